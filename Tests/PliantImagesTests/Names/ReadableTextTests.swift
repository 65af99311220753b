import PliantImages
import Testing

struct ReadableTextTests {
  @Test func types() {
    let types = [
      "Swift.Int", "Swift.Optional<Swift.Array<Mod.Outer.Inner>>",
      "Swift.Dictionary<Swift.String, Swift.Optional<Mod.(Hidden in _0123)>>",
      "Swift.Optional<(Swift.Int, Swift.String)>", "Swift.Optional<(Swift.Int) -> ()>",
      "(Swift.Int) throws -> @Swift.MainActor () -> ()", "A.Element", "A1.B.C", "Any.Type",
      "__owned Swift.String", "(extension in Mod):Swift.String.Nested", "inout Swift.Set<A>", "",
      "((((", "<>>", "Swift.", "(name in _",
      "(extension in _Concurrency):Swift.Task.Name",
    ]
    let expected = [
      "Int", "[Outer.Inner]?", "[String: Hidden?]", "(Int, String)?", "((Int) -> ())?",
      "(Int) throws -> @MainActor () -> ()", "A.Element", "A1.B.C", "Any.Type", "String",
      "String.Nested", "inout Set<A>", "", "(((())))", "<>>", "Swift.", "(name in _)", "Task.Name",
    ]
    for (type, expected) in zip(types, expected) { #expect(ReadableText.type(type) == expected) }
  }

  @Test func functions() {
    let functions = [
      "greet(Swift.String) -> ()": "greet(_: String)",
      "greet(_: Swift.String, times: Swift.Int) -> Swift.Bool":
        "greet(_: String, times: Int) -> Bool",
      "map<A>((A) -> B) -> (A) -> ()": "map<A>(_: (A) -> B) -> (A) -> ()",
      "(secret in _0123)() async throws -> ()": "secret() async throws",
      "== infix(Mod.A, Mod.B) -> Swift.Bool": "== infix(_: A, _: B) -> Bool",
    ]
    for (function, expected) in functions { #expect(ReadableText.function(function) == expected) }
  }
}
