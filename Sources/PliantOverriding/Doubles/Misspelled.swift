public import PliantDoubles

// What people write who know other libraries; the compiler says what it is called here.

extension Method {
  @available(*, unavailable, renamed: "stub(on:key:returning:)")
  @discardableResult
  public func stub<Output>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    return output: Output
  ) throws -> Spy<Void, Void, any Error> { preconditionFailure("unavailable") }

  @available(*, unavailable, renamed: "stub(returning:)")
  public func stub<Output>(return output: Output) throws -> Spy<Void, Void, any Error> {
    preconditionFailure("unavailable")
  }
}

extension Callable {
  @available(*, unavailable, renamed: "stub(returning:)")
  public func stub<Output>(return output: Output) throws -> Spy<Void, Void, any Error> {
    preconditionFailure("unavailable")
  }
}
