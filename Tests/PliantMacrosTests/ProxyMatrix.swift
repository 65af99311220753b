/// Protocols of every kind, with requirements of every kind of parameter and every effect.
struct ProxyMatrix: Sendable {
  /// A kind of protocol, and how its proxy is asked for.
  struct Kind: Sendable {
    let name: String
    let attribute: String
    let inherits: String
    /// The types that a class of `@ProxyFor` inherits besides; nil for `@Proxied`.
    let listed: String?

    init(_ attribute: String, _ inherits: String, listed: String? = nil) {
      let isFor = listed.map { " by @ProxyFor\($0)" } ?? ""
      name = "\(attribute) protocol\(inherits.isEmpty ? "" : ": ")\(inherits)\(isFor)"
      (self.attribute, self.inherits, self.listed) = (attribute, inherits, listed)
    }

    var isActor: Bool { inherits == "Actor" }
  }

  static let kinds: [Kind] = {
    let protocols = [
      ("", ""), ("", "AnyObject"), ("", "Sendable"), ("", "AnyObject, Sendable"),
      ("@MainActor", "AnyObject"), ("nonisolated", "AnyObject"), ("nonisolated", "Sendable"),
      ("", "Actor"),
    ]
    let listed = protocols.flatMap { attribute, inherits in
      ["", ", Sendable"].map { Kind(attribute, inherits, listed: $0) }
    }
    return protocols.map { Kind($0, $1) } + listed.filter { !$0.isActor }
  }()

  static let effects = ["-> Int", "throws", "throws(Oops) -> Int", "async -> Int", "async throws"]

  /// The parameters of five requirements, or requirements that the effects do not multiply.
  static let columns: [(name: String, generics: String, parameters: String)] = [
    ("none", "", ""), ("number", "", "_ n: Int"), ("label", "", "at place: Int, _ name: String"),
    ("keyword", "", "for protocol: Int, in: String, `default` switch: Int"),
    ("inout", "", "_ n: inout Int"), ("variadic", "", "_ list: Int..."),
    ("variadic closures", "", "_ list: (() -> Int)..."),
    ("escaping", "", "_ work: @escaping (Int) -> Int"), ("closure", "", "_ work: (Int) -> Int"),
    ("optional closure", "", "_ work: ((Int) -> Swift.Void)?"),
    ("throwing closure", "", "_ work: () throws -> Int"),
    ("asynchronous closure", "", "_ work: @escaping () async throws -> Int"),
    ("sendable closure", "", "_ work: @escaping @Sendable (Int) -> Int"),
    ("closure of the main actor", "", "_ work: @escaping @MainActor () -> Int"),
    ("named closure", "", "_ work: @escaping Work"), ("closures", "", "_ all: [(Int) -> Int]"),
    ("autoclosure", "", "_ n: @autoclosure () -> Int"),
    ("kept autoclosure", "", "_ n: @autoclosure @escaping () -> Int"),
    ("generic", "<T>", "_ value: T"), ("sendable generic", "<T: Sendable>", "_ value: T"),
    ("some", "", "_ value: some CustomStringConvertible"),
    ("any", "", "_ value: any CustomStringConvertible"), ("object", "", "_ box: Box"),
    ("consuming", "", "_ box: consuming Box, _ n: consuming Int"),
    ("borrowing", "", "_ box: borrowing Box, _ text: borrowing String"),
    ("tuple", "", "_ pair: (Int, text: String)"), ("optional", "", "_ n: Int?, _ box: Box!"),
    ("type", "", "_ type: Int.Type"), ("variadic objects", "", "_ all: Box..."),
    ("own names", "", "_ error: Error, _ list: [Result: Void]"),
  ]

  /// The requirements of a protocol of `kind`; a name begins each of them.
  static func requirements(_ column: Int, of kind: Kind) -> [String] {
    let (_, generics, parameters) = columns[column]
    return effects.enumerated().map { index, effect in
      "func f\(index)\(generics)(\(parameters)) \(effect)"
    }
  }

  /// Requirements that are not multiplied with effects.
  static func others(of kind: Kind) -> [String] {
    let isolated = kind.isActor ? [] : ["@MainActor func onMain(_ box: Box) -> Int"]
    let values =
      kind.inherits.contains("AnyObject") || kind.isActor
      ? [] : ["mutating func change(_ n: Int) -> Int", "mutating func mayChange() throws -> Int"]
    let set = kind.isActor ? "{ get }" : "{ get set }"
    let common = [
      "func find(_ n: Int) -> Box", "func load(_ n: Int) async -> Box",
      "func load(_ box: Box) async throws -> Box",
      "var size: Int { get }", "var box: Box \(set)", "var `protocol`: Int \(set)",
      "var work: (Int) -> Int \(set)", "var sent: @Sendable () -> Int \(set)",
      "func end(_ n: Int) throws -> Done", "static var shared: Int { get }",
      "static func make(_ n: Int) throws -> Int", "func text() -> String?",
      "nonisolated func free(_ n: Int) -> Int",
      "nonisolated func late(_ n: Int) async throws -> Int",
    ]
    let nested = [
      "subscript(n: Int) -> Int \(set)",
      "subscript(at place: Int, for: String) -> Int { get throws }",
      "var late: Int { get async throws }",
    ]
    return isolated + values + common + nested
  }
}

// MARK: - Sources

extension ProxyMatrix {
  /// Returns a file with the proxies of all protocols of `kind`.
  static func source(of kind: Kind) -> String {
    let cells = columns.indices.map { cell("C\($0)_", requirements($0, of: kind), of: kind) }
    return prelude + cells.joined() + cell("Rest", others(of: kind), of: kind)
  }

  /// Names that expansions must not mean, and types of parameters.
  static let prelude = """
    import PliantProxying
    nonisolated struct Error: Hashable {}
    nonisolated enum Result: Hashable { case one }
    nonisolated struct Void {}
    nonisolated struct Requirement {}
    nonisolated struct Never {}
    nonisolated struct ProxyState {}
    nonisolated struct Oops: Swift.Error {}
    final class Box {}
    typealias Work = (Int) -> Int
    typealias Done = ()

    """

  /// Returns one cell: a protocol and its proxy.
  static func cell(_ name: String, _ requirements: [String], of kind: Kind) -> String {
    let colon = kind.inherits.isEmpty ? "" : ": "
    let head = "\(kind.attribute) protocol \(name)\(colon)\(kind.inherits)"
    let members = requirements.map { "  \($0)\n" }.joined()
    guard let listed = kind.listed else { return "@Proxied \(head) {\n\(members)}\n" }
    let isolation = kind.attribute.isEmpty ? "" : kind.attribute + " "
    var (own, nested) = ("", "")
    for requirement in requirements {
      let text = requirement.replacing(" { get set }", with: "")
      if text.hasPrefix("mutating") || text.contains("subscript") || text.contains("get throws")
        || text.contains("get async")
      {
        nested += "    \(requirement)\n"
      } else {
        own +=
          text.contains("{ get }")
          ? "  private(set) \(text.replacing(" { get }", with: ""))\n" : "  \(text)\n"
      }
    }
    let others = nested.isEmpty ? "" : "  protocol Others {\n\(nested)  }\n"
    return """
      \(head) {
      \(members)}
      @ProxyFor(\(name).self) \(isolation)final class \(name)Proxy: \(name)\(listed) {
      \(own)\(others)}

      """
  }
}
