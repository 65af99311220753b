/// Writes a module of random functions, the calls of them, and what a trace of these says.
struct FormMaker {
  struct Call {
    /// Without the module.
    let name: String
    let declaration: String
    let arguments: [FormValue]
    let result: FormValue?
    let throwsError: Bool
  }

  private var random: SeededRandom
  private(set) var declarations = FormValue.kit
  private(set) var body = ""
  private(set) var calls: [Call] = []

  private enum Kind { case function, initializer, getter, setter, subscripted }

  private static let owners: [(name: String, value: String)] = [
    ("", ""), ("", ""), ("static Tiny", "Tiny"), ("Tiny", "Tiny()"), ("Wide", "Wide()"),
    ("Plain", "Plain()"), ("Last", "Last()"), ("Box", "Box(1)"), ("Guardian", "guardian"),
    ("Shape", "Tiny()"), ("Tint", "Tint.red"), ("Load", "Load.none"), ("Halves", "Halves()"),
    ("Wrapped", "Wrapped(1)"), ("Once", "Once()"), ("Kept", "Plain()"), ("static Plain", "Plain"),
  ]

  init(count: Int, seed: UInt64) {
    random = SeededRandom(seed: seed)
    for number in 0..<count { add(number) }
  }

  private mutating func add(_ number: Int) {
    let (spelled, receiver) = random.pick(Self.owners)
    let isStatic = spelled.hasPrefix("static ")
    let owner = isStatic ? String(spelled.dropFirst(7)) : spelled
    let kind: Kind =
      owner.isEmpty || isStatic || !random.chance(30)
      ? .function : random.pick([.getter, .setter, .subscripted, .initializer])
    let canInitialize = ["Tiny", "Wide", "Halves", "Last"].contains(owner)
    switch kind {
    case .getter, .setter, .subscripted: addProperty(number, owner, receiver, kind)
    case .initializer where canInitialize: addFunction(number, owner, receiver, false, isInit: true)
    default: addFunction(number, owner, receiver, isStatic, isInit: false)
    }
  }

  private mutating func value(isParameter: Bool) -> FormValue {
    while true {
      let value = random.pick(FormValue.all)
      if isParameter || !value.isParameterOnly { return value }
    }
  }

  private mutating func addFunction(
    _ number: Int,
    _ owner: String,
    _ receiver: String,
    _ isStatic: Bool,
    isInit: Bool
  ) {
    var arguments: [FormValue] = []
    for _ in 0..<random.pick([0, 1, 1, 2, 2, 3, 3, 4, 5, 7]) {
      let next = value(isParameter: true)
      let isTwice =
        !next.generics.isEmpty && arguments.contains { !$0.generics.isEmpty }
        || next.type.contains("isolated")
          && (owner == "Guardian" || arguments.contains { $0.type.hasPrefix("isolated") })
        || next.value.hasPrefix("&") && arguments.contains { $0.value == next.value }
      if !isTwice { arguments.append(next) }
    }
    let isAsync = !isInit && random.chance(35)
    if !isAsync { arguments.removeAll { $0.type.hasPrefix("isolated ") } }
    // The compiler lays 16 bytes of an async call's arguments on its stack, and loses it.
    if isAsync {
      arguments.removeAll { ["inout Once", "Int128", "SIMD4<Float>"].contains($0.type) }
    }
    let result = isInit || random.chance(25) ? nil : value(isParameter: false)
    let effect = random.pick(["", "", "", " throws", " throws", " throws(Failure)"])
    let fails = !effect.isEmpty && random.chance(30)
    let list = arguments.enumerated().map { "p\($0): \($1.type)" }.joined(separator: ", ")
    let generics = arguments.map(\.generics).filter { !$0.isEmpty }.map { "<\($0)>" }.joined()
    let name = isInit ? "init" : "f\(number)"
    let labels = (isInit ? ["n\(number)"] : []) + arguments.indices.map { "p\($0)" }
    let parameters = (isInit ? ["n\(number): Int"] : []) + (list.isEmpty ? [] : [list])
    let ending =
      fails
      ? "throw Failure.bad(3)"
      : isInit ? (owner == "Last" ? "" : "self.init()") : result.map { "return " + $0.value } ?? ""
    let head =
      "@inline(never) public \(isStatic ? "static " : "")\(isInit ? (owner == "Last" ? "convenience " : "") : "func ")\(name)\(generics)"
      + "(\(parameters.joined(separator: ", ")))\(isAsync ? " async" : "")\(effect)"
      + (isInit ? "" : result.map { " -> " + $0.type } ?? "")
    let text =
      head + " { \(isInit && owner == "Last" ? "self.init(); \(fails ? ending : "")" : ending) }"
    declarations += owner.isEmpty ? text + "\n" : "extension \(owner) { \(text) }\n"
    let shown =
      (isInit ? ["n\(number): 1"] : []) + arguments.enumerated().map { "p\($0): \($1.value)" }
    let callee = isInit ? owner : receiver.isEmpty ? name : receiver + "." + name
    let awaits = isAsync || owner == "Guardian"
    body +=
      "  do { \(effect.isEmpty ? "" : "try ")\(awaits ? "await " : "")"
      + "\(result == nil && !isInit ? "" : "_ = ")\(callee)(\(shown.joined(separator: ", "))) } catch {}\n"
    let full =
      (owner.isEmpty ? "" : owner + ".") + name + "(" + labels.map { $0 + ":" }.joined() + ")"
    calls.append(
      Call(
        name: full,
        declaration: text,
        arguments: (isInit ? [FormValue("Int", "1", "1")] : []) + arguments,
        result: result,
        throwsError: fails
      )
    )
  }

  private mutating func addProperty(
    _ number: Int,
    _ owner: String,
    _ receiver: String,
    _ kind: Kind
  ) {
    let type = value(isParameter: false)
    let index = random.pick(FormValue.all.filter { !$0.isParameterOnly })
    let isSubscript = kind == .subscripted
    let effects =
      kind != .setter ? random.pick(["", "", " throws", " async", " async throws"]) : ""
    let isReadOnly = owner == "Guardian" || owner == "Kept" || owner == "Once" || owner == "Shape"
    let setter = kind == .setter && !isReadOnly ? " nonmutating set {}" : ""
    let isClass = ["Plain", "Last", "Box"].contains(owner)
    let head =
      isSubscript
      ? "subscript(n\(number) i: \(index.type)) -> \(type.type)" : "var v\(number): \(type.type)"
    let text =
      "public \(head) { @inline(never) get\(effects) { return \(type.value) }\(isClass ? setter.replacing(" nonmutating", with: "") : setter) }"
    declarations += "extension \(owner) { \(text) }\n"
    let place = receiver + (isSubscript ? "[n\(number): \(index.value)]" : ".v\(number)")
    let awaits = effects.contains("async") || owner == "Guardian"
    body +=
      "  do { \(effects.contains("throws") ? "try " : "")\(awaits ? "await " : "")_ = \(place) } catch {}\n"
    let name = owner + (isSubscript ? ".subscript" : ".v\(number)")
    if !isSubscript {
      calls.append(
        Call(name: name, declaration: text, arguments: [], result: type, throwsError: false)
      )
    }
    if !setter.isEmpty {
      body +=
        isClass
        ? "  do { \(place) = \(type.value) }\n"
        : "  do { let r = \(receiver); r.v\(number) = \(type.value) }\n"
      calls.append(
        Call(
          name: name + " (setter)",
          declaration: text,
          arguments: [type],
          result: nil,
          throwsError: false
        )
      )
    }
  }
}
