// Tests/Programs/Reload/run edits these files while the program runs.

public final class Page {
  public private(set) var visits = 0
  public let footer: () -> String

  public init() {
    let mark = "end"
    footer = { "foot 1 \(mark)" }
  }

  public func text() -> String {
    visits += 1
    return "page 1 \(visits) \(head()) \(footer())"
  }
}

public func priced(_ price: Int = 1) -> String { "priced \(price)" }

@_alwaysEmitIntoClient public func ticket() -> String { "ticket 1" }

func head() -> String { "head 1" }

public func describe<Value>(_ value: Value) -> String { "value 1 \(value)" }
