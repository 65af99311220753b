import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacros

/// The severities, from the least to the most severe.
private let levels = ["trace", "debug", "info", "notice", "warning", "error", "critical"]

/// A severity as it is written.
struct LogLevel {
  let code: String
  /// Its case, where it is written out.
  let name: String?

  init(_ expression: ExprSyntax?) {
    guard let expression else {
      code = ".info"
      name = "info"
      return
    }
    code = expression.trimmedDescription
    let member = expression.as(MemberAccessExprSyntax.self)
    let isSpelled = [nil, "Logger.Level", "Level"].contains(member?.base?.trimmedDescription)
    name = isSpelled ? levels.first { $0 == member?.declName.baseName.text } : nil
  }
}

/// What a build leaves out: `-D PLIANT_LOG_OFF`, `-D PLIANT_LOG_MIN_WARNING`.
struct LogConditions {
  let isOff: Bool
  /// The least severity that is built.
  let minimum: String?

  init(_ context: some MacroExpansionContext) {
    isOff = isSet("PLIANT_LOG_OFF", context)
    minimum = levels.last { isSet("PLIANT_LOG_MIN_\($0.uppercased())", context) }
  }

  func leavesOut(_ level: LogLevel) -> Bool {
    if isOff { return true }
    guard let minimum, let name = level.name, let least = levels.firstIndex(of: minimum),
      let index = levels.firstIndex(of: name)
    else { return false }
    return index < least
  }

  /// The arguments that say which lines are wanted, and by which logger.
  func options(_ level: LogLevel, of node: some FreestandingMacroExpansionSyntax) -> String {
    var options = "level: \(level.code)"
    if level.name == nil, let minimum { options += ", atLeast: .\(minimum)" }
    if let logger = node.arguments.last(where: { $0.label?.text == "to" })?.expression {
      options += ", to: \(logger.trimmedDescription)"
    }
    return options
  }
}

/// Whether a build was given `-D name`.
func isSet(_ name: String, _ context: some MacroExpansionContext) -> Bool {
  (try? context.buildConfiguration?.isCustomConditionSet(name: name)) ?? false
}
