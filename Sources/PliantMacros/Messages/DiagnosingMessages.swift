extension PliantDiagnostic {
  static func needsExpression(of macro: String) -> Self {
    "Cannot expand '#\(macro)': it has no expression. Write one, as in '#\(macro)(a > b)'"
  }

  static func loggerIsNoValue(_ logger: String, _ replacement: String) -> Self {
    "Cannot log '\(logger)': it is a logger, and not a value. Write '\(replacement)'"
  }
}
