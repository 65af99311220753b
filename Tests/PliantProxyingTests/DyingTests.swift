import Pliant
import Testing

/// Parties that die inside the functions that a proxy calls.
struct DyingTests {
  /// The call in which they die.
  enum Moment: CaseIterable {
    case before, override, after, implementer
  }

  private final class World {
    let log = Log()
    var delegate: Mortal?
    var proxy: SheetDelegateProxy?
    var target: Mortal?
    var tokens: [Any] = []

    func kill() {
      log("kill")
      delegate = nil
      target = nil
      tokens = []
      proxy = nil
    }
  }

  private final class Mortal: SheetDelegate {
    let log: Log
    var title = ""
    var killer: (() -> Void)?
    init(_ log: Log) { self.log = log }
    func shouldDismiss(_ sheet: Sheet) -> Bool {
      log("should")
      killer?()
      return true
    }
    deinit { log("gone") }
  }

  // Whoever is called while all of them die ends as it began, and the call has its result.
  @Test(arguments: Moment.allCases)
  func insideACall(_ moment: Moment) throws {
    let world = World()
    let delegate = Mortal(world.log)
    world.delegate = delegate
    world.proxy = SheetDelegateProxy(implementer: delegate)
    weak let (weakDelegate, weakProxy) = (world.delegate, world.proxy)
    if moment == .implementer { delegate.killer = { world.kill() } }
    _ = consume delegate
    let proxy = try #require(world.proxy)
    if moment == .before {
      world.tokens.append(try proxy.observe(\.shouldDismiss, .before) { _ in world.kill() })
    }
    if moment == .after {
      world.tokens.append(try proxy.observe(\.shouldDismiss, .after) { _ in world.kill() })
    }
    if moment == .override {
      let token = try proxy.override(\.shouldDismiss) { _ in
        world.kill()
        return true
      }
      world.tokens.append(token)
    }
    let result = proxy.shouldDismiss(Sheet())
    _ = consume proxy
    #expect(weakProxy == nil && weakDelegate == nil)
    let expected =
      switch moment {
      // The implementer is found before the observers are called, and is kept for the call.
      case .before: "kill should gone true"
      case .override: "kill gone true"
      case .after: "should kill gone true"
      case .implementer: "should kill gone true"
      }
    world.log("\(result)")
    #expect(world.log.text == expected)
  }

  // An override by a target, which lets itself die within its own answer.
  @Test func aTargetInItsOwnAnswer() throws {
    let world = World()
    let delegate = Mortal(world.log)
    let proxy = SheetDelegateProxy(implementer: delegate)
    let target = Mortal(world.log)
    weak let weakly = target
    target.killer = { world.target = nil }
    world.target = target
    let token = try proxy.override(\.shouldDismiss, target: target)
    _ = consume target
    #expect(proxy.shouldDismiss(Sheet()))
    #expect(weakly == nil)
    #expect(proxy.shouldDismiss(Sheet()))
    #expect(world.log.text == "should gone should")
    withExtendedLifetime((token, delegate)) {}
  }

  private final class Lowest: D {
    func a() -> String { "a" }
    func b() -> String { "b" }
    func c() -> String { "c" }
    func d() -> String { "d" }
  }

  // A proxy remembers its implementer as each protocol that it was called for, and no longer.
  @Test func keptForInheritedRequirements() {
    weak var kept: Lowest?
    do {
      let implementer = Lowest()
      kept = implementer
      let proxy = DProxy(retaining: implementer)
      for _ in 0..<2 { #expect(proxy.a() + proxy.b() + proxy.c() + proxy.d() == "abcd") }
    }
    #expect(kept == nil)
  }

  // Captures of an observer or an override are freed when it is stopped, with calls before it.
  @Test func captured() throws {
    let log = Log()
    let proxy = SheetDelegateProxy(retaining: Mortal(log))
    weak var captured: Log?
    do {
      let owned = Log()
      captured = owned
      let token = try proxy.override(\.shouldDismiss) { _ in withExtendedLifetime(owned) { false } }
      #expect(!proxy.shouldDismiss(Sheet()))
      token.stop()
    }
    #expect(captured == nil)
    #expect(proxy.shouldDismiss(Sheet()))
  }
}
