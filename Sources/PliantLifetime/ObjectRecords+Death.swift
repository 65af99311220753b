import CPliant
import PliantBase
import PliantHooks
import PliantImages

extension ObjectRecords {
  /// Guards the writers of both maps, and the number of sole monitors; readers take no lock.
  static let lock = Guarded(0)

  private static let prepared: Void = pliant_set_object_dies(
    { object in ObjectRecords.objectDies(object) },
    { answer in ObjectRecords.objectDied(answer) }
  )

  static func objectDied(_ answer: UnsafeRawPointer) {
    // SAFETY: the answer of `objectDies`, which holds one reference.
    if isSoleMonitor(answer) { return fireSoleMonitor(answer) }
    let newest = Unmanaged<ObjectState>.fromOpaque(answer).takeRetainedValue()
    guard newest.next != nil else { return newest.objectDied() }
    for state in Array(sequence(first: newest) { $0.next }).reversed() { state.objectDied() }
  }

  private static func objectDies(_ object: UnsafeRawPointer) -> UnsafeRawPointer? {
    // The entry's reference is now this function's.
    let answer = lock.withLock { sole -> UInt in
      guard let record = pliant_set_object_record(object, nil) else { return 0 }
      guard isSoleMonitor(record) else { return UInt(bitPattern: record) }
      // Only a state can tell the tools of a death.
      if Death.isReported {
        return UInt(bitPattern: Unmanaged.passRetained(taken(record, &sole)).toOpaque())
      }
      sole -= 1
      return UInt(bitPattern: record)
    }
    guard let answer = UnsafeRawPointer(bitPattern: answer) else { return nil }
    // SAFETY: the reference keeps the first state, and each state the next.
    var state = newest(in: answer)
    while let dying = state {
      state = dying._withUnsafeGuaranteedRef { dying in
        dying.objectDies(UInt(bitPattern: object))
        return dying.next.map { Unmanaged.passUnretained($0) }
      }
    }
    return answer
  }

  static func noMemory(_ declaration: String) -> OverrideError {
    .outOfResources(declaration: declaration, detail: "no memory is left for one more object")
  }

  /// Puts the destroy entry into a class's metadata, once and for ever.
  ///
  /// If a second copy of Pliant has put its own over it, that one calls ours.
  static func hook(_ metadata: ClassMetadata, declaration: () -> String) throws {
    let slot = metadata.destroySlot
    let entry = pliant_destroy_hook()
    _ = prepared
    try OverridePolicy.require(.dynamicOnly, for: declaration())
    try metadata.keepImage(for: declaration())
    try IsolatedDeinits.follow(pliant_load(slot), of: declaration())
    try lock.withLock { _ in
      guard let current = pliant_load(slot), current != entry,
        pliant_destroy_original(metadata.pointer) == nil
      else { return }
      try RuntimeLayout.check(for: declaration())
      guard pliant_reserve_destroy_original() else { throw noMemory(declaration()) }
      // The first object that dies through the entry must find the original.
      pliant_set_destroy_original(metadata.pointer, current)
      do {
        try WritableMemory.store(entry, to: slot, of: declaration())
      } catch {
        pliant_set_destroy_original(metadata.pointer, nil)
        throw error
      }
    }
  }
}
