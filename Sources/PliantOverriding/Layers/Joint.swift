import CPliant
import PliantImages
import PliantJoints

/// What the program calls one implementation through, and what answers its calls there: the original, a stack of
/// layers, or, as long as no handle has given it an entry, other code of the same form.
///
/// There is one for each implementation, and it stays. What changes does so under the lock of ``Joints``.
final class Joint: @unchecked Sendable {
  // SAFETY: all that is not constant is read and written under the lock of `Joints`; layers guard themselves.
  let implementation: Implementation
  private(set) var layers: LayerStack?
  private(set) var replacement: Replacement?
  private var entry: Entry?

  init(of implementation: Implementation) { self.implementation = implementation }

  /// What a handle's calls come in by.
  struct Entry {
    let function: UnsafeRawPointer
    let head: UnsafeMutablePointer<pliant_stack>
    let form: Form
    /// The address of the class whose code it is; 0 for functions and methods of values.
    let owner: UInt
    /// A layer that runs code of the form.
    let makeLayer: (Implementation.Original) -> LayerNode
  }

  /// What must agree between two handles on one implementation.
  struct Form: Equatable {
    let subject: Int
    let signature: Signature?
  }
}

// MARK: - Entering

extension Joint {
  /// The layers, for a handle of the form; nil if nothing has entered.
  ///
  /// Throws if another form was there first.
  func layers(as form: Form) throws -> LayerStack? {
    guard let entry else { return nil }
    guard entry.form == form else {
      throw JointError.otherForm(declaration: implementation.declaration)
    }
    return layers
  }

  /// Lays a stack of layers over the implementation.
  ///
  /// Code that stood there becomes its redefinition.
  func enter(by entry: Entry, isOff: Bool, countsCalls: Bool) throws -> LayerStack {
    try implementation.hook()
    if !isOff { try replacement?.restore() }
    let original = implementation.makeOriginal()
    let layers = LayerStack(
      declaration: implementation.declaration,
      implementation: implementation.id,
      owner: entry.owner,
      shared: implementation.instantiation == nil ? nil : original,
      head: entry.head,
      bottom: entry.makeLayer(original)
    )
    do {
      if let replacement {
        let layer = replacement.layer(entry.makeLayer)
        try layers.setRedefinition(layer, of: replacement.type.address)
      }
    } catch {
      if !isOff { try replacement?.write() }
      throw error
    }
    replacement = nil
    layers.setIsOff(isOff)
    layers.setCountsCalls(countsCalls)
    self.layers = layers
    self.entry = entry
    return layers
  }

  /// Makes calls come in by the entry, also from images that were loaded since the last time.
  func install() throws {
    if let entry { try implementation.install(entry.function) }
  }
}

// MARK: - Code without a handle

extension Joint {
  /// Makes other code answer, until a handle enters: its layers then tell what does.
  func put(_ new: Replacement, isOff: Bool) throws {
    guard new !== replacement else { return }
    let old = replacement
    replacement = new
    guard !isOff else { return }
    do {
      try new.write(over: old)
    } catch {
      replacement = nil
      try new.restore()
      throw error
    }
  }

  func take(_ old: Replacement, isOff: Bool) throws {
    guard replacement === old else { return }
    if !isOff { try old.restore() }
    replacement = nil
  }

  /// The layer that stands for other code, and the layers that it is the redefinition of.
  func layer(for code: Replacement) -> (layers: LayerStack, node: LayerNode)? {
    guard let layers, let entry else { return nil }
    return (layers, code.layer(entry.makeLayer))
  }
}

/// Code that stands in for an implementation of the same shape.
final class Replacement: @unchecked Sendable {
  // SAFETY: `layer` is made and read under the lock of `Joints`; the rest is constant.
  let joint: Joint
  let type: ClassMetadata
  private let function: UInt
  /// What the joints hold for it, and what they held before.
  private let standIn: UInt
  private let content: UInt
  private var layer: LayerNode?

  init(of joint: Joint, on type: ClassMetadata, by function: UInt) throws {
    self.joint = joint
    self.type = type
    self.function = function
    try joint.implementation.hook()
    standIn = try joint.implementation.makeContent(running: function, for: type)
    // If other code stands in already: what was there before that.
    content = Joints.withLock { _ in joint.replacement?.content ?? joint.implementation.original }
  }

  /// Writes it in place of the original, or of another one, without a moment of neither.
  func write(over old: Replacement? = nil) throws {
    guard let new = UnsafeRawPointer(bitPattern: standIn) else { return }
    try joint.implementation.set(new, replacing: old?.standIn ?? content)
  }

  func restore() throws {
    guard let content = UnsafeRawPointer(bitPattern: content) else { return }
    try joint.implementation.set(content, replacing: standIn)
  }

  func layer(_ make: (Implementation.Original) -> LayerNode) -> LayerNode {
    if let layer { return layer }
    let made = make(.direct(function))
    layer = made
    return made
  }
}
