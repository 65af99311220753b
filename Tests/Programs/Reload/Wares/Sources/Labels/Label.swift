public struct Label {
  public init() {}
  public func text() -> String { mark() }
}

private func mark() -> String { "label 1" }
