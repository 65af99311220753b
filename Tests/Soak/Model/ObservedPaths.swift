import Pliant
import SoakFixture

/// A key path under test, whatever its types.
class PathUnderTest {
  let model: ModelPath
  let root: KnotKind.Root
  /// Whether what is at its end can be compared and kept.
  let isValue: Bool

  init(_ model: ModelPath, _ root: KnotKind.Root, isValue: Bool) {
    self.model = model
    self.root = root
    self.isValue = isValue
  }

  func observe(
    _ object: AnyObject,
    _ options: ObservingOptions,
    _ delivery: ObservingOptions.Delivery,
    owner: AnyObject?,
    _ handler: SoakHandler
  ) throws -> KeyPathObservation { throw Refused(by: 0) }

  func bind(
    _ target: AnyObject,
    _ kind: KnotKind.Root,
    _ property: Property,
    to source: AnyObject,
    _ transform: @escaping (Int) -> Int
  ) throws -> KeyPathBinding { throw Refused(by: 0) }

  func stopObserving(_ object: AnyObject, owner: AnyObject?) {}

  /// The values that a sequence of changes tells, as many as are asked for.
  func stream(_ object: AnyObject, _ body: () -> Int) throws -> String { throw Refused(by: 0) }
}

/// What an observer does in the program: it notes what it is told.
struct SoakHandler {
  let form: ModelObserver.Form
  let name: String
  let capture: Capture
  let note: (String) -> Void
  let react: () -> Void

  func run(_ told: String) {
    precondition(capture.text.utf8.count > 40, "a handler's capture was read after it was freed")
    note(told.isEmpty ? name : "\(name) \(told)")
    react()
  }
}

final class TypedPath<Object: AnyObject, Value>: PathUnderTest {
  private let keyPath: KeyPath<Object, Value>
  private let shown: (Value) -> String
  private let number: (Value) -> Int

  init(
    _ root: KnotKind.Root,
    _ steps: [Property],
    isLabel: Bool = false,
    _ keyPath: KeyPath<Object, Value>,
    isValue: Bool = true,
    shown: @escaping (Value) -> String,
    number: @escaping (Value) -> Int
  ) {
    self.keyPath = keyPath
    self.shown = shown
    self.number = number
    super.init(ModelPath(steps: steps, isLabel: isLabel), root, isValue: isValue)
  }

  override func observe(
    _ object: AnyObject,
    _ options: ObservingOptions,
    _ delivery: ObservingOptions.Delivery,
    owner: AnyObject?,
    _ handler: SoakHandler
  ) throws -> KeyPathObservation {
    // SAFETY: the path's root is the object's class.
    let object = unsafeDowncast(object, to: Object.self)
    let shown = shown
    func told(_ change: Change<Value>) {
      let kind = change.isPrior ? "prior" : change.isInitial ? "initial" : "change"
      handler.run("\(kind) \(change.old.map(shown) ?? "-")>\(shown(change.new))")
    }
    func told(_ old: Value, _ new: Value) { handler.run("\(shown(old))>\(shown(new))") }
    switch (handler.form, owner) {
    case (.plain, let owner?):
      return try Pliant.observe(object, keyPath, options: options, on: delivery, owner: owner) {
        handler.run("")
      }
    case (.plain, nil):
      return try Pliant.observe(object, keyPath, options: options, on: delivery) { handler.run("") }
    case (.change, let owner?):
      return try Pliant.observe(object, keyPath, options: options, on: delivery, owner: owner) {
        (change: Change<Value>) in told(change)
      }
    case (.change, nil):
      return try Pliant.observe(object, keyPath, options: options, on: delivery) {
        (change: Change<Value>) in told(change)
      }
    case (.values, let owner?):
      return try Pliant.observe(object, keyPath, options: options, on: delivery, owner: owner) {
        (old: Value, new: Value) in told(old, new)
      }
    case (.values, nil):
      return try Pliant.observe(object, keyPath, options: options, on: delivery) {
        (old: Value, new: Value) in told(old, new)
      }
    }
  }

  override func bind(
    _ target: AnyObject,
    _ kind: KnotKind.Root,
    _ property: Property,
    to source: AnyObject,
    _ transform: @escaping (Int) -> Int
  ) throws -> KeyPathBinding {
    // SAFETY: the path's root is the source's class, and `kind` says the target's.
    let source = unsafeDowncast(source, to: Object.self)
    let number = number
    switch kind {
    case .knot:
      let path: ReferenceWritableKeyPath<Knot, Int> = property == .mirror ? \.mirror : \.tally
      return try Pliant.bind(
        unsafeDowncast(target, to: Knot.self),
        path,
        to: source,
        keyPath
      ) { transform(number($0)) }
    default:
      let path: ReferenceWritableKeyPath<Bead, Int> = property == .mirror ? \.mirror : \.tally
      return try Pliant.bind(
        unsafeDowncast(target, to: Bead.self),
        path,
        to: source,
        keyPath
      ) { transform(number($0)) }
    }
  }

  override func stopObserving(_ object: AnyObject, owner: AnyObject?) {
    Pliant.stopObserving(unsafeDowncast(object, to: Object.self), keyPath, owner: owner)
  }

  override func stream(_ object: AnyObject, _ body: () -> Int) throws -> String {
    let changes = Reading(
      try Pliant.changes(
        of: unsafeDowncast(object, to: Object.self),
        keyPath,
        options: .old
      )
    )
    let count = body()
    let shown = shown
    return waiting {
      await changes.read(count) { "\($0.old.map(shown) ?? "-")>\(shown($0.new))" }
    }
  }
}

/// A sequence that is read once, and gone when it has been.
private final class Reading<Value> {
  private var changes: AsyncStream<Change<Value>>?

  init(_ changes: AsyncStream<Change<Value>>) { self.changes = changes }

  func read(_ count: Int, _ shown: (Change<Value>) -> String) async -> [String] {
    var seen: [String] = []
    guard count > 0, let changes = take() else {
      changes = nil
      return seen
    }
    for await change in changes {
      seen.append(shown(change))
      if seen.count == count { break }
    }
    return seen
  }

  private func take() -> AsyncStream<Change<Value>>? {
    defer { changes = nil }
    return changes
  }
}

// MARK: - Which there are

enum ObservedPaths {
  static func all() -> [PathUnderTest] {
    let knot: [PathUnderTest] = [
      path(.knot, [.value], \Knot.value),
      path(.knot, [.value], \Knot.value),
      path(.knot, [.text], \Knot.text),
      path(.knot, [.list], \Knot.list),
      path(.knot, [.parcel], \Knot.parcel),
      path(.knot, [.half], \Knot.half),
      path(.knot, [.parcel], isLabel: true, \Knot.parcel.label),
      path(.knot, [.mirror], \Knot.mirror),
      path(.knot, [.tally], \Knot.tally),
      path(.knot, [.twin], \Knot.twin),
      link(.knot, [.next], \Knot.next),
      link(.knot, [.other], \Knot.other),
      path(.knot, [.next, .value], \Knot.next?.value),
      path(.knot, [.next, .text], \Knot.next?.text),
      path(.knot, [.next, .next, .list], \Knot.next?.next?.list),
      path(.knot, [.next, .next, .next, .value], \Knot.next?.next?.next?.value),
      path(.knot, [.other, .value], \Knot.other?.value),
      path(.knot, [.other, .other, .text], \Knot.other?.other?.text),
      path(.knot, [.next, .other, .parcel], isLabel: true, \Knot.next?.other?.parcel.label),
      path(.knot, [.other, .next, .other, .value], \Knot.other?.next?.other?.value),
      path(.knot, [.next, .mirror], \Knot.next?.mirror),
    ]
    let bead: [PathUnderTest] = [
      path(.bead, [.value], \Bead.value),
      path(.bead, [.text], \Bead.text),
      path(.bead, [.list], \Bead.list),
      path(.bead, [.list], \Bead.list),
      path(.bead, [.parcel], \Bead.parcel),
      path(.bead, [.parcel], isLabel: true, \Bead.parcel.label),
      path(.bead, [.mirror], \Bead.mirror),
      path(.bead, [.tally], \Bead.tally),
      path(.bead, [.twin], \Bead.twin),
      link(.bead, [.next], \Bead.next),
      link(.bead, [.other], \Bead.other),
      path(.bead, [.next, .value], \Bead.next?.value),
      path(.bead, [.next, .next, .text], \Bead.next?.next?.text),
      path(.bead, [.other, .list], \Bead.other?.list),
      path(.bead, [.other, .next, .other, .list], \Bead.other?.next?.other?.list),
      path(.bead, [.next, .mirror], \Bead.next?.mirror),
    ]
    let pearl: [PathUnderTest] = [
      path(.pearl, [.value], \Pearl.value),
      path(.pearl, [.text], \Pearl.text),
      path(.pearl, [.list], \Pearl.list),
    ]
    return knot + bead + pearl
  }

  private static func path<Object: AnyObject, Value: Numbered>(
    _ root: KnotKind.Root,
    _ steps: [Property],
    isLabel: Bool = false,
    _ keyPath: KeyPath<Object, Value>
  ) -> PathUnderTest {
    TypedPath(root, steps, isLabel: isLabel, keyPath, shown: { "\($0)" }, number: { $0.asNumber })
  }

  private static func path<Object: AnyObject, Value: Numbered>(
    _ root: KnotKind.Root,
    _ steps: [Property],
    isLabel: Bool = false,
    _ keyPath: KeyPath<Object, Value?>
  ) -> PathUnderTest {
    TypedPath(
      root,
      steps,
      isLabel: isLabel,
      keyPath,
      shown: { $0.map { "\($0)" } ?? "nil" },
      number: { $0?.asNumber ?? -1 }
    )
  }

  private static func link<Object: AnyObject, Value>(
    _ root: KnotKind.Root,
    _ steps: [Property],
    _ keyPath: KeyPath<Object, Value?>
  ) -> PathUnderTest {
    TypedPath(root, steps, keyPath, isValue: false, shown: { _ in "" }, number: { _ in 0 })
  }
}

/// What a binding to a number makes of a value.
protocol Numbered: CustomStringConvertible { var asNumber: Int { get } }
extension Int: Numbered { var asNumber: Int { self } }
extension String: Numbered { var asNumber: Int { utf8.count } }
extension [Int]: Numbered { var asNumber: Int { count } }
extension Parcel: Numbered { var asNumber: Int { count } }
