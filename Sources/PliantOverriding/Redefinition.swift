import PliantBase
import PliantJoints
import Synchronization

/// Stands in for a method's code, for all receivers, for as long as it is in use.
///
/// In use from the start. One redefinition of a target is in use at a time: starting one ends the
/// use of another. It ends with ``stop()`` or with the last reference to this object (what
/// `replace(with:)` returns ends with ``stop()`` alone); then the original answers again, never another
/// redefinition.
///
/// ```swift
/// let redefinition = try objectForKey.redefine { defaults, key in "Value" }
/// redefinition.stop()
/// ```
///
/// Any thread may start and stop it; doing so twice does nothing. ``isInUse`` can be observed.
public final class Redefinition: Sendable {
  /// What tells it from every other one, for as long as the process runs.
  let number = LiveRedefinitions.nextNumber()
  let parts: [Part]
  private let endsWithToken: Bool
  fileprivate let use = Use()
  private let looking = Rerun()

  /// What observers were told last; apart, so that it can be asked without keeping the redefinition.
  fileprivate final class Use: Sendable {
    let isTold = Atomic<Bool>(false)
  }

  struct Part: Sendable {
    let target: Target
    let declaration: String
    let start: @Sendable () throws -> Void
    let stop: @Sendable () throws -> Void
    let isInUse: @Sendable () -> Bool
  }

  /// What one redefinition at a time stands in for: an implementation, for one class.
  struct Target: Hashable {
    let implementation: UInt
    let type: UInt
  }

  /// In use, or, where a part cannot be put in place, nothing.
  init(_ parts: [Part], endsWithToken: Bool = true) throws {
    self.parts = parts
    self.endsWithToken = endsWithToken
    for (index, part) in parts.enumerated() {
      do {
        try part.start()
      } catch {
        for done in parts[..<index] { try done.stop() }
        throw error
      }
    }
    LiveRedefinitions.add(self, of: targets)
    LiveRedefinitions.sync(self, of: targets)
  }

  deinit {
    LiveRedefinitions.remove(self, of: targets)
    if endsWithToken { stop() }
  }

  /// Whether it answers the calls; false when another redefinition of its target was started.
  ///
  /// It changes once with every switch, and can be observed: `observe(redefinition, \.isInUse)`. While
  /// another thread switches too, it may be that thread which changes it, a little later.
  public private(set) dynamic var isInUse: Bool {
    get { use.isTold.load(ordering: .acquiring) }
    set { use.isTold.store(newValue, ordering: .releasing) }
  }

  /// Puts it in place of any other.
  public func start() {
    for part in parts { run(part.start) }
    LiveRedefinitions.sync(self, of: targets)
  }

  /// Lets the original answer again.
  public func stop() {
    for part in parts { run(part.stop) }
    LiveRedefinitions.sync(self, of: targets)
  }

  var targets: [Target] { parts.map(\.target) }

  /// The joints were written once, and so can be written again, but where the process has no memory or no file
  /// descriptor left: then it stops.
  private func run(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      fatalError("\(error)")
    }
  }

  /// Brings `isInUse` up to what is in place; one thread at a time, so that it changes once.
  fileprivate func sync() {
    looking {
      let isInPlace = parts.areInUse
      if isInPlace != isInUse { isInUse = isInPlace }
    }
  }
}

extension Redefinition.Part {
  /// A layer at the place of a class's code.
  init(_ node: LayerNode, in stack: LayerStack, of type: UInt) {
    self.init(
      target: Redefinition.Target(implementation: stack.target, type: type),
      declaration: stack.declaration,
      start: { try stack.setRedefinition(node, of: type) },
      stop: { stack.removeRedefinition(node, of: type) },
      isInUse: { stack.redefinition(of: type) === node }
    )
  }
}

extension [Redefinition.Part] {
  /// Whether all of them are in place.
  fileprivate var areInUse: Bool { allSatisfy { $0.isInUse() } }
}

/// The redefinitions that there are, so that one which takes another's place can tell it.
enum LiveRedefinitions {
  private struct Weak: Sendable {
    let id: ObjectIdentifier
    let number: Int
    let parts: [Redefinition.Part]
    let use: Redefinition.Use
    weak let redefinition: Redefinition?

    /// Whether another has taken its place, and its observers were not told.
    var isDisplaced: Bool {
      use.isTold.load(ordering: .acquiring) && !parts.allSatisfy { $0.isInUse() }
    }

    init(_ redefinition: Redefinition) {
      use = redefinition.use
      id = ObjectIdentifier(redefinition)
      number = redefinition.number
      parts = redefinition.parts
      self.redefinition = redefinition
    }
  }

  private static let byTarget = Guarded<[Redefinition.Target: [Weak]]>([:])
  private static let numbers = Atomic<Int>(0)

  static func nextNumber() -> Int { numbers.add(1, ordering: .relaxed).newValue }

  /// Every one, oldest first, without keeping it: it ends when its user drops it, whoever looks.
  static var listed: [Redefinition.Listed] {
    byTarget.withLock { all in
      let entries = all.values.flatMap { $0 }
      let byNumber = Dictionary(entries.map { ($0.number, $0) }) { first, _ in first }
      return byNumber.sorted { $0.key < $1.key }.map { number, entry in
        Redefinition.Listed(
          number: number,
          declarations: entry.parts.map(\.declaration),
          isInUse: entry.parts.areInUse,
          targets: entry.parts.map(\.target)
        )
      }
    }
  }

  static func numbered(_ number: Int) -> Redefinition? {
    byTarget.withLock { all in
      all.values.lazy.flatMap { $0 }.first { $0.number == number }?.redefinition
    }
  }

  static func add(_ redefinition: Redefinition, of targets: [Redefinition.Target]) {
    byTarget.withLock { all in
      for target in targets { all[target, default: []].append(Weak(redefinition)) }
    }
  }

  /// Called from its `deinit`.
  static func remove(_ redefinition: Redefinition, of targets: [Redefinition.Target]) {
    byTarget.withLock { all in
      for target in targets {
        all[target]?.removeAll { $0.id == ObjectIdentifier(redefinition) }
        if all[target]?.isEmpty == true { all[target] = nil }
      }
    }
  }

  /// Brings a redefinition up to date, and those whose place it may have taken.
  static func sync(_ redefinition: Redefinition, of targets: [Redefinition.Target]) {
    redefinition.sync()
    // A class's replaced method may be a subclass's too, so the implementation alone decides. To keep one
    // is to put off its end, should its user drop it meanwhile: those alone are kept that have been
    // displaced, whose end changes nothing.
    let implementations = Set(targets.map(\.implementation))
    let others = byTarget.withLock { all in
      all.filter { implementations.contains($0.key.implementation) }.flatMap(\.value)
        .filter(\.isDisplaced).compactMap(\.redefinition)
    }
    for other in others where other !== redefinition { other.sync() }
  }
}
