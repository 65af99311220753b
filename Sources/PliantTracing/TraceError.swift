/// An error that occurs when a trace cannot start.
///
/// ```swift
/// catch TraceError.noMatch(_, let nearMisses) { print(nearMisses) }
/// ```
public enum TraceError: Error, Equatable {
  /// No function is selected: `nearMisses` are names that are similar.
  case noMatch(selection: String, nearMisses: [String])

  /// Nothing tells which modules of a program are not its dependencies'.
  case noOwnModules(program: String)

  /// None of the selected functions can be traced. `refusals` are the reasons.
  case nothingTraceable(selection: String, refusals: [TraceRefusedFunction])
}

/// A function that a trace selected and cannot record.
///
/// ```swift
/// for function in trace.refused { print(function.name, function.reason) }
/// ```
public struct TraceRefusedFunction: Sendable, Hashable, CustomStringConvertible {
  /// The function's name, with its module.
  public let name: String
  /// The reason, as a part of a sentence.
  public let reason: String

  public var description: String { "Cannot trace '\(name)': \(reason)" }
}

/// A function that a trace records, although it cannot read some of its values.
///
/// Only the types of these values are recorded.
///
/// ```swift
/// for function in trace.unread { print(function) }
/// ```
public struct TraceUnreadFunction: Sendable, Hashable, CustomStringConvertible {
  /// The function's name, with its module.
  public let name: String
  /// The first reason, as a part of a sentence.
  public let reason: String

  public var description: String { "Some values of '\(name)' are not read: \(reason)" }
}

extension TraceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noMatch(let selection, let nearMisses):
      "Cannot trace '\(selection)': " + Self.noMatch(nearMisses)
    case .noOwnModules(let program):
      "Cannot trace '\(program)': nothing tells which of its modules are yours. Name them, as in "
        + "--filter 'App.*', or trace --all; do not strip the program"
    case .nothingTraceable(let selection, let refusals) where refusals.isEmpty:
      "Cannot trace '\(selection)': all of its functions are excluded"
    case .nothingTraceable(let selection, let refusals):
      "Cannot trace '\(selection)': none of \(refusals.count) functions can be: "
        + refusals.prefix(3).map(\.description).joined(separator: "; ")
    }
  }

  /// The sentence about a selection of no function.
  static func noMatch(_ nearMisses: [String]) -> String {
    "no function with a symbol is selected"
      + (nearMisses.isEmpty
        ? ". Look for its name with 'pliant functions', and do not strip the program"
        : "; found instead: " + nearMisses.joined(separator: ", "))
  }
}
