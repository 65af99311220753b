import Pliant
import ProtocolFixture
import Testing

/// Overrides of a proxy's requirements.
struct OverridingTests {
  private final class Guardian: SheetDelegate {
    var title = "guardian"
    var answer = false
    func shouldDismiss(_ sheet: Sheet) -> Bool { answer }
    func other(_ sheet: Sheet) -> Bool { !answer }
    func note(_ sheet: Sheet) { title += " \(sheet.name)" }
    func empty() -> String { "none" }
    func two(_ index: Int, _ value: String) { title = "\(index) \(value)" }
  }

  // ProtocolProxy 5.3#14
  @Test func byClosure() async throws {
    let proxy = EverythingProxy(retaining: EverythingValue())
    var log = ""
    try proxy.override(\.plain) { log += "plain " }
    try proxy.override(\.readOnly) { 10 }
    try proxy.override(\.save) { text in text == "x" ? 11 : 0 }
    try proxy.override(\.add) { number, other in
      number = 100
      return other
    }
    try proxy.override(\.sum) { $0.count }
    try proxy.override(\.load) { name in "over \(name)" }
    try proxy.override(\.each) { body in try body(7) }
    // NB: swift-frontend 6.3.1 crashes on a closure of typed throws without a declared type.
    let close: () throws(Failure) -> Void = { () throws(Failure) in throw Failure(code: 2) }
    try proxy.override(\.close, close)
    try proxy.override(\.`subscript(_: Int)`) { "at \($0)" }
    try proxy.override(\.`subscript(_: Int)`.set) { index, value in log += "[\(index)]=\(value) " }
    try proxy.override(\.`subscript(row:column:)`) { row, column in Double(row + column) }
    try proxy.override(\.`move(to:)`) { log += "to \($0) " }
    try proxy.override(\.`move(by: Int, _: Bool)`) { distance, fast in fast ? distance * 2 : 0 }
    try proxy.override(\.`move(by: String, _: Bool)`) { distance, fast in distance.count * 3 }
    try proxy.override(\.`subscript(_: String)`.set) { name, value in log += "[\(name)]=\(value) " }
    try proxy.override(\.finish) { done in done(false) }
    try proxy.override(\.rename) { "inherited \($0)" }
    try proxy.override(\.name) { "inherited" }
    try proxy.override(\.name.set) { log += "name=\($0) " }
    try proxy.override(\.log) { log += $0() + " " }
    proxy.plain()
    proxy.move(to: 4)
    proxy[3] = "new"
    proxy.name = "n"
    proxy["n"] = 8
    proxy.finish { log += "\($0) " }
    proxy.log("message")
    try proxy.each { log += "each \($0)" }
    #expect(log == "plain to 4 [3]=new name=n [n]=8 false message each 7")
    var number = 1
    #expect(proxy.add(&number, 5) == 5 && number == 100)
    #expect(throws: Failure(code: 2)) { try proxy.close() }
    let answers =
      "\(proxy.readOnly) \(try proxy.save("x")) \(proxy.sum(4, 5)) \(try await proxy.load("l")) "
      + "\(proxy[2]) \(proxy[row: 1, column: 2]) "
      + "\(proxy.move(by: 2, true)) \(proxy.move(by: "ab", true)) "
      + "\(proxy.rename(to: "z")) \(proxy.name)"
    #expect(
      answers == "10 11 2 over l at 2 3.0 4 6 inherited z inherited"
    )
  }

  @Test func genericRequirements() throws {
    let proxy = EverythingProxy()
    try proxy.override(\.decode) { type, text in
      if type is [Character].Type { return Array(text) }
      return Array(text.utf8)
    }
    #expect(try proxy.decode([Character].self, from: "ab") == ["a", "b"])
    #expect(try proxy.decode([UInt8].self, from: "a") == [97])
    try proxy.override(\.describe) { value, number in "\(value) and \(number)" }
    #expect(proxy.describe(1.5, 2) == "1.5 and 2")
  }

  // ProtocolProxy 5.3#14
  @Test func byTargetAndMethod() throws {
    let log = Log()
    let delegate = Delegate(log)
    let proxy = SheetDelegateProxy(implementer: delegate)
    let guardian = Guardian()
    let override = try proxy.override(\.shouldDismiss, target: guardian)
    #expect(!proxy.shouldDismiss(Sheet()))
    override.stop()
    try proxy.override(\.shouldDismiss, target: guardian, with: Guardian.other(_:))
    #expect(proxy.shouldDismiss(Sheet()))
    try proxy.override(\.didDismiss, target: guardian, with: Guardian.note(_:))
    proxy.didDismiss(Sheet("x"))
    try proxy.override(\.title, target: guardian, with: Guardian.empty)
    #expect(proxy.title == "none")
    try proxy.override(\.title.set, target: guardian)
    proxy.title = "set"
    #expect(guardian.title == "set")
    #expect(delegate.title == "delegate")
    #expect(log.text == "")
  }

  // ProtocolProxy 5.3#15
  @Test func aSecondOverrideIsRefused() throws {
    let proxy = SheetDelegateProxy()
    let guardian = Guardian()
    let override = try proxy.override(\.shouldDismiss) { _ in true }
    let refused = ProxyError.alreadyOverridden(requirement: "SheetDelegate.shouldDismiss(_:)")
    #expect(throws: refused) { try proxy.override(\.shouldDismiss) { _ in false } }
    #expect(throws: refused) { try proxy.override(\.shouldDismiss, target: guardian) }
    #expect(throws: refused) {
      try proxy.override(\.shouldDismiss, target: guardian, with: Guardian.other(_:))
    }
    #expect(proxy.shouldDismiss(Sheet()))
    override.stop()
    override.stop()
    try proxy.override(\.shouldDismiss, target: guardian)
    #expect(!proxy.shouldDismiss(Sheet()))
    override.stop()
    #expect(!proxy.shouldDismiss(Sheet()))
  }

  // ProtocolProxy 5.3#15
  @Test func aTargetMustConform() {
    let proxy = SheetDelegateProxy()
    #expect(throws: ProxyError.self) { try proxy.override(\.shouldDismiss, target: Sheet()) }
    #expect(throws: ProxyError.self) {
      try proxy.observe(\.shouldDismiss, .before, observer: Sheet())
    }
  }

  // ProtocolProxy 5.3#19
  @Test func aDeadTargetLetsTheImplementerAnswer() throws {
    let implementer = Delegate()
    let proxy = SheetDelegateProxy(implementer: implementer)
    var guardian: Guardian? = Guardian()
    weak let weakly = guardian
    try proxy.override(\.shouldDismiss, target: guardian ?? Guardian())
    #expect(!proxy.shouldDismiss(Sheet()))
    guardian = nil
    #expect(weakly == nil)
    #expect(proxy.shouldDismiss(Sheet()))
    // and the requirement can be overridden again
    try proxy.override(\.shouldDismiss) { _ in false }
    #expect(!proxy.shouldDismiss(Sheet()))
  }

  @Test func captures() throws {
    weak var captured: Sheet?
    weak var kept: SheetDelegateProxy?
    do {
      let proxy = SheetDelegateProxy()
      kept = proxy
      let sheet = Sheet()
      captured = sheet
      let override = try proxy.override(\.shouldDismiss) { [sheet] in $0 === sheet }
      try proxy.observe(\.shouldDismiss, .before) { [weak proxy] _ in _ = proxy }
      override.stop()
    }
    #expect(captured == nil)
    #expect(kept == nil)
  }

  @Test func anOverrideMayCallTheImplementer() throws {
    let proxy = SheetDelegateProxy(retaining: Delegate())
    try proxy.override(\.shouldDismiss) { [unowned proxy] sheet in
      proxy.implementer?.shouldDismiss(sheet) == false
    }
    #expect(!proxy.shouldDismiss(Sheet()))
  }

  // ProtocolProxy 5.3#26
  @Test func anOverrideIsPassedTheArgumentsAlone() throws {
    let proxy = SheetDelegateProxy()
    let sheet = Sheet()
    try proxy.override(\.shouldDismiss) { $0 === sheet }
    #expect(proxy.shouldDismiss(sheet))
  }
}
