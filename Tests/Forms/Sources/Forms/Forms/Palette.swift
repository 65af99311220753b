/// The types that forms are made of.
enum Palette {
  private static let plain: [ValueType] = [
    .int,
    ValueType(name: "Int8", maker: "opaque(Int8((#) % 100))"),
    ValueType(name: "UInt16", maker: "opaque(UInt16(#))"),
    ValueType(name: "Int32", maker: "opaque(Int32(#))"),
    ValueType(name: "UInt64", maker: "opaque(UInt64(#))"),
    ValueType(name: "Bool", maker: "opaque((#) % 2 == 0)"),
    ValueType(name: "Double", maker: "opaque(Double(#) + 0.5)"),
    ValueType(name: "Float", maker: "opaque(Float(#) + 0.25)"),
    ValueType(name: "SIMD4<Float>", words: 2, maker: "SIMD4<Float>(1, 2, 3, Float(#))"),
    ValueType(name: "SIMD2<Double>", words: 2, maker: "SIMD2<Double>(1, Double(#))"),
    ValueType(name: "Side", maker: "[Side.left, .right, .up, .down][(#) % 4]"),
    ValueType(name: "Nothing", words: 0, maker: "Nothing()"),
    ValueType(name: "Float16", maker: "opaque(Float16(#))"),
    ValueType(name: "UInt128", words: 2, maker: "opaque(UInt128(#) << 70)"),
    ValueType(name: "SIMD8<Float>", words: 4, maker: "SIMD8<Float>(repeating: Float(#))"),
    ValueType(
      name: "any Any.Type",
      maker: "[Int.self as any Any.Type, Tally.self][(#) % 2]",
      isSendable: false
    ),
    ValueType(name: "Range<Int>", words: 2, maker: "(opaque(#)..<10_000)"),
  ]

  static let text = ValueType(name: "String", words: 2, maker: "makeText(#)")

  private static let managed: [ValueType] = [
    .token, .token,
    text, text,
    ValueType(name: "Character", words: 2, maker: "Character(UnicodeScalar(UInt8(65 + (#) % 26)))"),
    .kit("Small", words: 1), .kit("Large", words: 4), .kit("Bytes", words: 2),
    .kit("Mixed", words: 3), .kit("Five", words: 5), .kit("Ten", words: 10),
    .kit("Held", words: 2), .kit("Unowned", words: 2), .kit("Called", words: 2),
    .kit("Payload", words: 3), .kit("Single", words: 1), .kit("Tree", words: 1),
    ValueType(name: "[Int: Tally]", maker: "[opaque(#): Tally(#)]"),
    ValueType(name: "Substring", words: 4, maker: "makeText(#).dropFirst()"),
    ValueType(
      name: "Result<Tally, Failure>",
      words: 2,
      maker: "makeResult(#)"
    ),
    ValueType(name: "any Badge", words: 5, maker: "makeBadge(#)"),
    ValueType(name: "any Error", words: 1, maker: "makeError(#)"),
    ValueType(name: "any Sendable", words: 4, maker: "makeAny(#)"),
    ValueType(name: "Any", words: 4, maker: "(makeAny(#) as Any)", isSendable: false),
    ValueType(name: "AnyObject", words: 1, maker: "(Tally(#) as AnyObject)", isSendable: false),
  ]

  private static let closures: [ValueType] = [
    ValueType(
      name: "@Sendable (Int) -> String",
      words: 2,
      maker: "makeClosure(#)",
      shower: "show((#)(3))",
      isEscaping: true
    ),
    ValueType(
      name: "(Int) -> String",
      words: 2,
      maker: "makeClosure(#)",
      shower: "show((#)(3))",
      isSendable: false,
      isEscaping: true
    ),
    ValueType(
      name: "() -> Tally",
      words: 2,
      maker: "makeProvider(#)",
      shower: "show((#)())",
      isSendable: false,
      isEscaping: true
    ),
  ]

  private static let parameterClosures: [ValueType] = [
    ValueType(
      name: "(Int) -> String",
      maker: "makeClosure(#)",
      shower: "show((#)(3))",
      isSendable: false,
      isParameterOnly: true
    ),
    ValueType(
      name: "@Sendable () -> Tally",
      maker: "makeProvider(#)",
      shower: "show((#)())",
      isParameterOnly: true
    ),
    ValueType(
      name: "@autoclosure () -> Tally",
      maker: "Tally(#)",
      shower: "show(#())",
      isSendable: false,
      isParameterOnly: true
    ),
  ]

  static let ofC: [ValueType] = wholeOfC + partsOfC

  /// What C and Swift pass alike.
  static let wholeOfC: [ValueType] = [
    ofC("Int32", CType(name: "int32_t")),
    ofC("UInt32", CType(name: "uint32_t", format: "%u")),
    ofC("Int", CType(name: "long", format: "%ld")),
    ofC("UInt64", CType(name: "uint64_t", format: "%lu")),
    ofC("Double", CType(name: "double", format: "%g", maker: "# + 0.5"), maker: "Double(#) + 0.5"),
    ofC("Float", CType(name: "float", format: "%g", maker: "# + 0.25f"), maker: "Float(#) + 0.25"),
  ]

  // Functions with them are refused. The structs are passed in two vector registers, in a vector
  // and an integer one, and in memory.
  private static let partsOfC: [ValueType] = [
    ofC("Int8", CType(name: "int8_t", maker: "# % 100"), maker: "opaque(Int8((#) % 100))"),
    ofC("UInt16", CType(name: "uint16_t")),
    ofC(
      "Bool",
      CType(name: "bool", format: "%s", shown: "# ? \"true\" : \"false\"", maker: "# % 2 == 0"),
      maker: "opaque((#) % 2 == 0)"
    ),
    structOfC("CPoint", "%g,%g", ["x", "y"], "(CPoint){ #, 2.5 }", "CPoint(x: Double(#), y: 2.5)"),
    structOfC("CMixed", "%g,%d", ["x", "n"], "(CMixed){ 1.5, # }", "CMixed(x: 1.5, n: Int32(#))"),
    structOfC(
      "CLarge",
      "%ld,%g,%ld",
      ["a", "b", "c"],
      "(CLarge){ 1, 2.5, # }",
      "CLarge(a: 1, b: 2.5, c: #)"
    ),
  ]

  static let declarationsOfC = """
    typedef struct { double x, y; } CPoint;
    typedef struct { float x; int32_t n; } CMixed;
    typedef struct { long a; double b; long c; } CLarge;
    """

  private static func ofC(_ name: String, _ type: CType, maker: String? = nil) -> ValueType {
    ValueType(name: name, maker: maker ?? "opaque(\(name)(#))", inC: type)
  }

  private static func structOfC(
    _ name: String,
    _ format: String,
    _ fields: [String],
    _ literal: String,
    _ maker: String
  ) -> ValueType {
    let shown = fields.map { "#.\($0)" }.joined(separator: ", ")
    let type = CType(name: name, format: "\(name){\(format)}", shown: shown, maker: literal)
    return ofC(name, type, maker: "opaque(\(maker))")
  }

  /// A type of a field or a result, or of a parameter.
  static func type(_ random: inout SeededRandom, sendable: Bool, depth: Int = 0) -> ValueType {
    let type: ValueType
    switch random.below(100) {
    case ..<32: type = random.pick(plain)
    case ..<74: type = random.pick(managed)
    case ..<84 where depth < 2: type = Self.type(&random, sendable: true, depth: depth + 1).optional
    case ..<90 where depth < 2: type = Self.type(&random, sendable: true, depth: depth + 1).array
    case ..<93 where depth < 2: type = Self.type(&random, sendable: true, depth: depth + 1).crate
    case ..<98 where depth < 2:
      let count = 2 + random.below(2)
      type = .tuple(
        (0..<count).map { _ in Self.type(&random, sendable: sendable, depth: depth + 1) }
      )
    default: type = depth == 0 ? random.pick(closures) : random.pick(managed)
    }
    return type.isSendable || !sendable ? type : .token
  }

  static func parameterClosure(_ random: inout SeededRandom, sendable: Bool) -> ValueType {
    let type = random.pick(parameterClosures)
    return type.isSendable || !sendable ? type : parameterClosures[1]
  }
}
