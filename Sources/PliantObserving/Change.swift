/// What an observer is told of a change.
///
/// ```swift
/// try observe(model, \.items, options: .old) { change in
///   print(change.old ?? [], change.new)
/// }
/// ```
///
/// A handler that is called in the setter reads ``new`` when it asks for it. A change that is kept longer
/// keeps its object, and reads what is there then.
public struct Change<Value> {
  /// The value before; nil where nobody asked for it with `.old`, in the initial call, and where the
  /// observation began while the change was being made.
  public let old: Value?
  let kind: Kind
  let source: Source

  enum Kind {
    case change
    case prior
    case initial
  }

  enum Source {
    case live(AnyObject, ValueReader<Value>)
    case value(Value)
  }

  /// The value as it is now, read from the object at each use; with a delivery other than `.immediate`
  /// the value that was set.
  ///
  /// Before a change (``isPrior``) it is the one that is about to be replaced.
  public var new: Value {
    switch source {
    case .live(let object, let reader): reader.read(object)
    case .value(let value): value
    }
  }

  /// Whether the change is still to come; asked for with `.prior`.
  public var isPrior: Bool { kind == .prior }

  /// Whether there was no change: the call that `.initial` asks for.
  public var isInitial: Bool { kind == .initial }
}

extension Change where Value: BidirectionalCollection, Value.Element: Equatable {
  /// What was inserted and removed, computed at each use; nil where there is no old value.
  ///
  /// Time is that of the standard library's `difference(from:)`: the product of both counts at worst.
  public var difference: CollectionDifference<Value.Element>? {
    old.map { new.difference(from: $0) }
  }
}
