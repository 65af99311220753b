public import PliantJoints

/// Which calls of a declaration a handle can see.
public enum Reach: Equatable, Sendable {
  /// All of them, in every build: the declaration is `dynamic`, or a message that no class declares.
  case everyCall
  /// Those that dispatch through the class. Not seen: `super` calls, and calls that the optimizer
  /// made direct: inside the declaration's own module, and where it knows the receiver's exact class,
  /// as in the function that created it. Optimized code reads a slot once a function: a function that
  /// called the method before it was bent for the first time goes on as before until it returns.
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
    switch implementation.route {
    case .cell: self = .everyCall
    case .slot: self = .virtualCalls
    case .imports: self = .callsFrom(implementation.importers.map(\.image))
    }
  }
}
