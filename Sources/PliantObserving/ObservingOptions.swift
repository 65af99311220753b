/// The calls that an observer receives, and the values that are read for them.
///
/// An observer reads nothing that it does not ask for, because an old value costs a copy:
///
/// ```swift
/// try observe(model, \.items, options: [.initial, .old], owner: self) { change in
///   print(change.old ?? [], change.new)
/// }
/// ```
public struct ObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An initial call of the handler with the current value, before `observe` returns, unless
  /// `delivery` says otherwise.
  public static let initial = ObservingOptions(rawValue: 1)

  /// A call of the handler before each change too, with ``Change/isPrior`` set.
  ///
  /// A handler that takes no ``Change`` cannot tell the two calls apart.
  public static let prior = ObservingOptions(rawValue: 2)

  /// The old value, which is read before each change.
  ///
  /// It is a copy: the next change in place of an array, a set or a dictionary then copies all of
  /// it. A handler of two values requests it without this option.
  public static let old = ObservingOptions(rawValue: 4)

  /// Calls of the handler only if the new value differs from the old one, which is read for that
  /// purpose.
  ///
  /// The property's type must be `Equatable`.
  public static let distinct = ObservingOptions(rawValue: 8)
}

extension ObservingOptions: CustomStringConvertible {
  public var description: String { "[" + names.joined(separator: ", ") + "]" }

  package var names: [String] {
    let names: [(ObservingOptions, String)] = [
      (.initial, "initial"), (.prior, "prior"), (.old, "old"), (.distinct, "distinct"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
