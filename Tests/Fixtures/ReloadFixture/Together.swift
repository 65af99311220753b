// What is reloaded together with a library.

public struct Bag {
  public var count = 1
  public init() {}
}

public func total() -> Int { Bag().count }
