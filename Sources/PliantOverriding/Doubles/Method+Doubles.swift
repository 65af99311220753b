public import PliantDoubles

extension Method {
  /// Records the calls, on one object, of a method with an `inout` argument, which is recorded as
  /// it was before the call.
  @discardableResult
  public func spy<Receiver, First, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<First, Output, Failure>
  where Function == (Receiver, inout First) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  @discardableResult
  public func spy<Receiver, First, Second, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(First, Second), Output, Failure>
  where Function == (Receiver, inout First, Second) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  @discardableResult
  public func spy<Receiver, First, Second, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(First, Second), Output, Failure>
  where Function == (Receiver, First, inout Second) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }
}
