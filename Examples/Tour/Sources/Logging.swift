import Foundation
import Pliant

extension Tour {
  static func logValues() throws {
    let memory = MemoryLog()
    let logger = Logger(label: "tour") { SinkLogHandler(label: $0, sinks: [memory]) }
    withLogger(logger) { _ in pay() }
    let line = memory.records.last?.message ?? ""
    try Subject("log").show(
      "expressions with their values",
      "#log(total, fee)",
      line,
      is: "pay() --- total 42, fee 3"
    )

    let display = Display()
    display.begin()
    NotificationCenter.default.post(name: "ShopDidOpenNotification", object: nil)
    try Subject("notify").show(
      "a method found by its name",
      "post(\"ShopDidOpen…\")",
      display.text,
      is: "open"
    )
  }
}
