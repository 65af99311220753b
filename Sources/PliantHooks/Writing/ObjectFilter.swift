import CPliant

/// A thunk that runs the function for objects without layers, and the entry for all others.
///
/// One thread at a time uses it.
package struct ObjectFilter: @unchecked Sendable {
  // SAFETY: what it points to is never freed, and its counts are atomic.
  private let counts: UnsafeMutablePointer<pliant_object_filter>
  let thunk: UInt
  private let slot: UnsafePointer<pliant_slot>
  /// How many objects with the same count have lost their last layer while it was closed.
  ///
  /// A call that came through before it was closed may still look for their counts, and must not
  /// miss both an object's layers, which were removed after a class got one, and those.
  private var departed: [UInt: Int32] = [:]

  /// Creates an open filter for the synchronous methods of objects, which no object passes yet;
  /// nil for those of others.
  package init?(of entry: EntrySwitch) throws {
    let implementation = entry.implementation
    guard !implementation.isAsync else { return nil }
    let original = UnsafeRawPointer(
      bitPattern: try implementation.function(calling: entry.original)
    )
    let function = try UnsafeRawPointer(codeAt: entry.entry, of: implementation.declaration)
    let counts = UnsafeMutablePointer<pliant_object_filter>.allocate(capacity: 1)
    UnsafeMutableRawPointer(counts)
      .initializeMemory(
        as: UInt8.self,
        repeating: 0,
        count: MemoryLayout<pliant_object_filter>.size
      )
    counts.pointee.entry = pliant_thunk_slot(function)
    self.counts = counts
    let isDynamic = implementation.kind.isDynamic
    let thunk = try makeThunk(
      isDynamic ? PLIANT_THUNK_BY_OBJECT_DYNAMIC : PLIANT_THUNK_BY_OBJECT,
      to: isDynamic ? original.map { UnsafeRawPointer(pliant_thunk_slot($0)) } : original,
      context: counts,
      for: implementation.declaration
    ) { counts.deallocate() }
    slot = pliant_thunk_slot(thunk)
    self.thunk = UInt(bitPattern: thunk)
  }

  /// Takes note that an object gets its first layer.
  package func add(_ object: UInt) { count(object, 1) }

  /// Takes note that an object has lost its last layer.
  package mutating func remove(_ object: UInt, isOpen: Bool) {
    if isOpen {
      count(object, -1)
    } else {
      let size = UInt(PLIANT_FILTER_COUNTS) &<< 4
      departed[object % size + size, default: 0] += 1
    }
  }

  /// Makes objects without layers run the function.
  mutating func open() {
    for (object, count) in departed { self.count(object, -count) }
    departed = [:]
    pliant_filter_set_is_open(slot, counts, true)
  }

  /// Makes all objects arrive at the entry.
  func close() { pliant_filter_set_is_open(slot, counts, false) }

  private func count(_ object: UInt, _ difference: Int32) {
    guard let object = UnsafeRawPointer(bitPattern: object) else { return }
    pliant_filter_count(counts, object, difference)
  }
}
