import Foundation
import FoundationNetworking
import Pliant
import ProtocolFixture
import Testing

/// The requirements that a proxy says it responds to.
struct RespondingTests {
  private final class Full: Optionals {
    var title = "full"
    func required() -> Int { 1 }
    func number() -> Int { 2 }
    func sheet() throws -> Sheet { Sheet() }
    func later(_ number: Int) async -> Int { number }
    func style() -> Style { .plain }
    func number(twice: Int) -> Int { twice * 2 }
  }

  private class Base: Optionals {
    func required() -> Int { 1 }
    func number(twice: Int) -> Int { twice * 2 }
  }

  private final class Derived: Base {
    // Not a witness: the conformance is the superclass's, which does not implement it.
    func number() -> Int { 3 }
  }

  private struct Extended {}

  private func responses(_ proxy: OptionalsProxy) -> String {
    let answers = [
      ("required", proxy.responds(to: \.required)), ("number", proxy.responds(to: \.`number()`)),
      ("sheet", proxy.responds(to: \.sheet)), ("later", proxy.responds(to: \.later)),
      ("title", proxy.responds(to: \.title)), ("title.set", proxy.responds(to: \.title.set)),
      ("style", proxy.responds(to: \.style)),
      ("twice", proxy.responds(to: \.`number(twice:)`)),
    ]
    return answers.filter(\.1).map(\.0).joined(separator: " ")
  }

  // ProtocolProxy 5.2#4
  @Test func optionalRequirementsRespondIfTheImplementerHasThem() {
    #expect(responses(OptionalsProxy()) == "required")
    #expect(
      responses(OptionalsProxy(retaining: Full()))
        == "required number sheet later title title.set style twice"
    )
    #expect(responses(OptionalsProxy(retaining: Base())) == "required twice")
    #expect(responses(OptionalsProxy(retaining: Derived())) == "required twice")
    #expect(responses(OptionalsProxy(retaining: OptionalsProxy())) == "required")
    #expect(
      responses(OptionalsProxy(retaining: OptionalsProxy(retaining: Base()))) == "required twice"
    )
    #expect(SheetDelegateProxy(retaining: Delegate()).responds(to: \.didDismiss))
    #expect(!SheetDelegateProxy(retaining: Terse()).responds(to: \.didDismiss))
  }

  @Test func requirementsThatAForeignProtocolInherits() {
    final class Silent: NSObject, URLSessionDataDelegate {}
    final class Full: NSObject, URLSessionDataDelegate, @unchecked Sendable {
      var events = 0
      func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError: (any Error)?) {
        events += 1
      }
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive: Data) {
        events += 2
      }
    }
    let delegates: [any URLSessionDataDelegate] = [Silent(), Full()]
    let answers = delegates.map { delegate in
      let proxy = DataDelegateProxy(retaining: delegate)
      return proxy.responds(to: \.`urlSession(_:task:didCompleteWithError:)`).description + " "
        + proxy.responds(to: \.`urlSession(_:dataTask:didReceive:)`).description
    }
    #expect(answers == ["false false", "true true"])
  }

  // ProtocolProxy 5.2#8
  @Test func optionalRequirementsThatNobodyImplements() async throws {
    for proxy in [OptionalsProxy(), OptionalsProxy(retaining: Base())] {
      #expect(proxy.number() == 0)
      #expect(await proxy.later(1) == 0)
      #expect(proxy.title == "")
      proxy.title = "ignored"
      #expect(proxy.style() == .fancy)
      #expect(throws: ProxyError.notImplemented(requirement: "Optionals.sheet()")) {
        try proxy.sheet()
      }
      #expect(throws: ProxyError.notImplemented(requirement: "Optionals.count()")) {
        try proxy.count()
      }
    }
  }

  // ProtocolProxy 5.2#5, #10, 5.3#21
  @Test func observersMakeItRespondOnlyIfTold() throws {
    let terse = Terse()
    let proxy = SheetDelegateProxy(implementer: terse)
    let log = Log()
    proxy.respondsWhenObserved = true
    #expect(!proxy.responds(to: \.didDismiss))
    let observation = try proxy.observe(\.didDismiss, .after) { log("did(\($0.name))") }
    #expect(proxy.responds(to: \.didDismiss))
    proxy.didDismiss(Sheet("x"))
    #expect(log.text == "did(x)")
    proxy.respondsWhenObserved = false
    #expect(!proxy.responds(to: \.didDismiss))
    proxy.respondsWhenObserved = true
    observation.stop()
    #expect(!proxy.responds(to: \.didDismiss))
  }

  // ProtocolProxy 5.2#10: an override makes it respond, whatever the flag.
  @Test func anOverrideMakesItRespond() throws {
    let proxy = SheetDelegateProxy(retaining: Terse())
    let override = try proxy.override(\.didDismiss) { _ in }
    #expect(proxy.responds(to: \.didDismiss))
    override.stop()
    #expect(!proxy.responds(to: \.didDismiss))
    let spy = proxy.spy(\.didDismiss)
    #expect(!proxy.responds(to: \.didDismiss))
    spy.stub(returning: ())
    #expect(proxy.responds(to: \.didDismiss))
  }

  // ProtocolProxy 5.2#2, #3
  @Test func adoptedProtocols() {
    let all: [Any.Type] = [
      (any A).self, (any B).self, (any C).self, (any D).self, (any Named).self,
      (any SheetDelegate).self,
    ]
    func check(_ proxy: some ProtocolProxy, _ expected: String) {
      #expect(proxy.adoptedProtocols.map { "\($0)" }.joined(separator: " ") == expected)
      for type in all {
        #expect(conforms(proxy, to: type) == proxy.adoptedProtocols.contains { $0 == type })
      }
    }
    check(AProxy(), "A")
    check(BProxy(), "B A")
    check(CProxy(), "C A")
    check(DProxy(), "D B A C")
    check(AndNamedProxy(), "AndNamed D B A C Named")
    check(SheetDelegateProxy(), "SheetDelegate")
  }

  @Test func aDiamondHasOneRequirement() throws {
    let proxy = AndNamedProxy()
    try proxy.override(\.a) { "a" }
    try proxy.override(\.d) { "d" }
    try proxy.override(\.name) { "name" }
    let (asA, asC): (any A, any C) = (proxy, proxy)
    #expect(asA.a() + asC.a() + asC.c() + proxy.d() + proxy.name == "aadname")
  }

  // ProtocolProxy 5.2#9
  @Test func theProtocolsMembersWin() throws {
    final class Implementer: Shadowing {
      var implementer: String { "theirs" }
      var adoptedProtocols: Int { 7 }
      var respondsWhenObserved = true
    }
    let implementer = Implementer()
    let proxy = ShadowingProxy(implementer: implementer)
    #expect(proxy.implementer == "theirs")
    #expect(proxy.adoptedProtocols == 7)
    proxy.respondsWhenObserved = false
    #expect(!implementer.respondsWhenObserved)
    proxy.respondsWhenObserved = true
    try proxy.observe(\.maybe, .before) {}
    #expect(!proxy.responds(to: \.maybe))
    let control = ProxyControl(proxy)
    #expect(control.implementer === implementer)
    #expect(control.adoptedProtocols.count == 1)
    control.respondsWhenObserved = true
    #expect(proxy.responds(to: \.maybe))
  }
}
