/// A change of an observed property, as its handler receives it.
///
/// ```swift
/// try observe(model, \.items, options: .old) { change in
///   print(change.old ?? [], change.new)
/// }
/// ```
///
/// It is a value: it keeps nothing of the object, and can be kept, or sent to another task if its
/// value can.
public struct Change<Value> {
  /// The value before the change, if it was asked for with `.old`; nil in the initial call, and if
  /// observing began during the change.
  ///
  /// If the property is Optional, this is an Optional of an Optional: `change.old ?? nil`.
  public let old: Value?
  /// The value when the handler was called or, with a delivery other than `.immediate`, the value
  /// that was set.
  ///
  /// Before a change (``isPrior``) it is the value that is about to be replaced.
  public let new: Value
  @usableFromInline let kind: ChangeKind

  /// Whether the change is still to be made; requested with `.prior`.
  public var isPrior: Bool { kind == .prior }

  /// Whether this is the initial call, without a change; requested with `.initial`.
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
  /// The insertions and removals, computed at each use; nil if there is no old value.
  ///
  /// It takes the time of the standard library's `difference(from:)`: the product of both counts at
  /// worst.
  public var difference: CollectionDifference<Value.Element>? {
    old.map { new.difference(from: $0) }
  }
}

extension Change: CustomStringConvertible {
  /// The old value, if there is one, and the new one.
  public var description: String {
    let kind = isPrior ? "prior, " : isInitial ? "initial, " : ""
    return "Change(\(kind)\(old.map { "old: \($0), " } ?? "")new: \(new))"
  }
}
