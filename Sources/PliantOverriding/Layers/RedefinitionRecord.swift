import CPliant
@_spi(PliantRooms) import PliantLifetime
import Synchronization

/// The state of a redefinition, without the redefinition: its declarations, and whether it is
/// active.
///
/// Layers and hooks refer to this. Only its user keeps the redefinition itself, so that it ends as
/// soon as the user drops it, even if another thread is deactivating it.
package final class RedefinitionRecord: Sendable {
  /// Unique in the process.
  package let number = lastNumber.add(1, ordering: .relaxed).newValue
  /// The declarations that it redefines, one for each target.
  package let declarations: [String]
  let installation: Installation
  private let isOfRequirement: Bool
  private let targetsInPlace = Atomic<Int>(0)
  private let reported = Atomic<Bool>(false)
  private let reporting = Rerun()
  private static let lastNumber = Atomic<Int>(0)

  init(of declarations: [String], _ kind: LayerKind, isOfRequirement: Bool) {
    self.declarations = declarations
    self.isOfRequirement = isOfRequirement
    installation = Installation(kind: kind, callers: pliant_callers_now())
  }

  /// Whether all targets run the redefinition or, if it is a requirement's, any.
  package var isInPlace: Bool {
    targetsInPlace.load(ordering: .acquiring) >= (isOfRequirement ? 1 : declarations.count)
  }

  /// The value of `isActive` that observers were given last.
  var isActive: Bool {
    get { reported.load(ordering: .acquiring) }
    set { reported.store(newValue, ordering: .releasing) }
  }

  /// Counts a target that begins to run the redefinition (1), or no longer does (-1).
  ///
  /// Called under the lock that guards the target. The caller then calls ``sync(_:)``, under no
  /// lock.
  func count(_ difference: Int) {
    targetsInPlace.add(difference, ordering: .acquiringAndReleasing)
  }

  /// Calls `change` if `isActive` is not what is in place; one thread at a time, so that each
  /// switch is reported once.
  func sync(_ change: (Bool) -> Void) {
    reporting {
      let isInPlace = isInPlace
      if isInPlace != isActive { change(isInPlace) }
    }
  }

  /// Reports to the observers of the redefinition that another one has displaced it.
  ///
  /// As its setter would, except that they read a stand-in: the redefinition is not kept.
  func syncDisplaced() {
    sync { isInPlace in
      let standIn = Redefinition(standingFor: self)
      let address = UnsafeRawPointer(Unmanaged.passUnretained(standIn).toOpaque())
      let notified = LiveRedefinitions.observers(of: self)
        .map { ($0, pending: $0.willChange(address)) }
      isActive = isInPlace
      // Looked up again, for observers that were added meanwhile.
      let new = LiveRedefinitions.observers(of: self)
        .filter { state in !notified.contains { $0.0 === state } }
      for (state, pending) in notified { state.didChange(address, pending) }
      for state in new { state.didChange(address, nil) }
      withExtendedLifetime(standIn) {}
    }
  }
}

/// The redefinitions that their users keep, by number.
enum LiveRedefinitions {
  private struct Entry: Sendable {
    let record: RedefinitionRecord
    /// The redefinition's, as long as the entry is listed.
    let address: UInt
    weak let redefinition: Redefinition?
  }

  private static let entries = Guarded<[Int: Entry]>([:])

  static func add(_ redefinition: Redefinition) {
    let entry = Entry(
      record: redefinition.record,
      address: UInt(bitPattern: Unmanaged.passUnretained(redefinition).toOpaque()),
      redefinition: redefinition
    )
    entries.withLock { $0[entry.record.number] = entry }
  }

  /// Called from its `deinit`.
  static func remove(_ record: RedefinitionRecord) {
    entries.withLock { $0[record.number] = nil }
  }

  /// The records, oldest first.
  static var records: [RedefinitionRecord] {
    entries.withLock { $0.values.map(\.record) }.sorted { $0.number < $1.number }
  }

  static func numbered(_ number: Int) -> Redefinition? {
    entries.withLock { $0[number]?.redefinition }
  }

  fileprivate static func observers(of record: RedefinitionRecord) -> [ObjectState] {
    // SAFETY: each state guards itself.
    entries.withUncheckedLock {
      $0[record.number].map { ObjectRecords.observing($0.address) } ?? []
    }
  }
}
