import Synchronization

/// Whether a value within a text may be read by everyone who reads the text.
///
/// Log lines leave the machine; names, addresses and tokens should not. Nothing else in the program
/// has to know which values those are.
///
/// ```swift
/// #log("signed in \(user.id) as \(user.address, privacy: .private)")  // signed in 7 as <private>
/// ```
public enum LogPrivacy: Sendable {
  /// The value is written.
  case `public`
  /// `<private>` is written, and the value is not even computed.
  case `private`

  /// Whether private values are written all the same, as on a developer's machine.
  ///
  /// It is false unless set, and can be set on any thread.
  public static var revealsPrivateValues: Bool {
    get { reveals.load(ordering: .relaxed) }
    set { reveals.store(newValue, ordering: .relaxed) }
  }
  private static let reveals = Atomic(false)
}

extension DefaultStringInterpolation {
  /// Interpolates a value, or `<private>` in its place.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    privacy: LogPrivacy
  ) {
    switch privacy {
    case .private where !LogPrivacy.revealsPrivateValues: appendLiteral("<private>")
    case .public, .private: appendInterpolation(value())
    }
  }
}
