import PliantReload
import ReloadFixture
import Testing

/// Changes of layouts, which are refused and change nothing.
@Suite(.enabled(if: Edit.canReload))
struct RefusalTests {
  @Test(arguments: [
    ("y = 2", "y = 2, z = 3", "Point: its property or case 'z' is new"),
    (
      "var y = 2", "var y: Int { 2 }", "Point: its property or case 'y' is gone"
    ),
    ("var x = 1", "var x = 1.5", "Point: 'x' has another type"),
    (
      "var y = 2", "var w = 2; public var y: Int { w }",
      "Point: its property or case 'y' is now 'w'"
    ),
    ("left, right", "left, right, up", "Direction: its property or case 'up' is new"),
    ("left, right", "left", "Direction: its property or case 'right' is gone"),
    ("class Derived: Base", "class Derived: Other", "Derived: it has another superclass"),
    ("{ \"base\" }", "{ \"base\" }; open func more() {}", "Base: "),
    ("func tell()", "override func run() -> String { \"\" }; public func tell()", "Derived: "),
    (
      "func area() -> Int\n", "func area() -> Int; func size() -> Int\n",
      "ReloadFixture.Shape in ReloadFixture: it has 24 bytes instead of 16"
    ),
    (
      "some Shape { Square() }", "some Shape { Circle() }",
      "shape() -> some>>: 'some' stands for another type"
    ),
  ])
  func layouts(_ old: String, _ new: String, _ text: String) async throws {
    let edit = try Edit("Layouts.swift").replacing(old, new)
      .replacing("x + y", "Int(x) + y + 100").replacing("{ 4 }", "{ 400 }")
      .replacing(
        "public struct Circle: Shape {",
        "public struct Circle: Shape { public func size() -> Int { 0 }"
      )
      .replacing(
        "public struct Square: Shape {",
        "public struct Square: Shape { public func size() -> Int { 0 }"
      )
    let error = await #expect(throws: ReloadError.self) { try await edit.reload() }
    guard case .changedLayout(let declaration, let detail) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect("\(declaration): \(detail)".contains(text))
    #expect(Point().sum() == 3)
    #expect(Square().area() == 4)
  }

  @Test func unknownModules() {
    #expect(throws: ReloadError.self) { try Loader(module: "Unheard") }
  }

  @Test func damagedFiles() async throws {
    let loader = try Loader(module: "ReloadFixture")
    #expect(throws: ReloadError.self) { try loader.load(["/dev/null"]) }
    #expect(throws: ReloadError.self) { try loader.load(["/proc/self/exe"]) }
    #expect(throws: ReloadError.self) { try loader.load([#filePath]) }
  }
}
