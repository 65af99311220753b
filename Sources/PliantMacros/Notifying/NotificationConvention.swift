import SwiftParser
import SwiftSyntax

/// The names of methods that are called for notifications.
enum NotificationConvention {
  /// Returns the method for a name in the source: a string, a static member or
  /// `Notification.Name(…)`.
  static func method(for name: ExprSyntax) throws -> String {
    if let literal = name.as(StringLiteralExprSyntax.self) {
      guard let text = literal.representedLiteralValue else {
        throw diagnosed(.needsNotificationName(name), at: name)
      }
      return try method(forText: text, mustEndInSuffix: true, at: name)
    }
    if let call = name.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      call.arguments.count == 1,
      ["Notification.Name", "NSNotification.Name", ".init"].contains(
        call.calledExpression.trimmedDescription
      )
    {
      return try method(for: argument.expression)
    }
    guard let member = name.as(MemberAccessExprSyntax.self),
      let text = member.declName.baseName.identifier?.name
    else { throw diagnosed(.needsNotificationName(name), at: name) }
    return try method(forText: text, mustEndInSuffix: false, at: name)
  }

  /// Returns `dataDidChange` for `ZZDataDidChangeNotification`: without the suffix, and without all
  /// leading capitals but the last.
  private static func method(
    forText text: String,
    mustEndInSuffix: Bool,
    at node: ExprSyntax
  ) throws -> String {
    var name = text[...]
    let suffix = "Notification"
    if name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    } else if mustEndInSuffix {
      throw diagnosed(.notificationNeedsSuffix(text), at: node)
    }
    if mustEndInSuffix, name.first?.isUppercase == false {
      throw diagnosed(.notificationNeedsCapital(text), at: node)
    }
    let capitals = name.prefix { $0.isUppercase }
    if !capitals.isEmpty {
      // Only a prefix is left: `ZZNotification`.
      guard capitals.count < name.count || capitals.count == 1 && !mustEndInSuffix else {
        throw diagnosed(.notificationIsEmpty(text), at: node)
      }
      name = name.dropFirst(capitals.count - 1)
    }
    guard let first = name.first else { throw diagnosed(.notificationIsEmpty(text), at: node) }
    let method = first.lowercased() + name.dropFirst()
    guard method.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !first.isNumber else {
      throw diagnosed(.notificationIsNoIdentifier(text), at: node)
    }
    return method == "init" || method == "self" ? "`\(method)`" : method
  }
}
