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
  static let binding = Self(rawValue: 1 << 9)
  /// A debugging tool's, which is not listed.
  static let watching = Self(rawValue: 1 << 10)
}
