import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacros

/// The severities, from the least to the most severe.
private let levels = ["trace", "debug", "info", "notice", "warning", "error", "critical"]

/// A severity as written in the source.
struct LogLevel {
  let code: String
  /// The name of its case; nil if the severity is any other expression.
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

/// The lines that a build omits, as `-D PLIANT_LOG_OFF` or `-D PLIANT_LOG_MIN_WARNING` defines.
struct LogConditions {
  let isOff: Bool
  /// The lowest severity that is compiled.
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

  /// Returns the arguments for the severity and the logger.
  func options(_ level: LogLevel, of node: some FreestandingMacroExpansionSyntax) -> String {
    var options = "level: \(level.code)"
    if level.name == nil, let minimum { options += ", atLeast: .\(minimum)" }
    if let logger = node.arguments.last(where: { $0.label?.text == "to" })?.expression {
      options += ", to: \(logger.trimmedDescription)"
    }
    return options
  }
}

/// Returns whether a build was given `-D name`, which Swift 6.2 and its swift-syntax do not tell.
///
/// The toolchain's swift-syntax has no modules that say its version.
func isSet(_ name: String, _ context: some MacroExpansionContext) -> Bool {
  #if compiler(>=6.3) && (canImport(SwiftSyntax603) || !canImport(SwiftSyntax602))
  (try? context.buildConfiguration?.isCustomConditionSet(name: name)) ?? false
  #else
  false
  #endif
}
