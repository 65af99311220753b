import SwiftSyntax

extension PliantDiagnostic {
  static func needsNotificationName(_ node: some SyntaxProtocol) -> Self {
    """
    Cannot observe '\(node.oneLine)': '#observeNotifications' takes names as literals or static \
    members. Write one, as in '#observeNotifications("ZZDataDidChangeNotification", \
    .networkBecameAvailable)'
    """
  }

  static func notificationNeedsSuffix(_ name: String) -> Self {
    unnamed(name, "it does not end in 'Notification'")
  }

  static func notificationNeedsCapital(_ name: String) -> Self {
    unnamed(name, "it does not begin with a capital")
  }

  static func notificationIsEmpty(_ name: String) -> Self {
    unnamed(name, "nothing is left without prefix and suffix")
  }

  static func notificationIsNoIdentifier(_ name: String) -> Self {
    unnamed(name, "what is left is not an identifier")
  }

  private static func unnamed(_ name: String, _ reason: String) -> Self {
    """
    Cannot name a method for '\(name)': \(reason). \
    Write the method, as in 'observeNotifications(self, ["\(name)"], with: Type.method)'
    """
  }
}
