import CPliant

/// Where a check stands in the source.
struct CallSite {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int
}

/// Failures of checks in tests.
enum TestFailure {
  /// Records a failure through `PliantTesting`, which only tests link.
  ///
  /// Without it nobody would see that a check failed; so the program stops, as an assertion would.
  static func report(_ message: String, at place: CallSite) {
    let isRecorded = pliant_record_issue(
      message,
      place.fileID,
      place.filePath,
      place.line,
      place.column
    )
    guard !isRecorded else { return }
    fatalError(
      "\(place.fileID):\(place.line): \(message) (link PliantTesting to record this as a failed test)"
    )
  }
}
