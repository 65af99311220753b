import CPliant

/// The place of a check in the source.
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
  /// Records a failure in the running test, through `PliantTesting`, which only tests link.
  ///
  /// If nothing records it, the program stops, as it does at a failed assertion.
  package static func report(_ message: String, at place: CallSite) {
    if record(message, at: place) { return }
    fatalError(
      "\(place.fileID):\(place.line): \(message) (no running test records this; a test target must "
        + "depend on PliantTesting)"
    )
  }

  /// Records a failure in the running test; returns false if nothing recorded it.
  package static func record(_ message: String, at place: CallSite) -> Bool {
    pliant_record_issue(message, place.fileID, place.filePath, place.line, place.column)
  }

  /// Warns the running test, once; if no test is running, does nothing.
  package static func warn(_ message: String) { pliant_warn(message) }
}
