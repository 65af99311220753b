import Foundation
import ProgramRunner
import Testing

/// The macros' code in optimized programs: these tests are built for debugging, mostly.
struct OptimizedTests {
  /// A proxy is not taken for the only type that conforms by hand.
  ///
  /// `make matrix` does this in every build.
  @Test(arguments: [["-O", "-wmo"], ["-Osize", "-wmo"]])
  func proxiesAreNotBypassed(_ options: [String]) async throws {
    let conformers = URL(filePath: #filePath)
      .appending(path: "../../Programs/Matrix/Sources/Probe/Conformers.swift").standardized
    let source = try String(contentsOf: conformers, encoding: .utf8)
    let result = try await Self.run(source, options)
    #expect(result.output == "override override hand 2\n")
  }

  /// The macro does not see that the module isolates what does not say otherwise.
  @Test(arguments: ["6", "5"], [["-Onone"], ["-O", "-wmo"]])
  func proxiesOfAModuleOfTheMainActor(_ mode: String, _ options: [String]) async throws {
    let source = """
      import PliantOverriding
      import PliantProxying
      @Proxied protocol Screen: AnyObject, Hashable {
        func show(_ text: String) -> Int
        var title: String { get set }
        @Optional func hide() throws -> Int
        func load() async -> String
        nonisolated func id() -> Int
      }
      final class Real: Screen, nonisolated Hashable {
        var title = "real"
        func show(_ text: String) -> Int { text.count }
        func load() async -> String { "loaded" }
        nonisolated func id() -> Int { 1 }
        nonisolated static func == (a: Real, b: Real) -> Bool { a === b }
        nonisolated func hash(into hasher: inout Hasher) {}
      }
      func conformers() async throws -> String {
        let proxy = ScreenProxy(retaining: Real())
        let screen: any Screen = proxy
        let before = "\\(screen.show("a")) \\(screen.title) \\(await screen.load()) \\(screen.id())"
        let spy = proxy.spy(\\.show)
        try proxy.override(\\.show) { $0.count + 4 }
        try proxy.override(\\.id) { 2 }
        screen.title = "new"
        return "\\(before); \\(screen.show("b")) \\(screen.title) \\(spy.callCount) \\(screen.id())"
      }
      """
    let isolation = ["-default-isolation", "MainActor", "-swift-version", mode]
    let result = try await Self.run(source, isolation + options)
    #expect(result.output == "1 real loaded 1; 5 new 1 2\n")
  }

  /// The optimizer merges witnesses of the same code, and leaves out those that nothing calls.
  @Test(arguments: [["-Onone"], ["-O"], ["-O", "-wmo"], ["-Osize", "-wmo"]])
  func proxiesRespondAsTheirImplementersDo(_ options: [String]) async throws {
    let source = """
      import PliantProxying
      @Proxied protocol Reader: AnyObject {
        func open() -> Int
        @Optional func read(_ n: Int) -> Int
        @Optional func close()
        @Optional func wait(_ text: String) async
        @Optional var title: String { get set }
        func uncalled<T>(_ value: T)
      }
      final class Full: Reader {
        var title = ""
        func open() -> Int { 1 }
        func read(_ n: Int) -> Int { n }
        func close() {}
        func wait(_ text: String) async { print(text) }
        func uncalled<T>(_ value: T) {}
      }
      final class Bare: Reader {
        func open() -> Int { 2 }
        func uncalled<T>(_ value: T) {}
      }
      @Proxied protocol Pair {
        @Optional func first()
        @Optional func second()
        func third()
      }
      struct One: Pair { func first() {}
        func third() {} }
      struct Two: Pair { func second() {}
        func third() {} }
      struct Three: Pair { func third() {} }
      func answers(_ proxy: ReaderProxy) -> String {
        [
          proxy.responds(to: \\.read), proxy.responds(to: \\.close), proxy.responds(to: \\.wait),
          proxy.responds(to: \\.title), proxy.responds(to: \\.title.set),
        ].map { $0 ? "+" : "-" }.joined()
      }
      func answers(_ proxy: PairProxy) -> String {
        [proxy.responds(to: \\.first), proxy.responds(to: \\.second)].map { $0 ? "+" : "-" }.joined()
      }
      func conformers() async throws -> String {
        [
          answers(ReaderProxy(retaining: Full())), answers(ReaderProxy(retaining: Bare())),
          answers(PairProxy(retaining: One())), answers(PairProxy(retaining: Two())),
          answers(PairProxy(retaining: Three())),
        ].joined(separator: " ")
      }
      """
    let result = try await Self.run(source, options + ["-swift-version", "6"])
    #expect(result.output == "+++++ ----- +- -+ --\n")
  }

  /// Builds a program of a text with a function `conformers()`, and prints what it returns.
  private static func run(_ source: String, _ options: [String]) async throws -> ProgramRun {
    let main = """
      @main enum Program {
        @MainActor static func main() async throws { print(try await conformers()) }
      }
      """
    return try await Compiler.program(
      [source, main],
      options + ["-parse-as-library", "-suppress-warnings"],
      linking: [
        "CPliant", "PliantBase", "PliantDoubles", "PliantImages", "PliantHooks", "PliantLifetime",
        "PliantMainActor", "PliantOverriding", "PliantProxying",
      ]
    )
  }
}
