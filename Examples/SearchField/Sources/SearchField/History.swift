import Pliant

/// Undoes what was set, the last first.
public final class History {
  private var steps: [() -> Void] = []
  private var isUndoing = false

  public init() {}

  /// Remembers each value that a property had, for as long as both this and its object live.
  public func record<Root: AnyObject, Value>(
    _ object: Root,
    _ property: ReferenceWritableKeyPath<Root, Value>
  ) throws {
    try observe(object, property, owner: self) { [unowned self, weak object] old, _ in
      guard !isUndoing else { return }
      steps.append { object?[keyPath: property] = old }
    }
  }

  /// Undoes one step; false where there is none left.
  public func undo() -> Bool {
    guard let step = steps.popLast() else { return false }
    isUndoing = true
    defer { isUndoing = false }
    step()
    return true
  }
}
