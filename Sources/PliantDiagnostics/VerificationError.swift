/// A condition that did not hold, or code that was not to be reached.
public struct VerificationError: Error, Sendable {
  /// What failed.
  public enum Kind: Sendable, Hashable {
    /// `#verify`, `#verifyMainThread` or `#verifyBackground`.
    case verification
    /// `#unimplemented`.
    case unimplemented
    /// `#inconsistency`.
    case inconsistency
  }

  /// Which macro it comes from.
  public let kind: Kind
  /// The function and its type, as `#log` shows them: `-[Base draw()] (Circle)`.
  public let place: String
  /// The condition as it is written; nil where there is none.
  public let condition: String?
  /// What was compared, in the order of evaluation, as ``DiagnosticFormat`` writes it.
  public let operands: [Operand]
  /// What the caller said about it.
  public let message: String?
  /// The module and the file that it stands in, as `#fileID`.
  public let fileID: String
  /// The line that it stands on.
  public let line: Int

  /// An operand of a condition.
  public struct Operand: Sendable, Hashable {
    /// Its source.
    public let name: String
    /// Its value when the condition was evaluated, or read again for the message, as text.
    public let value: String
  }
}

extension VerificationError: CustomStringConvertible {
  public var description: String {
    var text = "\(place) --- "
    switch kind {
    case .verification: text += "verification failed: \(condition ?? "")"
    case .unimplemented: text += "is not implemented"
    case .inconsistency: text += "inconsistency"
    }
    if !operands.isEmpty {
      text += "; " + operands.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    }
    if let message { text += ": \(message)" }
    return text
  }
}
