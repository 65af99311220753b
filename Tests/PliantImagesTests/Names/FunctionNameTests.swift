import PliantImages
import Testing

struct FunctionNameTests {
  /// An extension's conditions, and operators with a dot, once made a name wrong or none.
  @Test(arguments: [
    ("App.Cart.load(id: Swift.Int) -> ()", "App|App.Cart|Cart.load(id:)"),
    ("App.start() async throws -> ()", "App||start()"),
    (
      "(extension in App):Swift.Array< where A == Swift.Int>.sum() -> Swift.Int",
      "App|Swift.Array|Array.sum()|A == Swift.Int"
    ),
    (
      "static App.Path.... infix(App.Path, App.Path) -> Swift.Int",
      "App|App.Path|Path....(_:_:)"
    ),
    ("App.(Cart in _12).(id in _12).setter : Swift.Int", "App|App.(Cart in _12)|Cart.id (setter)"),
    ("App.Cart.subscript.getter : (Swift.Int) -> ()", "App|App.Cart|Cart.subscript"),
    (
      "closure #2 @Sendable (Swift.Int) -> () in closure #1 () -> () in App.Cart.load() -> ()",
      "App|App.Cart|Cart.load() closure #1 closure #2"
    ),
    ("closure #1 () -> () in App", "App||closure #1"),
    ("App.Cart.$id.getter : Swift.Int", "none"),
    ("helper #1 () -> () in App.start() -> ()", "none"),
  ])
  func names(_ demangled: String, _ expected: String) {
    let name = FunctionName(demangled: demangled[...])
    let parts = name.map { [$0.module, $0.owner, $0.name] + ($0.symbol?.ownerRequirements ?? []) }
    #expect(parts?.joined(separator: "|") ?? "none" == expected)
  }

  /// A member once passed for a free function of its type's name, and for one of the outer type.
  @Test(arguments: [
    ("App.Box.save() -> ()", nil), ("App.Box.Inner.save() -> ()", "App.Box"),
    ("App.Boxes.save() -> ()", "App.Box"),
  ])
  func membersOfOthers(_ demangled: String, _ owner: String?) {
    #expect(MemberSymbol(demangled: demangled, owner: owner) == nil)
  }
}
