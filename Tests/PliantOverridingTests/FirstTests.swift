import DynamicFixture
import Foundation
import ImplicitDynamicFixture
import PlainFixture
import Pliant
import Testing

struct FirstTests {
  @Test func plainOverride() throws {
    let g = Greeter(), other = Greeter()
    let greet = #method(Greeter.greet(_:))
    try greet.override(on: g, key: "k") { g, who in "Hi \(who) \(g.name)" }
    #expect(g.greet("x") == "Hi x World")
    #expect(other.greet("x") == "Hello x")
    greet.removeOverride(on: g, key: "k")
    #expect(g.greet("x") == "Hello x")
    #expect(greet.reach == .virtualCalls)
  }
}
