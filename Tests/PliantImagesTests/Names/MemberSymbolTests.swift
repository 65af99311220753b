import PliantImages
import Testing

struct MemberSymbolTests {
  @Test(arguments: [
    (
      "App.Box.save@Sendable (to: Swift.String) -> ()", "App.Box",
      "save(to:) save(to: Swift.String) -> ()"
    ),
    (
      "App.Box.(save in _12)@Sendable () async -> ()", "App.Box",
      "save() (save in _12)() async -> ()"
    ),
    (
      "static App.Path.== infix(App.Path, App.Path) -> Swift.Bool", "App.Path",
      "==(_:_:) == infix(App.Path, App.Path) -> Swift.Bool"
    ),
    (
      "static App.Path.... infix(App.Path, App.Path) -> Swift.Int", "App.Path",
      "...(_:_:) ... infix(App.Path, App.Path) -> Swift.Int"
    ),
    (
      "static App.Path.- prefix(App.Path) -> Swift.Int", "App.Path",
      "-(_:) - prefix(App.Path) -> Swift.Int"
    ),
  ])
  func names(_ demangled: String, _ owner: String, _ expected: String) throws {
    let symbol = try #require(MemberSymbol(demangled: demangled, owner: owner))
    #expect("\(symbol.fullName) \(symbol.text)" == expected)
  }
}
