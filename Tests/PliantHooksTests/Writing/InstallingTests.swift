import PliantHooks
import PliantImages
import Testing

struct InstallingTests {
  class Base {
    dynamic func number() -> Int { 1 }
    func plain(_ x: Int) -> Int { x }
  }
  class Below: Base {}

  private func implementation(_ name: String, _ parameters: [String]) throws -> Implementation {
    let declaration = Declaration(
      kind: .method,
      isStatic: false,
      name: name,
      owner: "Base",
      signature: Signature(parameters: parameters, result: "Swift.Int")
    )
    return try HookFinder(declaration).implementation(for: ClassMetadata(Below.self))
  }

  /// The error once spoke of other instantiations of a class that has none.
  @Test func inheritedDynamicMethodsAreReplacedInTheirOwnClass() throws {
    let number = try implementation("number", [])
    #expect(number.kind.isDynamic)
    let error = #expect(throws: OverrideError.self) {
      try number.makeContent(running: 1, for: ClassMetadata(Below.self))
    }
    #expect(
      error?.description.hasSuffix("Below alone, which inherits it: replace it in Base") == true
    )
  }

  #if DEBUG
  /// To ask for the original once changed the function's first instructions.
  @Test func onlyHookingChangesCode() throws {
    let plain = try implementation("plain", ["Swift.Int"])
    #expect(plain.original == plain.function)
    #expect(plain.original == plain.function)
    try plain.hook()
    let original = plain.original
    #expect(original != plain.function)
    try plain.hook()
    #expect(plain.original == original)
    #expect(Below().plain(3) == 3)
  }
  #endif
}
