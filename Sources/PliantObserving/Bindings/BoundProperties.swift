import PliantJoints
@_spi(PliantRooms) import PliantLifetime

/// What is bound to the properties of one object, by key path.
final class BoundProperties: ObjectState, @unchecked Sendable {
  // SAFETY: guarded; key paths are constant.
  private static let key = ObjectRecords.makeKey()
  private let bindings = Guarded(Bindings())

  private struct Bindings: @unchecked Sendable {
    var byPath: [AnyKeyPath: KeyPathBinding] = [:]
  }

  private init() { super.init(key: Self.key) }

  /// Puts a binding in place of what was bound to any of the properties, which ends.
  static func set(_ binding: KeyPathBinding, of targets: [(object: AnyObject, path: AnyKeyPath)]) throws {
    do {
      let states = try targets.map { target in
        try ObjectRecords.state(
          of: target.object,
          key: key,
          declaration: "\(target.path)",
          make: BoundProperties.init
        )
      }
      for (state, target) in zip(states, targets) {
        state.exchange(target.path, with: binding)?.stop()
      }
    } catch {
      binding.stop()
      throw error
    }
  }

  static func binding(of object: AnyObject, _ path: AnyKeyPath) -> KeyPathBinding? {
    guard let state = ObjectRecords.existing(of: object, key: key) else { return nil }
    return unsafeDowncast(state, to: BoundProperties.self).exchange(path, with: nil)
  }

  private func exchange(_ path: AnyKeyPath, with binding: KeyPathBinding?) -> KeyPathBinding? {
    // SAFETY: a binding is Sendable; the key path is only compared.
    bindings.withUncheckedLock { bindings in
      defer { bindings.byPath[path] = binding }
      return bindings.byPath[path]
    }
  }
}
