import CPliant

/// Where a check stands in the source.
package struct CallSite: Sendable {
  package let fileID: String
  package let filePath: String
  package let line: Int
  package let column: Int

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// Failures of checks in tests.
package enum TestFailure {
  /// Records a failure through `PliantTesting`, which only tests link.
  ///
  /// Without it nobody would see that a check failed; so the program stops, as an assertion would.
  package static func report(_ message: String, at place: CallSite) {
    if record(message, at: place) { return }
    fatalError(
      "\(place.fileID):\(place.line): \(message) (link PliantTesting to record this as a failed test)"
    )
  }

  /// The same, but false without it.
  package static func record(_ message: String, at place: CallSite) -> Bool {
    pliant_record_issue(message, place.fileID, place.filePath, place.line, place.column)
  }
}
