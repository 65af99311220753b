#if canImport(PliantHooks)
import PliantHooks
import PliantImages
@_spi(PliantRooms) import PliantLifetime

/// Returns whether an object conforms to a protocol, by its class or on its own.
///
/// An object conforms on its own after a call of ``setConforms(_:to:key:_:)``. Casts with `as?` do
/// not see that; only code that calls this function does.
///
/// - Parameters:
///   - object: any object.
///   - type: a protocol, as in `(any Named).self`.
/// - Returns: true if the object conforms.
public func conforms(_ object: AnyObject, to type: Any.Type) -> Bool {
  if casts(object, to: type) { return true }
  guard let wanted = ProtocolDescriptor(type),
    let state = ObjectConformances.existing(of: object)
  else { return false }
  return state.protocols.contains { own in
    own == wanted || own.inherited.contains(wanted)
  }
}

/// Makes one object conform to a protocol, and to those that it inherits, as ``conforms(_:to:)``
/// reports it.
///
/// Keys stack: a conformance that two keys have set lasts until both remove it. Setting it twice
/// with one key counts once. An inherited protocol cannot be removed on its own.
///
/// The conformance and its keys end with the object.
///
/// - Parameters:
///   - object: any object.
///   - type: a protocol, as in `(any Named).self`; any other type is ignored.
///   - key: a key to remove the conformance by; without one it cannot be removed.
///   - conforms: false removes the conformance that was set with the key.
/// - Throws: `OverrideError`, from within the object's `deinit`.
public func setConforms(
  _ object: AnyObject,
  to type: Any.Type,
  key: AnyHashable? = nil,
  _ conforms: Bool = true
) throws {
  guard let descriptor = ProtocolDescriptor(type) else { return }
  guard conforms else {
    guard let key, let state = ObjectConformances.existing(of: object) else { return }
    state.remove(descriptor, key: key)
    return
  }
  let state = try ObjectRecords.state(
    of: object,
    key: ObjectConformances.stateKey,
    declaration: "the conformance to \(type)"
  ) { ObjectConformances() }
  state.add(descriptor, key: key)
}

private func casts(_ object: AnyObject, to type: Any.Type) -> Bool {
  func cast<Wanted>(_ type: Wanted.Type) -> Bool { object is Wanted }
  return _openExistential(type, do: cast)
}

/// The conformances that were set on one object.
private final class ObjectConformances: ObjectState, @unchecked Sendable {
  // SAFETY: the list is locked; the user's keys are compared without a lock.
  static let stateKey = ObjectRecords.makeKey()
  private let list = Guarded(List())

  static func existing(of object: AnyObject) -> ObjectConformances? {
    ObjectRecords.existing(of: object, key: stateKey, as: ObjectConformances.self)
  }

  private struct List {
    var entries: [Entry] = []
    var version = 0
  }

  private struct Entry {
    let descriptor: ProtocolDescriptor
    let key: AnyHashable?
  }

  init() { super.init(key: Self.stateKey) }

  var protocols: [ProtocolDescriptor] { snapshot.entries.map(\.descriptor) }

  func add(_ descriptor: ProtocolDescriptor, key: AnyHashable?) {
    edit { entries in
      let isSet = key != nil && entries.contains { $0.descriptor == descriptor && $0.key == key }
      return isSet ? entries : entries + [Entry(descriptor: descriptor, key: key)]
    }
  }

  func remove(_ descriptor: ProtocolDescriptor, key: AnyHashable) {
    edit { entries in entries.filter { $0.descriptor != descriptor || $0.key != key } }
  }

  private var snapshot: List { list.withUncheckedLock { $0 } }

  /// Edits the list, and tries again if another thread has changed it meanwhile.
  private func edit(_ body: ([Entry]) -> [Entry]) {
    while true {
      let seen = snapshot
      let edited = List(entries: body(seen.entries), version: seen.version + 1)
      let isDone = list.withUncheckedLock { list in
        guard list.version == seen.version else { return false }
        list = edited
        return true
      }
      if isDone { return }
    }
  }
}
#endif
