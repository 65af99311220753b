public import UnpreparedFixture

/// What changes it in place calls nothing, not even the runtime.
public final class Settled {
  public init() {}
  public var value = 1
}

@inline(never) public func rename(_ box: Box) { box.name = "renamed" }
@inline(never) public func rename(_ shelf: Shelf) { shelf.name = "renamed" }
@inline(never) public func extend(_ box: Box) { box.items.append(2) }
