import CPliant
import Synchronization

/// The subscriptions of a slot: its word, which holds a reference.
///
/// The word is 0, a subscription, or, with its lowest bit set, a list of several.
struct Subscriptions: Sendable {
  let word: UInt

  init(word: UInt) { self.word = word }

  init(retaining all: [SlotSubscription]) {
    word =
      switch all.count {
      case 0: 0
      case 1: UInt(bitPattern: Unmanaged.passRetained(all[0]).toOpaque())
      default: UInt(bitPattern: Unmanaged.passRetained(SubscriptionList(all)).toOpaque()) | 1
      }
  }

  private var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: word & ~1) }
  fileprivate var object: Unmanaged<AnyObject>? { pointer.map { Unmanaged.fromOpaque($0) } }
  private var isList: Bool { word & 1 != 0 }

  func retain() { _ = object?.retain() }
  func release() { object?.release() }

  /// Sets whether a call that ends its borrow of them is to free them, if no other borrows them.
  func setRemoved(_ areRemoved: Bool) {
    guard object != nil else { return }
    pliant_layer_set_removed(UnsafeMutableRawPointer(mutating: layer), areRemoved)
  }

  /// The address that borrows of the subscriptions refer to.
  fileprivate var layer: UnsafeRawPointer { pliant_observers_layer(word) }

  // SAFETY: the lowest bit says to which of the two classes the word refers; the caller keeps it.
  @inline(__always)
  func visit(_ body: (SlotSubscription) -> Void) {
    guard let pointer else { return }
    if isList {
      Unmanaged<SubscriptionList>.fromOpaque(pointer)._withUnsafeGuaranteedRef { list in
        for subscription in list.all { subscription._withUnsafeGuaranteedRef(body) }
      }
    } else {
      Unmanaged<SlotSubscription>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }
  }

  /// The only subscription, if it is one to a property, and its shape.
  @inline(__always)
  var only: (Unmanaged<PropertySubscription>, SlotSubscription.Shape)? {
    guard let pointer, !isList else { return nil }
    let shape = Unmanaged<SlotSubscription>.fromOpaque(pointer)._withUnsafeGuaranteedRef(\.shape)
    return shape == .any ? nil : (Unmanaged.fromOpaque(pointer), shape)
  }

  /// Reports a change if there is one subscription that just calls a handler without arguments;
  /// false if `afterChange` must.
  @inline(__always)
  func reportPlainly() -> Bool {
    guard let (only, shape) = only, shape == .plain else { return false }
    return only._withUnsafeGuaranteedRef { $0.reportPlainly() }
  }

  var array: [SlotSubscription] {
    var array: [SlotSubscription] = []
    visit { array.append($0) }
    return array
  }
}

extension Subscriptions {
  /// Calls the subscriptions that want to be called before a change; returns the old values that
  /// they keep until after it, retained.
  ///
  /// One small value may be put into `buffer` instead.
  func beforeChange(of object: UnsafeRawPointer, _ buffer: OldValueBuffer?) -> UnsafeRawPointer? {
    ListNotification.finish(before: self)
    var change = SlotChange(object: object, buffer: buffer)
    visit { if $0.wantsBefore { $0.beforeChange(&change) } }
    return change.values.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
  }

  /// Calls every subscription.
  func afterChange(of object: UnsafeRawPointer, _ values: KeptValue?, _ buffer: OldValueBuffer?) {
    var change = SlotChange(object: object, buffer: buffer, values: values)
    guard isList, let pointer else { return visit { $0.afterChange(&change) } }
    ListNotification.run(Unmanaged.fromOpaque(pointer), &change)
  }

  /// Whether something is to be called before a change: for an old value, or because one of several
  /// may change the property again before the others have read it.
  var wantBefore: Bool {
    var (wantBefore, readsValue) = (false, false)
    visit {
      wantBefore = wantBefore || $0.wantsBefore
      readsValue = readsValue || $0.shape != .plain
    }
    return wantBefore || isList && readsValue
  }
}

/// The functions that C calls around each change of an object that has observers.
///
/// It has borrowed the subscriptions: counting references would take longer than the rest.
enum ChangeHooks {
  /// Installs them, once.
  static let install: Void = pliant_set_change_hooks(
    { object, observers, pending in
      let all = Subscriptions(word: observers)
      if let (only, shape) = all.only {
        if shape == .plain { return }
        if only._withUnsafeGuaranteedRef({ $0.keepOldValue(in: pending) }) { return }
      }
      pending.pointee.values = all.beforeChange(of: object, pending)
    },
    { object, observers, pending in
      let all = Subscriptions(word: observers)
      if all.reportPlainly() { return }
      afterChange(of: object, all, pending)
    },
    { pending in
      _ = pending.takeValues()
      pending.dropSmallValue()
    }
  )

  /// Apart, so that the shortest way saves few registers.
  @inline(never)
  private static func afterChange(
    of object: UnsafeRawPointer,
    _ all: Subscriptions,
    _ pending: OldValueBuffer
  ) {
    if let (only, _) = all.only, only._withUnsafeGuaranteedRef({ $0.reportValues(pending) }) {
      return
    }
    all.afterChange(of: object, pending.takeValues(), pending)
  }
}

/// Several subscriptions, in the order of registration.
private final class SubscriptionList: @unchecked Sendable {
  // SAFETY: constant; it holds a reference to each, which is not counted again for each call.
  /// See `SlotSubscription`; the first field, because C reads it.
  let wasRemoved = Atomic<UInt>(0)
  let all: [Unmanaged<SlotSubscription>]

  init(_ all: [SlotSubscription]) { self.all = all.map { .passRetained($0) } }

  deinit { for subscription in all { subscription.release() } }
}

/// A change of which several subscriptions are notified, in the frame that calls them.
///
/// One of them may change the property again. Those behind it are called before that, so that each
/// is notified of every change in order.
private struct ListNotification {
  // SAFETY: the frame that calls them keeps the list and the old values; the thread's record points
  // to this within `run` alone.
  let list: Unmanaged<SubscriptionList>
  let object: UnsafeRawPointer
  let buffer: OldValueBuffer?
  let values: Unmanaged<KeptValue>?
  let outer: UnsafeMutableRawPointer?
  /// The place of the next that is to be called.
  var next = 0

  static func run(_ list: Unmanaged<SubscriptionList>, _ change: inout SlotChange) {
    let thread = pliant_thread_get()
    var notification = ListNotification(
      list: list,
      object: change.object,
      buffer: change.buffer,
      values: change.values.map { .passUnretained($0) },
      outer: thread.pointee.notifications
    )
    withUnsafeMutablePointer(to: &notification) { notification in
      thread.pointee.notifications = UnsafeMutableRawPointer(notification)
      while let subscription = notification.pointee.takeNext() {
        subscription._withUnsafeGuaranteedRef { $0.afterChange(&change) }
      }
      thread.pointee.notifications = notification.pointee.outer
    }
  }

  /// Calls what earlier changes of the same property on this thread have yet to call.
  @inline(__always)
  static func finish(before all: Subscriptions) {
    guard pliant_thread_get().pointee.notifications != nil else { return }
    finishOthers(all)
  }

  @inline(never)
  private static func finishOthers(_ all: Subscriptions) {
    var outer = pliant_thread_get().pointee.notifications
    while let notification = outer?.assumingMemoryBound(to: ListNotification.self) {
      outer = notification.pointee.outer
      guard notification.pointee.isRest(in: all) else { continue }
      var change = SlotChange(
        object: notification.pointee.object,
        buffer: notification.pointee.buffer,
        values: notification.pointee.values?.takeUnretainedValue()
      )
      // An object that is on a path twice calls it once.
      let running = notification.pointee.order(at: notification.pointee.next - 1)
      while let subscription = notification.pointee.takeNext() {
        subscription._withUnsafeGuaranteedRef { if $0.order != running { $0.afterChange(&change) } }
      }
    }
  }

  private mutating func takeNext() -> Unmanaged<SlotSubscription>? {
    list._withUnsafeGuaranteedRef { list in
      guard next < list.all.count else { return nil }
      next += 1
      return list.all[next - 1]
    }
  }

  private func order(at place: Int) -> UInt {
    list._withUnsafeGuaranteedRef { $0.all[place]._withUnsafeGuaranteedRef(\.order) }
  }

  /// Whether one that is yet to be called is among these, so that both are of one property.
  private func isRest(in all: Subscriptions) -> Bool {
    let rest = list._withUnsafeGuaranteedRef { $0.all[next...].map { $0.toOpaque() } }
    var isIn = false
    all.visit { isIn = isIn || rest.contains(Unmanaged.passUnretained($0).toOpaque()) }
    return isIn
  }
}

/// Former subscriptions of a slot, which changes may still be reading and calling.
struct RetiredSubscriptions: Sendable {
  private let item: Retired.Item

  /// Marks the subscriptions, which were just unlinked, for the calls that run them; nil if there
  /// are none.
  init?(_ all: Subscriptions) {
    guard let object = all.object else { return nil }
    item = Retired.Item(all.layer, of: object.takeRetainedValue())
    all.setRemoved(true)
  }

  /// Frees them, or leaves that to the last call that runs one of them; the caller holds no lock.
  ///
  /// - Parameter areRead: Whether changes can be in progress.
  func free(areRead: Bool = true) {
    _ = Self.prepared
    if areRead { pliant_wait_for_readers() }
    guard Self.retired.add([item]) == 0, !areRead else { return }
    // A thread has ended within a handler.
    pliant_wait_for_readers()
    Self.retired.free(at: item.address)
  }

  private static let retired = Retired { pliant_find_borrowed($0, $1, $2) }
  private static let prepared: Void = pliant_set_collect {
    RetiredSubscriptions.retired.free(at: $0)
  }
}
