public import PliantBase
import PliantJoints
@_spi(PliantRooms) import PliantLifetime
import Synchronization

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
/// Can be started and stopped from any thread; doing so twice does nothing. ``isInUse`` can be
/// observed.
public final class Redefinition: Token {
  /// What tells it from every other one, for as long as the process runs.
  let number: Int
  let parts: [Part]
  fileprivate let use: Use

  /// Whether it is in use; apart, so that nobody keeps the redefinition to find that out or to say it.
  fileprivate final class Use: Sendable {
    /// What observers were told last.
    let isTold = Atomic<Bool>(false)
    private let parts: [@Sendable () -> Bool]
    private let looking = Rerun()

    init(_ parts: [Part]) { self.parts = parts.map(\.isInUse) }

    /// Whether all parts are in place.
    var isInPlace: Bool { parts.allSatisfy { $0() } }

    /// Has it told what is in place; one thread at a time, so that it changes once.
    func sync(_ tell: (Bool) -> Void) {
      looking {
        let isInPlace = isInPlace
        if isInPlace != isTold.load(ordering: .acquiring) { tell(isInPlace) }
      }
    }
  }

  struct Part: Sendable {
    let target: LayerStack.Target
    let declaration: String
    let start: @Sendable () throws -> Void
    let stop: @Sendable () throws -> Void
    let isInUse: @Sendable () -> Bool
  }

  /// In use, or, where a part cannot be put in place, nothing.
  init(_ parts: [Part]) throws {
    number = LiveRedefinitions.nextNumber()
    self.parts = parts
    use = Use(parts)
    for (index, part) in parts.enumerated() {
      do {
        try part.start()
      } catch {
        for done in parts[..<index] { try done.stop() }
        throw error
      }
    }
    LiveRedefinitions.add(self)
    LiveRedefinitions.sync(self, of: targets)
    TokenLog.add(owner: self)
  }

  /// What observers of another redefinition read: it is in use where that one is.
  fileprivate init(standingFor use: Use) {
    number = 0
    parts = []
    self.use = use
  }

  deinit {
    LiveRedefinitions.remove(self)
    // One that only stands in for another's reading has no parts.
    if !parts.isEmpty { stop() }
  }

  /// Whether the redefinition answers the calls; false after another redefinition of its target is
  /// started.
  ///
  /// It changes once with every switch, and can be observed: `observe(redefinition, \.isInUse)`. If
  /// another thread switches at the same time, that thread may be the one to change it, a little
  /// later.
  public private(set) dynamic var isInUse: Bool {
    get { use.isTold.load(ordering: .acquiring) }
    set { use.isTold.store(newValue, ordering: .releasing) }
  }

  /// Whether the redefinition answers the calls, exactly as ``isInUse``.
  public var isActive: Bool { isInUse }

  public var description: String {
    "Redefinition of '\(parts.map(\.declaration).joined(separator: "', '"))'"
  }

  /// Activates the redefinition and deactivates any other of the same target.
  public func start() {
    for part in parts { run(part.start) }
    LiveRedefinitions.sync(self, of: targets)
  }

  /// Deactivates the redefinition, so that the original answers again.
  public func stop() {
    for part in parts { run(part.stop) }
    LiveRedefinitions.sync(self, of: targets)
  }

  var targets: [LayerStack.Target] { parts.map(\.target) }

  /// The joints were written once, and so can be written again, but where the process has no memory or no file
  /// descriptor left: then it stops.
  private func run(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      fatalError("\(error)")
    }
  }

  /// Brings `isInUse` up to what is in place.
  fileprivate func sync() { use.sync { isInUse = $0 } }
}

extension Redefinition.Part {
  /// A layer at the place of a class's code.
  init(_ node: LayerNode, in stack: LayerStack, of type: UInt) {
    // Who asks does not keep the layer: what it captured dies with the redefinition.
    let id = ObjectIdentifier(node)
    self.init(
      target: stack.target(of: type),
      declaration: stack.declaration,
      start: { try stack.setRedefinition(node, of: type) },
      stop: { stack.removeRedefinition(node, of: type) },
      isInUse: { stack.isRedefined(type, by: id) }
    )
  }
}

/// The redefinitions that there are, so that one which takes another's place can tell it.
///
/// Nobody but its user keeps one: the last reference would be another thread's, and its end late.
enum LiveRedefinitions {
  private struct Entry: Sendable {
    let number: Int
    /// The address, which is the redefinition's as long as this is listed.
    let address: UInt
    let declarations: [String]
    let targets: [LayerStack.Target]
    let use: Redefinition.Use
    weak let redefinition: Redefinition?

    init(_ redefinition: Redefinition) {
      number = redefinition.number
      address = UInt(bitPattern: Unmanaged.passUnretained(redefinition).toOpaque())
      declarations = redefinition.parts.map(\.declaration)
      targets = redefinition.targets
      use = redefinition.use
      self.redefinition = redefinition
    }
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    /// The numbers of those that were told that they are in use, by what they stand in for.
    ///
    /// A class's replaced method may be a subclass's too, so the implementation alone decides.
    var inUse: [UInt: Set<Int>] = [:]

    mutating func update(_ entry: Entry) {
      update(entry, isInUse: entry.use.isTold.load(ordering: .acquiring))
    }

    mutating func update(_ entry: Entry, isInUse: Bool) {
      for target in entry.targets {
        var numbers = inUse[target.implementation] ?? []
        if isInUse { numbers.insert(entry.number) } else { numbers.remove(entry.number) }
        inUse[target.implementation] = numbers.isEmpty ? nil : numbers
      }
    }
  }

  private static let state = Guarded(State())
  private static let numbers = Atomic<Int>(0)

  static func nextNumber() -> Int { numbers.add(1, ordering: .relaxed).newValue }

  /// Every one, oldest first, without keeping it: it ends when its user drops it, whoever looks.
  static var listed: [Redefinition.Listed] {
    state.withLock { state in
      state.entries.values.sorted { $0.number < $1.number }.map { entry in
        Redefinition.Listed(
          number: entry.number,
          declarations: entry.declarations,
          isInUse: entry.use.isInPlace,
          targets: entry.targets
        )
      }
    }
  }

  static func numbered(_ number: Int) -> Redefinition? {
    state.withLock { $0.entries[number]?.redefinition }
  }

  static func add(_ redefinition: Redefinition) {
    state.withLock { $0.entries[redefinition.number] = Entry(redefinition) }
  }

  /// Called from its `deinit`.
  static func remove(_ redefinition: Redefinition) {
    state.withLock { state in
      guard let entry = state.entries.removeValue(forKey: redefinition.number) else { return }
      state.update(entry, isInUse: false)
    }
  }

  /// Brings a redefinition up to date, and those whose place it may have taken.
  static func sync(_ redefinition: Redefinition, of targets: [LayerStack.Target]) {
    redefinition.sync()
    let displaced = state.withLock { state in
      if let entry = state.entries[redefinition.number] { state.update(entry) }
      return Set(targets.flatMap { state.inUse[$0.implementation] ?? [] })
        .subtracting([redefinition.number]).sorted().compactMap { state.entries[$0] }
        .filter { !$0.use.isInPlace }
    }
    // Who took its place before it was listed as in use has not told it.
    redefinition.sync()
    for entry in displaced {
      entry.use.sync { tell(entry, isInUse: $0) }
      state.withLock { if $0.entries[entry.number] != nil { $0.update(entry) } }
    }
  }

  /// Tells those who observe another's redefinition, as its setter does, but for that they read a stand-in.
  private static func tell(_ entry: Entry, isInUse: Bool) {
    let standIn = Redefinition(standingFor: entry.use)
    let address = UnsafeRawPointer(Unmanaged.passUnretained(standIn).toOpaque())
    let told = observers(of: entry).map { ($0, pending: $0.willChange(address)) }
    entry.use.isTold.store(isInUse, ordering: .releasing)
    // Looked up anew: who began to observe meanwhile hears of it too.
    let new = observers(of: entry).filter { state in !told.contains { $0.0 === state } }
    for (state, pending) in told { state.didChange(address, pending) }
    for state in new { state.didChange(address, nil) }
    withExtendedLifetime(standIn) {}
  }

  private static func observers(of entry: Entry) -> [ObjectState] {
    // SAFETY: each guards itself.
    state.withUncheckedLock { state in
      state.entries[entry.number] == nil ? [] : ObjectRecords.observing(entry.address)
    }
  }
}
