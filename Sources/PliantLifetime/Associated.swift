import PliantBase
import PliantJoints

/// A value that can be put beside any object and lives as long as the object.
///
/// ```swift
/// let tint = Associated<Color>()
/// tint[view] = .red
/// ```
///
/// Each `Associated` has values of its own: keep it in a constant. An object's value is freed before the
/// object's `deinit`, within which reading gives nil. A value that holds its object strongly keeps it for
/// ever.
///
/// Any thread may read and write; each does so at once. Reading costs a look into a table that no lock
/// guards and a lock of the value's own.
public struct Associated<Value>: Sendable {
  private let key = ObjectRecords.makeKey()

  /// Makes a place of its own beside each object; nothing is kept for an object that has no value.
  public init() {}

  /// The object's value; nil where it has none.
  ///
  /// Setting one does nothing where it could not die with the object: within the object's `deinit`, or
  /// where its class cannot be written; ``set(_:for:)`` says so.
  public subscript(object: AnyObject) -> Value? {
    get {
      ObjectRecords.existing(of: object, key: key, as: AssociatedValue<Value>.self)?
        .value.withLock { $0.value }
    }
    nonmutating set { try? set(newValue, for: object) }
  }

  /// Sets an object's value; nil takes it away.
  ///
  /// - Throws: `JointError.receiverIsDying` from within the object's `deinit`,
  /// `JointError.protectedMemory` where the class's metadata cannot be written,
  /// `JointError.unexpectedLayout` where the runtime is not laid out as known.
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
