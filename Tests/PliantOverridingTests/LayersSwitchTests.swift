import DynamicFixture
import Foundation
import PlainFixture
import Pliant
import Testing

/// One call switches everything off and on; each test has a process of its own.
struct LayersSwitchTests {
  // SAFETY: it has no state.
  private class Target: @unchecked Sendable {
    dynamic func load(_ key: String) -> String { "real \(key)" }
    dynamic func fetch(_ key: String) async -> String { "real \(key)" }
    dynamic func other() -> Int { 1 }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  private final class Mock {
    dynamic func mock_other() -> Int { 2 }
  }

  @Test func everyKindOfLayer() async {
    await #expect(processExitsWith: .success) {
      let load = #method(Target.load(_:))
      let fetch = #method(Target.fetch(_:))
      let message = Method<(Target) -> String>("switched")
      let (target, other) = (Target(), Target())
      func state() async -> String {
        let added = (try? message(target)) ?? "none"
        return await "\(target.load("a")), \(other.load("a")), \(target.fetch("a")), "
          + "\(target.other()) \(Mock().mock_other()), \(added)"
      }
      let original = await state()
      try load.wrap(on: target) { layer in { t, key in "<" + layer.next(t, key) + ">" } }
      let all = try load.override(onAll: Target.self, key: "k") { _, key in "class \(key)" }
      defer { all.stop() }
      let redefinition = try fetch.redefine { _, key in "redefined \(key)" }
      let mocks = try replaceMethods(of: Target.self, with: Mock.self, prefix: "mock_")
      try message.override(on: target) { _ in "added" }
      let overridden = await state()
      #expect(overridden == "<class a>, class a, redefined a, 2 2, added")

      Override.areEnabled = false
      #expect(Override.areEnabled == false)
      #expect(await state() == original)
      #expect(redefinition.isActive && mocks.isActive)
      try await load.withRedefinition(
        { _, _ in "task" },
        operation: { #expect(await state() == original) }
      )
      Override.areEnabled = true
      #expect(await state() == overridden)
      #expect(redefinition.isActive && mocks.isActive)
    }
  }

  /// Layers that are installed and ended while layers are off are so when they are on again.
  @Test func changesMeanwhile() async {
    await #expect(processExitsWith: .success) {
      let load = #method(Target.load(_:))
      let target = Target()
      let ended = try load.redefine { _, key in "ended \(key)" }
      let mocks = try replaceMethods(of: Target.self, with: Mock.self, prefix: "mock_")
      Override.areEnabled = false
      ended.stop()
      mocks.stop()
      let work = #method(Greeter.greet(_:))
      let begun = try work.redefine { _, _ in "begun" }
      let token = try load.override(on: target) { _, key in "mine \(key)" }
      #expect(target.load("a") == "real a" && opaque(Greeter()).greet("a") != "begun")
      Override.areEnabled = true
      #expect(target.load("a") == "mine a" && opaque(Greeter()).greet("a") == "begun")
      #expect(target.other() == 1 && Mock().mock_other() == 2)
      Override.areEnabled = false
      mocks.start()
      #expect(target.other() == 1)
      Override.areEnabled = true
      #expect(target.other() == 2)
      begun.stop()
      token.stop()
      #expect(target.load("a") == "real a")
    }
  }

  /// A call whose layer runs while the layers are switched off finds what is below it.
  @Test func callsUnderWay() async {
    await #expect(processExitsWith: .success) {
      let load = #method(Target.load(_:))
      let target = Target()
      try load.override(on: target, key: "below") { _, key in "below \(key)" }
      try load.wrap(on: target) { layer in
        { t, key in
          Override.areEnabled = false
          return "<" + layer.next(t, key) + ">"
        }
      }
      #expect(target.load("a") == "<below a>")
      #expect(target.load("a") == "real a")
    }
  }
}
