import Pliant
import Testing

/// Observers of a proxy's requirements.
struct ObservingTests {
  private final class Watcher: SheetDelegate {
    var title = ""
    func shouldDismiss(_ sheet: Sheet) -> Bool {
      title += "s"
      return false
    }
    func didDismiss(_ sheet: Sheet) { title += "d" }
    func see(_ sheet: Sheet) { title += "w" }
  }

  // ProtocolProxy 5.3#16, #23
  @Test func order() throws {
    let log = Log()
    let delegate = Delegate(log)
    let proxy = SheetDelegateProxy(implementer: delegate)
    try proxy.observe(\.shouldDismiss, .after) { _ in log("after1") }
    try proxy.observe(\.shouldDismiss, .before) { _ in log("before1") }
    try proxy.observe(\.shouldDismiss, .before) { log("before2(\($0.name))") }
    try proxy.observe(\.shouldDismiss, .after) { _ in log("after2") }
    #expect(proxy.shouldDismiss(Sheet("x")))
    #expect(log.text == "before1 before2(x) should(x) after1 after2")
    try proxy.override(\.shouldDismiss) { _ in
      log("override")
      return false
    }
    #expect(!proxy.shouldDismiss(Sheet("y")))
    #expect(log.text.hasSuffix("before1 before2(y) override after1 after2"))
  }

  // ProtocolProxy 5.3#16
  @Test func oneObjectBeforeAndAfter() throws {
    let delegate = Delegate()
    let proxy = SheetDelegateProxy(implementer: delegate)
    let watcher = Watcher()
    try proxy.observe(\.didDismiss, .before, observer: watcher)
    try proxy.observe(\.didDismiss, .after, observer: watcher, with: Watcher.see(_:))
    proxy.didDismiss(Sheet())
    #expect(watcher.title == "dw")
  }

  // ProtocolProxy 5.3#17
  @Test func resultsOfObserversAreIgnored() throws {
    let delegate = Delegate()
    let proxy = SheetDelegateProxy(implementer: delegate)
    let watcher = Watcher()
    try proxy.observe(\.shouldDismiss, .before, observer: watcher)
    try proxy.observe(\.shouldDismiss, .after, observer: watcher)
    #expect(proxy.shouldDismiss(Sheet()))
    #expect(watcher.title == "ss")
  }

  // ProtocolProxy 5.3#18
  @Test func manyObserversAndStopping() throws {
    let log = Log()
    let proxy = SheetDelegateProxy()
    let tokens = try (1...3).map { number in
      try proxy.observe(\.shouldDismiss, .before) { _ in log("\(number)") }
    }
    _ = proxy.shouldDismiss(Sheet())
    tokens[1].stop()
    tokens[1].stop()
    _ = proxy.shouldDismiss(Sheet())
    for token in tokens { token.stop() }
    _ = proxy.shouldDismiss(Sheet())
    #expect(log.text == "1 2 3 1 3")
  }

  // ProtocolProxy 5.3#19
  @Test func aDeadObserverIsNoLongerCalled() throws {
    let proxy = SheetDelegateProxy()
    let log = Log()
    var watcher: Watcher? = Watcher()
    weak let weakly = watcher
    try proxy.observe(\.didDismiss, .before, observer: watcher ?? Watcher())
    try proxy.observe(\.didDismiss, .after) { _ in log("still") }
    watcher = nil
    #expect(weakly == nil)
    proxy.didDismiss(Sheet())
    #expect(log.text == "still")
  }

  // ProtocolProxy 5.3#20
  @Test func withoutImplementer() throws {
    let log = Log()
    let proxy = SheetDelegateProxy()
    try proxy.observe(\.shouldDismiss, .before) { _ in log("before") }
    try proxy.observe(\.title, .after) { log("title") }
    #expect(!proxy.shouldDismiss(Sheet()))
    #expect(proxy.title == "")
    #expect(log.text == "before title")
  }

  // ProtocolProxy 5.3#24
  @Test func errorsOfObserversAreDropped() throws {
    let log = Log()
    let proxy = EverythingProxy(retaining: EverythingValue())
    try proxy.observe(\.save, .before) { _ in
      log("before1")
      throw Failure()
    }
    // One that throws keeps the rest of its phase from that call.
    try proxy.observe(\.save, .before) { _ in log("before2") }
    try proxy.observe(\.save, .after) { log("after(\($0))") }
    #expect(try proxy.save("abc") == 3)
    #expect(log.text == "before1 after(abc)")
  }

  // ProtocolProxy 5.3#24
  @Test func observersAfterACallThatThrows() async throws {
    let log = Log()
    let proxy = EverythingProxy(retaining: EverythingValue())
    try proxy.observe(\.close, .after) {
      log("closed")
      throw Failure(code: 9)
    }
    #expect(throws: Failure(code: 1)) { try proxy.close() }
    try proxy.override(\.load) { _ in throw Failure(code: 3) }
    try proxy.observe(\.load, .after) { name in
      await Task.yield()
      log("loaded \(name)")
    }
    await #expect(throws: Failure(code: 3)) { try await proxy.load("x") }
    #expect(log.text == "closed loaded x")
  }

  // ProtocolProxy 5.3#25
  @Test func observersCannotChangeArguments() throws {
    let proxy = EverythingProxy(retaining: EverythingValue())
    var seen: [Int] = []
    try proxy.observe(\.add, .before) { number, other in
      var number = number
      number += 100
      seen.append(number)
    }
    try proxy.observe(\.add, .after) { number, _ in seen.append(number) }
    var number = 1
    #expect(proxy.add(&number, 2) == 3)
    #expect(number == 3)
    #expect(seen == [101, 3])
  }

  @Test func settersAndSubscripts() throws {
    let log = Log()
    let proxy = EverythingProxy(retaining: EverythingValue())
    try proxy.observe(\.default.set, .before) { log("default=\($0 ?? 0)") }
    try proxy.observe(\.`subscript(_: Int)`.set, .after) { index, value in
      log("[\(index)]=\(value)")
    }
    try proxy.observe(\.`subscript(_: Int)`, .before) { log("[\($0)]") }
    proxy.`default` = 3
    proxy[1] = "one"
    #expect(proxy[1] == "one")
    #expect(log.text == "default=3 [1]=one [1]")
  }

  // An observer may change what is installed, and use the proxy.
  @Test func reentrancy() throws {
    let log = Log()
    let proxy = SheetDelegateProxy()
    var token: ProxyObservation?
    token = try proxy.observe(\.didDismiss, .before) { [unowned proxy] sheet in
      log("once")
      token?.stop()
      try proxy.override(\.didDismiss) { _ in log("override") }
      proxy.didDismiss(sheet)
    }
    proxy.didDismiss(Sheet())
    #expect(log.text == "once override")
  }
}
