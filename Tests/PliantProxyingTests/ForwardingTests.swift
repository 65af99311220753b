import Pliant
import ProtocolFixture
import Testing

@Proxied private protocol Hidden { func number() -> Int }

/// Calls of a proxy, passed on to its implementer.
struct ForwardingTests {
  // ProtocolProxy 5.3#13
  @Test func callsAndArgumentsReachTheImplementer() {
    let log = Log()
    let delegate = Delegate(log)
    let proxy: any SheetDelegate = SheetDelegateProxy(implementer: delegate)
    #expect(proxy.shouldDismiss(Sheet("one")))
    proxy.didDismiss(Sheet("two"))
    proxy.title = "new"
    proxy.title += "er"
    #expect(delegate.title == "newer")
    #expect(proxy.title == "newer")
    #expect(log.text == "should(one) did(two)")
  }

  /// Such requirements once expanded to code that did not compile.
  @MainActor @Test func parametersNamedAsAnExpansionWouldNameItsOwn() throws {
    let proxy = NamesakesProxy(retaining: NamesakesValue())
    var log = ["\(proxy.store(1, record: 2, answer: 3))"]
    log.append("\(try proxy.change(1, function: 2, observe: 4))")
    log.append("\(try proxy.change(1, function: 0, observe: 0))")
    log.append("\(proxy.move(5, isHeardBefore: 1))")
    try proxy.override(\.store) { call, record, answer in call * record * answer }
    log.append("\(proxy.store(2, record: 3, answer: 4))")
    #expect(log.joined(separator: " ") == "6 7 8 4 24")
  }

  // ProtocolProxy 5.2#7
  @Test func everyKindOfRequirement() async throws {
    let proxy = EverythingProxy(retaining: EverythingValue())
    var log = [String]()
    proxy.plain()
    proxy.move(to: 1)
    log.append("\(proxy.move(by: 2, true)) \(proxy.move(by: "abc", false))")
    log.append(try await proxy.load("x"))
    log.append("\(await proxy.sleep()) \(try proxy.save("four"))")
    #expect(throws: Failure(code: 1)) { try proxy.close() }
    log.append("\(try await proxy.closeLater())")
    var number = 1
    log.append("\(proxy.add(&number, 2)) \(number)")
    log.append("\(proxy.sum(1, 2, 3)) \(try proxy.join("a", rest: "b", "c", by: "-"))")
    try proxy.each { log.append("each \($0)") }
    proxy.later { log.append("later") }
    proxy.log("never read")
    log.append("\(try proxy.decode([Character].self, from: "xy"))")
    log.append("\(proxy.describe(7, 8)) \(proxy.unwrap() ?? 0)")
    log.append("\(proxy.readOnly) \(try await proxy.effectful)")
    proxy.`default` = 9
    proxy[3] = "three"
    log.append("\(proxy.`default` ?? 0) \(proxy[3]) \(proxy[4]) \(proxy[row: 2, column: 3])")
    proxy.change()
    log.append("\(proxy.name) \(proxy.rename(to: "x")) \(proxy.handler(1))")
    #expect(
      log.joined(separator: ", ")
        == "2 3, loaded x, 1 4, [1], 3 3, 6 a-b-c, each 1, later, [\"x\", \"y\"], 7 8 4, 5 effect, "
        + "9 three none 6.0, value! renamed x 2"
    )
  }

  /// The name of an overload stands in backticks as a whole, also where it has some itself.
  @Test func overloadsWhoseNamesAreKeywords() throws {
    let proxy = KeywordsProxy()
    try proxy.override(\.`default(_:)`) { "\($0)" }
    try proxy.override(\.`default(of:)`) { "of \($0)" }
    try proxy.override(\.`for(inout: Int)`) { "in \($0)" }
    try proxy.override(\.`for(inout: String)`) { "in \($0)!" }
    let log = [
      proxy.default(1), proxy.default(of: "a"), proxy.for(`inout`: 2), proxy.for(`inout`: "b"),
    ]
    #expect(log == ["1", "of a", "in 2", "in b!"])
  }

  @Test func staticRequirements() throws {
    let statics = try ProxyControl(type: EverythingProxy.self, implementer: EverythingValue.self)
    #expect(EverythingProxy.make("abc") == 3)
    #expect(EverythingProxy.shared == "shared")
    let override = try statics.override(\.`static make`) { _ in 9 }
    #expect(EverythingProxy.make("abc") == 9)
    override.stop()
    #expect(EverythingProxy.make("abcd") == 4)
    #expect(throws: ProxyError.self) {
      try ProxyControl(type: EverythingProxy.self, implementer: Int.self)
    }
    #expect(throws: ProxyError.otherControl(requirement: "Everything.static make(_:)")) {
      try EverythingProxy().override(\.`static make`) { _ in 1 }
    }
    #expect(throws: ProxyError.otherControl(requirement: "Everything.plain()")) {
      try ProxyControl(type: EverythingProxy.self).observe(\.plain, .before) {}
    }
  }

  // ProtocolProxy 5.1: `implementer`, which can be set later here. 5.3#20 and #22 hold then, too.
  @Test func implementersCanBeSetLater() throws {
    let log = Log()
    let proxy = SheetDelegateProxy()
    let control = ProxyControl(proxy)
    try proxy.observe(\.shouldDismiss, .before) { log("observed(\($0.name))") }
    func ask(_ name: String) { log("\(proxy.shouldDismiss(Sheet(name)))") }
    ask("mock")
    var delegate: Delegate? = Delegate(log)
    try control.setImplementer(delegate)
    ask("weak")
    #expect(proxy.implementer === delegate)
    delegate = nil
    ask("gone")
    try control.setImplementer(retaining: Delegate(log))
    ask("kept")
    proxy.didDismiss(Sheet("kept"))
    try control.setImplementer(nil)
    ask("none")
    #expect(proxy.implementer == nil)
    #expect(
      log.text == "observed(mock) false observed(weak) should(weak) true observed(gone) false "
        + "observed(kept) should(kept) true did(kept) observed(none) false"
    )
  }

  @Test func implementersOfActorsAndOfTypesAreFixed() {
    let proxy = AccountProxy()
    #expect(throws: ProxyError.fixedImplementer(proxy: "\(AccountProxy.self)")) {
      try ProxyControl(proxy).setImplementer(nil)
    }
    #expect(throws: ProxyError.otherControl(requirement: "implementer")) {
      try ProxyControl(type: SheetDelegateProxy.self).setImplementer(nil)
    }
  }

  // ProtocolProxy 5.3#22
  @Test func weakAndRetainedImplementers() {
    var delegate: Delegate? = Delegate()
    weak let weakly = delegate
    let proxy = SheetDelegateProxy(implementer: delegate)
    #expect(proxy.implementer === delegate)
    delegate = nil
    #expect(weakly == nil)
    #expect(proxy.implementer == nil)
    #expect(!proxy.shouldDismiss(Sheet()))
    weak var kept: Delegate?
    do {
      var strong: Delegate? = Delegate()
      kept = strong
      let proxy = SheetDelegateProxy(retaining: strong ?? Delegate())
      strong = nil
      #expect(kept != nil)
      #expect(proxy.shouldDismiss(Sheet()))
    }
    #expect(kept == nil)
  }

  // ProtocolProxy 5.2#1
  @Test func noImplementer() {
    #expect(SheetDelegateProxy(implementer: nil).implementer == nil)
    #expect(SheetDelegateProxy().implementer == nil)
  }

  @Test func zeroValues() async throws {
    let proxy = EverythingProxy()
    proxy.plain()
    #expect(proxy.move(by: 1, true) == 0)
    #expect(proxy.name == "")
    #expect(proxy.unwrap() == nil)
    #expect(proxy.`default` == nil)
    #expect(proxy[1] == "")
    #expect(try await proxy.closeLater() == [])
    #expect(OptionalsProxy().style() == .fancy)
  }

  // A cast to an Optional would make `.some(nil)` of these, and `NSNull` of the second.
  @Test func zeroValuesAreExact() {
    let proxy = NothingsProxy()
    #expect(proxy.any() == nil)
    #expect(proxy.object() == nil)
    #expect(proxy.hashable() == nil)
    #expect(proxy.named() == nil)
    #expect(proxy.twice() == nil)
    #expect(proxy.generic(Any.self) == nil)
    #expect(proxy.generic(Int??.self) == nil)
    #expect(proxy.set() == [])
    #expect(proxy.map() == [:])
    #expect(proxy.number() == 0)
  }

  @Test func withoutImplementerItThrowsIfItCan() async {
    let proxy = EverythingProxy()
    #expect(throws: ProxyError.notImplemented(requirement: "Everything.save(_:)")) {
      try proxy.save("x")
    }
    #expect(throws: ProxyError.notImplemented(requirement: "Everything.decode(_:from:)")) {
      try proxy.decode([Int].self, from: "")
    }
    await #expect(throws: ProxyError.notImplemented(requirement: "Everything.load(_:)")) {
      try await proxy.load("x")
    }
  }

  // ProtocolProxy 5.2#8
  @Test func withoutZeroValueItStopsElse() async {
    let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = EverythingProxy().handler
    }
    let said = String(decoding: stop?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("'Everything.handler': it has neither an implementer nor an override"))
  }

  @Test func foreignProtocols() async throws {
    final class Implementer: ForeignDelegate {
      var title = "title"
      let count = 2
      func move(to place: Int) -> Bool { place > 0 }
      func load(_ name: String) async throws -> String { name }
      subscript(index: Int) -> String { "\(index)" }
    }
    let implementer = Implementer()
    let proxy = ForeignDelegateProxy(implementer: implementer)
    let delegate: any ForeignDelegate = proxy
    delegate.title = "new"
    #expect(implementer.title == "new")
    #expect(try await delegate.load("x") == "x")
    #expect("\(delegate.move(to: 1)) \(delegate.count) \(delegate[4])" == "true 2 4")
    try proxy.override(\.subscript) { "over \($0)" }
    try proxy.override(\.count) { 7 }
    try proxy.override(\.title.set) { _ in }
    delegate.title = "ignored"
    #expect("\(delegate.count) \(delegate[4]) \(delegate.title)" == "7 over 4 new")
  }

  @Test func sendable() async {
    final class Runner: Sendables {
      func run(_ body: @Sendable () -> Void) async -> Int {
        body()
        return 1
      }
      func count() -> Int { 2 }
      func show(_ text: String) -> Int { text.count }
    }
    let proxy = SendablesProxy(retaining: Runner())
    let sum = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<10 { group.addTask { await proxy.run {} + proxy.count() } }
      return await group.reduce(0, +)
    }
    #expect(sum == 30)
    #expect(await proxy.show("abc") == 3)
  }

  @MainActor @Test func mainActor() async throws {
    final class Shower: Main {
      var title = "main"
      func show(_ text: String) -> Int { text.count }
      func load() async -> Int { 3 }
    }
    let shower = Shower()
    let proxy = MainProxy(implementer: shower)
    #expect(await proxy.load() + proxy.show("ab") == 5)
    try proxy.override(\.show) { text in shower.show(text) + 100 }
    #expect(proxy.show("ab") == 102)
    try proxy.override(\.load, target: Shower())
    #expect(await proxy.load() == 3)
  }

  @Test func accessLevelsAndNesting() throws {
    struct Implementer: Outer.Inner { func number(_ times: Int) -> Int { times * 2 } }
    let proxy = Outer.InnerProxy(retaining: Implementer())
    #expect(proxy.number(2) == 4)
    let hidden = HiddenProxy()
    try hidden.override(\.number) { 4 }
    #expect(hidden.number() == 4)
  }

  // ProtocolProxy 5.2#12
  @Test func aProxyIsEqualToItselfAlone() {
    struct Implementer: Values {
      var description: String { "implementer" }
      func number() -> Int { 1 }
    }
    let implementer = Implementer()
    let (proxy, other) = (
      ValuesProxy(retaining: implementer), ValuesProxy(retaining: implementer)
    )
    #expect(proxy == proxy && proxy != other)
    #expect(Set([proxy, other, proxy]).count == 2)
    #expect("\(proxy)" == "ValuesProxy(implementer)")
  }
}
