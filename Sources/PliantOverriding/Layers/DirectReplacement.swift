import PliantImages
import PliantJoints

/// Code of the same shape that answers in place of an implementation, without a handle.
final class DirectReplacement: @unchecked Sendable {
  // SAFETY: `layer` is made and read under the lock of `Joints`; the rest is constant.
  let joint: Joint
  let type: ClassMetadata
  private let function: UInt
  /// What the joints hold while it is in place, and what they held before.
  private let standIn: UInt
  private let content: UInt
  private var layer: LayerNode?

  init(of joint: Joint, on type: ClassMetadata, by function: UInt) throws {
    self.joint = joint
    self.type = type
    self.function = function
    try joint.implementation.hook()
    standIn = try joint.implementation.makeContent(running: function, for: type)
    // If other code is in place already: what was there before that.
    content = Joints.withLock { _ in
      joint.replacement?.code.content ?? joint.implementation.original
    }
  }

  /// Writes it over the original, or over another one, so that calls always see one of them.
  func write(over old: DirectReplacement? = nil) throws {
    guard let new = UnsafeRawPointer(bitPattern: standIn) else { return }
    try joint.implementation.set(new, replacing: old?.standIn ?? content)
  }

  func restore() throws {
    guard let content = UnsafeRawPointer(bitPattern: content) else { return }
    try joint.implementation.set(content, replacing: standIn)
  }

  /// The layer that runs the code, once the joint has layers.
  func layer(_ make: (Implementation.Original) -> LayerNode) -> LayerNode {
    if let layer { return layer }
    let made = make(.direct(function))
    layer = made
    return made
  }
}
