import Foundation
import ProgramRunner
import Testing

/// Generated properties of many forms, each of which is changed in each way, in a program that is
/// built in many ways (63, rows 1 to 10 and part 6): each change is heard once, or observing is
/// refused.
///
/// `PLIANT_PROPERTIES=2000` has them be that many.
struct PropertyBuildsTests {
  @Test(arguments: [
    [], ["-wmo"], ["-swift-version", "5", "-default-isolation", "MainActor"],
    ["-enable-experimental-feature", "CoroutineAccessors"], ["-enforce-exclusivity=unchecked"],
  ])
  func changesAreHeardOrRefused(_ options: [String]) async throws {
    let form = URL(filePath: #filePath).appending(path: "../Programs/PropertyForm.swift")
    let texts = [
      try await Self.generated.value, try String(contentsOf: form.standardized, encoding: .utf8),
    ]
    let sources = texts.map { text in
      var source = text
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
      ["-parse-as-library", "-suppress-warnings"] + options,
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

  /// Written once for all builds.
  private static let generated = Task {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = URL(filePath: #filePath).appending(path: "../../../Scripts/write-families")
    let file = folder.appending(path: "Properties.swift")
    let count = ProcessInfo.processInfo.environment["PLIANT_PROPERTIES"] ?? "0"
    try await runProgram(script.standardized.path, ["--properties", count, file.path]).succeeded()
    return try String(contentsOf: file, encoding: .utf8)
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
