import Foundation
import ImplicitDynamicFixture
import PlainFixture
import Pliant
import Testing

/// Refusals name the reason, and give advice that can be followed.
struct RefusalTests {
  private final class Stored {
    var name = "a"
    private(set) var count = 1
  }
  class Secretive {
    private func secret(_ x: Int) -> Int { x }
    func callSecret() -> Int { secret(1) }
    func open(_ x: Int) -> Int { x }
  }

  /// They once asked to mark the standard library's functions `dynamic`.
  @Test func functionsOfTheStandardLibrary() throws {
    let random = #callable(Int.random(in:) as (Range<Int>) -> Int)
    let error = try #require(throws: OverrideError.self) { try random.redefine { _ in 0 } }
    guard case .foreign(let declaration, let library) = error else {
      Issue.record(error)
      return
    }
    #expect(declaration == "Int.random(in:)" && library.contains("libswiftCore"))
    #expect("\(error)".hasSuffix("Override a function of yours that calls it"))
    #expect(!"\(error)".contains("dynamic"))
  }

  /// They once asked for the flag that their module was built with.
  @Test func storedPropertiesOfFinalClasses() throws {
    let stored = opaque(Stored())
    let name = #getter(\Stored.name)
    let error = OverrideError.storedProperty(declaration: "Stored.name (getter)")
    #expect(throws: error) { try name.override(on: stored) { _ in "b" } }
    #expect(throws: OverrideError.storedProperty(declaration: "Account.balance (getter)")) {
      try #getter(\Account.balance).override(on: Account()) { _ in 2 }
    }
    #expect("\(error)".contains("Mark it 'dynamic' (-enable-implicit-dynamic leaves it alone)"))
  }

  /// Such messages once were installed, and did nothing.
  @Test func messagesThatTheClassDeclares() throws {
    let secretive = opaque(Secretive())
    func refusal(_ message: String, on object: Secretive) throws -> OverrideError? {
      let handle = Method<(Secretive, Int) -> Int>(message)
      return #expect(throws: OverrideError.self) { try handle.override(on: object) { _, _ in 2 } }
    }
    let hidden = try refusal("secret", on: secretive)
    #expect(hidden == .declared(message: "secret", type: "Secretive", isPrivate: true))
    #expect(
      "\(try #require(hidden))".contains("in the file that declares it, and mark it 'dynamic'")
    )
    final class Inheriting: Secretive {}
    let open = try refusal("open(_:)", on: Inheriting())
    #expect(open == .declared(message: "open(_:)", type: "Inheriting", isPrivate: false))
    #expect(secretive.callSecret() == 1)

    let free = Method<(Secretive, Int) -> Int>("open(by:)")
    try free.override(on: secretive) { _, _ in 2 }
    #expect(try free(secretive, 1) == 2)
    #expect(throws: OverrideError.self) {
      try Method<(Secretive, Int) -> Int>("secret").override(onAll: Secretive.self) { _, _ in 2 }
    }
  }

  @Test func mocksThatTheOptimizerLeftOut() throws {
    final class Mock {}
    let error = OverrideError.noMocks(mock: "Mock", prefix: "mock_")
    #expect(throws: error) {
      try replaceMethods(of: Secretive.self, with: Mock.self, prefix: "mock_")
    }
    #expect("\(error)".hasSuffix("mark them '@used'"))
  }
}
