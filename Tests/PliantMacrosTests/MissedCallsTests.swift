import ProgramRunner
import Testing

/// The warning about overrides of optimized code.
struct MissedCallsTests {
  /// A test is told of each override that may miss calls, once and at its own line.
  @Test func missedCallsAreToldOf() async throws {
    let source = """
      import PliantOverriding
      import PliantTesting
      import Testing
      open class Till {
        public init() {}
        dynamic func open(_ n: Int) -> Int { n }
        @inline(never) open func total(_ n: Int, _ text: String) -> Int { n + text.count }
        @inline(never) open func text(_ n: Int, _ list: [Int]) -> String { "\\(n) \\(list)" }
        @inline(never) open func sum(_ list: [Int]) -> Int { list.reduce(0, +) }
        @inline(never) open func count(_ text: String) -> Int { text.count }
      }
      let (open, total) = (#method(Till.open(_:)), #method(Till.total(_:_:)))
      @Test(.stubbing(open, returning: 5)) func first() throws {
        let till = Till()
        try total.override(on: till) { _, n, _ in n }
        try total.override(on: till) { _, n, _ in n + 1 }
        #expect(till.total(1, "a") == 2 && till.open(1) == 5)
        #expect(till.text(1, [1]).count + till.sum([1]) + till.count("a") == 7)
      }
      @Test(.spying(total)) func second() throws {
        #expect(Till().total(1, "a") == 2)
      }
      @main enum Program {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
    let result = try await Compiler.program(
      [source],
      ["-O", "-parse-as-library", "-suppress-warnings"],
      linking: [
        "CPliant", "CPliantAttach", "PliantAttach", "PliantBase", "PliantDoubles", "PliantImages",
        "PliantHooks", "PliantLifetime", "PliantMainActor", "PliantObserving", "PliantOverriding",
        "PliantProxying", "PliantTasks", "PliantTesting",
      ]
    )
    let warnings = result.output.matches(of: #/An override of '(.+?)' may miss calls/#).map(\.1)
    #expect(warnings == ["Till.total(_:_:)", "Till.total(_:_:)"])
    #expect(result.status == 0, "\(result.output)")
  }
}
