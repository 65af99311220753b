import CPliant
import PliantImages

/// Finds the optimized modules of an image that was built for debugging.
///
/// No table names them. But code for debugging begins by storing its arguments, and optimized code
/// seldom does: 97 to 100 in a hundred functions of several packages do, and 19 to 28.
package enum OptimizedModules {
  /// The prefix of the mangled names of a symbol's module; of an extension, that of the extended
  /// type's.
  package static func prefix(of mangled: String) -> String {
    MangledName.module(of: mangled.utf8).map { "$s" + MangledName.identifier($0) }
      ?? String(mangled.prefix(3))
  }

  /// Whether a symbol is of a function that shows how its module was built: one with arguments that
  /// does not suspend.
  ///
  /// An empty list of parameters is `y`, async functions end in `Ya`, and a descriptor of fields in
  /// `MF`.
  private static func showsBuild(_ mangled: UnsafeRawBufferPointer) -> Bool {
    var type = mangled.dropLast()
    guard mangled.last == UInt8(ascii: "F"), type.last != UInt8(ascii: "M") else { return false }
    if type.last == UInt8(ascii: "K") { type = type.dropLast() }
    if type.last == UInt8(ascii: "a") { return type.dropLast().last != UInt8(ascii: "Y") }
    return type.last != UInt8(ascii: "y")
  }

  /// Whether the code of some of a module's functions, from all over it, shows that it was
  /// optimized.
  package static func isOptimized(_ prefix: String, in source: some DeclarationSource) -> Bool {
    let all = source.functions(prefix: prefix, where: showsBuild)
    let sample = stride(from: 0, to: all.count, by: max(1, all.count / 64)).map { all[$0] }
    let code = sample.compactMap(source.bytes)
    // Fewer may be exceptions.
    guard code.count > 2 else { return false }
    return code.count { pliant_stores_arguments($0, $0.count) } * 5 < code.count * 3
  }
}
