/// The options of a subscription: those of the user in the low byte, and Pliant's own above them.
struct SubscriptionFlags: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ options: ObservingOptions) { rawValue = UInt16(options.rawValue) }

  /// The user's options.
  var users: ObservingOptions { ObservingOptions(rawValue: UInt8(truncatingIfNeeded: rawValue)) }

  static let initial = Self(ObservingOptions.initial)
  static let prior = Self(ObservingOptions.prior)
  static let old = Self(ObservingOptions.old)
  static let distinct = Self(ObservingOptions.distinct)
  /// It pushes a value on, and so comes before the handlers that look at what was pushed.
  static let binding = Self(rawValue: 1 &<< 9)
  /// A debugging tool's, which is not listed.
  static let watching = Self(rawValue: 1 &<< 10)
}

/// The rarer options of a subscription.
final class SubscriptionOptions: @unchecked Sendable {
  // SAFETY: constant, but for `opposite`, which is guarded by `ObservationLock`.
  /// nil: the handler is called inside the setter.
  let destination: Destination?
  /// Runs once the observation has ended.
  let onEnd: (() -> Void)?
  /// Returns the reason why something that belongs to the observation is not observed.
  let failure: (() -> (any Error)?)?
  /// The direction of a binding that observes, which knows the changes that it has made itself.
  let filter: AnyPush?
  private weak var guardedOpposite: Subscription?
  /// The subscription to a two-way binding's other end: in a batch the later change counts.
  ///
  /// Set when changes may come already.
  var opposite: Subscription? {
    get { filter == nil ? nil : ObservationLock.shared.withUncheckedLock { _ in guardedOpposite } }
    set { ObservationLock.shared.withUncheckedLock { _ in guardedOpposite = newValue } }
  }
  /// The value of a property as it was last reported, if nothing is called before a change.
  let lastReported: LastReported?

  init(
    destination: Destination?,
    filter: AnyPush?,
    lastReported: LastReported?,
    onEnd: (() -> Void)?,
    failure: (() -> (any Error)?)?
  ) {
    self.destination = destination
    self.onEnd = onEnd
    self.failure = failure
    self.filter = filter
    self.lastReported = lastReported
  }

  /// Whether a change is reported as if there were no options, until the observation ends.
  var isDirect: Bool { destination == nil && filter == nil && lastReported == nil }
}

/// The lock that guards which subscriptions there are; user code never runs under it.
enum ObservationLock {
  static let shared = Guarded(())
}
