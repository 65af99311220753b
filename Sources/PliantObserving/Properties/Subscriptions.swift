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
  private var isList: Bool { word & 1 != 0 }

  func retain() {
    if let pointer { _ = Unmanaged<AnyObject>.fromOpaque(pointer).retain() }
  }

  func release() {
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }

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
  fileprivate let all: Subscriptions
  /// Whether no change can find them any more.
  fileprivate var isUnread = false

  init(all: Subscriptions) { self.all = all }

  /// Frees them, or leaves that to the last call that runs one of them; the caller holds no lock.
  func free() {
    guard all.word != 0 else { return }
    _ = Self.prepared
    Self.waiting.withLock { waiting in
      waiting.append(self)
      mark(true)
    }
    pliant_wait_for_readers()
    Self.freeEnded { waiting in
      if let own = waiting.firstIndex(where: { $0.all.word == all.word && !$0.isUnread }) {
        waiting[own].isUnread = true
      }
      return layer
    }
  }

  /// Frees them if no change can find them any more.
  func freeUnread() {
    guard all.word != 0 else { return }
    if isCalled { free() } else { all.release() }
  }

  private var layer: UnsafeRawPointer { pliant_observers_layer(all.word) }

  /// Whether a call that ends its borrow of them is to look here.
  private func mark(_ isRemoved: Bool) {
    pliant_layer_set_removed(UnsafeMutableRawPointer(mutating: layer), isRemoved)
  }

  /// Frees those that no change reads or calls, and that `prepare` chooses: all, if it returns nil.
  ///
  /// It looks under the lock: of two calls that end at once the second sees both ends. A
  /// subscription that was put in place again may be here several times; it is marked while it is.
  private static func freeEnded(
    _ prepare: (inout [RetiredSubscriptions]) -> UnsafeRawPointer?
  ) {
    let ended = waiting.withUncheckedLock { waiting -> [RetiredSubscriptions] in
      let chosen = prepare(&waiting)
      var ended: [RetiredSubscriptions] = []
      waiting.removeAll { retired in
        guard retired.isUnread, chosen == nil || chosen == retired.layer, !retired.isCalled
        else { return false }
        ended.append(retired)
        return true
      }
      for retired in ended where !waiting.contains(where: { $0.all.word == retired.all.word }) {
        retired.mark(false)
      }
      return ended
    }
    // What their handlers captured is freed under no lock.
    for retired in ended { retired.all.release() }
  }

  private var isCalled: Bool {
    var (layer, isCalled): (UnsafeRawPointer?, Bool) = (layer, false)
    withUnsafePointer(to: &layer) { layer in
      layer.withMemoryRebound(to: UnsafeRawPointer.self, capacity: 1) {
        pliant_find_borrowed($0, 1, &isCalled)
      }
    }
    return isCalled
  }

  private static let waiting = Guarded<[RetiredSubscriptions]>([])
  private static let prepared: Void = pliant_set_collect { layer in freeEnded { _ in layer } }
}
