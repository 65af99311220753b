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
    let name = mangled.dropFirst(2)
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, digits.first != "0" else {
      return String(mangled.prefix(3))
    }
    return "$s" + digits + name.dropFirst(digits.count).prefix(length)
  }

  /// Whether a symbol is of a function that shows how its module was built: one with arguments that
  /// does not suspend.
  ///
  /// An empty list of parameters is `y`, async functions end in `Ya`, and a descriptor of fields in
  /// `MF`.
  package static func showsBuild(_ mangled: some BidirectionalCollection<UInt8>) -> Bool {
    var type = mangled.dropLast()
    guard mangled.last == UInt8(ascii: "F"), type.last != UInt8(ascii: "M") else { return false }
    if type.last == UInt8(ascii: "K") { type = type.dropLast() }
    if type.last == UInt8(ascii: "a") { return type.dropLast().last != UInt8(ascii: "Y") }
    return type.last != UInt8(ascii: "y")
  }

  /// Whether the code of some of a module's functions, as it is in the file, shows that it was
  /// optimized.
  package static func isOptimized(_ functions: [[UInt8]]) -> Bool {
    // Fewer may be exceptions.
    guard functions.count > 2 else { return false }
    return functions.count { pliant_stores_arguments($0, $0.count) } * 5 < functions.count * 3
  }

  /// A sample of a module's functions, from all over it.
  package static func sample<Function>(_ functions: [Function]) -> [Function] {
    let step = max(1, functions.count / 64)
    return stride(from: 0, to: functions.count, by: step).map { functions[$0] }
  }
}
