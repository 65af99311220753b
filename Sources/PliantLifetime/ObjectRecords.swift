import CPliant
import PliantBase
import PliantHooks
package import PliantImages

/// The state that a module keeps for one object, freed when the object dies.
///
/// Open only for the modules of this package: they alone import this interface.
@_spi(PliantRooms)
open class ObjectState {
  /// The key that the module finds it by: an address of its own, or a number from
  /// `ObjectRecords.makeKey()`.
  public final let key: UInt
  /// The state that the object was given before this one.
  final var next: ObjectState?

  public init(key: UInt) { self.key = key }

  /// Whether the two functions below are to be called for changes.
  open var isObserving: Bool { false }

  /// Runs before a change of the object; returns a pointer that is passed to `didChange`.
  ///
  /// `standIn` is the address of a stand-in with the values of the object.
  open func willChange(_ standIn: UnsafeRawPointer) -> UnsafeRawPointer? { nil }

  open func didChange(_ standIn: UnsafeRawPointer, _ pending: UnsafeRawPointer?) {}

  /// Runs before the object's `deinit`, on the thread that releases its last reference; the address
  /// is the object's until then.
  open func objectDies(_ address: UInt) {}

  /// Runs after the object's `deinit`, when its memory may already be reused.
  open func objectDied() {}
}

/// The states of single objects, by their addresses.
///
/// A state stays until its object dies. The destroy entry of the object's class removes it, before
/// the memory can be reused; a caller that keeps the object therefore reads its states without a
/// lock.
package enum ObjectRecords {
  /// The object's state with a key; made if there is none.
  ///
  /// - Throws: `OverrideError.receiverIsDying` from within the object's `deinit`,
  ///   `OverrideError.protectedMemory` if the class's metadata cannot be written,
  ///   `OverrideError.outOfResources` if no memory is left.
  package static func state<State: ObjectState>(
    of object: AnyObject,
    key: UInt,
    declaration: @autoclosure () -> String,
    make: () -> State
  ) throws -> State {
    if let known = existing(of: object, key: key, as: State.self) { return known }
    let address = try address(ofHooked: object, declaration: declaration)
    let made = make()
    var known: State?
    try lock.withLock { sole in
      let first = pliant_object_record(address)
      // SAFETY: a state is made to be shared; its module makes all of a key of one class.
      known = first.flatMap { unmanaged(in: $0, key: key) }
        .map { unsafeDowncast($0.takeUnretainedValue(), to: State.self) }
      guard known == nil else { return }
      guard pliant_reserve_object_record() else { throw noMemory(declaration()) }
      made.next = first.map { taken($0, &sole) }
      pliant_set_object_record(address, Unmanaged.passRetained(made as ObjectState).toOpaque())
    }
    return known ?? made
  }

  /// The address of an object whose death will be told; its class is hooked if it was not.
  @inline(__always)
  static func address(
    ofHooked object: AnyObject,
    declaration: () -> String
  ) throws -> UnsafeRawPointer {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    guard !swift_isDeallocating(address) else {
      throw OverrideError.receiverIsDying(declaration: declaration())
    }
    let metadata = ClassMetadata(type(of: object))
    if pliant_load(metadata.destroySlot) != pliant_destroy_hook() {
      try hook(metadata, declaration: declaration)
    }
    return address
  }

  /// The object's state with a key, for a caller who keeps the object.
  package static func existing(of object: AnyObject, key: UInt) -> ObjectState? {
    pliant_object_record(Unmanaged.passUnretained(object).toOpaque())
      .flatMap { unmanaged(in: $0, key: key)?.takeUnretainedValue() }
  }

  /// The object's state with a key, as the class that the key's module makes.
  package static func existing<State: ObjectState>(
    of object: AnyObject,
    key: UInt,
    as type: State.Type
  ) -> State? {
    // SAFETY: a key's states are made by one module, and of one class.
    existing(of: object, key: key).map { unsafeDowncast($0, to: type) }
  }

  /// The state with a key in a record, not kept: it stays as long as the object.
  package static func unmanaged(
    in record: UnsafeRawPointer,
    key: UInt
  ) -> Unmanaged<ObjectState>? {
    var state = newest(in: record)
    while let found = state {
      if found._withUnsafeGuaranteedRef({ $0.key == key }) { return found }
      state = found._withUnsafeGuaranteedRef { $0.next.map { Unmanaged.passUnretained($0) } }
    }
    return nil
  }

  /// The object's states, newest first, for a caller who keeps the object.
  package static func all(of object: AnyObject) -> [ObjectState] {
    pliant_object_record(Unmanaged.passUnretained(object).toOpaque()).map(states) ?? []
  }

  /// The states that observe an object, which the caller need not keep.
  ///
  /// The address must still be the object's.
  package static func observing(_ address: UInt) -> [ObjectState] {
    guard let object = UnsafeRawPointer(bitPattern: address) else { return [] }
    // SAFETY: the record is removed under the lock before the object dies.
    return lock.withUncheckedLock { _ in
      pliant_object_record(object).map { states(in: $0).filter(\.isObserving) } ?? []
    }
  }

  private static func states(in record: UnsafeRawPointer) -> [ObjectState] {
    guard let newest = newest(in: record) else { return [] }
    return Array(sequence(first: newest.takeUnretainedValue(), next: \.next))
  }

  // SAFETY: a record lives as long as its object, which the caller keeps; `next` never changes once
  // the state was published.
  static func newest(in record: UnsafeRawPointer) -> Unmanaged<ObjectState>? {
    isSoleMonitor(record) ? nil : Unmanaged.fromOpaque(record)
  }

  /// A key that is nobody's address.
  package static func makeKey() -> UInt {
    keys.withLock { keys in
      keys += 2
      return keys
    }
  }

  private static let keys = Guarded<UInt>(1)
}

// MARK: - Looking at them

extension ObjectRecords {
  /// An object that had states when it was looked at; it is not kept, and may be gone.
  package struct Seen {
    package let address: UInt
    package let type: ClassMetadata
    package let states: [ObjectState]
  }

  /// Some objects that have states, with the states that are wanted, and whether these are all.
  ///
  /// Looks at 256 objects at a time, so that threads that need the lock wait for microseconds.
  /// States of other classes are not kept beyond their objects' end.
  package static func seen(
    most: Int,
    times: Int = 64,
    of classes: [ObjectState.Type],
    where isWanted: (ObjectState) -> Bool
  ) -> (objects: [Seen], isComplete: Bool) {
    // By address: one may be copied again, and where one has died, another may have been made.
    var seen: [UInt: Seen] = [:]
    var next = 0
    for _ in 0..<times {
      let some = lock.withUncheckedLock { sole in
        copy(from: &next, most: 256, of: classes, &sole)
      }
      for object in some {
        let states = object.states.filter(isWanted)
        guard !states.isEmpty else { continue }
        seen[object.address] = Seen(address: object.address, type: object.type, states: states)
      }
      if next == 0 || seen.count > most { break }
    }
    return (Array(seen.values.prefix(most)), next == 0 && seen.count <= most)
  }

  /// The caller holds the lock.
  private static func copy(
    from next: inout Int,
    most: Int,
    of classes: [ObjectState.Type],
    _ sole: inout Int
  ) -> [Seen] {
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 2 * most) { room in
      guard let objects = room.baseAddress else { return [] }
      let count = pliant_copy_object_records(&next, most, objects, objects + most)
      return (0..<count).compactMap { index in
        guard let object = objects[index], var record = objects[most + index] else { return nil }
        if isSoleMonitor(record), classes.contains(where: { $0 == Monitors.self }) {
          record = expanded(record, of: object, &sole)
        }
        let states = states(in: record).filter { state in
          classes.contains { $0 == type(of: state) }
        }
        guard !states.isEmpty else { return nil }
        // SAFETY: an object that has a record has not passed its destroy entry, which waits for the
        // lock, and so is whole; its first word is its class.
        return Seen(
          address: UInt(bitPattern: object),
          type: ClassMetadata(object.load(as: UnsafeRawPointer.self)),
          states: states
        )
      }
    }
  }

  /// Keeps an object that has a state; nil if it has died or its `deinit` has begun.
  package static func object(at address: UInt, with state: ObjectState) -> AnyObject? {
    guard let object = UnsafeRawPointer(bitPattern: address) else { return nil }
    return lock.withUncheckedLock { _ in
      // SAFETY: an object with a record has not passed its destroy entry, which waits for the lock.
      guard let record = pliant_object_record(object),
        states(in: record).contains(where: { $0 === state })
      else { return nil }
      return keep(object)
    }
  }

  /// Keeps an object that is known to be allocated; nil if its `deinit` has begun.
  package static func keep(_ object: UnsafeRawPointer) -> AnyObject? {
    // SAFETY: this consumes the reference that was just taken.
    swift_tryRetain(object).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }
}
