import CPliant

/// Failures of checks in tests.
package enum TestFailure {
  /// Records a failure in the running test, through `PliantTesting`, which only tests link.
  ///
  /// If nothing records it, the program stops, as it does at a failed assertion.
  package static func report(_ message: String, at site: CallSite) {
    if record(message, at: site) { return }
    fatalError(
      "\(site.fileID):\(site.line): \(message) (no running test records this; a test target must "
        + "depend on PliantTesting)"
    )
  }

  /// Records a failure in the running test; returns false if nothing recorded it.
  package static func record(_ message: String, at site: CallSite) -> Bool {
    pliant_record_issue(message, site.fileID, site.filePath, site.line, site.column)
  }
}
