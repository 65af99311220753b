/// What an observer is told of a change.
///
/// ```swift
/// try observe(model, \.items, options: .old) { change in
///   print(change.old ?? [], change.new)
/// }
/// ```
///
/// It is a value: it keeps nothing of the object, and can be kept and sent to another task where its value can.
public struct Change<Value> {
  /// The value before; nil where nobody asked for it with `.old`, in the initial call, and where the
  /// observation began while the change was being made.
  ///
  /// Of an Optional property it is an Optional of an Optional: `change.old ?? nil`.
  public let old: Value?
  /// The value when the handler was called; with a delivery other than `.immediate` the value that was set.
  ///
  /// Before a change (``isPrior``) it is the one that is about to be replaced.
  public let new: Value
  @usableFromInline let kind: ChangeKind

  /// Whether the change is still to come; asked for with `.prior`.
  public var isPrior: Bool { kind == .prior }

  /// Whether there was no change: the call that `.initial` asks for.
  public var isInitial: Bool { kind == .initial }

  @inlinable
  init(_ raw: RawChange) {
    // SAFETY: the address is of a value of the path's type, and valid while the handler runs.
    old = raw.old?.assumingMemoryBound(to: Value.self).pointee
    new = raw.readNew()
    kind = raw.kind
  }
}

extension Change: Sendable where Value: Sendable {}

extension Change where Value: BidirectionalCollection, Value.Element: Equatable {
  /// What was inserted and removed, computed at each use; nil where there is no old value.
  ///
  /// Time is that of the standard library's `difference(from:)`: the product of both counts at worst.
  public var difference: CollectionDifference<Value.Element>? {
    old.map { new.difference(from: $0) }
  }
}

extension Change: CustomStringConvertible {
  /// The old value, where there is one, and the new one.
  public var description: String {
    let kind = isPrior ? "prior, " : isInitial ? "initial, " : ""
    return "Change(\(kind)\(old.map { "old: \($0), " } ?? "")new: \(new))"
  }
}
