import Foundation
import Pliant

extension Tour {
  static func overrideMethods() throws {
    let subject = Subject("override")
    let (till, other) = (Till(), Till())
    let greeting = #method(Till.greeting)
    try subject.show("before", "till.greeting()", till.greeting(), is: "Next, please")
    try greeting.wrap(on: till) { original, till in original(till) + "!" }
    try subject.show("wrap(on: till)", "till.greeting()", till.greeting(), is: "Next, please!")
    try subject.show("another object", "other.greeting()", other.greeting(), is: "Next, please")
    let redefinition = try greeting.redefine { _ in "Have a seat" }
    try subject.show(
      "redefine, for all objects",
      "other.greeting()",
      other.greeting(),
      is: "Have a seat"
    )
    redefinition.stop()
    try subject.show(
      "stop()",
      "other.greeting()",
      other.greeting(),
      is: "Next, please"
    )
  }

  static func redefineFunctions() async throws {
    let subject = Subject("redefine")
    let opening = #callable(isOpen(at:))
    let open = try opening.redefine { _ in true }
    try subject.show("a function", "isOpen(at: 3)", isOpen(at: 3), is: "true")
    open.stop()
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    try await opening.withRedefinition({ _ in true }) {
      try subject.show("withRedefinition, for one task", "isOpen(at: 3)", isOpen(at: 3), is: "true")
    }
    try subject.show("afterwards", "isOpen(at: 3)", isOpen(at: 3), is: "false")

    let basket = Basket(prices: [20, 22])
    let half = try #method(Basket.total).redefine(around: { original in
      { basket in original(basket) / 2 }
    })
    try subject.show("a method of a struct", "basket.total()", basket.total(), is: "21")
    half.stop()

    let ann = strdup("Ann")
    defer { free(ann) }
    let environment = try #callable(getenv(_:)).redefine { _ in ann }
    let user = String(cString: getenv("USER"))
    environment.stop()
    try subject.show("a function of C", "getenv(\"USER\")", user, is: "Ann")
  }
}
