/// The place of a call in the source, at which a check records its failure.
///
/// A check of your own takes the place of its caller and passes it on:
///
/// ```swift
/// func verifyGreeted(_ name: String, at site: CallSite = #callSite) {
///   greeted.verify(name, at: site)
/// }
/// ```
public struct CallSite: Sendable {
  /// The module and the file, as `#fileID`.
  public let fileID: String
  /// The path of the file, as `#filePath`.
  public let filePath: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Creates a place, by default that of the initializer's own call.
  @inlinable
  public init(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
