import CPliant
import PliantBase
import PliantImages
import PliantJoints
import Synchronization

/// Every joint of the process, by the implementation that is called through it.
///
/// None is ever removed. Locks are taken from left to right, and user code (closures, keys,
/// deinits, observers) runs under none of them:
///
/// ```
/// Joints ─┬─ image files, hooked functions ─┬─ thunks and hooks in C
///         └─ a LayerStack ── contents of ───┤
///                            joints         │
/// LiveRedefinitions ── ObjectRecords ───────┴─ WritableMemory
/// a Handle; Reclaimer
/// ```
struct Joints {
  private struct MessageKey: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private var joints: [UInt: Joint] = [:]
  private var messages: [MessageKey: LayerStack] = [:]
  private var isOff = false
  private static let shared = Guarded(Joints())
  /// How many callers of `countCalls` want calls to be counted.
  private static let countsCalls = Atomic<Int>(0)

  /// Installations wait for one another, whatever their joints; calls never wait.
  static func withLock<Result>(_ body: (inout Joints) throws -> Result) rethrows -> Result {
    // SAFETY: entries are code, which never changes; layers guard themselves.
    try shared.withUncheckedLock(body)
  }

  /// The joint of an implementation, made if there is none.
  mutating func joint(of implementation: Implementation) -> Joint {
    if let joint = joints[implementation.id] { return joint }
    let joint = Joint(of: implementation)
    joints[implementation.id] = joint
    return joint
  }

  func layers(of implementation: Implementation) -> LayerStack? {
    joints[implementation.id]?.layers
  }

  func enter(_ joint: Joint, by entry: Joint.Entry) throws -> LayerStack {
    let countsCalls = Self.countsCalls.load(ordering: .acquiring) > 0
    return try joint.enter(by: entry, isOff: isOff, countsCalls: countsCalls)
  }
}

// MARK: - Images that come later

extension Joints {
  /// Makes calls from images that were loaded since the last call arrive at the entries, too.
  static func followImages() {
    let images = pliant_images_loaded()
    guard imagesFollowed.load(ordering: .acquiring) != images else { return }
    let isDone = withLock { joints in
      var isDone = true
      for joint in joints.joints.values where joint.implementation.kind.followsImages {
        // A joint that fails must not keep other declarations from being bent; its next
        // installation reports why.
        do {
          try joint.install()
        } catch JointError.outOfResources {
          isDone = false
        } catch {}
      }
      return isDone
    }
    if isDone { imagesFollowed.store(images, ordering: .releasing) }
  }

  private static let imagesFollowed = Atomic<UInt64>(0)
}

// MARK: - Messages that no class declares

extension Joints {
  /// The layers of a message, which has no joint because there is nothing below them.
  static func message<Function>(_ name: String, of type: Function.Type) -> LayerStack {
    withLock { joints in
      let key = MessageKey(name: name, type: ObjectIdentifier(type))
      if let layers = joints.messages[key] { return layers }
      let head = UnsafeMutablePointer<pliant_stack>.allocate(capacity: 1)
      head.initialize(to: pliant_stack())
      let layers = LayerStack(
        declaration: name,
        implementation: 0,
        owner: .max,  // above every class
        head: head,
        bottom: nil
      )
      layers.setIsOff(joints.isOff)
      joints.messages[key] = layers
      return layers
    }
  }
}

// MARK: - All of them

extension Joints {
  /// Every stack of layers, with its implementation, nil for messages.
  static var layered: [(layers: LayerStack, implementation: Implementation?)] {
    withLock { joints in
      joints.joints.values.compactMap { joint in joint.layers.map { ($0, joint.implementation) } }
        + joints.messages.values.map { ($0, nil) }
    }
  }

  /// Whether what matches a declaration has layers in a scope; reads no symbols.
  static func hasLayers(of declaration: Declaration, at scope: LayerStack.Scope) -> Bool {
    let found = withLock { joints in
      joints.joints.values
        .filter { $0.layers != nil && $0.implementation.symbol.matches(declaration) }
        .compactMap(\.layers)
    }
    return found.contains { !$0.layers(at: scope).isEmpty }
  }

  /// The code that answers at joints without layers, and the redefinition that put it there.
  static var replaced: [(code: DirectReplacement, record: RedefinitionRecord)] {
    withLock { $0.joints.values.compactMap(\.replacement) }
  }

  /// Counts calls through every joint (1), until as many callers have ended that (-1) as began it.
  static func countCalls(_ difference: Int) {
    withLock { joints in
      let wanting = countsCalls.add(difference, ordering: .acquiringAndReleasing).newValue
      for joint in joints.joints.values { joint.layers?.setCountsCalls(wanting > 0) }
    }
  }

  static var areOn: Bool { withLock { !$0.isOff } }

  /// Makes calls run the original, whatever is installed, or what is installed.
  static func switchAll(on: Bool) throws {
    try withLock { joints in
      guard joints.isOff == on else { return }
      for (code, _) in joints.joints.values.compactMap(\.replacement) {
        if on { try code.write() } else { try code.restore() }
      }
      joints.isOff = !on
      pliant_trace_set_acting(on)
      let layers = joints.joints.values.compactMap(\.layers) + joints.messages.values
      for layers in layers { layers.setIsOff(!on) }
    }
  }
}

// MARK: - Code without a handle

extension Joints {
  /// Makes other code answer, as the redefinition of the joint's layers or, if it has none, in the
  /// joint itself; returns the redefinition that it displaced.
  static func start(
    _ code: DirectReplacement,
    for record: RedefinitionRecord
  ) throws -> RedefinitionRecord? {
    var displaced: RedefinitionRecord?
    let found = try withLock { joints in
      let found = code.joint.layer(for: code)
      if found == nil {
        displaced = try code.joint.put(code, for: record, isOff: joints.isOff)
      }
      return found
    }
    guard let found else { return displaced }
    return try found.layers.setRedefinition(
      LayerStack.Redefining(node: found.node, record: record),
      of: code.scope
    )
  }

  static func stop(_ code: DirectReplacement) throws {
    let found = try withLock { joints in
      try code.joint.take(code, isOff: joints.isOff)
      return code.joint.layer(for: code)
    }
    if let found { found.layers.removeRedefinition(found.node, of: code.scope) }
  }
}
