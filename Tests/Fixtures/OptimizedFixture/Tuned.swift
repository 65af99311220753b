// Built with `-O` in every build, as a target of a user's may be.

public struct Tuned: Sendable {
  public init() {}

  @inline(never) public func doubled(_ number: Int) -> Int { number &* 2 }
  @inline(never) public func tripled(_ number: Int) -> Int { doubled(number) &+ number }
  @inline(never) public func named(_ name: String) -> Int { name.utf8.count }
  @inline(never) public func longer(_ names: [String]) -> Int { names.map(named).max() ?? 0 }

  @inline(never) public func labelled<T: CustomStringConvertible>(_ value: T) -> String {
    "<\(value)>"
  }
  /// Calls copies of it for two types.
  @inline(never) public func labels() -> String { labelled(1) + labelled("a") }
}

/// Nothing calls it, since its calls are inlined.
@inline(__always) public func tunedSum(_ first: Int, _ second: Int) -> Int { first &+ second }
@inline(never) public func tunedSums(_ number: Int) -> Int { tunedSum(number, number) &* 3 }

/// Likewise, though its record leads to it.
@inline(__always) public func tunedLater(_ number: Int) async -> Int { number &+ 1 }
@concurrent @inline(never) public func tunedWaits(_ number: Int) async -> Int {
  await tunedLater(number) &* 3
}
/// Calls an async function, which it does not inline.
public func tunedWaitsTwice(_ number: Int) async -> Int { await tunedWaits(tunedWaits(number)) }
