public import PliantJoints

/// Which calls of a declaration a handle can see.
public enum Reach: Equatable, Sendable {
  /// All of them: the declaration is `dynamic`, was built for debugging, or is a message that no class declares.
  case everyCall
  /// Those that call the function, which the optimizer has seen. Not seen: what it inlined, and what calls one of
  /// `besides`, copies that it made, as they are demangled, and the `_read` or `_modify` of the property.
  case callsOf(String, besides: [String])
  /// Nothing has it any more: what a class dispatches to is entered at its own code.
  @available(*, deprecated, message: "it is .everyCall or .callsOf(_:besides:) now")
  case virtualCalls
  /// Those that these images make to another one. Not seen: calls inside the function's own image,
  /// and inlined ones.
  case callsFrom([String])
  /// None, and why. Bending the declaration throws this error.
  case nothing(JointError)
}

extension Reach {
  /// What installing in an implementation's joints reaches.
  init(_ implementation: Implementation) {
    let coroutine = implementation.coroutine.map { Demangler.demangle($0) ?? $0 }
    switch implementation.route {
    case .cell:
      self =
        coroutine == nil
        ? .everyCall : .callsOf(implementation.declaration, besides: [coroutine].compactMap(\.self))
    case .entry(let code):
      self =
        code.inlined == nil
        ? .everyCall
        : .callsOf(
          implementation.declaration,
          besides: code.copies + [coroutine].compactMap(\.self)
        )
    case .imports: self = .callsFrom(implementation.importers.map(\.image))
    }
  }
}
