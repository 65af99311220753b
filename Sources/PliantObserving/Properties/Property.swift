import CPliant
import PliantHooks

/// One property of a class, whose accessors report its changes.
///
/// There is one for every implementation of a setter, and it is never freed.
final class Property: @unchecked Sendable {
  // SAFETY: constant but for the count behind `head`, which is atomic.
  /// Its name for a person: `Model.name`.
  let name: String
  /// The module that declares it.
  let module: String
  /// The accessors; nil if only accesses of the property's memory report its changes.
  private let accessors: PropertyAccessors?
  private let head: UnsafeMutablePointer<pliant_property>
  /// How many images there were when its accessors were last made to report.
  private let installed = Guarded<UInt64?>(nil)

  /// An override has the head of the property that it overrides.
  init(_ accessors: PropertyAccessors, head: UnsafeMutablePointer<pliant_property>) {
    self.accessors = accessors
    name = accessors.name
    module = accessors.module
    self.head = head
    _ = ChangeHooks.install
  }

  init(_ seen: SeenChanges) {
    accessors = nil
    name = seen.name
    module = seen.module
    head = .allocate(capacity: 1)
    head.initialize(to: pliant_property())
    _ = ChangeHooks.install
    _ = PassedBy.report
  }

  /// Whether every change is seen, also those that its own module makes, and in every build.
  var isDynamic: Bool { accessors?.main.implementation.kind.isDynamic ?? false }

  /// Whether the old value can be read before each change.
  var canReadOld: Bool { !all.contains { $0.kind == .didSet } }

  /// Refuses a call before each change, if `.prior` asks for one and nothing is called then.
  func check(_ flags: SubscriptionFlags) throws {
    guard flags.contains(.prior), !canReadOld else { return }
    guard all.dropFirst().contains(where: { $0.kind == .willSet }) else {
      throw ObservingError.onlyDidSet(property: name)
    }
  }

  private var all: [PropertyAccessors.Accessor] { accessors.map { [$0.main] + $0.others } ?? [] }

  /// The key of this property's slots among the states of objects.
  var key: UInt { UInt(bitPattern: head) }

  /// Makes the accessors report their calls.
  func install() throws {
    guard let accessors else { return }
    // An image that was loaded since may import the accessors too.
    let images = pliant_images_loaded()
    guard installed.withLock({ $0 }) != images else { return }
    try accessors.main.implementation.checkPolicy()
    let others = accessors.others.filter { other in
      // Every change of most dynamic properties passes a dynamic accessor.
      guard isDynamic, case .accessors = accessors.inPlace else { return true }
      return (try? other.implementation.checkPolicy()) != nil
    }
    if isDynamic { for other in others { try other.implementation.checkPolicy() } }
    for accessor in [accessors.main] + others {
      try accessor.implementation.surround(with: accessor.kind, notifying: head)
    }
    installed.withLock { $0 = images }
  }
}
