import CPliant
import PliantImages

/// Tells the optimized modules of an image that was built for debugging from its others.
///
/// No table names them. But code for debugging stores what it takes before all else, and optimized code seldom does: of
/// the functions of several packages 97 to 100 in a hundred, and 19 to 28.
package enum OptimizedModules {
  /// What the mangled names of a symbol's module start with; of extensions, those of the extended type's.
  package static func prefix(of mangled: String) -> String {
    let name = mangled.dropFirst(2)
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, digits.first != "0" else {
      return String(mangled.prefix(3))
    }
    return "$s" + digits + name.dropFirst(digits.count).prefix(length)
  }

  /// Whether a symbol is of a function that is asked: one that takes something, and does not suspend.
  ///
  /// An empty list of parameters is `y`, what suspends ends in `Ya`, and a descriptor of fields in `MF`.
  package static func isAsked(_ mangled: String) -> Bool {
    guard mangled.hasSuffix("F"), !mangled.hasSuffix("MF") else { return false }
    let type = mangled.dropLast(mangled.hasSuffix("KF") ? 2 : 1)
    return !type.hasSuffix("y") && !type.hasSuffix("Ya")
  }

  /// Whether the code of some functions of a module, as it is in its file, says that it was optimized.
  package static func isOptimized(_ functions: [[UInt8]]) -> Bool {
    // Fewer may be exceptions.
    guard functions.count > 2 else { return false }
    return functions.count { pliant_stores_arguments($0, $0.count) } * 5 < functions.count * 3
  }

  /// As many of a module's functions as are asked, from all over it.
  package static func sample<Function>(_ functions: [Function]) -> [Function] {
    let step = max(1, functions.count / 64)
    return stride(from: 0, to: functions.count, by: step).map { functions[$0] }
  }
}
