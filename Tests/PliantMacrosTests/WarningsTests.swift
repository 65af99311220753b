import ProgramRunner
import Testing

/// What macros expand to, in a module whose warnings are errors.
struct WarningsTests {
  @Test(arguments: ["5", "6"]) func noExpansionIsWarnedOf(_ mode: String) async throws {
    let options = [
      "-swift-version", mode, "-enable-upcoming-feature", "ExistentialAny", "-warnings-as-errors",
      "-emit-sil", "-o", "/dev/null", "-parse-as-library",
    ]
    let result = try await Compiler.check(Self.source, options)
    #expect(result.status == 0, "\(result.output)")
  }

  private static let source = """
    import Pliant
    typealias Done = ()
    protocol Sending: AnyObject { func send(_ number: Int) -> Int }
    func stop(_ text: String) -> Never { fatalError(text) }
    func handles() {
      _ = #method((any Sending).send(_:))
      _ = #callable(stop(_:))
      _ = #callable { (text: String) in fatalError(text) }
    }
    @Proxied protocol Ending: AnyObject {
      func end(_ number: Int) throws -> Done
      var done: Done { get }
    }
    final class Model {
      @Observed var count = 0
      func work() { #log(count); #verify(count == 0); _ = #inspect(count) }
    }
    """
}
