/// A placeholder for a handle on something that cannot be named; the macro says what to write
/// instead.
///
/// It has the members of a handle only because the compiler type-checks a whole expression before
/// it expands the macro in it.
@_documentation(visibility: internal)
public struct Unnamed<Function>: Sendable {}

extension Unnamed {
  @available(*, unavailable, message: "it has no handle by name: write a closure that calls it")
  public func redefine(_ function: Function) throws -> Redefinition {
    preconditionFailure("unavailable")
  }

  @available(*, unavailable, message: "it has no handle by name: write a closure that calls it")
  public func override(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    _ function: Function
  ) throws -> Override { preconditionFailure("unavailable") }

  @available(*, unavailable, message: "it has no handle by name: write a closure that calls it")
  public func wrap(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    _ make: (Override.Layer<Function>) -> Function
  ) throws -> Override { preconditionFailure("unavailable") }

  @available(*, unavailable, message: "it has no handle by name: write a closure that calls it")
  public func spy() throws -> Spy<Void, Void, any Error> { preconditionFailure("unavailable") }

  @available(*, unavailable, message: "it has no handle by name: write a closure that calls it")
  public func spy(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<Void, Void, any Error> { preconditionFailure("unavailable") }
}
