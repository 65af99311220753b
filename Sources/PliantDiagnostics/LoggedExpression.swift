/// A value in a line of the log, as the metadata of swift-log hold it.
///
/// A handler that knows it can tell the expressions of a line from other metadata, which it should show beside
/// the line; the line itself has the expressions in its text.
public struct LoggedExpression: Sendable, Hashable, CustomStringConvertible {
  /// Its source.
  public let name: String
  /// Its value, as ``DiagnosticFormat`` writes it.
  public let value: String
  /// Its place in the line, from 0.
  public let index: Int

  public var description: String { value }
}
