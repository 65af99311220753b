@_spi(PliantRooms) import PliantLifetime

/// The bindings that set properties of one object, by key path.
final class BoundProperties: ObjectState, @unchecked Sendable {
  // SAFETY: guarded.
  private static let key = ObjectRecords.makeKey()
  private let bindings = Guarded<[PathIdentity: KeyPathBinding]>([:])

  private init() { super.init(key: Self.key) }

  /// Binds the properties; earlier bindings of any of them end.
  static func set(
    _ binding: KeyPathBinding,
    of targets: [(object: AnyObject, path: AnyKeyPath)]
  ) throws {
    do {
      let states = try targets.map { target in
        try ObjectRecords.state(
          of: target.object,
          key: key,
          declaration: ObservedPath.text(of: target.path),
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

  /// Removes the binding of a property.
  static func take(_ path: AnyKeyPath, of object: AnyObject) -> KeyPathBinding? {
    ObjectRecords.existing(of: object, key: key, as: BoundProperties.self)?.exchange(
      path,
      with: nil
    )
  }

  /// The bindings that set one of the object's properties in their first direction, or may: a
  /// two-way binding of the same property of two objects is in both objects' states.
  var incoming: [KeyPathBinding] {
    bindings.withLock { $0 }.filter { $0.key == PathIdentity($0.value.target) }.map(\.value)
  }

  private func exchange(_ path: AnyKeyPath, with binding: KeyPathBinding?) -> KeyPathBinding? {
    let path = PathIdentity(path)
    return bindings.withLock { Swift.exchange(&$0[path], with: binding) }
  }
}
