import SwiftSyntax

extension PliantDiagnostic {
  // MARK: @Observed

  static var observedNeedsOneVariable: Self {
    """
    Cannot observe this declaration: it does not declare one property. \
    Write '@Observed var name: Type' for each property
    """
  }

  static func observedNeedsClass(_ name: String) -> Self {
    "Cannot observe '\(name)': it is not a property of a class or an actor. Declare it in one"
  }

  static func observedNeedsVariable(_ name: String) -> Self {
    "Cannot observe '\(name)': a constant never changes. Write 'var'"
  }

  static func observedCannotBe(_ modifier: String, _ name: String) -> Self {
    switch modifier {
    case "dynamic":
      "Cannot observe '\(name)': a 'dynamic' property can be observed as it is. Remove '@Observed'"
    case "static", "class":
      "Cannot observe '\(name)': it is not a property of an object. Remove '\(modifier)'"
    default:
      """
      Cannot observe '\(name)': '@Observed' does not support '\(modifier)'. \
      Mark it 'dynamic' instead of '@Observed'
      """
    }
  }

  static func observedHasAccessors(_ name: String) -> Self {
    """
    Cannot observe '\(name)': '@Observed' writes its accessors. \
    Remove its own, or mark it 'dynamic' instead of '@Observed'
    """
  }

  static func observedHasWrapper(_ name: String) -> Self {
    """
    Cannot observe '\(name)': '@Observed' does not support property wrappers. \
    Mark it 'dynamic' instead of '@Observed'
    """
  }

  static func observedNeedsType(_ name: String) -> Self {
    """
    Cannot observe '\(name)': a property of an actor needs an explicit type. \
    Write it, as in 'var \(name): Type'
    """
  }

  // MARK: #observe

  static func needsKeyPath(_ node: some SyntaxProtocol) -> Self {
    """
    Cannot observe '\(node.oneLine)': '#observe' takes key paths of properties. \
    Write one, as in '#observe(\\.target.value)'
    """
  }

  static func needsPathOfSelf(_ path: some SyntaxProtocol) -> Self {
    """
    Cannot observe '\(path.oneLine)': '#observe' takes key paths that begin at 'self'. \
    Write the path without a type
    """
  }
}
