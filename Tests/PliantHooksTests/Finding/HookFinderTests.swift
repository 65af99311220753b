import PliantHooks
import PliantImages
import Testing

/// The functions that are found, and the errors if none is.
struct HookFinderTests {
  class Greeter {
    dynamic func greet(_ who: String) -> String { who }
    dynamic func greet(_ who: String, times: Int) -> String { who }
    dynamic func great() {}
    dynamic func farewell() {}
    dynamic func generic<T>(_ value: T) {}
    dynamic var name = ""
  }

  private func find(
    _ name: String,
    _ labels: [String]? = ["_"],
    kind: Declaration.Kind = .method,
    parameters: [String] = ["Swift.String"],
    result: String = "Swift.String"
  ) throws -> String {
    let finder = HookFinder(
      Declaration(
        kind: kind,
        isStatic: false,
        name: name,
        labels: labels,
        owner: "Greeter",
        signature: Signature(parameters: parameters, result: result)
      )
    )
    let found = try finder.implementation(for: ClassMetadata(Greeter.self))
    guard case .cell = found.kind else { return "\(found.kind)" }
    return found.declaration
  }

  @Test func found() throws {
    #expect(try find("greet") == "Greeter.greet(_:)")
    #expect(
      try find("greet", ["_", "times"], parameters: ["String", "Int"]) == "Greeter.greet(_:times:)"
    )
    #expect(try find("name", nil, kind: .getter, parameters: []) == "Greeter.name (getter)")
    #expect(try find("name", nil, kind: .setter, result: "()") == "Greeter.name (setter)")
  }

  @Test func overloadsAndSimilarNamesAreListed() throws {
    #expect(
      throws: OverrideError.notFound(
        declaration: "Greeter.greet(_:)",
        nearMisses: [
          "great() -> ()", "greet(Swift.String) -> Swift.String",
          "greet(_: Swift.String, times: Swift.Int) -> Swift.String",
        ]
      )
    ) { try find("greet", parameters: ["Double"]) }
    #expect(
      throws: OverrideError.notFound(
        declaration: "Greeter.farewel()",
        nearMisses: ["farewell() -> ()"]
      )
    ) { try find("farewel", [], parameters: []) }
    #expect(throws: OverrideError.notFound(declaration: "Greeter.nothing()", nearMisses: [])) {
      try find("nothing", [], parameters: [])
    }
  }

  @Test func genericMethodsAreNamedAsSuch() throws {
    #expect(throws: OverrideError.generic(declaration: "Greeter.generic(_:)")) {
      try find("generic", parameters: ["Int"], result: "()")
    }
  }

  /// They once were to be marked 'dynamic'.
  @Test(arguments: [(any Speaking).self, (any Error).self, Any.self] as [Any.Type])
  func requirementsOfProtocols(_ type: Any.Type) {
    let declaration = Declaration(
      kind: .method,
      isStatic: false,
      name: "speak",
      labels: ["_"],
      owner: "Speaking",
      signature: nil
    )
    #expect(throws: OverrideError.requirement(declaration: "Speaking.speak(_:)")) {
      let finder = HookFinder(declaration)
      _ = try finder.implementation(in: type)
    }
  }

  @Test func typesThatAreNestedInAnotherModulesAreFound() throws {
    let finder = HookFinder(
      Declaration(
        kind: .method,
        isStatic: false,
        name: "work",
        labels: [],
        owner: "Substring.Nested",
        signature: Signature(parameters: [], result: "()")
      )
    )
    let found = try finder.implementation(for: ClassMetadata(Substring.Nested.self))
    guard case .cell = found.kind else {
      Issue.record("\(found.kind)")
      return
    }
  }
}

private protocol Speaking: AnyObject { func speak(_ word: String) -> String }

extension Substring {
  class Nested {
    dynamic func work() {}
  }
}
