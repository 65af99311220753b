import PliantImages
import PliantLifetime

/// One `@Observed` property of one object; the property's storage keeps it.
final class ObservedSlot: Slot, @unchecked Sendable {
  // SAFETY: constant.
  fileprivate let object: UInt

  init(of object: AnyObject) {
    self.object = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    super.init(key: 0)
  }

  /// Called as the object's fields are destroyed.
  func slotDies() {
    ObservedObjects.remove(self)
    objectDies(object)
  }
}

/// The objects of which an `@Observed` property is observed.
enum ObservedObjects {
  private static let all = Guarded<[UInt: [ObservedSlot]]>([:])

  static func add(_ slot: ObservedSlot) {
    all.withLock { $0[slot.object, default: []].append(slot) }
  }

  static func remove(_ slot: ObservedSlot) {
    let old = all.withLock { all in
      let old = all[slot.object]
      all[slot.object]?.removeAll { $0 === slot }
      if all[slot.object]?.isEmpty == true { all[slot.object] = nil }
      all.shrinkIfSparse()
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// The slots of an object, which the caller keeps.
  static func all(of object: AnyObject) -> [Slot] {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return all.withLock { $0[address] } ?? []
  }

  /// Some of the objects, with their classes; they are not kept, and may be gone.
  static func seen(most: Int) -> [(address: UInt, type: ClassMetadata, slots: [ObservedSlot])] {
    all.withUncheckedLock { all in
      all.prefix(most).compactMap { address, slots in
        guard let object = UnsafeRawPointer(bitPattern: address) else { return nil }
        // SAFETY: the object's memory is not handed back before its slot has died, which waits for
        // the lock; its first word is its class.
        return (address, ClassMetadata(object.load(as: UnsafeRawPointer.self)), slots)
      }
    }
  }

  /// Keeps an object with a slot; nil if it has died or is about to.
  static func object(at address: UInt, with slot: ObservedSlot) -> AnyObject? {
    guard let object = UnsafeRawPointer(bitPattern: address) else { return nil }
    return all.withUncheckedLock { all in
      // SAFETY: an object's memory is not freed before its slot has died, which waits for the lock.
      guard all[address]?.contains(where: { $0 === slot }) == true else { return nil }
      return ObjectRecords.keep(object)
    }
  }
}

extension ObservedSlot {
  /// The prefix of the storage's name, before the property's: what the macro writes.
  static let prefix = "_observersOf_"

  /// Whether a class or one above has such properties.
  static func isIn(_ type: ClassMetadata) -> Bool {
    type.ancestry.contains { $0.fields.contains { $0.name.hasPrefix(prefix) } }
  }

  static func slot(at offset: Int, in object: AnyObject) -> ObservedSlot {
    // SAFETY: the class has a field of the macro's name there, which the macro declared of this
    // type.
    let field = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    return field.assumingMemoryBound(to: __Pliant.Observers.self).pointee
      .slot(of: object)
  }
}
