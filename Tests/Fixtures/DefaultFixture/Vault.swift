/// Members that no other module can name.
public struct Vault: Sendable {
  private var coins: [Int]
  public init(_ coins: [Int]) { self.coins = coins }
  private init(full: Bool) { coins = full ? [100] : [] }

  public var shown: String {
    var copy = self
    copy.drop(3)
    copy.limit = 7
    return "\(sum(1)) \(copy.coins) \(isEmpty) \(Self.coin(of: "ab")) "
      + "\(Vault(full: true).coins) \(copy.limit) \(doubled(4))"
  }

  private func sum(_ more: Int) -> Int { coins.reduce(more, +) }
  private mutating func drop(_ coin: Int) { coins.append(coin) }
  private var isEmpty: Bool { coins.isEmpty }
  private var limit: Int {
    get { coins.count }
    set { coins.append(newValue) }
  }
  private static func coin(of text: String) -> Int { text.utf8.count }
  private func joined(_ parts: String...) -> String { parts.joined() }
  public var spelled: String { joined("a", "b") }
  private var later: Int { get async { coins.count } }
  public func wait() async -> Int { await later }
  private func count(_ more: Int) async throws -> Int {
    let count = coins.count + more
    await Task.yield()
    return count
  }
  private func hurry(_ more: Int) async -> Int {
    let count = coins.count + more
    await Task.yield()
    return count
  }
  public func hurried() async -> Int { await hurry(1) }
  private mutating func fill(_ coin: Int) async {
    coins.append(coin)
    await Task.yield()
  }
  private static func worth(_ text: String) async -> Int {
    let count = text.utf8.count
    await Task.yield()
    return count
  }
  public func counted() async throws -> String {
    var copy = self
    await copy.fill(1)
    return "\(try await count(1)) \(copy.coins.count) \(await Self.worth("a")) \(await slowly(2))"
  }
  private func each(_ body: (Int) -> Void) { coins.forEach(body) }
  public func useEach() -> Int {
    var count = 0
    each { _ in count += 1 }
    return count
  }
}

/// A value that is too large for registers.
public struct Hoard {
  private var coins = (1, 2, 3, 4, 5)
  public init() {}

  public var shown: String {
    var copy = self
    copy.raise(10)
    return "\(coins.0) \(copy.sum(1))"
  }

  private func sum(_ more: Int) -> Int { coins.0 + more }
  private mutating func raise(_ by: Int) { coins.0 += by }
}

private func doubled(_ x: Int) -> Int { x * 2 }
private func slowly(_ x: Int) async -> Int {
  let doubled = doubled(x)
  await Task.yield()
  return doubled
}

public final class Guardian: Sendable {
  private let name: String
  public init(_ name: String) { self.name = name }
  private func call(_ who: String) throws -> String { name + who }
  private func fetch(_ who: String) async throws -> String {
    let name = name + who
    await Task.yield()
    return name
  }
  public func fetched() async -> String { (try? await fetch("!")) ?? "nobody" }
  public func shout() -> String { (try? call("!")) ?? "nobody" }
}

public actor Clerk {
  private var count = 0
  public init() {}
  private func add(_ x: Int) -> Int {
    count += x
    return count
  }
  public func twice(_ x: Int) -> Int { add(x) + add(x) }
}
