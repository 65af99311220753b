import CPliant
import PliantImages

/// The place of a function's code.
package struct FunctionCode: Sendable {
  package let start: UInt
  let size: Int
  /// How far from its start the next one may begin.
  let room: Int
  /// How large a context it needs, if it is async.
  let contextSize: UInt32?
  /// Its mangled name, if some of its calls may be inlined or go to copies: it was optimized, or is
  /// the accessor of a stored property.
  package let inlined: String?
  /// Whether Pliant may call it while it holds a lock, and then means the function itself.
  var isGuarded = false
  /// The calls that are meant, if those of one specialization are.
  package var specialization: SpecializedCalls?
}

extension FunctionCode {
  private var file: ImageFile? { ImageFile.holding(start) }

  /// Whether it takes something in the register for self; nil if its code does not tell.
  package var takesContext: Bool? {
    guard inlined == nil, let code = file?.storedCode(at: start, size: size) else { return nil }
    return Self.takesContext(code)
  }

  /// Whether code that was built for debugging takes something in the register for self.
  package static func takesContext(_ code: [UInt8]) -> Bool? {
    switch pliant_find_self_use(code, code.count) {
    case PLIANT_SELF_USED: true
    case PLIANT_SELF_UNUSED: false
    default: nil
    }
  }

  /// The copies that the optimizer made for some of its calls, as they are demangled.
  package var copies: [String] {
    guard let inlined, let file else { return [] }
    let specialized =
      file.symbols(prefix: inlined, containing: "Tf").map(\.0)
      .filter { $0.dropFirst(inlined.count).hasPrefix("Tf") && !$0.hasSuffix("Tu") }
      + (specialization.map { generic(of: $0, named: inlined) } ?? [])
    let merged = file.forwarding(at: start, size: size).map { file.symbols(at: [$0]).map(\.0) }
    return (specialized + (merged ?? [])).map { Demangler.demangle($0) ?? $0 }.sorted()
  }

  /// The copies for the types of a specialization, which any image that was optimized with this
  /// code may have: `…Si_Tg5`.
  private func generic(of calls: SpecializedCalls, named name: String) -> [String] {
    let own = calls.typeNames.map { "specialization <\($0)> of " }
    let found = Image.loaded().compactMap { try? ImageFile.of($0) }
      .flatMap { $0.symbols(prefix: name, containing: "_T").map(\.0) }
      .filter { symbol in
        guard symbol.contains("_Tg") || symbol.contains("_TG") else { return false }
        return own.map { Demangler.demangle(symbol)?.contains($0) == true } ?? true
      }
    return Array(Set(found))
  }
}
