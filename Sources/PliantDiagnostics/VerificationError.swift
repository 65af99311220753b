/// An error thrown for a condition that did not hold, or for code that must not be reached.
///
/// It has the source of the condition and the values that were compared:
///
/// ```swift
/// catch let error as VerificationError { print(error.condition ?? "", error.operands) }
/// ```
public struct VerificationError: Error, Sendable {
  /// The kind of a failure.
  public enum Kind: Sendable, Hashable {
    /// `#verify`, `#verifyMainThread` or `#verifyBackground`.
    case verification
    /// `#unimplemented`.
    case unimplemented
    /// `#inconsistency`.
    case inconsistency
  }

  /// The kind of macro that threw the error.
  public let kind: Kind
  /// The function and its type, as `#log` shows them: `-[Base draw()] (Circle)`.
  public let place: String
  /// The condition as it is written; nil if there is none.
  public let condition: String?
  /// The operands that were compared, in the order of evaluation, as ``DiagnosticFormat`` writes
  /// them.
  public let operands: [Operand]
  /// The caller's message.
  public let message: String?
  /// The module and the file of the macro, as `#fileID`.
  public let fileID: String
  /// The line of the macro.
  public let line: Int

  /// An operand of a condition.
  public struct Operand: Sendable, Hashable {
    /// The source of the operand.
    public let name: String
    /// The value when the condition was evaluated, or read again for the message, as text.
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
