import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Where a macro stands: the type and the function around it.
struct LogPlace {
  /// As in `-[Controller viewDidLoad()]`.
  let head: String
  /// What tells the type at run time; nil where it is known, or asking would keep `self`.
  let runtimeType: String?
  /// Whether `try` covers it, or the function around it says that it throws any error.
  let canThrow: Bool
  /// Whether `try` stands in front, so that none is wanted within.
  let isTried: Bool
  /// Whether `await` stands in front.
  let isAwaited: Bool

  /// `showsSelf`: the arguments name `self`, so that asking it for its type keeps nothing more.
  init(_ context: some MacroExpansionContext, showsSelf: Bool) {
    let around = Surroundings(context.lexicalContext)
    isTried = around.isTried
    isAwaited = around.isAwaited
    canThrow = around.canThrow
    // Of an accessor the compiler tells no name, and of an implicit getter nothing; `#function` is put there.
    let function =
      around.functions.isEmpty ? "#function" : around.functions.reversed().joined(separator: ".")
    guard let typeName = around.typeName else {
      head = function
      runtimeType = nil
      return
    }
    head = "\(around.isStatic ? "+" : "-")[\(typeName) \(function)]"
    runtimeType =
      if !around.mayBeSubclassed || around.functions.isEmpty {
        nil
      } else if !around.isNested {
        "Self.self"
      } else if showsSelf {
        "PliantDiagnosticsExpansion.type(of: self)"
      } else {
        nil
      }
  }

  /// The arguments that every expansion passes.
  var code: String {
    var code = ".init(\(LoggedArgument.literal(head))"
    if let runtimeType { code += ", \(runtimeType)" }
    return code
      + ", fileID: #fileID, filePath: #filePath, function: #function, line: #line, column: #column)"
  }

  /// What stands where nothing is to be left; the condition is folded before code is made, and the call keeps
  /// the compiler from warning of a `try` or an `await` in front that marks nothing.
  var nothing: ExprSyntax {
    switch (isTried, isAwaited) {
    case (false, false): "()"
    case (true, false): "(false ? PliantDiagnosticsExpansion.leftOutThrowing() : ())"
    case (false, true): "(false ? PliantDiagnosticsExpansion.leftOutAsync() : ())"
    case (true, true): "(false ? PliantDiagnosticsExpansion.leftOutAsyncThrowing() : ())"
    }
  }
}
