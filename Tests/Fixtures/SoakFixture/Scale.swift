/// A struct with a method whose calls are all seen.
public struct Scale: Sendable {
  public var factor = 3
  public init() {}
  public dynamic func read(_ number: Int) -> Int { (number &* factor).marked(-5) }
}

/// A function whose calls are all seen.
public dynamic func weigh(_ names: [String]) -> [String] { names.marked(-6) }
