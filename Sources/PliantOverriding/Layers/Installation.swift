import CPliant

/// What a layer was installed as.
package enum LayerKind: String, Sendable {
  case override, wrapper, spy, stub, redefinition
}

/// What a layer was installed as, and by whom.
struct Installation: Sendable {
  let kind: LayerKind
  let callers: pliant_callers

  /// The addresses that the installation returned to, innermost first.
  var addresses: [UInt] {
    withUnsafeBytes(of: callers) { Array($0.bindMemory(to: UInt.self).prefix { $0 != 0 }) }
  }
}
