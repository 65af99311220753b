import CPliant
import PliantJoints

/// What Pliant keeps for single objects, freed when the object dies.
///
/// The record of an object is found by its address. It goes when the destroy entry of the object's
/// class runs: before its `deinit`, and so before the memory can be handed out again.
package enum ObjectRecords {
  /// Runs `cleanup` once, on the thread that drops the last reference, before `object`'s `deinit`.
  ///
  /// A second call with the same `owner` does nothing.
  ///
  /// - Throws: `JointError.receiverIsDying` from within the object's `deinit`,
  /// `JointError.protectedMemory` where the class's metadata cannot be written.
  package static func whenDestroyed(
    _ object: AnyObject,
    owner: ObjectIdentifier,
    declaration: String,
    perform cleanup: @escaping @Sendable (UInt) -> Void
  ) throws {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    guard !swift_isDeallocating(address) else {
      throw JointError.receiverIsDying(declaration: declaration)
    }
    try hook(ClassMetadata(type(of: object)), declaration: declaration)
    lock.withLock { _ in
      if let record = pliant_object_record(address) {
        // SAFETY: a record is alive while the map holds it, and only this lock takes it out.
        Unmanaged<Record>.fromOpaque(record).takeUnretainedValue().add(cleanup, owner)
      } else {
        let record = Record()
        record.add(cleanup, owner)
        pliant_set_object_record(address, Unmanaged.passRetained(record).toOpaque())
      }
    }
  }

  private final class Record {
    private var cleanups: [(owner: ObjectIdentifier, perform: @Sendable (UInt) -> Void)] = []

    func add(_ cleanup: @escaping @Sendable (UInt) -> Void, _ owner: ObjectIdentifier) {
      guard !cleanups.contains(where: { $0.owner == owner }) else { return }
      cleanups.append((owner, cleanup))
    }

    func run(_ address: UInt) {
      for cleanup in cleanups.reversed() { cleanup.perform(address) }
    }
  }

  /// Guards both maps' writers; readers are the destroy entry alone.
  private static let lock = Guarded(())

  private static let prepared: Void = pliant_set_object_dies { object, _ in
    ObjectRecords.objectDies(object)
  }

  private static func objectDies(_ object: UnsafeRawPointer) {
    let record = lock.withLock { _ in
      pliant_set_object_record(object, nil).map {
        // SAFETY: the map held one reference, which is taken with the entry.
        UncheckedBox(Unmanaged<Record>.fromOpaque($0).takeRetainedValue())
      }
    }
    record?.value.run(UInt(bitPattern: object))
  }

  /// Puts the destroy entry into a class's metadata, once and for ever.
  private static func hook(_ metadata: ClassMetadata, declaration: String) throws {
    _ = prepared
    try lock.withLock { _ in
      let slot = metadata.destroySlot
      let entry = pliant_destroy_entry()
      guard let current = pliant_load(slot), current != entry else { return }
      try RuntimeLayout.check(for: declaration)
      // The original must be found by the first object that dies through the entry.
      pliant_set_destroy_original(metadata.pointer, current)
      try WritableMemory.store(entry, to: slot, of: declaration)
    }
  }
}

/// Hands a record out of the lock that it was found under.
private struct UncheckedBox<Value>: @unchecked Sendable {  // SAFETY: one thread makes and opens it.
  let value: Value
  init(_ value: Value) { self.value = value }
}
