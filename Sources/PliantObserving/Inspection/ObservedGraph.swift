import PliantBase
import PliantImages

/// The observations and bindings in the process, for a person to look at; pages are sent it so.
///
/// It keeps no object: those that it names may be gone.
package struct ObservedGraph: Encodable, Sendable {
  /// The address of an object, which it is known by.
  package struct ID: Encodable, Hashable, Sendable {
    private let address: UInt
    package var text: String { hexadecimal(address) }

    package init(_ address: UInt) { self.address = address }

    package func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      try value.encode(text)
    }
  }

  package struct Object: Encodable, Sendable {
    package let id, address: ID
    package let `class`: String

    package init(_ id: ID, className: String) {
      (self.id, address, `class`) = (id, id, className)
    }
  }

  package struct Observation: Encodable, Sendable {
    /// Unique for as long as the process runs.
    package let id: UInt
    package let object: ID
    /// The path as in source code: `target.value`.
    package let path: String
    /// The object that it ends with.
    package let owner: ID?
    let options: [String]
  }

  package struct End: Encodable, Hashable, Sendable {
    package let object: ID
    package let path: String
  }

  package struct Binding: Encodable, Sendable {
    package let id: UInt
    package let from, to: End
    /// Whether it binds each to the other.
    let both: Bool
  }

  package let objects: [Object]
  package let observations: [Observation]
  package let bindings: [Binding]
  /// The number of observations and bindings before these, and of all that match.
  let start: Int
  let total: Int
  /// The number of objects of the process that are observed, observe or are bound.
  let allObjects: Int
}

/// The part of the graph that is looked at.
package struct ObservedPart: Sendable {
  /// In the name of a class or property, or in an address; empty for all.
  let search: String
  let start: Int

  package init(search: String = "", start: Int = 0) {
    self.search = search.lowercased()
    self.start = max(start, 0)
  }
}

extension ObservedGraph {
  /// The number of observations and bindings in one part, at most.
  private static let mostEdges = 1_000

  /// A part of the graph, with the objects at its observations' and bindings' ends.
  ///
  /// Looks at every object. Costs reading the symbols once for each new path. Subscriptions that
  /// end meanwhile may be freed by the calling thread.
  package static func current(_ part: ObservedPart = ObservedPart()) -> ObservedGraph {
    let found = SeenObject.all
    var names: [ClassMetadata: String] = [:]
    func name(of type: ClassMetadata) -> String {
      let name = names[type] ?? QualifiedName.of(type.type)
      names[type] = name
      return name
    }
    let objects = Dictionary(found.map { ($0.id, $0) }) { $1 }
    var sources: [ObjectIdentifier: SeenObject] = [:]
    var owners: [ObjectIdentifier: ID] = [:]
    for object in found {
      for owned in object.owned { owners[ObjectIdentifier(owned)] = object.id }
      for known in object.subscriptions { sources[ObjectIdentifier(known)] = object }
    }
    var seen: Set<UInt> = []
    var edges: [Edge] = []
    for object in found {
      for known in object.subscriptions where known.isUsers && seen.insert(known.order).inserted {
        edges.append(.observation(known, of: object.id, owners[ObjectIdentifier(known)]))
      }
    }
    seen = []
    for target in found {
      for binding in target.bindings {
        guard let binding = Binding(binding, to: target, sources),
          seen.insert(binding.id).inserted
        else { continue }
        edges.append(.binding(binding))
      }
    }
    if !part.search.isEmpty {
      edges.removeAll { edge in
        !edge.matches(part.search) { id in objects[id].map { name(of: $0.type) } }
      }
    }
    edges.sort { $0.place < $1.place }
    let shown = edges.dropFirst(part.start).prefix(mostEdges)
    let ends = Set(shown.flatMap(\.ends))
    return ObservedGraph(
      objects: found.filter { ends.contains($0.id) }
        .map { Object($0.id, className: name(of: $0.type)) },
      observations: shown.compactMap(\.observation),
      bindings: shown.compactMap(\.binding),
      start: part.start,
      total: edges.count,
      allObjects: found.count
    )
  }
}

/// An observation or a binding; its names are made only if they are shown.
private enum Edge {
  case observation(Subscription, of: ObservedGraph.ID, ObservedGraph.ID?)
  case binding(ObservedGraph.Binding)

  /// Observations before bindings, each from the oldest.
  var place: (Int, UInt) {
    switch self {
    case .observation(let known, _, _): (0, known.order)
    case .binding(let binding): (1, binding.id)
    }
  }

  var ends: [ObservedGraph.ID] {
    switch self {
    case .observation(_, let object, let owner): [object] + (owner.map { [$0] } ?? [])
    case .binding(let binding): [binding.from.object, binding.to.object]
    }
  }

  private var paths: [String] {
    switch self {
    case .observation(let known, _, _): [PathNames.name(of: known.path)]
    case .binding(let binding): [binding.from.path, binding.to.path]
    }
  }

  var observation: ObservedGraph.Observation? {
    guard case .observation(let known, let object, let owner) = self else { return nil }
    return ObservedGraph.Observation(
      id: known.order,
      object: object,
      path: PathNames.name(of: known.path),
      owner: owner,
      options: known.flags.users.names
    )
  }

  var binding: ObservedGraph.Binding? {
    if case .binding(let binding) = self { binding } else { nil }
  }

  func matches(_ word: String, _ className: (ObservedGraph.ID) -> String?) -> Bool {
    ends.contains { $0.text.contains(word) || className($0)?.lowercased().contains(word) == true }
      || paths.contains { $0.lowercased().contains(word) }
  }
}

extension ObservedGraph.Binding {
  /// Returns nil if the binding's first direction does not set this end, or its source is unknown.
  fileprivate init?(
    _ binding: KeyPathBinding,
    to target: SeenObject,
    _ sources: [ObjectIdentifier: SeenObject]
  ) {
    guard let known = binding.source, let source = sources[ObjectIdentifier(known)] else {
      return nil
    }
    let from = ObservedGraph.End(object: source.id, path: PathNames.name(of: known.path))
    let end = ObservedGraph.End(object: target.id, path: PathNames.name(of: binding.target))
    // A two-way binding of the same property of two objects is in both objects' states.
    guard from != end else { return nil }
    self.init(id: known.order, from: from, to: end, both: binding.isTwoWay)
  }
}
