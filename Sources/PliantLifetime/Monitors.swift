import CPliant
import PliantBase
import PliantHooks
import PliantImages

extension ObjectRecords {
  // An object that has one monitor and nothing else needs no state: its record is the monitor, with
  // the lowest bit set. Readers without the lock see no state, and do not touch the monitor.
  @inline(__always)
  static func isSoleMonitor(_ record: UnsafeRawPointer) -> Bool {
    UInt(bitPattern: record) & 1 != 0
  }

  private static func record(_ monitor: DeallocationMonitor) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(monitor).toOpaque()) + 1
  }

  // SAFETY: a sole monitor's record holds one reference, which the caller now owns.
  private static func monitor(taking record: UnsafeRawPointer) -> DeallocationMonitor {
    Unmanaged.fromOpaque(record - 1).takeRetainedValue()
  }

  /// Adds a monitor to an object whose class is hooked, and which the caller keeps.
  static func add(
    _ monitor: DeallocationMonitor,
    to object: UnsafeRawPointer,
    declaration: () -> String
  ) throws {
    let monitors = try lock.withLock { sole -> Monitors? in
      guard pliant_reserve_object_record() else { throw noMemory(declaration()) }
      guard let old = pliant_add_object_record(object, record(monitor)) else {
        _ = Unmanaged.passRetained(monitor)
        sole += 1
        return nil
      }
      if let known = unmanaged(in: old, key: Monitors.key) {
        // SAFETY: this file makes all states of this key.
        return unsafeDowncast(known.takeUnretainedValue(), to: Monitors.self)
      }
      if isSoleMonitor(old) {
        // SAFETY: this has just become the object's record, which holds a reference.
        return Unmanaged<Monitors>.fromOpaque(expanded(old, of: object, &sole))
          .takeUnretainedValue()
      }
      let made = Monitors()
      made.next = taken(old, &sole)
      pliant_set_object_record(object, Unmanaged.passRetained(made).toOpaque())
      return made
    }
    monitors?.add(monitor)
  }

  /// Removes a monitor from its object, if that is alive; another may be at its address by now.
  static func remove(_ monitor: DeallocationMonitor, from address: UInt) {
    guard let object = UnsafeRawPointer(bitPattern: address) else { return }
    let monitors = lock.withLock { sole -> Monitors? in
      guard let known = pliant_object_record(object) else { return nil }
      guard known == record(monitor) else {
        // SAFETY: this file makes all states of this key.
        return unmanaged(in: known, key: Monitors.key)
          .map { unsafeDowncast($0.takeUnretainedValue(), to: Monitors.self) }
      }
      pliant_set_object_record(object, nil)
      sole -= 1
      // The caller keeps the monitor.
      Unmanaged.passUnretained(monitor).release()
      return nil
    }
    monitors?.remove(monitor)
  }

  /// The newest state in a record whose reference the caller owns.
  ///
  /// The caller holds the lock.
  static func taken(_ record: UnsafeRawPointer, _ sole: inout Int) -> ObjectState {
    // SAFETY: what is no monitor is a state.
    guard isSoleMonitor(record) else { return Unmanaged.fromOpaque(record).takeRetainedValue() }
    sole -= 1
    return Monitors(monitor(taking: record))
  }

  /// Replaces the record of an object that is a monitor by a state.
  ///
  /// The caller holds the lock.
  static func expanded(
    _ record: UnsafeRawPointer,
    of object: UnsafeRawPointer,
    _ sole: inout Int
  ) -> UnsafeRawPointer {
    let state = UnsafeRawPointer(Unmanaged.passRetained(taken(record, &sole)).toOpaque())
    pliant_set_object_record(object, state)
    return state
  }

  static func fireSoleMonitor(_ record: UnsafeRawPointer) { _ = monitor(taking: record).fire() }

  /// The number of objects whose record is a monitor.
  static var soleMonitors: Int { lock.withLock { $0 } }
}

/// The monitors of one object, if it has several or other state, too.
// SAFETY: the list is guarded; `dying` is written before the deinit, and read after it.
final class Monitors: ObjectState, @unchecked Sendable {
  static let key = ObjectRecords.makeKey()
  private let list = Guarded(List())
  /// Written by the thread on which the object dies, and read after the deinit.
  private var dying: (address: UInt, type: ClassMetadata)?

  /// Most objects have one monitor, which needs no array.
  private struct List {
    var first: DeallocationMonitor?
    var others: [DeallocationMonitor] = []
  }

  init(_ first: DeallocationMonitor? = nil) {
    super.init(key: Self.key)
    if let first { add(first) }
    Death.countWatched(1)
  }

  deinit { Death.countWatched(-1) }

  /// In the order of registration.
  var all: [DeallocationMonitor] { list.withLock { ($0.first.map { [$0] } ?? []) + $0.others } }

  func add(_ monitor: DeallocationMonitor) {
    list.withLock { list in
      if list.first == nil, list.others.isEmpty {
        list.first = monitor
      } else {
        list.others.append(monitor)
      }
    }
  }

  func remove(_ monitor: DeallocationMonitor) {
    list.withLock { list in
      if list.first === monitor {
        list.first = nil
      } else {
        list.others.removeAll { $0 === monitor }
      }
    }
  }

  override func objectDies(_ address: UInt) {
    guard Death.isReported, let object = UnsafeRawPointer(bitPattern: address) else { return }
    // SAFETY: the object is whole until its `deinit`; its first word is its class.
    let type = ClassMetadata(object.load(as: UnsafeRawPointer.self))
    dying = (address, type)
  }

  override func objectDied() {
    let (first, others) = list.withLock { list in
      defer { if !list.others.isEmpty { list.others = [] } }
      return (list.first.take(), list.others)
    }
    var fired = first?.fire() == true ? 1 : 0
    for monitor in others where monitor.fire() { fired += 1 }
    guard fired > 0, let dead = dying else { return }
    let name = QualifiedName.of(dead.type.type)
    Death.report(Death(className: name, address: dead.address, monitors: fired))
  }
}
