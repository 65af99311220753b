/// A type of parameters, results and fields, with code that makes a value and shows it.
struct ValueType: Equatable {
  var name: String
  /// How many words a value is, about.
  var words = 1
  /// `#` stands for the number that tells the value from others.
  var maker: String
  /// `#` stands for the value.
  var shower = "show(#)"
  var isSendable = true
  /// A closure that must not outlive the call, or `@autoclosure`: parameters only.
  var isParameterOnly = false
  /// Marked `@escaping` as a parameter.
  var isEscaping = false

  /// In the form's declaration, where the type is a parameter of a generic one.
  var genericName: String?
  /// How generic code makes a value of it.
  var genericMaker: String?
  /// In the handle, where each type that is a parameter is marked.
  var markedName: String?
  var place: GenericPlace?

  /// Of the types that C has, too.
  var inC: CType?

  var declaredName: String { genericName ?? name }

  func make(_ number: String) -> String { maker.replacing("#", with: number) }
  func make(_ number: Int) -> String { make("\(number)") }
  func show(_ value: String) -> String { shower.replacing("#", with: value) }

  func declaredMake(_ number: String) -> String {
    (genericMaker ?? maker).replacing("#", with: number)
  }
  func declaredMake(_ number: Int) -> String { declaredMake("\(number)") }

  var parameterName: String { isEscaping ? "@escaping \(name)" : name }
  var declaredParameterName: String { isEscaping ? "@escaping \(declaredName)" : declaredName }
}

/// How C writes a type.
struct CType: Equatable {
  var name: String
  /// Of `printf`, as ``show(_:)`` writes the value.
  var format = "%d"
  /// `#` stands for the value.
  var shown = "#"
  /// `#` stands for the number that tells the value from others.
  var maker = "#"
}

extension ValueType {
  static let void = ValueType(name: "Void", words: 0, maker: "()", shower: "\"()\"")
  static let int = ValueType(name: "Int", maker: "opaque(#)")
  static let worker = ValueType(name: "Worker", maker: "Worker.shared", shower: "\"\\(#.id)\"")
  static let anyWorker = ValueType(
    name: "(any Actor)?",
    maker: "Worker.shared",
    shower: "\"\\((# as? Worker)?.id ?? 0)\""
  )
  static let token = ValueType(name: "Tally", maker: "Tally(#)")

  /// Made by its initializer, which takes the number.
  static func kit(_ name: String, words: Int) -> ValueType {
    ValueType(name: name, words: words, maker: "\(name)(#)")
  }

  /// An Optional of it; an Optional of a vector, or of a crate of one, stays what it is.
  ///
  /// NB: swiftc 6.3.1 reads an Optional of an Optional of a vector from an unaligned place, in
  /// debug: `func f(_ a: SIMD4<Float>??) { print(a) }` crashes.
  var optional: ValueType {
    if name.contains("SIMD"), name.contains("?"), !name.hasPrefix("(") { return self }
    return ValueType(
      name: isExistential ? "(\(name))?" : "\(name)?",
      words: words + 1,
      maker: "maybe(#, \(maker))",
      isSendable: isSendable
    )
  }

  var array: ValueType {
    ValueType(
      name: "[\(name)]",
      maker: "[\(maker), \(maker.replacing("#", with: "# + 1"))]",
      isSendable: isSendable
    )
  }

  var crate: ValueType {
    ValueType(
      name: "Crate<\(name)>",
      words: words,
      maker: "Crate<\(name)>(\(maker))",
      isSendable: isSendable
    )
  }

  static func tuple(_ types: [ValueType]) -> ValueType {
    let parts = types.enumerated().map { i, type in type.maker.replacing("#", with: "# + \(i)") }
    return ValueType(
      name: "(\(types.map(\.name).joined(separator: ", ")))",
      words: types.reduce(0) { $0 + $1.words },
      maker: "(\(parts.joined(separator: ", ")))",
      isSendable: types.allSatisfy(\.isSendable)
    )
  }

  private var isExistential: Bool { name.hasPrefix("any ") }
}

/// A struct or an enum that is declared for one form, beside it.
struct OwnType {
  var name: String
  var fields: [ValueType]
  var isEnum: Bool

  var type: ValueType {
    let words = fields.reduce(0) { $0 + $1.words }
    return ValueType(name: name, words: words, maker: "\(name)(#)", shower: "#.shown")
  }
}
