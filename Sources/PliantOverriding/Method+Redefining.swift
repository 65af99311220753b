extension Method {
  /// Replaces the method's code with that of another method, which runs on this one's receivers.
  ///
  /// The result is a redefinition, see ``FunctionHandle/redefine(_:)``. The compiler checks that
  /// arguments and result agree. The other method's code runs with a receiver of this method's
  /// class as `self`, so it may use only what that class has.
  ///
  /// `other` must be a method of this class, of an ancestor, or of a final class without stored
  /// properties that has no superclass or one of this class's. Throws `OverrideError`: its case is
  /// `wrongReceiver` if the other class's code could reach beyond the receiver.
  public func replace<Receiver, Other, each Argument, Result, Failure: Error>(
    with other: Method<(Other, repeat each Argument) throws(Failure) -> Result>
  ) throws -> Redefinition
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Result {
    try handle.replace(with: other.handle)
  }

  public func replace<Receiver, Other, each Argument, Result, Failure: Error>(
    with other: Method<(Other, repeat each Argument) async throws(Failure) -> Result>
  ) throws -> Redefinition
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Result {
    try handle.replace(with: other.handle)
  }
}
