extension FunctionHandle {
  /// A function that does what another does, and what is to be said if it was never called; the
  /// same function, and nil, if every call is seen.
  package func noticing(
    _ function: Function
  ) -> (function: Function, unseen: @Sendable () -> String?) {
    guard let blindness = reach.blindness else { return (function, { nil }) }
    let notice = CallNotice()
    return (
      handle.double(function, notice),
      { [declaration = handle.declaration] in
        notice.wasCalled ? nil : "Redefinition of '\(declaration)' saw no call, and \(blindness)"
      }
    )
  }
}
