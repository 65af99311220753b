import Foundation
import ProgramRunner
import Testing

/// The generated properties of the observing tests, in a program that is built in other ways than
/// these tests (63, rows 1 to 10 and part 6): each change is heard once, or observing is refused.
///
/// `PLIANT_PROPERTIES=2000` has them be that many.
struct PropertyBuildsTests {
  @Test(arguments: [
    [], ["-wmo"], ["-swift-version", "5", "-default-isolation", "MainActor"],
    ["-enable-experimental-feature", "CoroutineAccessors"], ["-enforce-exclusivity=unchecked"],
  ])
  func changesAreHeardOrRefused(_ options: [String]) async throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = "PliantObservingTests/Unprepared"
    var generated = tests.appending(path: "\(folder)/UnpreparedForms+Families.swift")
    if let count = ProcessInfo.processInfo.environment["PLIANT_PROPERTIES"] {
      generated = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let script = tests.deletingLastPathComponent().appending(path: "Scripts/write-families")
      let arguments = ["--properties", count, generated.path]
      #expect(try await runProgram(script.path, arguments).status == 0)
    }
    let files = [generated, tests.appending(path: "\(folder)/PropertyForm.swift")]
    let sources = try files.map { file in
      var source = try String(contentsOf: file, encoding: .utf8)
      switch options.last {
      // An access may not suspend if it is isolated.
      case "MainActor":
        source = source.replacing(#/await (\S*p)\.suspend/#) { "\($0.1).suspend" }
          .replacing("func suspend() async", with: "func suspend()")
          .replacing("    await Task.yield()\n", with: "")
      // NB: swift-frontend 6.3.1 crashes on changes in place of final properties with a wrapper.
      case "CoroutineAccessors": source = source.replacing("@FormWrapper ", with: "")
      default: break
      }
      return source
    }
    let result = try await Compiler.program(
      sources + [Self.main],
      ["-D", "DEBUG", "-parse-as-library", "-suppress-warnings"] + options,
      linking: [
        "CPliant", "Logging", "Pliant", "PliantBase", "PliantDiagnostics", "PliantDoubles",
        "PliantImages", "PliantHooks", "PliantLifetime", "PliantMainActor", "PliantNotifying",
        "PliantObserving", "PliantOverriding", "PliantProxying",
      ]
    )
    let lines = result.output.split(separator: "\n").map(String.init)
    let refusals = lines.filter { $0.contains(" cannot be observed: ") }
    #expect(
      result.status == 0 && lines.count == refusals.count + 1,
      "\(lines.filter { !refusals.contains($0) }.prefix(40).joined(separator: "\n"))"
    )
    let ended = lines.last?.split(separator: " ").first.flatMap { Int($0) } ?? 0
    #expect(ended > 150)
    switch options.last {
    case "CoroutineAccessors", "-enforce-exclusivity=unchecked":
      #expect(!refusals.isEmpty && refusals.count < ended)
    default: #expect(refusals.isEmpty, "\(refusals.prefix(20).joined(separator: "\n"))")
    }
  }

  private static let main = """
    func setAndThrow<Value>(_ place: inout Value, _ value: Value) throws {
      place = value
      throw CancellationError()
    }
    @main enum Program {
      static func main() async {
        let forms = PropertyForm.all()
        for form in forms { for line in await form.failures() { print(line) } }
        print(forms.count, "properties")
      }
    }
    """
}
