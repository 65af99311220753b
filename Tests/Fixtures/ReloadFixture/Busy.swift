// Functions that threads call while their bodies change.

public struct Worker: Sendable {
  public init() {}
  public func step(_ number: Int) -> Int { number + version() - 0 }
  func version() -> Int { 0 }
  public func wait(_ number: Int) async -> Int {
    await Task.yield()
    return number + version()
  }
}
