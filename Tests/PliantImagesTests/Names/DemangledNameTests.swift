import PliantImages
import Testing

struct DemangledNameTests {
  @Test(arguments: [
    ("App.Box.save() -> ()", "App", "App.Box.save() -> ()"),
    ("static App.Box.make() -> ()", "App", "App.Box.make() -> ()"),
    ("(extension in Other):App.Box.save() -> ()", "Other", "App.Box.save() -> ()"),
    ("static (extension in Other):App.Box.make() -> ()", "Other", "App.Box.make() -> ()"),
    ("(extension in Other", "(extension in Other", "(extension in Other"), ("", "", ""),
  ])
  func prefixes(_ text: String, _ module: String, _ rest: String) {
    let name = DemangledName(text)
    #expect(name.module == module)
    #expect(name.rest == rest)
    #expect(name.isStatic == text.hasPrefix("static "))
  }
}
