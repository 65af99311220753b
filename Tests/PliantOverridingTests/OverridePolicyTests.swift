import DynamicFixture
import Foundation
import PlainFixture
import Pliant
import Testing

/// The process's policy; each test has a process of its own, for all others' hooks obey it too.
struct OverridePolicyTests {
  @Test func forbiddenHooksThrowBeforeAnythingChanges() async {
    await #expect(processExitsWith: .success) {
      let marked = #callable(area(_:_:))
      let slot = #method(Greeter.greet(_:))
      let imported = #callable(Date.init as () -> Date)
      var log: [String] = []
      func attempt(_ name: String, _ body: () throws -> Void) {
        do {
          try body()
          log.append(name)
        } catch OverrideError.forbidden(_, let policy) {
          log.append("\(name) \(policy)")
        } catch {
          log.append("\(name) \(error)")
        }
      }
      for policy in OverridePolicy.allCases {
        OverridePolicy.current = policy
        attempt("cell") { try marked.redefine { _, _ in 1 }.stop() }
        attempt("slot") { try slot.redefine { _, _ in "" }.stop() }
        attempt("import") { try imported.redefine { .distantPast }.stop() }
        attempt("death") {
          if let failure = onDeallocation(of: NSObject(), perform: {}).failure { throw failure }
        }
      }
      #expect(
        log == [
          "cell none", "slot none", "import none", "death none",
          "cell", "slot dynamicOnly", "import dynamicOnly", "death",
          "cell", "slot", "import", "death",
          "cell", "slot", "import", "death",
        ]
      )
      OverridePolicy.current = .none
      #expect(
        slot.reach == .nothing(.forbidden(declaration: "Greeter.greet(_:)", policy: .none))
      )
    }
  }

  @Test func stricterPolicyKeepsInstalledOverrides() async {
    await #expect(processExitsWith: .success) {
      let greet = #method(Greeter.greet(_:))
      let greeter = opaque(Greeter())
      let redefinition = try greet.redefine { _, who in "Hi \(who)" }
      OverridePolicy.current = .none
      #expect(greeter.greet("a") == "Hi a")
      #expect(throws: OverrideError.self) { try greet.override(on: greeter) { _, _ in "" } }
      redefinition.stop()
      redefinition.start()
      #expect(greeter.greet("a") == "Hi a")
      redefinition.stop()
      #expect(greeter.greet("a") == opaque(Greeter()).greet("a"))
    }
  }

  /// An error that was thrown once must not be thrown for ever.
  @Test func observing() async {
    await #expect(processExitsWith: .success) {
      final class Model {
        dynamic var name = "a"
      }
      let model = Model()
      OverridePolicy.current = .none
      #expect(throws: OverrideError.self) { try observe(model, \.name, owner: model) { _ in } }
      OverridePolicy.current = .dynamicOnly
      var seen: [String] = []
      let observation = try observe(model, \.name) { _, new in seen.append(new) }
      model.name = "b"
      observation.stop()
      #expect(seen == ["b"])
    }
  }

  // Bodies of exit tests capture since Swift 6.3.
  #if compiler(>=6.3)
  @Test(
    arguments: [
      ("none", "none none none none"), ("dynamic-only", "none dynamicOnly dynamicOnly dynamicOnly"),
      ("all", "none dynamicOnly all all"), ("best-effort", "none dynamicOnly all bestEffort"),
      ("nonsense", "none none none none"),
    ]
  )
  func theEnvironmentLowersIt(_ value: String, _ expected: String) async {
    await #expect(processExitsWith: .success) { [value, expected] in
      setenv("PLIANT_OVERRIDES", value, 1)
      let policies = OverridePolicy.allCases.map { policy in
        OverridePolicy.current = policy
        return "\(OverridePolicy.current)"
      }
      #expect(policies.joined(separator: " ") == expected)
    }
  }
  #endif

  @Test func errorsSayWhatToDo() {
    func text(_ policy: OverridePolicy) -> String {
      "\(OverrideError.forbidden(declaration: "A.b()", policy: policy))"
    }
    #expect(text(.none).hasSuffix("set OverridePolicy.current to allow it"))
    #expect(text(.dynamicOnly).contains("mark it 'dynamic', or set OverridePolicy.current to .all"))
    #expect(text(.all).contains("mark it 'dynamic', or set OverridePolicy.current to .bestEffort"))
  }
}
