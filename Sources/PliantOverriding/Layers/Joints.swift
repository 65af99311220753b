import CPliant
import PliantBase
import PliantImages
import PliantJoints
import Synchronization

/// Every joint of the process, by the implementation that is called through it.
///
/// None is ever removed.
struct Joints {
  private struct MessageKey: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private var joints: [UInt: Joint] = [:]
  private var messages: [MessageKey: LayerStack] = [:]
  private var isOff = false
  private static let shared = Guarded(Joints())
  /// How many want calls to be counted.
  private static let countsCalls = Atomic<Int>(0)

  /// Installs of any joint wait for one another; calls never do.
  static func withLock<Result>(_ body: (inout Joints) throws -> Result) rethrows -> Result {
    // SAFETY: entries are code, which never changes; layers guard themselves.
    try shared.withUncheckedLock(body)
  }

  /// The joint of an implementation, which nothing may have entered yet.
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
  /// Brings what images that were loaded since the last call import, or replaced themselves, under the entries.
  static func followImages() {
    let images = pliant_images_loaded()
    guard imagesFollowed.load(ordering: .acquiring) != images else { return }
    let isDone = withLock { joints in
      var isDone = true
      for joint in joints.joints.values where joint.implementation.kind.followsImages {
        // One that cannot follow must not keep other declarations from being bent; the next install of it says why.
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
  /// The layers of a message; there is nothing below them, and so no joint.
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
  /// Every stack of layers, with the implementation that it lies over, nil for messages.
  static var layered: [(layers: LayerStack, implementation: Implementation?)] {
    withLock { joints in
      joints.joints.values.compactMap { joint in joint.layers.map { ($0, joint.implementation) } }
        + joints.messages.values.map { ($0, nil) }
    }
  }

  /// The code that answers at joints without layers.
  static var replaced: [Replacement] { withLock { $0.joints.values.compactMap(\.replacement) } }

  /// Counts calls through every joint from now on, until as many have ended it as began it.
  static func countCalls(_ difference: Int) {
    withLock { joints in
      let wanting = countsCalls.add(difference, ordering: .acquiringAndReleasing).newValue
      for joint in joints.joints.values { joint.layers?.setCountsCalls(wanting > 0) }
    }
  }

  static var areOn: Bool { withLock { !$0.isOff } }

  /// Makes calls run the original, whatever is installed, or what is installed again.
  static func switchAll(on: Bool) throws {
    try withLock { joints in
      guard joints.isOff == on else { return }
      for replacement in joints.joints.values.compactMap(\.replacement) {
        if on { try replacement.write() } else { try replacement.restore() }
      }
      joints.isOff = !on
      let layers = joints.joints.values.compactMap(\.layers) + joints.messages.values
      for layers in layers { layers.setIsOff(!on) }
    }
  }
}

// MARK: - Code without a handle

extension Joints {
  /// Makes other code answer: as the redefinition of the joint's layers, or, without them, straight in the joint.
  static func start(_ replacement: Replacement) throws {
    let found = try withLock { joints in
      let found = replacement.joint.layer(for: replacement)
      if found == nil { try replacement.joint.put(replacement, isOff: joints.isOff) }
      return found
    }
    if let found { try found.layers.setRedefinition(found.node, of: replacement.type.address) }
  }

  static func stop(_ replacement: Replacement) throws {
    let found = try withLock { joints in
      try replacement.joint.take(replacement, isOff: joints.isOff)
      return replacement.joint.layer(for: replacement)
    }
    if let found { found.layers.removeRedefinition(found.node, of: replacement.type.address) }
  }

  static func isInUse(_ replacement: Replacement) -> Bool {
    withLock { _ in
      guard let found = replacement.joint.layer(for: replacement) else {
        return replacement.joint.replacement === replacement
      }
      return found.layers.isRedefined(replacement.type.address, by: ObjectIdentifier(found.node))
    }
  }
}
