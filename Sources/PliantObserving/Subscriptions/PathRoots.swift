@_spi(PliantRooms) import PliantLifetime

/// The paths that begin at an object; they end with it.
final class PathRoots: ObjectState, @unchecked Sendable {
  // SAFETY: guarded.
  private static let key = ObjectRecords.makeKey()
  private let paths = Guarded<[Subscription]>([])

  private init() { super.init(key: Self.key) }

  static func of(_ root: AnyObject) throws -> PathRoots {
    try ObjectRecords.state(of: root, key: key, declaration: "\(type(of: root))") { PathRoots() }
  }

  static func existing(of root: AnyObject) -> PathRoots? {
    ObjectRecords.existing(of: root, key: key, as: PathRoots.self)
  }

  func add(_ path: Subscription) { paths.withLock { $0.append(path) } }

  func remove(_ path: Subscription) {
    paths.withLock { $0.removeAll { $0 === path } }
  }

  var all: [Subscription] { paths.withLock { $0 } }

  override func objectDies(_ address: UInt) {
    // Frees the handlers' captures under no lock.
    let ended = paths.withLock { exchange(&$0, with: []) }
    for path in ended { path.objectIsDying() }
  }
}
