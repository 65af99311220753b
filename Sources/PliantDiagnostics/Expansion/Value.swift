extension __Pliant {
  /// A value and the text that it is written with.
  public struct Value {
    /// Empty for a message, which is written as it is.
    @usableFromInline let name: String
    @usableFromInline let content: Content

    /// The types that are written without a box or a cast.
    @usableFromInline
    enum Content {
      case text(String)
      case integer(Int)
      case number(Double)
      case flag(Bool)
      case other(Any)
    }

    @inlinable
    init(name: String, content: Content) {
      self.name = name
      self.content = content
    }

    /// Creates a value; only the branch of its type is compiled if the compiler knows the type.
    @inlinable
    public static func value<Value>(_ name: String, _ value: Value) -> Self {
      // SAFETY: each branch has compared the types.
      if Value.self == String.self {
        return Self(name: name, content: .text(unsafeBitCast(value, to: String.self)))
      }
      if Value.self == Int.self {
        return Self(name: name, content: .integer(unsafeBitCast(value, to: Int.self)))
      }
      if Value.self == Double.self {
        return Self(name: name, content: .number(unsafeBitCast(value, to: Double.self)))
      }
      if Value.self == Bool.self {
        return Self(name: name, content: .flag(unsafeBitCast(value, to: Bool.self)))
      }
      return Self(name: name, content: .other(value))
    }

    @inlinable
    public static func message(_ text: String) -> Self { Self(name: "", content: .text(text)) }
  }
}

extension __Pliant.Value.Content {
  /// The value as ``DiagnosticFormat`` writes it.
  var text: String {
    switch self {
    case .text(let text): DiagnosticFormat.string(forText: text)
    case .integer(let number): known(number) ?? number.description
    case .number(let number): known(number) ?? number.description
    case .flag(let flag): known(flag) ?? (flag ? "YES" : "NO")
    case .other(let value): DiagnosticFormat.string(for: value)
    }
  }

  /// Returns the text that a registered format gives to a value, if there may be one.
  private func known<Known>(_ value: Known) -> String? {
    DiagnosticFormat.hasFormats ? DiagnosticFormat.string(for: value) : nil
  }
}
