/// The place that calls of a function go through, and that is written to override them.
package enum HookKind: Sendable {
  /// The cell of a dynamic declaration, at an address.
  case cell(UInt)
  /// The cells of the images that import the function under a symbol.
  case imports(String)
  /// The function's own first instructions.
  case code(FunctionCode)
  /// The word of a witness table.
  case witness(WitnessSlot)
}

extension HookKind {
  /// Two handles mean the same implementation if this is equal.
  ///
  /// It is not the function's address: a linker may make functions of the same code one
  /// (`--icf=all`).
  package var id: UInt {
    switch self {
    case .cell(let cell): cell
    case .imports(let symbol): ImportCells.number(of: symbol)
    case .code(let code): code.specialization?.id ?? code.start
    case .witness(let slot): slot.address
    }
  }

  package var isDynamic: Bool { if case .cell = self { true } else { false } }

  /// Whether an image that is loaded later may import the function, or replace what is dynamic.
  package var followsImages: Bool {
    switch self {
    case .cell, .imports: true
    case .code, .witness: false
    }
  }

  /// The lowest policy under which it may be written.
  package var leastPolicy: OverridePolicy {
    switch self {
    case .cell: .dynamicOnly
    case .imports, .witness: .all
    case .code(let code) where code.specialization?.isDynamic == true: .all
    case .code(let code): OptimizedProgram.contains(code.start) ? .bestEffort : .all
    }
  }

  /// Whether the function takes something in the register for self; nil if nothing tells.
  package var takesContext: Bool? {
    if case .code(let code) = self { code.takesContext } else { nil }
  }
}
