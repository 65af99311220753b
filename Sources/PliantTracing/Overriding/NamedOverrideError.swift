/// An error that occurs when functions cannot be overridden by their names.
///
/// Nothing has been changed.
///
/// ```swift
/// catch NamedOverrideError.noMatch(_, let nearMisses) { print(nearMisses) }
/// ```
public enum NamedOverrideError: Error, Equatable {
  /// A function that does not allow what was asked for.
  public struct Refusal: Sendable, Hashable, CustomStringConvertible {
    /// The function's name, with its module.
    public let name: String
    /// The reason, as a part of a sentence.
    public let reason: String

    public var description: String { "'\(name)': \(reason)" }
  }

  /// No function is selected: `nearMisses` are names that are similar.
  case noMatch(selection: String, nearMisses: [String])

  /// Some of the selected functions do not allow it; `action` is what was asked for.
  case refused(selection: String, action: String, refusals: [Refusal])
}

extension NamedOverrideError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noMatch(let selection, let nearMisses):
      "Cannot override '\(selection)': " + TraceError.noMatch(nearMisses)
    case .refused(let selection, let action, let refusals) where refusals.isEmpty:
      "Cannot make '\(selection)' \(action): all of its functions are excluded"
    case .refused(_, let action, let refusals) where refusals.count == 1:
      "Cannot make '\(refusals[0].name)' \(action): \(refusals[0].reason)"
    case .refused(let selection, let action, let refusals):
      "Cannot make '\(selection)' \(action): \(refusals.count) functions do not allow it: "
        + refusals.prefix(3).map(\.description).joined(separator: "; ")
        + ". Select fewer, or exclude them"
    }
  }
}
