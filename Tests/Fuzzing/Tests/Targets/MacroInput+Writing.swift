extension MacroInput {
  /// A use of any macro, or of `#observeNotifications` alone.
  enum Kind: String, CaseIterable {
    case macros, notifications
  }

  init(_ input: [UInt8], _ kind: Kind) {
    switch kind {
    case .macros: self = Self.anyMacro(input)
    case .notifications: self = Self.notification(input)
    }
  }

  /// Returns a use with a notification's name, as a string.
  private static func notification(_ input: [UInt8]) -> MacroInput {
    let text = String(decoding: input, as: UTF8.self)
      .filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    return MacroInput(
      macro: "ObserveNotificationsMacro",
      role: .expression,
      node: "#observeNotifications(\"\(text)\")"
    )
  }

  private static let expressions: [(macro: String, name: String)] = [
    ("Async1CallableMacro", "callable"), ("Async1MethodMacro", "method"),
    ("AsyncThrowing1CallableMacro", "callable"), ("AsyncThrowing1MethodMacro", "method"),
    ("AsyncThrowing1ValueMethodMacro", "method"), ("Async1ValueMethodMacro", "method"),
    ("ClosureGetterMacro", "getter"), ("ClosureMethodMacro", "method"),
    ("ClosureSetterMacro", "setter"), ("GetterMacro", "getter"),
    ("InconsistencyMacro", "inconsistency"), ("PlainInout0Of1ValueMethodMacro", "method"),
    ("PlainInout1Of2ValueMethodMacro", "method"), ("InspectMacro", "inspect"),
    ("Throwing2ForResultValueMethodMacro", "method"), ("Plain1For0CallableMacro", "callable"),
    ("Plain1ForResultValueMethodMacro", "method"),
    ("LevelInspectMacro", "inspect"), ("LevelLogMacro", "log"), ("LogMacro", "log"),
    ("ObserveMacro", "observe"), ("ObserveNotificationsMacro", "observeNotifications"),
    ("Plain1CallableMacro", "callable"), ("Plain1MethodMacro", "method"),
    ("Plain1ValueMethodMacro", "method"), ("SetterMacro", "setter"),
    ("ValueSetterMacro", "setter"),
    ("ClosureCallableMacro", "callable"), ("Throwing1CallableMacro", "callable"),
    ("ThrowingInout0Of1ValueMethodMacro", "method"),
    ("ThrowingInout1Of2ValueMethodMacro", "method"),
    ("Throwing1MethodMacro", "method"), ("Throwing1ValueMethodMacro", "method"),
    ("ThrowingVariadic1ValueMethodMacro", "method"), ("UnimplementedMacro", "unimplemented"),
    ("PlainVariadic2ValueMethodMacro", "method"), ("VerifyBackgroundMacro", "verifyBackground"),
    ("VerifyMacro", "verify"), ("VerifyMainThreadMacro", "verifyMainThread"),
    ("SymbolCallableMacro", "callable"), ("SymbolGetterMacro", "getter"),
    ("SymbolMethodMacro", "method"), ("SymbolSetterMacro", "setter"),
    ("Plain1ActorMethodMacro", "method"), ("Async1ActorMethodMacro", "method"),
    ("PlainCalling1At1Of2CallableMacro", "callable"),
    ("PlainEvaluating0Of1ValueMethodMacro", "method"),
    ("FunctionInMethodMacro", "method"), ("MethodInCallableMacro", "callable"),
    ("LendingForMacro", "method"),
    ("LoggerInLogMacro", "log"),
    ("NoKeyPathMacro", "getter"), ("NotWritableMacro", "setter"), ("TypeMacro", "pliantType"),
    ("UnnamedMacro", "callable"), ("ValueGetterMacro", "getter"),
    ("ActorForMacro", "method"),
  ]

  private static let attached: [(macro: String, role: Role)] = [
    ("ObservedMacro", .accessor), ("ObservedMacro", .peer), ("ProxiedMacro", .peer),
    ("ProxiedMacro", .extension), ("OptionalMacro", .peer), ("ProxyForMacro", .member),
    ("ProxyForMacro", .memberAttribute), ("ProxyForMacro", .extension), ("ProxyBodyMacro", .body),
    ("ProxyAccessorsMacro", .accessor), ("ConformerMacro", .extension),
    ("RedefinitionMacro", .peer),
  ]

  static var macros: Set<String> { Set(expressions.map(\.macro) + attached.map(\.macro)) }

  private static func anyMacro(_ input: [UInt8]) -> MacroInput {
    var choices = Choices(input)
    let number = choices.number(below: expressions.count + attached.count * 3)
    let isDamaged = choices.number(below: 4) == 3
    var writer = SwiftWriter(choices)
    var made =
      number < expressions.count
      ? expression(expressions[number], &writer)
      : attribute(attached[(number - expressions.count) % attached.count], &writer)
    if isDamaged { made = made.damaged(&writer) }
    return made
  }

  private func damaged(_ writer: inout SwiftWriter) -> MacroInput {
    var damaged = self
    if role == .expression {
      let rest = node.dropFirst()
      // It must remain the use of a macro, because the compiler expands nothing else.
      damaged = MacroInput(
        macro: macro,
        role: role,
        node: "#" + writer.damaged(String(rest)),
        around: around,
        conditions: conditions
      )
    } else {
      damaged.declaration = writer.damaged(declaration)
    }
    return damaged
  }

  private static func expression(
    _ macro: (macro: String, name: String),
    _ writer: inout SwiftWriter
  ) -> MacroInput {
    if macro.macro.hasPrefix("Symbol") { return symbol(macro, &writer) }
    let trailing = writer.choices.number(below: 4) == 3
    let arguments = trailing && writer.choices.flag() ? "" : "(" + writer.arguments() + ")"
    let node = "#" + macro.name + arguments + (trailing ? " " + writer.closure() : "")
    var around: [Around] = []
    for _ in 0..<writer.choices.number(below: 4) { around.append(surrounding(&writer)) }
    return MacroInput(
      macro: macro.macro,
      role: .expression,
      node: node,
      around: around,
      conditions: writer.choices.pick([
        [], [], ["PLIANT_LOG_OFF"], ["PLIANT_LOG_MIN_WARNING"], ["PLIANT_LOG_MIN_TRACE"],
      ])
    )
  }

  private static func symbol(
    _ macro: (macro: String, name: String),
    _ writer: inout SwiftWriter
  ) -> MacroInput {
    let parameters = writer.list(4) { $0.parameterType() }
    let type = "(\(parameters))\(writer.effects()) -> \(writer.type())"
    let symbols = [
      "\"total()\"", "\"A.f(_:b:)\"", "\"A.+(_:_:)\"", "\"init(\"", "\"\"", writer.string(),
    ]
    let list = writer.choices.flag() ? "<\(type)>" : "<\(writer.type())>"
    return MacroInput(
      macro: macro.macro,
      role: .expression,
      node: "#\(macro.name)\(list)(symbol: \(writer.choices.pick(symbols)))"
    )
  }

  private static func attribute(
    _ attached: (macro: String, role: Role),
    _ writer: inout SwiftWriter
  ) -> MacroInput {
    let types = ["final class", "class", "protocol", "struct", "actor", "enum"]
    let node: String
    let declaration: String
    var around: [Around] = []
    switch attached.macro {
    case "ObservedMacro":
      node = "@Observed"
      declaration = writer.variable(accessors: [
        "", "", "", " { 1 }", " { didSet {} }", " { get set }",
      ])
      around = [.declaration(writer.choices.pick(["class C {}", "actor A {}", "struct S {}"]))]
    case "ProxiedMacro":
      node = "@Proxied"
      declaration = writer.type(writer.choices.flag() ? types : ["protocol"]) { $0.requirement() }
    case "ConformerMacro":
      node = "@PliantConformer(\(writer.string()))"
      declaration = writer.type(types) { $0.requirement() }
    case "OptionalMacro":
      node = "@Optional"
      declaration = writer.requirement()
      around = [.declaration(writer.choices.pick(["@Proxied protocol P {}", "protocol P {}"]))]
    default:
      let listed = writer.choices.pick(["P.self", "(any P).self", "A.P.self", "P", "(P).self"])
      let key = writer.choices.pick(["f", "f(_:)", "static f", "x.set", "a b", "class(_:)"])
      node =
        attached.macro == "ProxyForMacro"
        ? "@ProxyFor(\(listed))"
        : "@Pliant\(attached.macro.dropLast(5))(\"\(key)\", of: (any P).self)"
      let owner = writer.type(["final class", "final class", "class"]) { me in
        me.choices.flag() ? me.requirement() : "protocol Q {\n" + me.requirement() + "\n}"
      }
      .replacing(" {\n", with: writer.choices.flag() ? ": P {\n" : " {\n", maxReplacements: 1)
      around = [.declaration(owner)]
      declaration =
        attached.macro == "ProxyForMacro" && attached.role != .memberAttribute
        ? owner : writer.choices.flag() ? writer.function(hasBody: false) : writer.requirement()
    }
    return MacroInput(
      macro: attached.macro,
      role: attached.role,
      node: node,
      declaration: declaration,
      around: around
    )
  }

  private static func surrounding(_ writer: inout SwiftWriter) -> Around {
    switch writer.choices.number(below: 12) {
    case 0: .declaration(writer.function(hasBody: true))
    case 1: .declaration("class C {}")
    case 2: .declaration("final class C<T> {}")
    case 3: .declaration("extension A.B where C == Int {}")
    case 4: .declaration("init(a: Int, _ b: Int) throws {}")
    case 5: .declaration("deinit {}")
    case 6: .declaration("subscript(a: Int, b c: Int) -> Int {}")
    case 7: .declaration("get {}")
    case 8: .expression("{ (x: Int) throws(E) in }")
    case 9: .expression("try x")
    case 10: .expression("await x")
    default: .declaration("protocol P {}")
    }
  }
}
