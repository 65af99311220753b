import Foundation

/// Changes this program while it runs, and prints a line for each change.
@main
struct Tour {
  static func main() async {
    do {
      print(
        """
        Pliant changes Swift code while it runs. What is changed here is in Examples/Tour, unprepared.
        A line has the change, the code that then ran, and its result.

        """
      )
      try overrideMethods()
      try await redefineFunctions()
      try observeProperties()
      try recordCalls()
      try mockProtocol()
      try followObjects()
      try logValues()
      try await replaceSystem()
      print(
        """

        swift run demo                       the console of a running program, in a browser
        swift run pliant trace -- PROGRAM    the calls of any program, and what they returned
        """
      )
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// A subject of the tour, named in the first of its lines.
final class Subject {
  private var name: String

  init(_ name: String) { self.name = name }

  /// Prints what was done, the code that then ran, and its result.
  ///
  /// - Throws: An `UnexpectedResult` if the result is another.
  func show(_ change: String, _ code: String, _ result: Any, is expected: String) throws {
    guard "\(result)" == expected else {
      throw UnexpectedResult(line: "\(change): \(code)", result: "\(result)", expected: expected)
    }
    print([(name, 10), (change, 31), (code, 33)].map(column).joined() + expected)
    name = ""
  }

  private func column(_ text: String, _ width: Int) -> String {
    text.padding(toLength: max(width, text.count + 1), withPad: " ", startingAt: 0)
  }
}

/// A line of the tour whose code returned something else than the tour promises.
struct UnexpectedResult: Error, CustomStringConvertible {
  let line: String
  let result: String
  let expected: String

  var description: String {
    "The line '\(line)' should end in '\(expected)', but the result is '\(result)'."
  }
}
