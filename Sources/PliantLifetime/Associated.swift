public import PliantBase
import PliantHooks

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
/// table that no lock guards and a lock of the value's own, and about as much as a dictionary.
public struct Associated<Value>: Sendable {
  @usableFromInline let key = ObjectRecords.makeKey()

  /// Creates a separate value for each object; an object without a value takes no memory.
  public init() {}

  /// The object's value; nil if it has none.
  ///
  /// Setting one does nothing if it could not die with the object: during the object's `deinit`, or
  /// if its class cannot be written; ``set(_:for:)`` reports that.
  @inlinable
  public subscript(object: AnyObject) -> Value? {
    get {
      // SAFETY: the caller keeps the object, which keeps the value under a key; only this instance
      // makes values under its key, and they are of this class.
      associatedValue(of: object, key: key)?._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: AssociatedValue<Value>.self).value.withUncheckedLock { $0 }
      }
    }
    nonmutating set { try? set(newValue, for: object) }
  }

  /// Sets an object's value, or removes it if `value` is nil.
  ///
  /// - Throws: `OverrideError.receiverIsDying` during the object's `deinit`,
  ///   `OverrideError.protectedMemory` if the class's metadata cannot be written,
  ///   `OverrideError.unexpectedLayout` if the runtime's layout is not the known one.
  public func set(_ value: Value?, for object: AnyObject) throws {
    guard value != nil || ObjectRecords.existing(of: object, key: key) != nil else { return }
    let state = try ObjectRecords.state(
      of: object,
      key: key,
      declaration: "\(type(of: object))"
    ) { AssociatedState(key: key, AssociatedValue<Value>()) }
    // SAFETY: the caller keeps the object, and only this instance has the key.
    unsafeDowncast(state.value, to: AssociatedValue<Value>.self).replace(with: value)
  }
}

/// The value of an object under a key; the caller must keep the object alive.
@usableFromInline
func associatedValue(of object: AnyObject, key: UInt) -> Unmanaged<AnyAssociatedValue>? {
  ObjectRecords.existing(of: object, key: key, as: AssociatedState.self).map {
    Unmanaged.passUnretained($0.value)
  }
}

private final class AssociatedState: ObjectState {
  let value: AnyAssociatedValue

  init(key: UInt, _ value: AnyAssociatedValue) {
    self.value = value
    super.init(key: key)
  }

  override func objectDies(_ address: UInt) { value.empty() }
}

@usableFromInline
class AnyAssociatedValue {
  func empty() {}
}

@usableFromInline
final class AssociatedValue<Value>: AnyAssociatedValue {
  @usableFromInline let value = Guarded<Value?>(nil)

  /// The old value is freed after the lock is left: its `deinit` is the user's code.
  func replace(with new: Value?) {
    // SAFETY: what one thread puts in, another takes out, as the documentation says.
    let old = value.withUncheckedLock { exchange(&$0, with: new) }
    withExtendedLifetime(old) {}
  }

  override func empty() { replace(with: nil) }
}
