public import PliantHooks
import PliantImages

/// The functions that a trace records: those of a module or a type, those whose names match a
/// pattern, or the one of a handle.
///
/// ```swift
/// let trace = try Trace.start(.module("Shop"), .type(Cart.self), .matching("*.load*"))
/// let loads = try Trace.start(.method(#method(Cart.load(id:))))
/// ```
public struct TraceSelection: Sendable, Hashable, CustomStringConvertible {
  enum Kind: Sendable, Hashable {
    case module(String)
    case type(String)
    case pattern(String)
    case symbol(String)
    case code(DeclarationCode)
  }

  let kind: Kind

  /// All functions and closures of a module, also in extensions of other modules' types.
  public static func module(_ name: String) -> Self { Self(kind: .module(name)) }

  /// All functions of a type and the closures in them, whatever its generic arguments.
  public static func type(_ type: Any.Type) -> Self {
    Self(kind: .type(FunctionName.owner(for: type)))
  }

  /// All functions of names that match a pattern with `*` for any text and `?` for one character.
  ///
  /// A name is `Shop.Cart.load(id:)`, for instance, or that of a closure in it,
  /// `Shop.Cart.load(id:) closure #1`, which `Shop.Cart.load*` matches, too.
  ///
  /// A pattern that starts with the name of a module and a dot, `Foundation.UserDefaults.*`, finds
  /// the functions of that module. Others find those of the program and its libraries, but not of
  /// the ones that come with Swift.
  public static func matching(_ pattern: String) -> Self { Self(kind: .pattern(pattern)) }

  /// The function of a handle, which `#method`, `#getter`, `#setter` or `#callable` has made.
  ///
  /// Of a class's method, it is the code that the class's own instances run; overrides in
  /// subclasses are not selected. Throws an `OverrideError` if the declaration has no code that is
  /// found. Costs as much as the first use of the handle.
  public static func method(_ handle: some DeclarationHandle) throws -> Self {
    Self(kind: .code(try handle.code))
  }

  /// The function of a mangled name.
  package static func symbol(_ mangled: String) -> Self { Self(kind: .symbol(mangled)) }

  public var description: String {
    switch kind {
    case .module(let name): "module \(name)"
    case .code(let code): code.description
    case .symbol(let mangled): FunctionName(mangled: mangled)?.fullName ?? mangled
    case .type(let name): "type \(QualifiedName.of(name))"
    case .pattern(let pattern): pattern
    }
  }
}

extension TraceSelection {
  /// The module in which alone functions are looked for; nil if it may be any.
  var module: String? {
    switch kind {
    case .module(let name): return name
    case .type(let name): return name.split(separator: ".").first.map { String($0) }
    case .pattern(let pattern):
      guard let dot = pattern.firstIndex(of: ".") else { return nil }
      let first = pattern[..<dot]
      return first.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(first) : nil
    case .symbol, .code: return nil
    }
  }

  func contains(_ function: FunctionName) -> Bool {
    switch kind {
    case .module(let name): function.module == name
    case .type(let name): function.owner == name
    case .pattern(let pattern): Glob.matches(function.fullName, pattern)
    case .symbol, .code: false
    }
  }
}

/// Patterns as shells have them.
enum Glob {
  /// Takes time in proportion to the product of both lengths.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let text = Array(text.utf8)
    let pattern = Array(pattern.utf8)
    var (at, place) = (0, 0)
    var star: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, at)
        place += 1
      } else if place < pattern.count,
        pattern[place] == text[at] || pattern[place] == UInt8(ascii: "?")
      {
        at += 1
        place += 1
      } else if let last = star {
        star = (last.place, last.at + 1)
        place = last.place + 1
        at = last.at + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
