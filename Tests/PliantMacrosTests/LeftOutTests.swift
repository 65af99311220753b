import Foundation
import ProgramRunner
import Testing

/// Lines that a build's condition leaves out are not in the product: no text and no call.
struct LeftOutTests {
  // Dev Kit 4.1: DK_MACRO_LOG_ENABLE; disabled lines stay valid
  @Test(
    arguments: [
      ([], "traced informed failed plain verified line inspect verify"),
      (["PLIANT_LOG_OFF"], "verified verify"),
      (["PLIANT_LOG_OFF", "PLIANT_VERIFY_OFF"], ""),
      (["PLIANT_LOG_MIN_TRACE"], "traced informed failed plain verified line inspect verify"),
      (["PLIANT_LOG_MIN_INFO"], "informed failed plain verified line verify"),
      (["PLIANT_LOG_MIN_WARNING"], "failed verified line verify"),
      (["PLIANT_LOG_MIN_CRITICAL", "PLIANT_VERIFY_OFF"], ""),
    ] as [([String], String)]
  ) func conditions(_ conditions: [String], _ left: String) async throws {
    for optimization in ["-Onone", "-O"] {
      let (result, bytes) = try await Compiler.object(
        file("LeftOut.swift"),
        [optimization] + conditions.flatMap { ["-D", $0] }
      )
      let object = try #require(bytes, "\(result.output)")
      #expect(!result.output.contains("warning"), "\(result.output)")
      func has(_ text: String) -> Bool { object.range(of: Data(text.utf8)) != nil }
      let texts = ["traced", "informed", "failed", "plain", "verified"]
      // Calls, by the mangled names of members of `__Pliant`.
      let calls = ["line": "4LineV5write", "inspect": "7inspect", "verify": "13verifyOrThrow"]
      let found =
        texts.filter { has("\($0)-text-that-is-long") }
        + ["line", "inspect", "verify"].filter { has("02__A0O0A11DiagnosticsE\(calls[$0] ?? "")") }
      #expect(!has("leftOut"), "\(optimization) \(conditions)")
      #expect(found.joined(separator: " ") == left, "\(optimization) \(conditions)")
    }
  }

  @Test func leftOutLinesAreStillChecked() async throws {
    let result = try await Compiler.check(file("LeftOut.swift"), ["-D", "PLIANT_LOG_OFF"])
    #expect(result.status == 0, "\(result.output)")
    let wrong = try await Compiler.check(
      """
      import Pliant
      func work() {
        #log(missing)
        #verify(absent > 1)
      }
      """,
      ["-D", "PLIANT_LOG_OFF", "-D", "PLIANT_VERIFY_OFF"]
    )
    #expect(wrong.status != 0)
    #expect(wrong.output.contains("cannot find 'missing' in scope"))
    #expect(wrong.output.contains("cannot find 'absent' in scope"))
  }

  private func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/" + name)
  }
}
