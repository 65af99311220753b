import Pliant

// Protocols that other modules see, and who asks them here.

@Proxied public protocol SharedNone: AnyObject { func name() -> String }
@Proxied public protocol SharedOne: AnyObject { func name() -> String }
@Proxied public protocol SharedWithin: AnyObject { func name() -> String }
@Proxied package protocol SharedPackage: AnyObject { func name() -> String }

public final class SharedWithinValue: SharedWithin {
  private let text = "hand"
  public init() {}
  public func name() -> String { text }
}

@inline(never) public func ask(_ it: any SharedNone) -> String { it.name() }
@inline(never) public func ask(_ it: any SharedOne) -> String { it.name() }
@inline(never) public func ask(_ it: any SharedWithin) -> String { it.name() }
@inline(never) package func ask(_ it: any SharedPackage) -> String { it.name() }
