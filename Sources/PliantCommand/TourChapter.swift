/// A part of the tour that can be shown alone.
protocol TourChapter {
  func run() async throws
}

extension TourChapter {
  func section(_ title: String) {
    print("\n" + Color.bold(title))
  }

  func show(_ label: String, _ value: Any?) {
    let space = String(repeating: " ", count: max(38 - label.count, 0))
    print("  " + label + space, Color.cyan("\(value ?? "nil")"))
  }
}

/// Hides an object's exact class from the optimizer, which else calls its methods directly.
@inline(never)
@_optimize(none)
func opaque<Object: AnyObject>(_ object: Object) -> Object {
  object
}
