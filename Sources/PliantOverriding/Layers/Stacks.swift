import CPliant
import PliantBase
import PliantImages
import PliantJoints
import Synchronization

/// What must agree between two handles that bend the same implementation.
struct JointShape: Hashable {
  let subject: Int
  let signature: Signature?
}

struct InstallableStack {
  let stack: LayerStack
  let entry: UnsafeRawPointer
  /// A layer that runs other code of the same shape.
  let makeLayer: (Implementation.Original) -> LayerNode
}

/// Every stack of the process, by the implementation that it lies over.
///
/// Stacks are never removed.
struct Stacks {
  private struct Installed {
    let stack: LayerStack
    let entry: UnsafeRawPointer
    let makeLayer: (Implementation.Original) -> LayerNode
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
  /// Those that hold for the inheritors of a class.
  private var heirs: [ClassDescriptor: Set<UInt>] = [:]
  /// Those that every image may import.
  private var imported: Set<UInt> = []
  private var followed = ClassHierarchy.Mark()
  private var messages: [MessageKey: LayerStack] = [:]
  /// Code that was written into joints that have no entry yet.
  fileprivate var replacements: [UInt: Replacement] = [:]
  private var isOff = false
  private static let shared = Guarded(Stacks())

  /// Installs of any joint wait for one another; calls never do.
  static func withLock<Result>(_ body: (inout Stacks) throws -> Result) rethrows -> Result {
    // SAFETY: entries are code, which never changes; stacks guard themselves.
    try shared.withUncheckedLock(body)
  }

  /// The stack of a message that no class declares.
  static func message<Function>(_ name: String, of type: Function.Type) -> LayerStack {
    withLock { stacks in
      let key = MessageKey(name: name, type: ObjectIdentifier(type))
      if let stack = stacks.messages[key] { return stack }
      let head = UnsafeMutablePointer<pliant_stack>.allocate(capacity: 1)
      head.initialize(to: pliant_stack())
      let stack = LayerStack(
        declaration: name,
        implementation: 0,
        owner: .max,  // above every class
        head: head,
        bottom: nil
      )
      stack.setIsOff(stacks.isOff)
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
        throw JointError.otherForm(declaration: implementation.declaration)
      }
      return installed.stack
    }
    let replacement = replacements[implementation.id]
    if !isOff { try replacement?.restore() }
    let made: InstallableStack
    do {
      made = try make()
      if let replacement {
        let layer = replacement.layer(made.makeLayer)
        try made.stack.setRedefinition(layer, of: replacement.type.address)
      }
    } catch {
      if !isOff { try replacement?.write() }
      throw error
    }
    replacements[implementation.id] = nil
    made.stack.setIsOff(isOff)
    made.stack.setCountsCalls(Self.countsCalls.load(ordering: .acquiring) > 0)
    installed[implementation.id] = Installed(
      stack: made.stack,
      entry: made.entry,
      makeLayer: made.makeLayer,
      shape: shape,
      implementation: implementation
    )
    return made.stack
  }

  mutating func install(
    _ implementation: Implementation,
    for type: ClassMetadata?,
    inherited: Bool
  ) throws {
    guard var entry = installed[implementation.id] else { return }
    let type = type ?? implementation.owner
    if inherited, let type {
      entry.inherited.insert(type)
      type.descriptor.map { _ = heirs[$0, default: []].insert(implementation.id) }
    }
    if case .imports = implementation.route { imported.insert(implementation.id) }
    try install(&entry, for: type)
    installed[implementation.id] = entry
  }

  /// Brings classes and imports of images that were loaded since the last call under the entries that
  /// mean them.
  ///
  /// The images are read under no lock, each once for all entries.
  static func followImages() {
    let images = pliant_images_loaded()
    guard imagesFollowed.load(ordering: .acquiring) != images else { return }
    let followed = withLock { $0.followed }
    guard let news = try? ClassHierarchy.news(since: followed) else { return }
    let isDone = withLock { stacks in
      var isDone = true
      for id in stacks.concerned(by: news) {
        guard var entry = stacks.installed[id] else { continue }
        // One that cannot follow must not keep other declarations from being bent; the next install
        // for its class says why.
        do {
          try stacks.install(&entry, for: nil)
          stacks.installed[id] = entry
        } catch JointError.outOfResources {
          isDone = false
        } catch {}
      }
      if isDone { stacks.followed = news.mark }
      return isDone
    }
    if isDone { imagesFollowed.store(images, ordering: .releasing) }
  }

  private static let imagesFollowed = Atomic<UInt64>(0)

  private func concerned(by news: ClassHierarchy.News) -> Set<UInt> {
    guard let ancestors = news.ancestors else { return Set(installed.keys) }
    var ids = ancestors.reduce(imported) { $0.union(heirs[$1] ?? []) }
    if news.hasReplacements {
      for (id, entry) in installed {
        if case .cell = entry.implementation.route { ids.insert(id) }
      }
    }
    return ids
  }

  private func install(_ entry: inout Installed, for type: ClassMetadata?) throws {
    let images = pliant_images_loaded()
    var classes = type.map { [$0] } ?? []
    for inherited in entry.inherited where inherited == type || entry.imagesSeen != images {
      classes += try entry.implementation.inheritors(of: inherited)
    }
    try entry.implementation.enter(entry.entry, for: classes)
    if let type { try entry.implementation.check(entry.entry, through: type) }
    entry.imagesSeen = images
  }
}

// MARK: - Looking at them

extension Stacks {
  /// How many want calls to be counted.
  private static let countsCalls = Atomic<Int>(0)

  /// Counts calls of every joint, but not of messages, which have none, from now on, until as many have
  /// ended it as began it.
  static func countCalls(_ difference: Int) {
    withLock { stacks in
      let wanting = countsCalls.add(difference, ordering: .acquiringAndReleasing).newValue
      for installed in stacks.installed.values { installed.stack.setCountsCalls(wanting > 0) }
    }
  }

  /// Every stack with the implementation that it lies over, nil for messages that no class declares.
  static var all: [(stack: LayerStack, implementation: Implementation?)] {
    withLock { stacks in
      stacks.installed.values.map { ($0.stack, $0.implementation) }
        + stacks.messages.values.map { ($0, nil) }
    }
  }

  /// What runs in place of implementations that have no stack.
  static var allReplacements: [Replacement] { withLock { Array($0.replacements.values) } }
}

// MARK: - Switching them off

extension Stacks {
  static var areOn: Bool { withLock { !$0.isOff } }

  /// Makes calls run the original, whatever is installed, or what is installed again.
  static func switchAll(on: Bool) throws {
    try withLock { stacks in
      guard stacks.isOff == on else { return }
      for replacement in stacks.replacements.values {
        if on { try replacement.write() } else { try replacement.restore() }
      }
      stacks.isOff = !on
      for stack in stacks.installed.values.map(\.stack) + stacks.messages.values {
        stack.setIsOff(!on)
      }
    }
  }
}

// MARK: - Code without a handle

extension Stacks {
  /// Makes other code answer for an implementation: as the redefinition of its stack where it has
  /// one, and else straight in its joints.
  static func start(_ replacement: Replacement) throws {
    let id = replacement.implementation.id
    let bent = try withLock { stacks -> (stack: LayerStack, layer: LayerNode)? in
      if let installed = stacks.installed[id] {
        return (installed.stack, replacement.layer(installed.makeLayer))
      }
      let old = stacks.replacements[id]
      if old === replacement { return nil }
      if stacks.isOff {
        stacks.replacements[id] = replacement
        return nil
      }
      stacks.replacements[id] = nil
      do {
        try replacement.write(over: old)
      } catch {
        try replacement.restore()
        throw error
      }
      stacks.replacements[id] = replacement
      return nil
    }
    if let bent { try bent.stack.setRedefinition(bent.layer, of: replacement.type.address) }
  }

  static func stop(_ replacement: Replacement) throws {
    let id = replacement.implementation.id
    let bent = try withLock { stacks -> (stack: LayerStack, layer: LayerNode)? in
      if stacks.replacements[id] === replacement {
        if !stacks.isOff { try replacement.restore() }
        stacks.replacements[id] = nil
      }
      return stacks.installed[id].flatMap { installed in
        replacement.layer.map { (installed.stack, $0) }
      }
    }
    if let bent { bent.stack.removeRedefinition(bent.layer, of: replacement.type.address) }
  }

  static func isInUse(_ replacement: Replacement) -> Bool {
    let id = replacement.implementation.id
    return withLock { stacks in
      if let stack = stacks.installed[id]?.stack, let layer = replacement.layer {
        return stack.isRedefined(replacement.type.address, by: ObjectIdentifier(layer))
      }
      return stacks.replacements[id] === replacement
    }
  }
}

/// Code that stands in for an implementation of the same shape.
final class Replacement: @unchecked Sendable {
  // SAFETY: `layer` is made and read under the lock of `Stacks`; the rest is constant.
  let implementation: Implementation
  let type: ClassMetadata
  private let function: UInt
  fileprivate let content: UInt
  private(set) var layer: LayerNode?

  init(of implementation: Implementation, on type: ClassMetadata, by function: UInt) {
    self.implementation = implementation
    self.type = type
    self.function = function
    // Where other code stands in already, what was there before it.
    content = Stacks.withLock { stacks in
      stacks.replacements[implementation.id]?.content ?? implementation.initialContent
    }
  }

  /// Writes it in place of the original, or of another one, without a moment of neither.
  func write(over old: Replacement? = nil) throws {
    guard let new = UnsafeRawPointer(bitPattern: function) else { return }
    let classes = try implementation.inheritors(of: type)
    if let old { try implementation.set(new, replacing: old.function, for: classes) }
    try implementation.set(new, replacing: content, for: classes)
    // What the old one alone had bent is the original's again; a cell and imports are everybody's.
    if case .slot = implementation.route { try old?.restore() }
    try implementation.check(new, through: type)
  }

  func restore() throws {
    guard let content = UnsafeRawPointer(bitPattern: content) else { return }
    try implementation.set(
      content,
      replacing: function,
      for: try implementation.inheritors(of: type)
    )
  }

  func layer(_ make: (Implementation.Original) -> LayerNode) -> LayerNode {
    if let layer { return layer }
    let made = make(.direct(function))
    layer = made
    return made
  }
}
