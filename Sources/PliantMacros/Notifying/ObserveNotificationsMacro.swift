import SwiftSyntax
import SwiftSyntaxMacros

/// `#observeNotifications("ZZDataDidChangeNotification")`: calls `self.dataDidChange()` or `…(_:)`.
struct ObserveNotificationsMacro: CodeMacro {
  static func code(of use: MacroUse) throws -> String {
    // An array, because a filtered list would be a new tree without positions in the source.
    let names = Array(use.node.arguments).filter { $0.label == nil }.map(\.expression)
    guard !names.isEmpty else { throw diagnosed(.needsNotificationName(use.node), at: use.node) }
    let calls = try names.map { name in
      let method = try NotificationConvention.method(for: name)
      return "  observing.add(\(name.trimmedDescription)) { object in object.\(method) }\n"
    }
    let options = use.node.arguments.filter { $0.label != nil }
      .map { ", \($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }
    let head = "__Pliant.observeNotifications(self\(options.joined()))"
    return "\(head) { observing in\n\(calls.joined())}"
  }
}
