/// A handle on something installed: an override, a redefinition, an observation, a binding, a spy,
/// a monitor.
///
/// One rule says how long the installation lasts. If the call that makes it names an object that it
/// is for (`on:`, `of:` of a monitor, `owner:`, a binding's target, a proxy), that object keeps it,
/// and the token may be dropped. If it names none, the token keeps it: it ends with its last
/// reference. A token that was looked up keeps nothing, and equals the one that was returned.
///
/// ```swift
/// try greet.override(on: greeter) { _, who in "Hi \(who)" }  // as long as the greeter
/// let frozen = try now.redefine { .distantPast }  // as long as `frozen`
/// ```
///
/// Can be used from any thread.
public protocol Token: Hashable, Sendable, CustomStringConvertible {
  /// Whether the installation is still in effect: it has not been ended, its object is alive, and
  /// it was not replaced.
  var isActive: Bool { get }

  /// Ends the installation.
  ///
  /// Ending it twice, from any thread, or after its object has died, does nothing.
  func stop()
}

extension Token where Self: AnyObject {
  public static func == (one: Self, other: Self) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
