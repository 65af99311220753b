package import PliantImages

/// One function that implements a declaration, and the hook through which the program calls it.
package struct Implementation: Sendable {
  package let declaration: String
  /// The function itself or, if it is async, the record that stands for it.
  package var function: UInt
  package let kind: HookKind
  /// The class whose code it is; nil for functions and for the methods of other types.
  package var owner: ClassMetadata?
  /// How its symbol prints it.
  package let symbol: MemberSymbol
  /// Whether it takes a closure that it must not keep beyond the call.
  package let borrowsClosure: Bool
  /// Whether it is an initializer that fills an object which its caller made.
  package var fillsObject = false
  /// Whether it suspends, and so is named by a record.
  package var isAsync = false
  /// The mangled name of the coroutine that accesses the same in place without calling it.
  package var coroutine: String?
  /// Whether it is the accessor of a property that may be read and written in place without a call.
  package var isStored = false
  /// The same coroutine, if it can be made to call the accessor.
  package var modify: ModifyCoroutine?

  package var id: UInt { kind.id }

  /// The words that closures pass behind its arguments; nil if it is no specialization, or async.
  package var hiddenWords: [UInt]? {
    if !isAsync, case .code(let code) = kind { code.specialization?.words } else { nil }
  }

  /// The class whose code it is, if that has type parameters: all its instantiations run this code.
  package var instantiation: ClassMetadata? {
    owner.flatMap { $0.descriptor?.isGeneric == true ? $0 : nil }
  }

  /// Throws if the policy of the process forbids to write its hook.
  package func checkPolicy() throws {
    try OverridePolicy.require(kind.leastPolicy, for: declaration)
  }

  /// The address of code past whose hook the optimizer may have led calls; nil if there is none.
  package var inlinedCode: UInt? {
    if case .code(let code) = kind, code.inlined != nil, !isStored { code.start } else { nil }
  }
}
