import Pliant
import ProtocolFixture
import Testing

@Proxied protocol Saving: AnyObject { func save(_ text: String) throws }

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
