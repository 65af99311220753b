/// A value in a line of the log, as the metadata of swift-log contain it.
///
/// A handler that knows this type can tell the expressions of a line from other metadata, which it
/// should show beside the line; the line's text already contains the expressions.
public struct LoggedExpression: Sendable, Hashable, CustomStringConvertible {
  /// The source of the expression.
  public let name: String
  /// The value, as ``DiagnosticFormat`` writes it.
  public let value: String
  /// The position in the line, from 0.
  public let index: Int

  public var description: String { value }
}
