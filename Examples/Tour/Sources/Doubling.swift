import Pliant

extension Tour {
  static func recordCalls() throws {
    let mailer = Mailer()
    let send = #method(Mailer.send(_:to:))
    let spy = try send.spy(on: mailer)
    let isSent = mailer.send("Hello", to: "Ann")
    let arguments = spy.calls[0].arguments
    try Subject("spy").show(
      "calls recorded",
      "mailer.send(\"Hello\", to: \"Ann\")",
      "\(arguments) -> \(isSent)",
      is: "(\"Hello\", \"Ann\") -> false"
    )
    try send.stub(on: mailer, returning: true, false)
    let answers = [mailer.send("A", to: "Ann"), mailer.send("B", to: "Ben")]
    try Subject("stub").show(
      "calls answered, one by one",
      "mailer.send(…), twice",
      answers,
      is: "[true, false]"
    )
  }

  static func mockProtocol() throws {
    let subject = Subject("mock")
    let mock = CourierProxy()
    let spy = mock.stub(\.deliver, returning: true)
    try subject.show(
      "a protocol, answered",
      "mock.deliver(\"piano\")",
      mock.deliver("piano"),
      is: "true"
    )
    try subject.show("its calls recorded", "spy.callCount", spy.callCount, is: "1")
    let proxy = CourierProxy(retaining: Bicycle())
    try proxy.override(\.fee) { _ in 0 }
    try subject.show(
      "a real object, forwarded to",
      "proxy.deliver(\"piano\")",
      proxy.deliver("piano"),
      is: "false"
    )
    try subject.show(
      "one of its answers overridden",
      "proxy.fee(for: \"letter\")",
      proxy.fee(for: "letter"),
      is: "0"
    )
  }
}
