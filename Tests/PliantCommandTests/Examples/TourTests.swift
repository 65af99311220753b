import Foundation
import ProgramRunner
import Testing

// Nothing that the tour changes is marked `dynamic`.
#if DEBUG
@testable import PliantTour

struct TourTests {
  @Test func theWholeOutputIsAsExpected() throws {
    let expected = URL(filePath: #filePath)
      .appending(path: "../../../../Examples/Tour/expected.txt").standardized
    let run = try runProgram(built("tour").path, [], separatingErrors: true)
    #expect(try run.output == String(contentsOf: expected, encoding: .utf8))
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func anotherResultEndsItWithAnErrorThatNamesTheLine() {
    let error = #expect(throws: UnexpectedResult.self) {
      try Subject("redefine").show("a function", "isOpen(at: 3)", false, is: "true")
    }
    #expect(
      error?.description
        == "The line 'a function: isOpen(at: 3)' should end in 'true', but the result is 'false'."
    )
  }

  @Test func anErrorIsPrintedAndFailsTheProgram() throws {
    let command = "PLIANT_OVERRIDES=none exec \(built("tour").path)"
    let run = try runProgram("/bin/sh", ["-c", command], separatingErrors: true)
    #expect(run.errors.hasPrefix("error: Cannot override 'Till.greeting()'"))
    #expect(run.status == 1)
  }
}
#endif
