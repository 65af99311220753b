/// What stands for something installed: an override, a redefinition, an observation, a binding, a spy, a monitor.
///
/// One rule says how long that lasts. Where the call that installs it names an object that it is for (`on:`, `of:` of
/// a monitor, `owner:`, a binding's target, a proxy), that object keeps it, and the token may be dropped. Where it names
/// none, the token keeps it: it ends with its last reference. A token that was looked up keeps nothing, and equals the
/// one that was returned.
///
/// ```swift
/// try greet.override(on: greeter) { _, who in "Hi \(who)" }  // as long as the greeter
/// let frozen = try now.redefine { .distantPast }  // as long as `frozen`
/// ```
///
/// Any thread may use a token.
public protocol Token: Hashable, Sendable, CustomStringConvertible {
  /// Whether it has an effect still: it was not ended, what it is for lives, and nothing took its place.
  var isActive: Bool { get }

  /// Ends it.
  ///
  /// Ending it twice, from any thread, or after what it is for died, does nothing.
  func stop()
}

extension Token where Self: AnyObject {
  public static func == (one: Self, other: Self) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
