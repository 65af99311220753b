extension Handle {
  /// A function that does what another does, and what is to be said if it was never called; the
  /// same function, and nil, if every call is seen.
  func noticing(_ function: Function) -> (function: Function, unseen: @Sendable () -> String?) {
    guard let blindness = reach.blindness else { return (function, { nil }) }
    let notice = CallNotice()
    return (
      double(function, notice),
      { [declaration] in
        notice.wasCalled ? nil : "Redefinition of '\(declaration)' saw no call, and \(blindness)"
      }
    )
  }
}

extension Method {
  package func noticing(
    _ function: Function
  ) -> (function: Function, unseen: @Sendable () -> String?) { handle.noticing(function) }
}

extension Callable {
  package func noticing(
    _ function: Function
  ) -> (function: Function, unseen: @Sendable () -> String?) { handle.noticing(function) }
}
