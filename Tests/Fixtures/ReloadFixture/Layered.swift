// Functions with something installed over them.

public final class Clerk {
  public init() {}
  public func answer(_ question: String) -> String { "old " + question }
}

public func hooked(_ number: Int) -> Int { number + 1 }

public func suspended(_ number: Int) async -> Int {
  await Task.yield()
  return number + 1
}
