import PliantBase
import PliantJoints

/// A value that can be attached to any object and lives as long as the object.
///
/// ```swift
/// let tint = Associated<Color>()
/// tint[view] = .red
/// ```
///
/// Each `Associated` has values of its own: keep it in a constant. An object's value is freed
/// before the object's `deinit`, during which reading gives nil. A value that holds its object
/// strongly keeps it for ever.
///
/// Can be read and written from any thread; each access is atomic. Reading costs a look into a
/// table that no lock guards and a lock of the value's own.
public struct Associated<Value>: Sendable {
  private let key = ObjectRecords.makeKey()

  /// Creates a separate value for each object; an object without a value takes no memory.
  public init() {}

  /// The object's value; nil if it has none.
  ///
  /// Setting one does nothing if it could not die with the object: during the object's `deinit`, or
  /// if its class cannot be written; ``set(_:for:)`` reports that.
  public subscript(object: AnyObject) -> Value? {
    get {
      ObjectRecords.existing(of: object, key: key, as: AssociatedValue<Value>.self)?
        .value.withLock { $0.value }
    }
    nonmutating set { try? set(newValue, for: object) }
  }

  /// Sets an object's value, or removes it if `value` is nil.
  ///
  /// - Throws: `JointError.receiverIsDying` during the object's `deinit`,
  ///   `JointError.protectedMemory` if the class's metadata cannot be written,
  ///   `JointError.unexpectedLayout` if the runtime's layout is not the known one.
  public func set(_ value: Value?, for object: AnyObject) throws {
    guard value != nil || ObjectRecords.existing(of: object, key: key) != nil else { return }
    let state = try ObjectRecords.state(
      of: object,
      key: key,
      declaration: "\(type(of: object))"
    ) { AssociatedValue<Value>(key: key) }
    state.replace(with: value)
  }
}

private final class AssociatedValue<Value>: ObjectState {
  let value = Guarded(Contents())

  // SAFETY: what one thread puts in, another takes out, as the documentation says.
  struct Contents: @unchecked Sendable {
    var value: Value?
  }

  /// The old value is freed after the lock is left: its `deinit` is the user's code.
  func replace(with new: Value?) {
    let new = Contents(value: new)
    let old = value.withLock { contents in
      let old = contents
      contents = new
      return old
    }
    withExtendedLifetime(old) {}
  }

  override func objectDies(_ address: UInt) { replace(with: nil) }
}
