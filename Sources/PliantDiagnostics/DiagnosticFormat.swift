import Foundation
import Synchronization

/// The format of values in the log and in the messages of a failed `#verify`.
///
/// Bool as `YES` and `NO`; geometry as `{{0, 0}, {320, 568}}`; an object as `<Type 0x1234>` if it
/// has no description of its own; Optional as its value or `nil`; collections with their first
/// elements; errors under their type; dates in ISO 8601. Other values are written as they describe
/// themselves.
///
/// Register a type whose own description is no help in a log:
///
/// ```swift
/// DiagnosticFormat.register(Money.self) { "\($0.amount) \($0.currency)" }
/// #log(price)  // … --- price 12 EUR
/// ```
public enum DiagnosticFormat {
  /// The most bytes of one value in UTF-8; a longer value is cut off, and marked as such.
  public static let longestValue = 10_000
  /// The most elements of one collection; the number of elements left out is written.
  public static let mostElements = 20

  private static let registered = Guarded<[ObjectIdentifier: @Sendable (Any) -> String?]>([:])
  private static let hasRegistered = Atomic(false)

  /// Whether a function is registered for any type, which is known without the lock.
  static var hasFormats: Bool { hasRegistered.load(ordering: .relaxed) }

  /// Registers a function that writes values of a type, and objects of its subclasses; the last one
  /// registered counts.
  ///
  /// ```swift
  /// DiagnosticFormat.register(Money.self) { "\($0.amount) \($0.currency)" }
  /// ```
  /// The function can be called on any thread, without a lock.
  public static func register<Value>(
    _ type: Value.Type,
    _ format: @escaping @Sendable (Value) -> String
  ) {
    // Captures of the old function are freed without the lock.
    _ = registered.withUncheckedLock {
      hasRegistered.store(true, ordering: .relaxed)
      return $0.updateValue({ ($0 as? Value).map(format) }, forKey: ObjectIdentifier(type))
    }
  }

  /// Removes the function that was registered for a type.
  public static func unregister<Value>(_ type: Value.Type) {
    _ = registered.withUncheckedLock { formats in
      defer { hasRegistered.store(!formats.isEmpty, ordering: .relaxed) }
      return formats.removeValue(forKey: ObjectIdentifier(type))
    }
  }

  /// Returns a value as the log writes it.
  ///
  /// If a description logs its own value, it is not called a second time: the inner line shows only
  /// the value's type.
  public static func string(for value: Any) -> String {
    ValueFormatter.shortened(ValueFormatter.string(value, isElement: false, depth: 0))
  }

  /// Returns how a text is written, which is not put into a box.
  static func string(forText text: String) -> String {
    if hasFormats || Nesting.isNested { return string(for: text) }
    return ValueFormatter.shortened(ValueFormatter.string(of: text, isElement: false))
  }

  static func registeredString(for value: Any) -> String? {
    guard hasFormats else { return nil }
    let formats = registered.withUncheckedLock { $0 }
    let type = type(of: value)
    if let text = formats[ObjectIdentifier(type)]?(value) { return text }
    guard type is AnyClass else { return nil }
    var ancestor = Mirror(reflecting: value).superclassMirror
    while let mirror = ancestor {
      if let text = formats[ObjectIdentifier(mirror.subjectType)]?(value) { return text }
      ancestor = mirror.superclassMirror
    }
    return nil
  }
}
