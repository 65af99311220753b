import SwiftSyntax

extension PliantDiagnostic {
  // MARK: Names

  static func noName(in node: some FreestandingMacroExpansionSyntax) -> Self {
    let macro = node.macroName.text
    let (kind, name) =
      switch macro {
      case "method": ("a method", "Type.method(label:)")
      case "callable": ("a function, a static method or an initializer", "Type.function(label:)")
      default: ("a property by its key path", "\\Type.property")
      }
    return """
      Cannot create a handle for '\(node.arguments.first?.expression.oneLine ?? node.oneLine)': \
      it does not name \(kind). Write the name, as in '#\(macro)(\(name))'
      """
  }

  static var noTypeAfterFor: Self {
    """
    Cannot create a handle for a generic function: 'for:' takes the name of a type. Write it as in \
    'for: Order.self'
    """
  }

  static func functionAfterFor(_ type: String) -> Self {
    """
    Cannot create a handle for a generic function with '\(type)': the compiler passes functions in \
    another way than handles do. Name a type that is no function, or override what calls it
    """
  }

  static func lendsWithFor(_ name: String, _ macro: String) -> Self {
    """
    Cannot create a handle for '\(name)' with 'for:': it takes a closure that it does not keep. \
    Write a closure that calls it, with its types, and 'Generic<…>' for each that is a parameter, \
    as in '#\(macro) { @concurrent (times: Int, body: () async throws -> Generic<Order>) async \
    throws -> Generic<Order> in try await retry(times: times, body) }'
    """
  }

  static func isOfAnActor(_ name: String, _ closure: String) -> Self {
    """
    Cannot create a handle for '\(name)' with 'for:': it is a method of an actor. Write a closure \
    that calls it, with its types, and 'Generic<…>' for each that is a parameter, as in \
    '#method \(closure)'
    """
  }

  static func isTransparent(_ name: String) -> Self {
    """
    Cannot create a handle for '\(name)': the compiler puts its code in the place of each call. \
    Override what calls it
    """
  }

  static func isOfAGlobalActor(_ attribute: String) -> Self {
    """
    Cannot create a handle for this closure: of the global actors, handles know the main one \
    alone, and not '\(attribute)'. Override what calls the member
    """
  }

  static func setsAStatic(_ path: String, _ closure: String) -> Self {
    """
    Cannot create a handle for '\(path)': no key path writes a static. Write a closure, as in \
    '#setter \(closure)'
    """
  }

  static func lendsToAnActor(_ name: String) -> Self {
    """
    Cannot create a handle: '\(name)' is a method of an actor, and takes a closure that does not \
    escape. Mark the parameter '@escaping', or override what the method calls
    """
  }

  static func genericInGenericCode(_ name: String) -> Self {
    """
    Cannot create a handle for '\(name)' with types here: generic code cannot declare what \
    it needs. Write it in a function that is not generic
    """
  }

  static func ownerIsAnObject(_ owner: String, _ name: String) -> Self {
    "Cannot create a handle for '\(name)': '\(owner)' is an object. Write its type instead"
  }

  static func isNoMethod(_ name: String) -> Self {
    "Cannot create a handle for '\(name)': it is not an instance method. Write '#callable(\(name))'"
  }

  static func isPerhapsNoMethod(_ name: String) -> Self {
    """
    Cannot create a handle for '\(name)': no overload of '#method' takes it by name. Write \
    '#callable(\(name))' if it is static, and otherwise a closure that calls it. Members of global \
    actors but the main one, and of types that cannot be copied, have no handles
    """
  }

  static func isAMethod(_ name: String) -> Self {
    "Cannot create a handle for '\(name)': it is an instance method. Write '#method(\(name))'"
  }

  static func returnsAFunction(_ name: String) -> Self {
    """
    Cannot create a handle for '\(name)': it returns a function. Write a closure that calls it, as \
    in '#callable { (a: <#Type#>) in \(name)(a) }'
    """
  }

  static func hasNoName(_ name: String, _ macro: String, _ closure: String) -> Self {
    """
    Cannot create a handle for '\(name)': no overload of '#\(macro)' takes it by name. Write its \
    labels, or a closure with its types, as in '#\(macro) \(closure)'
    """
  }

  static func notAProperty(_ path: some SyntaxProtocol) -> Self {
    """
    Cannot create a handle for '\(path.oneLine)': it does not name one property of a type by its \
    key path. Write '\\Type.property', or a closure for a subscript
    """
  }

  static func needsAKeyPath(_ name: String, _ path: String, ofStatic: String) -> Self {
    """
    Cannot create a handle for '\(name)': a property is named by its key path. Write '\(path)', or \
    '\(ofStatic)' if it is static
    """
  }

  static func isPerhapsAProperty(_ name: String, _ path: String) -> Self {
    """
    Cannot create a handle for '\(name)': no overload of '#callable' takes it by name. Write \
    '\(path)' if it is a property, and otherwise its labels
    """
  }

  static func noKeyPathLeads(to node: some FreestandingMacroExpansionSyntax) -> Self {
    """
    Cannot create a handle for '\(node.arguments.first?.expression.oneLine ?? node.oneLine)': no \
    key path leads there. Members of types that cannot be copied have no handles: override what \
    calls it
    """
  }

  static func ownsReceiver(_ specifier: String) -> Self {
    """
    Cannot create a handle for this closure: its receiver is '\(specifier)', which only types need \
    that cannot be copied, and these have no handles. Write the type alone, or override what calls \
    the member
    """
  }

  static func notWritable(_ path: String) -> Self {
    """
    Cannot create a handle for '\(path)': it has no setter, or none that is visible here. Use \
    '#getter' for its getter
    """
  }

  // MARK: Closures

  static func writeAClosure(_ argument: some SyntaxProtocol) -> Self {
    """
    Cannot create a handle for '\(argument.oneLine)': it is neither a name nor a closure. Write a \
    closure that calls the function, as in '#method { (receiver: Type, argument: Int) in \
    receiver.method(argument) }'
    """
  }

  static func needsType(_ parameter: String) -> Self {
    """
    Cannot infer the type of '\(parameter)': a macro sees only the text of the closure. Write the \
    type, as in '(\(parameter): Type)'
    """
  }

  static func needsOneUse(in macro: some FreestandingMacroExpansionSyntax) -> Self {
    let use =
      switch macro.macroName.text {
      case "getter": "one read of a property or a subscript of its first parameter"
      case "setter": "one assignment to a property or a subscript of its first parameter"
      case "callable": "one call of a function, with all arguments in parentheses"
      default: "one call of a method of its first parameter, with all arguments in parentheses"
      }
    return "Cannot create a handle for this closure: it does not consist of \(use). Write only that"
  }

  static var needsReceiver: Self {
    """
    Cannot create a handle for this member: its receiver is missing. Write it as the first \
    parameter, with its type
    """
  }

  static var needsResult: Self {
    """
    Cannot create a handle for this closure: it declares which error it throws, but not what it \
    returns. Write the result, as in 'throws(E) -> Int' or 'throws(E) -> Void'
    """
  }

  static func asyncClassMethod(_ name: String) -> Self {
    """
    Cannot create a handle for '\(name)' with its class as the receiver: it is async. Write \
    '#callable(\(name))'
    """
  }

  static func nameAsync(_ name: String) -> Self {
    """
    Cannot create a handle for this closure: it does not tell on which actor an async method runs. \
    Write '#method(\(name))'
    """
  }

  static func isRead(_ body: some SyntaxProtocol, _ getter: String) -> Self {
    "Cannot create a handle for '\(body.oneLine)': it is read, and not called. Write '\(getter)'"
  }

  static func isCalledOnParameter(_ body: some SyntaxProtocol, _ method: String) -> Self {
    "Cannot create a handle for '\(body.oneLine)': it is called on a parameter. Write '\(method)'"
  }

  // MARK: Symbols

  static var needsFunctionType: Self {
    """
    Cannot create a handle for this symbol: its function type is missing. Write it, as in \
    '#method<(Cart) -> Int>(symbol: "total()")'
    """
  }

  static var needsLiteral: Self {
    """
    Cannot create a handle for this symbol: it is not a string literal, or is empty. Write its \
    name in quotes, without interpolation
    """
  }

  static func symbolOfAnotherType(_ symbol: String, _ type: String) -> Self {
    """
    Cannot create a handle for '\(symbol)': its receiver is of type '\(type)'. Write the symbol of \
    a member of that type
    """
  }

  static var asyncSymbol: Self {
    """
    Cannot create a handle for this symbol: nothing tells that an async function of its is an \
    actor's. Write the function's name, as in '#method(Type.method(label:))'
    """
  }

  // MARK: Places

  static func inAttribute(_ macro: String) -> Self {
    """
    Cannot use '#\(macro)' in an attribute: its expansion declares types, which no attribute can \
    contain. Declare the handle, as in 'let greet = #\(macro)(…)', and write its name
    """
  }

  static func selfInClass(_ name: String) -> Self {
    "Cannot use 'Self' in a handle: it may be a subclass of '\(name)'. Write '\(name)'"
  }
}
