import CPliant
import PliantHooks
import PliantImages
import Synchronization

/// Every hook of the process, by the implementation that is called through it.
///
/// None is ever removed. Locks are taken from left to right, and user code (closures, keys,
/// deinits, observers) runs under none of them:
///
/// ```
/// Hooks ─┬─ image files, hooked functions ─┬─ thunks and hooks in C
///         └─ a LayerStack ── contents of ───┤
///                            hooks         │
/// LiveRedefinitions ── ObjectRecords ───────┴─ WritableMemory
/// a Handle; the layers to free
/// ```
struct HookRegistry {
  private struct MessageKey: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private var hooks: [UInt: Hook] = [:]
  private var messages: [MessageKey: LayerStack] = [:]
  private var isOff = false
  private static let shared = Guarded(HookRegistry())
  /// How many callers of `countCalls` want calls to be counted.
  private static let countsCalls = Atomic<Int>(0)

  /// Installations wait for one another, whatever their hooks; calls never wait.
  static func withLock<Result>(_ body: (inout HookRegistry) throws -> Result) rethrows -> Result {
    // SAFETY: entries are code, which never changes; layers guard themselves.
    try shared.withUncheckedLock(body)
  }

  /// The hook of an implementation, made if there is none.
  mutating func hook(of implementation: Implementation) -> Hook {
    if let hook = hooks[implementation.id] { return hook }
    let hook = Hook(of: implementation)
    hooks[implementation.id] = hook
    return hook
  }

  func layers(of implementation: Implementation) -> LayerStack? {
    hooks[implementation.id]?.layers
  }

  func enter(_ hook: Hook, by entry: Hook.Entry) throws -> LayerStack {
    let countsCalls = Self.countsCalls.load(ordering: .acquiring) > 0
    return try hook.enter(by: entry, isOff: isOff, countsCalls: countsCalls)
  }
}

// MARK: - Images that come later

extension HookRegistry {
  /// Makes calls from images that were loaded since the last call arrive at the entries, too.
  static func followImages() {
    let images = pliant_images_loaded()
    guard imagesFollowed.load(ordering: .acquiring) != images else { return }
    let isDone = withLock { hooks in
      var isDone = true
      for hook in hooks.hooks.values where hook.implementation.kind.followsImages {
        // A hook that fails must not keep other declarations from being overridden; its next
        // installation reports why.
        do {
          try hook.install()
        } catch OverrideError.outOfResources {
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

extension HookRegistry {
  /// The layers of a message, which has no hook because there is nothing below them.
  static func message<Function>(_ name: String, of type: Function.Type) -> LayerStack {
    withLock { hooks in
      let key = MessageKey(name: name, type: ObjectIdentifier(type))
      if let layers = hooks.messages[key] { return layers }
      let head = UnsafeMutablePointer<pliant_stack>.allocate(capacity: 1)
      head.initialize(to: pliant_stack())
      let layers = LayerStack(
        declaration: name,
        implementation: 0,
        owner: .max,  // above every class
        head: head,
        bottom: nil
      )
      layers.setIsOff(hooks.isOff)
      hooks.messages[key] = layers
      return layers
    }
  }
}

// MARK: - All of them

extension HookRegistry {
  /// Every stack of layers, with its implementation, nil for messages.
  static var layered: [(layers: LayerStack, implementation: Implementation?)] {
    withLock { hooks in
      hooks.hooks.values.compactMap { hook in hook.layers.map { ($0, hook.implementation) } }
        + hooks.messages.values.map { ($0, nil) }
    }
  }

  /// Whether what matches a declaration has layers in a scope; reads no symbols.
  static func hasLayers(of declaration: Declaration, at scope: LayerStack.Scope) -> Bool {
    let found = withLock { hooks in
      hooks.hooks.values
        .filter { $0.layers != nil && $0.implementation.symbol.matches(declaration) }
        .compactMap(\.layers)
    }
    return found.contains { !$0.layers(at: scope).isEmpty }
  }

  /// The code that answers at hooks without layers, and the redefinition that put it there.
  static var replaced: [(code: DirectReplacement, record: RedefinitionRecord)] {
    withLock { $0.hooks.values.compactMap(\.replacement) }
  }

  /// Counts calls through every hook (1), until as many callers have ended that (-1) as began it.
  static func countCalls(_ difference: Int) {
    withLock { hooks in
      let wanting = countsCalls.add(difference, ordering: .acquiringAndReleasing).newValue
      for hook in hooks.hooks.values { hook.layers?.setCountsCalls(wanting > 0) }
    }
  }

  static var areOn: Bool { withLock { !$0.isOff } }

  /// Makes calls run the original, whatever is installed, or what is installed.
  static func switchAll(on: Bool) throws {
    try withLock { hooks in
      guard hooks.isOff == on else { return }
      for (code, _) in hooks.hooks.values.compactMap(\.replacement) {
        if on { try code.write() } else { try code.restore() }
      }
      hooks.isOff = !on
      pliant_trace_set_acting(on)
      let layers = hooks.hooks.values.compactMap(\.layers) + hooks.messages.values
      for layers in layers { layers.setIsOff(!on) }
    }
  }
}

// MARK: - Code without a handle

extension HookRegistry {
  /// Makes other code answer, as the redefinition of the hook's layers or, if it has none, in the
  /// hook itself; returns the redefinition that it displaced.
  static func start(
    _ code: DirectReplacement,
    for record: RedefinitionRecord
  ) throws -> RedefinitionRecord? {
    var displaced: RedefinitionRecord?
    let found = try withLock { hooks in
      let found = code.hook.layer(for: code)
      if found == nil {
        displaced = try code.hook.put(code, for: record, isOff: hooks.isOff)
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
    let found = try withLock { hooks in
      try code.hook.take(code, isOff: hooks.isOff)
      return code.hook.layer(for: code)
    }
    if let found { found.layers.removeRedefinition(found.node, of: code.scope) }
  }
}
