import SwiftSyntax
import SwiftSyntaxMacros

/// The type and the function that contain a macro.
struct LogPlace {
  /// The text `-[Controller viewDidLoad()]`.
  let head: String
  /// An expression for the type at run time; nil if it is known, or if the expression would retain
  /// `self`.
  let runtimeType: String?
  /// Whether a `try` covers the macro, or the function around it can throw any error.
  let canThrow: Bool
  /// Whether a `try` precedes the macro, so that its expansion needs none.
  let isTried: Bool
  /// Whether an `await` precedes the macro.
  let isAwaited: Bool

  /// Creates the place; with `showsSelf`, the arguments retain `self` anyway, so asking for its
  /// type is free.
  init(_ context: some MacroExpansionContext, showsSelf: Bool) {
    let around = Surroundings(context.lexicalContext)
    isTried = around.isTried
    isAwaited = around.isAwaited
    canThrow = around.canThrow
    // The compiler passes no name for an accessor and nothing for an implicit getter: `#function`
    // has it.
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
        "__Pliant.type(of: self)"
      } else {
        nil
      }
  }

  /// The arguments that every expansion passes.
  var code: String {
    var code = ".init(\(stringLiteral(head))"
    if let runtimeType { code += ", \(runtimeType)" }
    return code
      + ", fileID: #fileID, filePath: #filePath, function: #function, line: #line, column: #column)"
  }

  /// The code of a macro that a build omits; the compiler removes the call, which only keeps it
  /// from warning about a `try` or an `await` without effect.
  var nothing: String {
    switch (isTried, isAwaited) {
    case (false, false): "()"
    case (true, false): "(false ? __Pliant.leftOutThrowing() : ())"
    case (false, true): "(false ? __Pliant.leftOutAsync() : ())"
    case (true, true): "(false ? __Pliant.leftOutAsyncThrowing() : ())"
    }
  }
}
