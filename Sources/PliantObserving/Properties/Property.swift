import CPliant
import PliantBase
import PliantJoints

/// One property of a class, whose accessors report its changes.
///
/// There is one for every implementation of a setter, and it is never freed.
final class Property: @unchecked Sendable {
  // SAFETY: constant but for the count behind `head`, which is atomic.
  /// Its name for a person: `Model.name`.
  let name: String
  /// The module that declares it.
  let module: String
  private let accessors: PropertyAccessors
  private let head: UnsafeMutablePointer<pliant_property>
  /// How many images there were when its accessors were last made to report.
  private let installed = Guarded<UInt64?>(nil)

  init(_ accessors: PropertyAccessors) {
    self.accessors = accessors
    name = accessors.name
    module = accessors.module
    head = .allocate(capacity: 1)
    head.initialize(to: pliant_property())
    _ = ChangeHooks.install
  }

  /// Whether every change is seen, also those that its own module makes, and in every build.
  var isDynamic: Bool { accessors.main.implementation.kind.isDynamic }

  /// Whether the old value can be read before each change.
  var canReadOld: Bool { accessors.main.kind != .didSet }

  /// Whether anything is called before each change.
  var canReportPrior: Bool {
    canReadOld || accessors.others.contains { $0.kind == .willSet }
  }

  /// The key of this property's slots among the states of objects.
  var key: UInt { UInt(bitPattern: head) }

  /// Makes the accessors report their calls.
  func install() throws {
    // An image that was loaded since may import the accessors too.
    let images = pliant_images_loaded()
    guard installed.withLock({ $0 }) != images else { return }
    try accessors.main.implementation.checkPolicy()
    // Every change of a dynamic property passes the main one.
    let others = accessors.others.filter {
      !isDynamic || (try? $0.implementation.checkPolicy()) != nil
    }
    for accessor in [accessors.main] + others {
      try accessor.implementation.surround(with: accessor.kind, telling: head)
    }
    installed.withLock { $0 = images }
  }
}
