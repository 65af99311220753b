public import PliantDoubles

extension Method {
  /// Records the calls of a method on one object whose first argument is `inout`; it is recorded as it came in.
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
