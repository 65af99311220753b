import CPliant
import Synchronization

/// What the word of a slot refers to, which holds a reference.
///
/// It is 0, a subscription, or, with its lowest bit set, a list of several.
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

  /// What borrows of them name.
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
    var change = SlotChange(object: object, buffer: buffer)
    visit { if $0.wantsBefore { $0.beforeChange(&change) } }
    return change.values.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
  }

  /// Calls every subscription.
  func afterChange(of object: UnsafeRawPointer, _ values: KeptValue?, _ buffer: OldValueBuffer?) {
    var change = SlotChange(object: object, buffer: buffer, values: values)
    visit { $0.afterChange(&change) }
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
  /// As of `SlotSubscription`; the first field, because C reads it.
  let wasRemoved = Atomic<UInt>(0)
  let all: [Unmanaged<SlotSubscription>]

  init(_ all: [SlotSubscription]) { self.all = all.map { .passRetained($0) } }

  deinit { for subscription in all { subscription.release() } }
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
