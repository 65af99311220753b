import PliantHooks

/// A replacement of a method's code, for all receivers, that lasts as long as it is in use.
///
/// Active as soon as it is created. Only one redefinition of a target can be in use at a time;
/// starting one deactivates the other. It ends with ``stop()`` or with the last reference to this
/// object; then the original answers again, never another redefinition.
///
/// ```swift
/// let redefinition = try objectForKey.redefine { defaults, key in "Value" }
/// redefinition.stop()
/// ```
///
/// Can be started and stopped from any thread; doing so twice does nothing. ``isActive`` can be
/// observed.
public final class Redefinition: Token {
  let record: RedefinitionRecord
  private let targets: [Target]

  /// Code that a redefinition takes the place of, and what runs in its place.
  enum Target: Sendable {
    /// The code under `layers` for one class, or for everybody if the class is 0.
    case layered(by: LayerNode, in: LayerStack, of: UInt)
    /// An implementation that may have no layers, because no handle is needed.
    case direct(DirectReplacement)
  }

  /// Creates an active redefinition; if it throws, none of the targets runs it.
  init(
    of targets: [Target],
    as kind: LayerKind = .redefinition,
    isOfRequirement: Bool = false
  ) throws {
    let declarations = targets.map(\.declaration)
    record = RedefinitionRecord(of: declarations, kind, isOfRequirement: isOfRequirement)
    self.targets = targets
    // If it throws, `deinit` ends what was begun.
    try activate()
    LiveRedefinitions.add(self)
    TokenLog.add(owner: self)
  }

  /// Creates what observers of another redefinition read: it is in use if that one is.
  init(standingFor record: RedefinitionRecord) {
    self.record = record
    targets = []
  }

  deinit {
    guard !targets.isEmpty else { return }
    LiveRedefinitions.remove(record)
    stop()
  }

  /// Whether the redefinition answers calls; false after another one of its target is started.
  ///
  /// That of a protocol's method is in use as long as it answers for one type. It changes once with
  /// every switch, and can be observed: `observe(redefinition, \.isActive)`. If another thread
  /// switches at the same time, that thread may be the one to change it, a little later.
  public private(set) dynamic var isActive: Bool {
    get { record.isActive }
    set { record.isActive = newValue }
  }

  /// Whether the redefinition answers calls, by the name that users of Redefine look for.
  ///
  /// It can be observed exactly as ``isActive``.
  public private(set) dynamic var isInUse: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  public var description: String {
    "Redefinition of '\(record.declarations.joined(separator: "', '"))'"
  }

  /// Activates the redefinition and deactivates any other of the same target.
  public func start() { Self.orStop(activate) }

  /// Deactivates the redefinition, so that the original answers again.
  public func stop() {
    for target in targets { Self.orStop(target.stop) }
    record.sync { isInUse = $0 }
  }

  private func activate() throws {
    var displaced: [RedefinitionRecord] = []
    defer {
      record.sync { isInUse = $0 }
      for other in displaced { other.syncDisplaced() }
    }
    for target in targets {
      if let other = try target.start(for: record) { displaced.append(other) }
    }
  }

  /// The hooks were written once and can be written again, unless the process has no memory or no
  /// file descriptor left: then it stops.
  static func orStop(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      fatalError("\(error)")
    }
  }
}

extension Redefinition.Target {
  fileprivate var declaration: String {
    switch self {
    case .layered(_, let layers, _): layers.declaration
    case .direct(let code): code.hook.implementation.declaration
    }
  }

  /// Makes calls run the redefinition; returns the one that it displaced, to be synchronized.
  fileprivate func start(for record: RedefinitionRecord) throws -> RedefinitionRecord? {
    switch self {
    case .layered(let node, let layers, let type):
      try layers.setRedefinition(LayerStack.Redefining(node: node, record: record), of: type)
    case .direct(let code): try HookRegistry.start(code, for: record)
    }
  }

  fileprivate func stop() throws {
    switch self {
    case .layered(let node, let layers, let type): layers.removeRedefinition(node, of: type)
    case .direct(let code): try HookRegistry.stop(code)
    }
  }
}
