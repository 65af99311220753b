import CPliant
import PliantJoints
import Synchronization

/// What must agree between two handles that bend the same implementation.
struct JointShape: Hashable {
  let subject: Int
  let signature: Signature
}

struct InstallableStack {
  let stack: LayerStack
  let entry: UnsafeRawPointer
}

/// Every stack of the process, by the implementation that it lies over. Stacks are never removed.
struct Stacks {
  private struct Installed {
    let stack: LayerStack
    let entry: UnsafeRawPointer
    let shape: JointShape
    let implementation: Implementation
    /// The classes whose inheritors call through the entry, also those that come later.
    var inherited: Set<ClassMetadata> = []
    var imagesSeen: UInt64 = 0
  }

  private struct MessageKey: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private var installed: [UInt: Installed] = [:]
  private var messages: [MessageKey: LayerStack] = [:]
  private static let shared = Mutex(Locked())

  // SAFETY: `Mutex` asks that nothing in it is shared; entries are code, which never changes.
  private struct Locked: @unchecked Sendable { var stacks = Stacks() }

  /// Installs of any joint wait for one another; calls never do.
  static func withLock<Result>(_ body: (inout Stacks) throws -> Result) rethrows -> Result {
    try shared.withLock { locked in
      try UncheckedResult(body(&locked.stacks))
    }.value
  }

  /// The stack of a message that no class declares.
  static func message<Function>(_ name: String, of type: Function.Type) -> LayerStack {
    withLock { stacks in
      let key = MessageKey(name: name, type: ObjectIdentifier(type))
      if let stack = stacks.messages[key] { return stack }
      let stack = LayerStack(
        declaration: name,
        owner: .max,  // above every class
        head: EntryPoint<Function>().head,
        bottom: nil
      )
      stacks.messages[key] = stack
      return stack
    }
  }

  func existing(_ id: UInt) -> LayerStack? { installed[id]?.stack }

  mutating func stack(
    for implementation: Implementation,
    shape: JointShape,
    make: () throws -> InstallableStack
  ) throws -> LayerStack {
    if let installed = installed[implementation.id] {
      guard installed.shape == shape else {
        throw JointError.unexpectedLayout(
          declaration: implementation.declaration,
          detail: "it is bent through a handle of another form; use the same macro and form"
        )
      }
      return installed.stack
    }
    let made = try make()
    installed[implementation.id] = Installed(
      stack: made.stack,
      entry: made.entry,
      shape: shape,
      implementation: implementation
    )
    return made.stack
  }

  mutating func install(
    _ stack: LayerStack,
    of implementation: Implementation,
    for type: ClassMetadata?,
    inherited: Bool
  ) throws {
    guard var entry = installed[implementation.id] else { return }
    let type = type ?? implementation.owner
    if inherited, let type { entry.inherited.insert(type) }
    try install(&entry, for: type)
    installed[implementation.id] = entry
  }

  /// Brings classes and imports of images that were loaded since under the entries that mean them.
  mutating func followImages() throws {
    let images = pliant_images_loaded()
    for (id, var entry) in installed where entry.imagesSeen != images {
      try install(&entry, for: nil)
      installed[id] = entry
    }
  }

  private func install(_ entry: inout Installed, for type: ClassMetadata?) throws {
    let images = pliant_images_loaded()
    var classes = type.map { [$0] } ?? []
    for inherited in entry.inherited where inherited == type || entry.imagesSeen != images {
      classes += entry.implementation.inheritors(of: inherited)
    }
    try entry.implementation.install(entry.entry, for: classes)
    if let type, !entry.implementation.calls(entry.entry, through: type) {
      throw JointError.unexpectedLayout(
        declaration: entry.implementation.declaration,
        detail: "its slot holds a function that is not its own"
      )
    }
    entry.imagesSeen = images
  }
}

/// Hands a result out of the lock.
private struct UncheckedResult<Value>: @unchecked Sendable {  // SAFETY: one thread makes and opens it.
  let value: Value
  init(_ value: Value) { self.value = value }
}
