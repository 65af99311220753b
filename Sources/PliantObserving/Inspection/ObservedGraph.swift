import PliantImages

/// The observations and bindings in the process, for a person to look at.
///
/// It keeps no object: those that it names may be gone.
package struct ObservedGraph: Sendable {
  package struct Object: Sendable {
    package let address: UInt
    package let className: String
  }

  package struct Observation: Sendable {
    /// Unique for as long as the process runs.
    package let id: UInt
    package let object: UInt
    /// As a person writes it: `target.value`.
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
  /// Whether something may be left out.
  package let isCut: Bool
}

extension ObservedGraph {
  /// The number of objects that are looked at, at most.
  package static let mostObjects = 500
  /// The number of observations, and of bindings, that are looked at, at most.
  private static let mostEdges = 2_000

  /// The graph of some of the objects.
  ///
  /// Costs reading the symbols once for each new path. Subscriptions that end meanwhile may be
  /// freed by the calling thread.
  package static func current() -> ObservedGraph {
    let (found, isCut) = SeenObject.some(most: mostObjects)
    var sources: [ObjectIdentifier: SeenObject] = [:]
    var owners: [ObjectIdentifier: UInt] = [:]
    for object in found {
      for owned in object.owned { owners[ObjectIdentifier(owned)] = object.address }
      for known in object.subscriptions { sources[ObjectIdentifier(known)] = object }
    }
    var observations: [UInt: Observation] = [:]
    for object in found {
      for known in object.subscriptions where known.isUsers {
        guard observations.count < mostEdges else { break }
        observations[known.order] = Observation(
          id: known.order,
          object: object.address,
          path: PathNames.name(of: known.path),
          owner: owners[ObjectIdentifier(known)],
          options: known.flags.users
        )
      }
    }
    var bindings: [UInt: Binding] = [:]
    for target in found {
      for binding in target.bindings {
        guard bindings.count < mostEdges else { break }
        guard let binding = Binding(binding, to: target, sources) else { continue }
        bindings[binding.id] = bindings[binding.id] ?? binding
      }
    }
    return ObservedGraph(
      objects: found.map { Object(address: $0.address, className: "\($0.type.type)") },
      observations: observations.values.sorted { $0.id < $1.id },
      bindings: bindings.values.sorted { $0.id < $1.id },
      isCut: isCut || observations.count >= mostEdges || bindings.count >= mostEdges
    )
  }
}

extension ObservedGraph.Binding {
  /// nil if the binding's first direction does not set this end, or its source was not looked at.
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
