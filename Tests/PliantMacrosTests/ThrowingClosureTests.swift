import ProgramRunner
import Testing

/// A closure that throws, for a declaration that does not: the compiler crashed over its expansion.
struct ThrowingClosureTests {
  @Test(
    arguments: ["5", "6"],
    [
      "#method(Till.greeting).override(on: Till()) { _ in throw Oops() }",
      "#method(Till.greeting).wrap(on: Till()) { next, till in if true { throw Oops() } }",
      "#method(Till.greeting).stub(on: Till(), throwing: Oops())",
      "#method(Till.later).override(on: Till()) { _ in throw Oops() }",
      "#method(Till.onMain).override(on: Till()) { _ in throw Oops() }",
      "#method(Cup.fill(_:)).redefine { _, _ in throw Oops() }",
      "#callable(Till.make(_:)).redefine { _ in throw Oops() }",
      "#callable(free(_:)).redefine { _ in throw Oops() }",
      "#callable(free(_:)).redefine(around: { original in { n in throw Oops() } })",
    ]
  ) func isRefused(_ mode: String, _ use: String) async throws {
    let source = Self.declarations + "@MainActor func use() throws { _ = try \(use) }"
    let options = ["-swift-version", mode, "-emit-sil", "-o", "/dev/null", "-parse-as-library"]
    let result = try await Compiler.check(source, options)
    #expect(result.output.contains("throws nothing, and the closure does"), "\(result.output)")
    #expect(!result.output.contains("Stack dump"))
  }

  private static let declarations = """
    import Pliant
    struct Oops: Error {}
    final class Till {
      func greeting() {}
      func later() async {}
      @MainActor func onMain() {}
      static func make(_ number: Int) -> Int { number }
    }
    struct Cup { func fill(_ number: Int) -> Int { number } }
    func free(_ number: Int) -> Int { number }

    """
}
