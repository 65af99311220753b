import Testing

/// Records a failed check of a double, at the place that checked.
///
/// `CPliant` declares it weakly, and so finds it where a test links this module.
@_cdecl("pliant_testing_record_issue")
public func recordIssue(
  _ message: UnsafePointer<CChar>,
  _ fileID: UnsafePointer<CChar>,
  _ filePath: UnsafePointer<CChar>,
  _ line: Int,
  _ column: Int
) {
  Issue.record(
    Comment(rawValue: String(cString: message)),
    sourceLocation: SourceLocation(
      fileID: String(cString: fileID),
      filePath: String(cString: filePath),
      line: line,
      column: column
    )
  )
}
