import Pliant
import ProtocolFixture
import Testing

@Proxied protocol Saving: AnyObject { func save(_ text: String) throws }

@Proxied protocol Basket: Saving {
  var size: Int { get set }
  func find(_ name: String, in list: [String]) throws -> Int?
  func count(_ name: String) async -> Int
  func clear()
}

private final class RealBasket: Basket {
  var size = 1
  func save(_ text: String) {}
  func find(_ name: String, in list: [String]) -> Int? { list.firstIndex(of: name) }
  func count(_ name: String) async -> Int { name.count }
  func clear() { size = 0 }
}

/// Spies and stubs on proxies: mocks.
struct MockTests {
  @Test func aProxyAloneIsAMock() async throws {
    let proxy = EverythingProxy()
    let save = proxy.stub(\.save, returning: 1, 2)
    let load = proxy.stub(\.load, for: .equal("bad"), throwing: Failure(code: 4))
    let name = proxy.spy(\.name.set)
    #expect(try [proxy.save("a"), proxy.save("b"), proxy.save("c")] == [1, 2, 2])
    await #expect(throws: Failure(code: 4)) { try await proxy.load("bad") }
    await #expect(throws: ProxyError.notImplemented(requirement: "Everything.load(_:)")) {
      try await proxy.load("good")
    }
    proxy.name = "new"
    #expect(save.calls.map(\.arguments) == ["a", "b", "c"])
    #expect(load.calls.map(\.arguments) == ["bad", "good"])
    #expect(load.calls.map { $0.error as? Failure } == [Failure(code: 4), nil])
    #expect(load.calls[1].error is ProxyError)
    verifyInOrder {
      save.call(.equal("b"))
      load.call(where: { $0 == "bad" })
      name.call(.equal("new"))
    }
  }

  /// Nobody can be expected to stub what returns nothing.
  @Test func aSpiedRequirementThatReturnsNothingDoesNotThrow() throws {
    let mock = SavingProxy()
    #expect(throws: ProxyError.self) { try mock.save("a") }
    let spy = mock.spy(\.save)
    try mock.save("b")
    #expect(spy.calls.map(\.arguments) == ["b"] && spy.calls[0].error == nil)
  }

  /// N: a mock that records from the start.
  @Test(arguments: [false, true]) func allRequirementsAreSpiedOn(_ isMock: Bool) async throws {
    let real = RealBasket()
    let basket = (isMock ? BasketProxy() : BasketProxy(implementer: real)).spyAll()
    basket.size += 2
    try basket.save("a")
    #expect(await basket.count("abc") == (isMock ? 0 : 3))
    let wanted = "abcd"
    basket.stub(\.count, for: wanted, returning: 9)
    #expect(await basket.count("abcd") == 9)
    basket.stub(\.find, returning: 7)
    #expect(try basket.find("x", in: ["x"]) == 7)
    basket.clear()
    #expect(real.size == (isMock ? 1 : 0))
    #expect(basket.spy(\.size.set).calls.map(\.arguments) == [isMock ? 2 : 3])
    #expect(basket.spies.count == 6)
    #expect(basket.spy(\.save) == basket.spy(\.save))
    verifyInOrder {
      basket.spy(\.size).call()
      basket.spy(\.save).call("a")
      basket.spy(\.find).call(where: { $0.1 == ["x"] })
      basket.spy(\.clear).call()
    }
    withKnownIssue { _ = verifyNoMoreInteractions(basket.spies) }
    basket.spy(\.count).verify("abc")
    basket.spy(\.count).verify(wanted)
    basket.spy(\.size.set).verify(count: 1)
    verifyNoMoreInteractions(basket.spies)
    resetAll(basket.spies)
    basket.spy(\.clear).stop()
    basket.clear()
    #expect(basket.spy(\.clear).callCount == 0 && !basket.spy(\.clear).isActive)
  }

  @Test func callsOfManyThreadsAreRecordedOnce() async {
    let basket = BasketProxy().spyAll()
    nonisolated(unsafe) let shared = basket
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<50 { shared.clear() } } }
    }
    #expect(basket.spy(\.clear).callCount == 400 && basket.spies.count == 1)
  }

  /// N: `{ false }` for a requirement with arguments.
  @Test func overridesAndObserversMayIgnoreTheArguments() async throws {
    let basket = BasketProxy()
    var log: [String] = []
    try basket.override(\.find) { 4 }
    try basket.override(\.count) { 5 }
    try basket.override(\.save) { throw Failure(code: 1) }
    try basket.observe(\.find, .before) { log.append("find") }
    try basket.observe(\.save, .after) { log.append("saved") }
    try basket.observe(\.clear, .after) { log.append("clear") }
    try basket.observe(\.size.set, .after) { log.append("size") }
    #expect(try basket.find("a", in: []) == 4)
    #expect(await basket.count("a") == 5)
    #expect(throws: Failure(code: 1)) { try basket.save("a") }
    basket.clear()
    basket.size = 1
    #expect(log == ["find", "saved", "clear", "size"])
    let sheets = SheetDelegateProxy()
    try sheets.override(\.shouldDismiss) { true }
    #expect(sheets.shouldDismiss(Sheet("a")))
  }

  /// N: the same on the main actor, whose state the closures may use.
  @MainActor @Test func closuresOfTheMainActorMayIgnoreTheArguments() throws {
    let main = MainProxy()
    let log = OnMain()
    try main.override(\.show) { log.count + 4 }
    try main.observe(\.show, .before) { log.count += 1 }
    #expect(main.show("a") == 5 && log.count == 1)
  }

  @Test func aSpySeesWhoeverAnswers() throws {
    let delegate = Delegate()
    let proxy = SheetDelegateProxy(implementer: delegate)
    let spy = proxy.spy(\.shouldDismiss)
    _ = proxy.shouldDismiss(Sheet("a"))
    try proxy.override(\.shouldDismiss) { _ in false }
    _ = proxy.shouldDismiss(Sheet("b"))
    spy.stub(returning: true)
    _ = proxy.shouldDismiss(Sheet("c"))
    #expect(
      spy.calls.map { "\($0.arguments.name) \($0.result ?? false)" } == [
        "a true", "b false", "c true",
      ]
    )
    #expect(delegate.log.text == "should(a)")
    spy.stop()
    _ = proxy.shouldDismiss(Sheet("d"))
    #expect(spy.callCount == 3)
  }

  @Test func argumentsOfEveryKind() throws {
    let proxy = EverythingProxy(retaining: EverythingValue())
    let (sum, add) = (proxy.spy(\.sum), proxy.spy(\.add))
    let (each, later) = (proxy.spy(\.each), proxy.spy(\.later))
    let decode = proxy.spy(\.decode)
    _ = proxy.sum(1, 2)
    var number = 4
    _ = proxy.add(&number, 5)
    try proxy.each { _ in }
    var log = ""
    proxy.later { log += "later" }
    _ = try proxy.decode([Character].self, from: "a")
    #expect(sum.calls[0].arguments == [1, 2])
    #expect(add.calls[0].arguments == (4, 5))
    #expect(add.calls[0].result == 9)
    #expect(each.callCount == 1)
    later.calls[0].arguments()
    #expect(log == "laterlater")
    #expect(decode.calls[0].arguments.1 == "a")
    #expect(decode.calls[0].result as? [Character] == ["a"])
    decode.stub(returning: [Character("s")])
    #expect(try proxy.decode([Character].self, from: "a") == ["s"])
  }

  @Test func waitingForAMock() async throws {
    let proxy = SendablesProxy()
    let spy = proxy.stub(\.run, returning: 3)
    let task = Task { await proxy.run {} }
    try await spy.wait(timeout: .seconds(3_600))
    #expect(await task.value == 3)
  }

  @Test func theNewestSpyAnswers() {
    let proxy = SheetDelegateProxy()
    let old = proxy.stub(\.shouldDismiss, returning: true, false)
    let new = proxy.spy(\.shouldDismiss)
    new.stub(for: .where { $0.name == "new" }, returning: false)
    let answers = ["old", "new", "old"].map { proxy.shouldDismiss(Sheet($0)) }
    #expect(answers == [true, false, false])
    #expect(old.callCount == 3 && new.callCount == 3)
  }

  @Test func computedAnswers() {
    let proxy = SheetDelegateProxy()
    proxy.spy(\.shouldDismiss).stub(answering: { $0.name == "yes" })
    #expect(proxy.shouldDismiss(Sheet("yes")))
    #expect(!proxy.shouldDismiss(Sheet("no")))
  }
}

@MainActor private final class OnMain { var count = 0 }
