import Foundation
import Pliant
import Testing

/// Proxies of actors, on their implementers' executors, and of main-actor protocols.
struct ActorTests {
  @Test func forwardsWithoutWaiting() async throws {
    let real = RealAccount()
    let proxy = AccountProxy(implementer: real)
    func use(_ account: isolated any Account) throws -> String {
      var total = 1
      account.add(to: &total)
      account.total += 2
      account[3] = 4
      let sheet = Sheet("a")
      let isKept = account.keep(sheet) === sheet
      let number = try account.deposit(5)
      account.each { total += $0 }
      return "\(total) \(account.total) \(isKept) \(number) \(account[3]) \(account.number())"
    }
    #expect(try await use(proxy) == "16 14 true 14 4 6")
    #expect(await real.total == 14)
    #expect(await proxy.load("b") == "loaded b")
    await #expect(throws: Failure(code: -1)) { try await proxy.deposit(-1) }
    await #expect(throws: Failure(code: 3)) { try await proxy.close() }
  }

  @Test func overrides() async throws {
    let proxy = AccountProxy(retaining: RealAccount())
    let spy = proxy.spy(\.deposit)
    try proxy.override(\.deposit) { $0 * 2 }
    try proxy.override(\.number) { 8 }
    try proxy.override(\.load) { name in "own \(name)" }
    #expect(try await proxy.deposit(4) == 8)
    #expect(proxy.number() == 8)
    #expect(await proxy.load("c") == "own c")
    spy.verify(.equal(4))
  }

  @Test func isAMockByItself() async throws {
    let proxy = AccountProxy()
    let sum = proxy.stub(\.total, returning: 9)
    #expect(await proxy.total == 9)
    #expect(proxy.number() == 0)
    await #expect(throws: ProxyError.notImplemented(requirement: "Account.deposit(_:)")) {
      try await proxy.deposit(1)
    }
    sum.verify(count: 1)
  }

  // Its executor is the implementer's, which must not die while it is used.
  @Test func keepsItsImplementer() async throws {
    let proxy = AccountProxy(implementer: RealAccount())
    #expect(await proxy.total == 0)
  }

  @MainActor @Test func nonisolatedMembersOfAnIsolatedProtocol() async throws {
    let proxy = PartlyMainProxy()
    try proxy.override(\.id) { 5 }
    try proxy.override(\.name) { "name" }
    let id = await Task.detached { proxy.id() }.value
    #expect(id == 5)
    #expect(await Task.detached { proxy.name }.value == "name")
    #expect(proxy == proxy && proxy != PartlyMainProxy())
  }

  @MainActor @Test func conformsOnAnyThreadToWhatAnIsolatedProtocolInherits() async throws {
    let proxy = InheritingProxy()
    let text = await Task.detached { "\(proxy) \(Set([proxy, proxy]).count)" }.value
    #expect(text == "InheritingProxy(no implementer) 1")
    #expect(throws: ProxyError.notImplemented(requirement: "Encodable.encode(to:)")) {
      try JSONEncoder().encode(proxy)
    }
    #expect(throws: ProxyError.notImplemented(requirement: "Decodable.init(from:)")) {
      try JSONDecoder().decode(InheritingProxy.self, from: Data("1".utf8))
    }
    let kept = InheritingProxy(retaining: Inherited())
    #expect(String(decoding: try JSONEncoder().encode(kept), as: UTF8.self) == #"{"number":3}"#)
  }
}

@Proxied protocol Account: Actor {
  func add(to total: inout Int)
  func keep(_ sheet: Sheet) -> Sheet
  func deposit(_ amount: Int) throws -> Int
  func each(_ body: (Int) -> Void)
  func load(_ name: String) async -> String
  func close() throws(Failure)
  var total: Int { get set }
  subscript(index: Int) -> Int { get set }
  nonisolated func number() -> Int
}

private actor RealAccount: Account {
  var total = 0
  func add(to total: inout Int) { total += 1 }
  func keep(_ sheet: Sheet) -> Sheet { sheet }
  func deposit(_ amount: Int) throws -> Int {
    guard amount > 0 else { throw Failure(code: amount) }
    total += amount
    return total
  }
  func each(_ body: (Int) -> Void) { body(total) }
  func load(_ name: String) async -> String { "loaded \(name)" }
  func close() throws(Failure) { throw Failure(code: 3) }
  private var places: [Int: Int] = [:]
  subscript(index: Int) -> Int {
    get { places[index] ?? 0 }
    set {
      places[index] = newValue
      total += newValue + 3
    }
  }
  nonisolated func number() -> Int { 6 }
}

@MainActor @Proxied protocol PartlyMain: AnyObject, Equatable {
  func show() -> Int
  nonisolated func id() -> Int
  nonisolated var name: String { get }
}

@MainActor @Proxied protocol Inheriting: AnyObject, Hashable, CustomStringConvertible, Codable {
  func show() -> Int
}

@MainActor
private final class Inherited: Inheriting, nonisolated Hashable,
  nonisolated CustomStringConvertible, nonisolated Encodable, nonisolated Decodable
{
  let number: Int
  init() { number = 3 }
  nonisolated init(from decoder: any Decoder) throws { number = 4 }
  func show() -> Int { number }
  nonisolated static func == (a: Inherited, b: Inherited) -> Bool { a === b }
  nonisolated func hash(into hasher: inout Hasher) {}
  nonisolated var description: String { "inherited" }
}
