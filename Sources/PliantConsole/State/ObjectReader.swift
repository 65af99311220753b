#if Console
import Dispatch
import PliantBase
import PliantLifetime
import PliantObserving

/// Reads an object, and sets its observed properties, on the main thread or on its actor.
///
/// Other threads may write to the object meanwhile, as they may while any thread reads it.
struct ObjectReader: @unchecked Sendable {
  // SAFETY: the object is used only where it is isolated to, or on the main thread.
  private let object: AnyObject

  private static let patience: DispatchTimeInterval = .seconds(2)
  private static let timers = DispatchQueue(label: "pliant.console.objects")
  private static let mostFields = 200
  private static let mostObservers = 200
  private static let mostReferences = 50
  private static let mostElements = 1_000

  init(_ object: AnyObject) { self.object = object }

  func read() async throws(HTTPError) -> ObjectMessage {
    let edges = edges
    return try await run { reader in reader.message(edges) }
  }

  /// The value of a stored property; nil if there is none of this name.
  func sample(_ field: String) async throws(HTTPError) -> WatchedProperty.Sample? {
    try await run { reader in
      Self.fields(of: reader.object).first { $0.label == field }.map {
        WatchedProperty.Sample($0.value)
      }
    }
  }

  func set(_ observation: UInt, to text: String) async throws(HTTPError) {
    let refusal = try await run { reader -> String? in
      do {
        try ObservedValue.set(observation, of: reader.object, to: text)
        return nil
      } catch {
        return "\(error)"
      }
    }
    if let refusal { throw .conflict(refusal) }
  }

  // MARK: - Isolation

  /// Runs `body` where the object may be used; not at all if that takes too long.
  private func run<Answer: Sendable>(
    _ body: @escaping @Sendable (ObjectReader) -> Answer
  ) async throws(HTTPError) -> Answer {
    let once = Once<Answer>()
    let answer = await withCheckedContinuation { continuation in
      once.begin(continuation)
      let work: @Sendable () -> Void = { once.resume { body(self) } }
      if let actor = object as? any Actor {
        Task { await Self.perform(on: actor, work) }
      } else {
        MainQueue.async(work)
      }
      Self.timers.asyncAfter(deadline: .now() + Self.patience) { once.resume { nil } }
    }
    guard let answer else {
      throw .conflict(
        "Cannot read the object: its actor, or the main thread, is busy. Try again, or let the "
          + "main thread serve its queue"
      )
    }
    return answer
  }

  private static func perform(on actor: isolated any Actor, _ work: @Sendable () -> Void) {
    work()
  }

  // MARK: - Reading

  /// The observations of the object's properties, and the bindings that begin at them.
  private var edges: [Edge] {
    let own = ObservedGraph.ID(UInt(bitPattern: ObjectIdentifier(object)))
    let graph = ObservedGraph.current(ObservedPart(search: own.text))
    let names = Dictionary(graph.objects.map { ($0.id, $0.class) }) { $1 }
    func name(_ id: ObservedGraph.ID) -> String { "\(names[id] ?? "object") \(id.text)" }
    return graph.observations.filter { $0.object == own }.map {
      Edge(id: $0.id, path: $0.path, object: $0.owner.map(name), isBinding: false)
    }
      + graph.bindings.filter { $0.from.object == own }.map {
        let target = "\(name($0.to.object)), \($0.to.path)"
        return Edge(id: $0.id, path: $0.from.path, object: target, isBinding: true)
      }
  }

  private struct Edge {
    let id: UInt
    let path: String
    let object: String?
    let isBinding: Bool
  }

  /// The stored properties, those of superclasses first.
  private static func fields(of object: AnyObject) -> [Mirror.Child] {
    sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
      .map { Array($0.children) }.reversed().flatMap { $0 }
  }

  private func message(_ edges: [Edge]) -> ObjectMessage {
    let fields = Self.fields(of: object)
    return ObjectMessage(
      fields: fields.prefix(Self.mostFields).map { child in
        ObjectMessage.Field(
          name: child.label ?? "",
          type: "\(type(of: child.value))",
          text: WatchedProperty.Sample(child.value).text,
          objects: Self.trackedObjects(in: child.value)
        )
      },
      moreFields: max(fields.count - Self.mostFields, 0),
      observers: edges.prefix(Self.mostObservers).map { edge in
        let value = ObservedValue.read(edge.id, of: object)
        return ObjectMessage.Observer(
          id: edge.id,
          path: edge.path,
          object: edge.object,
          isBinding: edge.isBinding,
          text: value?.text,
          canSet: value?.canBeSet ?? false
        )
      },
      moreObservers: max(edges.count - Self.mostObservers, 0)
    )
  }
}

extension ObjectReader {
  /// The tracked objects that a value is, or that a collection or an Optional contains.
  ///
  /// Only so many elements are looked at: the program's thread waits meanwhile.
  private static func trackedObjects(in value: Any) -> [ObjectMessage.Reference] {
    var (found, looks) = ([ObjectMessage.Reference](), 0)
    func look(at value: Any) {
      looks += 1
      if type(of: value) is AnyClass {
        let address = UInt(bitPattern: ObjectIdentifier(value as AnyObject))
        guard let number = Instances.number(at: address) else { return }
        return found.append(ObjectMessage.Reference(n: number, address: hexadecimal(address)))
      }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional, .collection, .set, .dictionary, .tuple:
        for child in mirror.children {
          guard looks < mostElements, found.count < mostReferences else { return }
          look(at: child.value)
        }
      default: return
      }
    }
    look(at: value)
    return found
  }
}

/// A continuation that is resumed by the first of several.
private final class Once<Answer: Sendable>: Sendable {
  private let waiting = Guarded<CheckedContinuation<Answer?, Never>?>(nil)

  func begin(_ continuation: CheckedContinuation<Answer?, Never>) {
    waiting.withLock { $0 = continuation }
  }

  /// Does nothing, and does not call `answer`, if it was resumed before.
  func resume(_ answer: () -> Answer?) {
    waiting.withLock { $0.take() }?.resume(returning: answer())
  }
}
#endif
