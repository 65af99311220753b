import SwiftSyntax

extension PliantDiagnostic {
  // MARK: @Redefinition

  static var redefinitionNeedsFunction: Self {
    """
    Cannot redefine by this declaration: it is not a function with a body. \
    Write '@Redefinition(of: "name(label:)")' on one
    """
  }

  static var redefinitionIsLocal: Self {
    """
    Cannot redefine by a local function: it may use what is around it. \
    Move it to the file, or into an extension of the type that has the redefined function
    """
  }

  static func redefinitionNeedsName(_ node: some SyntaxProtocol) -> Self {
    """
    Cannot redefine by '\(node.oneLine)': it does not spell a function's name with its labels. \
    Write '@Redefinition(of: "decode(_:from:)")'
    """
  }

  static func redefinitionHasName(of target: String) -> Self {
    "Cannot redefine '\(target)' by a function of the same name: it would call itself. Rename it"
  }

  static func redefinitionHasLabels(_ name: String, of target: String) -> Self {
    "Cannot redefine '\(target)' by '\(name)': their labels differ. Write the same labels"
  }

  static func redefinitionCannotPass(_ parameter: String) -> Self {
    """
    Cannot pass '\(parameter)' to the original: no function can pass on a variadic parameter. \
    Redefine a function that it calls
    """
  }
}
