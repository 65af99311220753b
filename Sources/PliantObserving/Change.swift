/// What an observer is told of a change.
///
/// ```swift
/// try observe(model, \.items, options: .old) { change in
///   print(change.old ?? [], change.new)
/// }
/// ```
///
/// A handler that is called in the setter reads ``new`` when it asks for it. A change that is kept longer
/// keeps its object, and reads what is there then: to keep the value, keep ``new``.
public struct Change<Value> {
  /// The value before; nil where nobody asked for it with `.old`, in the initial call, and where the
  /// observation began while the change was being made.
  ///
  /// Of an Optional property it is an Optional of an Optional: `change.old ?? nil`.
  public let old: Value?
  @usableFromInline let kind: ChangeKind
  @usableFromInline let object: AnyObject
  @usableFromInline let path: ObservedPath
  /// The new value, where it was read.
  @usableFromInline let kept: Value?

  /// The value as it is now, read from the object at each use; with a delivery other than `.immediate`
  /// the value that was set.
  ///
  /// Before a change (``isPrior``) it is the one that is about to be replaced.
  @inlinable public var new: Value {
    if let kept { return kept }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
      // SAFETY: there is room for one value of the path, which is taken out again.
      let value = room.baseAddress.unsafelyUnwrapped
      path.read(object, into: UnsafeMutableRawPointer(value))
      return value.move()
    }
  }

  /// Whether the change is still to come; asked for with `.prior`.
  public var isPrior: Bool { kind == .prior }

  /// Whether there was no change: the call that `.initial` asks for.
  public var isInitial: Bool { kind == .initial }

  @inlinable
  init(_ raw: RawChange) {
    // SAFETY: the addresses are of values of the path's type, and valid while the handler runs.
    self.init(
      old: raw.old?.assumingMemoryBound(to: Value.self).pointee,
      kind: raw.kind,
      object: raw.object,
      path: raw.path,
      kept: raw.new?.assumingMemoryBound(to: Value.self).pointee
    )
  }

  @usableFromInline
  init(old: Value?, kind: ChangeKind, object: AnyObject, path: ObservedPath, kept: Value?) {
    self.old = old
    self.kind = kind
    self.object = object
    self.path = path
    self.kept = kept
  }

  /// The same with its value read, so that it can be kept without its object.
  var withValue: Change {
    Change(old: old, kind: kind, object: path, path: path, kept: new)
  }
}

extension Change where Value: BidirectionalCollection, Value.Element: Equatable {
  /// What was inserted and removed, computed at each use; nil where there is no old value.
  ///
  /// Time is that of the standard library's `difference(from:)`: the product of both counts at worst.
  public var difference: CollectionDifference<Value.Element>? {
    old.map { new.difference(from: $0) }
  }
}

extension Change: CustomStringConvertible {
  /// The old value, where there is one, and the new one, which is read for it.
  public var description: String {
    let kind = isPrior ? "prior, " : isInitial ? "initial, " : ""
    return "Change(\(kind)\(old.map { "old: \($0), " } ?? "")new: \(new))"
  }
}
