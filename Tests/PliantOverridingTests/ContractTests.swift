// The names and shapes are the contract's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, OnlyOneTrailingClosureArgument

import Foundation
import PlainFixture
import Pliant
import Testing

/// The spellings that programs are written against, line for line, on classes of their own.
struct ContractTests {
  class Service {
    dynamic func greet(_ who: String) -> String { "Hello \(who)" }
    dynamic var name = "name"
  }

  final class MockService {
    dynamic func greet(_ who: String) -> String { "Mock \(who)" }
    dynamic func mock_greet(_ who: String) -> String { "Prefixed \(who)" }
  }

  @Test func overriding() async throws {
    let objectForKey: Method<(UserDefaults, String) -> Any?> = #method(UserDefaults.object(forKey:))
    let greet = #method(Service.greet(_:) as (Service) -> (String) -> String)
    let name: Method<(Service) -> String> = #getter(\Service.name)
    let setName: Method<(Service, String) -> Void> = #setter(\Service.name, String.self)
    let now: Callable<() -> Date> = #callable(Date.init as () -> Date)
    let sayHello = Method<(NSObject) -> Void>("sayHelloOfTheContract")
    let (g, obj) = (Service(), NSObject())

    try greet.override(on: g, key: "k") { g, who in "Hi \(who)" }
    try greet.wrap(on: g) { layer in { g, who in layer.next(g, who) + "!" } }
    #expect(g.greet("a") == "Hi a!")
    #expect(greet.hasOverride(on: g, key: "k"))
    greet.removeOverride(on: g, key: "k")
    #expect(greet.overrides(on: g).count == 1)
    try name.override(on: g) { _ in "overridden" }
    try setName.override(on: g) { _, _ in }
    #expect(g.name == "overridden")
    try sayHello.override(on: obj) { _ in }
    #expect(sayHello.isImplemented(by: obj))
    try sayHello(obj)

    let all = try greet.override(onAll: Service.self, key: "k") { g, who in "All \(who)" }
    #expect(all.isActive)
    #expect(Service().greet("a") == "All a")
    greet.removeOverride(onAll: Service.self, key: "k")
    let redefinition = try greet.redefine { g, who in "Value" }
    redefinition.stop()
    redefinition.start()
    #expect(redefinition.isActive)
    let around = try greet.redefine(around: { original in
      { g, who in original(g, who).uppercased() }
    })
    #expect(Service().greet("a") == "HELLO A")
    around.stop()
    let frozen = try await now.withRedefinition({ Date(timeIntervalSince1970: 0) }) { Date() }
    #expect(frozen == Date(timeIntervalSince1970: 0))
    let value = try await objectForKey.withRedefinition({ _, key in "Value" }) {
      opaque(UserDefaults.standard).string(forKey: "any")
    }
    #expect(value == "Value")
    let replaced = try greet.replace(with: #method(MockService.greet(_:)))
    #expect(replaced.isActive)
    #expect(Service().greet("a") == "Mock a")
    let mocks = try replaceMethods(of: Service.self, with: MockService.self, prefix: "mock_")
    #expect(Service().greet("a") == "Prefixed a")
    mocks.stop()
    #expect(Service().greet("a") == "Hello a")
    #expect(greet.reach == .everyCall)
  }
}
