import PliantImages

/// The observations and bindings in the process, for a person to look at.
///
/// It keeps no object: those that it names may be gone.
package struct ObservedGraph: Sendable {
  package struct Object: Sendable {
    package let address: UInt
    package let className: String

    package init(address: UInt, className: String) {
      (self.address, self.className) = (address, className)
    }
  }

  package struct Observation: Sendable {
    /// Unique for as long as the process runs.
    package let id: UInt
    package let object: UInt
    /// The path as in source code: `target.value`.
    package let path: String
    /// The address of the object that it ends with.
    package let owner: UInt?
    package let options: ObservingOptions
  }

  package struct End: Sendable, Hashable {
    package let object: UInt
    package let path: String
  }

  package struct Binding: Sendable {
    package let id: UInt
    package let source: End
    package let target: End
    package let isTwoWay: Bool
  }

  package let objects: [Object]
  package let observations: [Observation]
  package let bindings: [Binding]
  /// The number of observations and bindings before these, and of all that match.
  package let start: Int
  package let total: Int
  /// The number of objects of the process that are observed, observe or are bound.
  package let allObjects: Int
}

/// The part of the graph that is looked at.
package struct ObservedPart: Sendable {
  /// In the name of a class or property, or in an address; empty for all.
  let search: String
  let start: Int
  let most: Int

  package init(search: String = "", start: Int = 0, most: Int = ObservedGraph.mostEdges) {
    self.search = search.lowercased()
    self.start = max(start, 0)
    self.most = min(max(most, 0), ObservedGraph.mostEdges)
  }
}

extension ObservedGraph {
  /// The number of observations and bindings in one part, at most.
  package static let mostEdges = 1_000

  /// A part of the graph, with the objects at its observations' and bindings' ends.
  ///
  /// Looks at every object. Costs reading the symbols once for each new path. Subscriptions that
  /// end meanwhile may be freed by the calling thread.
  package static func current(_ part: ObservedPart = ObservedPart()) -> ObservedGraph {
    let found = SeenObject.all
    var names = ClassNames()
    let objects = Dictionary(found.map { ($0.address, $0) }) { $1 }
    var sources: [ObjectIdentifier: SeenObject] = [:]
    var owners: [ObjectIdentifier: UInt] = [:]
    for object in found {
      for owned in object.owned { owners[ObjectIdentifier(owned)] = object.address }
      for known in object.subscriptions { sources[ObjectIdentifier(known)] = object }
    }
    var seen: Set<UInt> = []
    var edges: [Edge] = []
    for object in found {
      for known in object.subscriptions where known.isUsers && seen.insert(known.order).inserted {
        edges.append(.observation(known, of: object.address, owners[ObjectIdentifier(known)]))
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
      edges.removeAll { !$0.matches(part.search, objects, &names) }
    }
    edges.sort { $0.place < $1.place }
    let shown = edges.dropFirst(part.start).prefix(part.most)
    let ends = Set(shown.flatMap(\.ends)).sorted()
    return ObservedGraph(
      objects: ends.compactMap { address in
        objects[address].map { Object(address: address, className: names[$0.type]) }
      },
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
  case observation(Subscription, of: UInt, UInt?)
  case binding(ObservedGraph.Binding)

  /// Observations before bindings, each from the oldest.
  var place: (Int, UInt) {
    switch self {
    case .observation(let known, _, _): (0, known.order)
    case .binding(let binding): (1, binding.id)
    }
  }

  var ends: [UInt] {
    switch self {
    case .observation(_, let object, let owner): [object] + (owner.map { [$0] } ?? [])
    case .binding(let binding): [binding.source.object, binding.target.object]
    }
  }

  private var paths: [String] {
    switch self {
    case .observation(let known, _, _): [PathNames.name(of: known.path)]
    case .binding(let binding): [binding.source.path, binding.target.path]
    }
  }

  var observation: ObservedGraph.Observation? {
    guard case .observation(let known, let object, let owner) = self else { return nil }
    return ObservedGraph.Observation(
      id: known.order,
      object: object,
      path: PathNames.name(of: known.path),
      owner: owner,
      options: known.flags.users
    )
  }

  var binding: ObservedGraph.Binding? {
    guard case .binding(let binding) = self else { return nil }
    return binding
  }

  func matches(_ word: String, _ objects: [UInt: SeenObject], _ names: inout ClassNames) -> Bool {
    for address in ends {
      if let object = objects[address], names[object.type].lowercased().contains(word) {
        return true
      }
      if "0x\(String(address, radix: 16))".contains(word) { return true }
    }
    return paths.contains { $0.lowercased().contains(word) }
  }
}

/// The qualified names of classes, each made once.
private struct ClassNames {
  private var known: [ClassMetadata: String] = [:]

  subscript(type: ClassMetadata) -> String {
    mutating get {
      if let name = known[type] { return name }
      let name = QualifiedName.of(type.type)
      known[type] = name
      return name
    }
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
    let from = ObservedGraph.End(
      object: source.address,
      path: PathNames.name(of: known.path)
    )
    let end = ObservedGraph.End(object: target.address, path: PathNames.name(of: binding.target))
    // A two-way binding of the same property of two objects is in both objects' states.
    guard from != end else { return nil }
    self.init(id: known.order, source: from, target: end, isTwoWay: binding.isTwoWay)
  }
}
