import PliantBase
import PliantJoints
@_spi(PliantRooms) import PliantLifetime

/// Who observes what, and what is bound to what, as a person looks at it.
///
/// It keeps no object: what it names may be gone.
package struct ObservedGraph: Sendable {
  package struct Object: Sendable {
    package let address: UInt
    package let className: String
  }

  package struct Observation: Sendable {
    /// What tells it from every other one, for as long as the process runs.
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
  /// Whether there are observed objects that are left out.
  package let isCut: Bool
}

extension ObservedGraph {
  /// The graph of the objects that were looked at: `mostObjects` at most.
  ///
  /// Costs reading the symbols once for each new path.
  package static func current(mostObjects: Int) -> ObservedGraph {
    let found = SeenObject.all(most: mostObjects)
    var objects: [UInt: Object] = [:]
    var observations: [UInt: Observation] = [:]
    var sources: [ObjectIdentifier: SeenObject] = [:]
    var owners: [ObjectIdentifier: UInt] = [:]
    for object in found {
      objects[object.address] = Object(
        address: object.address,
        className: "\(object.type.type)"
      )
      for observer in object.owned { owners[ObjectIdentifier(observer)] = object.address }
      for observer in object.observers { sources[ObjectIdentifier(observer)] = object }
    }
    for object in found {
      for observer in object.observers where !observer.options.contains(.binding) {
        observations[observer.order] = Observation(
          id: observer.order,
          object: object.address,
          path: PathNames.name(of: observer.path),
          owner: owners[ObjectIdentifier(observer)],
          options: observer.options.subtracting([.needsOld, .binding])
        )
      }
    }
    let bindings = found.flatMap { target in
      target.bindings.compactMap { Binding($0, to: target, sources) }
    }
    return ObservedGraph(
      objects: objects.values.sorted { $0.address < $1.address },
      observations: observations.values.sorted { $0.id < $1.id },
      bindings: Dictionary(bindings.map { ($0.id, $0) }) { first, _ in first }
        .values.sorted { $0.id < $1.id },
      isCut: found.count >= mostObjects
    )
  }
}

extension ObservedGraph.Binding {
  /// nil where this end is not what the binding's first direction sets, or its source was not looked at.
  fileprivate init?(
    _ binding: KeyPathBinding,
    to target: SeenObject,
    _ sources: [ObjectIdentifier: SeenObject]
  ) {
    guard let observer = binding.source, let source = sources[ObjectIdentifier(observer)] else {
      return nil
    }
    let from = ObservedGraph.End(
      object: source.address,
      path: PathNames.name(of: observer.path)
    )
    let end = ObservedGraph.End(object: target.address, path: PathNames.name(of: binding.target))
    // A two-way binding of the same property of two objects stands at both.
    guard from != end else { return nil }
    self.init(id: observer.order, source: from, target: end, isTwoWay: binding.isTwoWay)
  }
}

/// An object that is observed, observes, or is bound, with what its states say.
struct SeenObject {
  let address: UInt
  let type: ClassMetadata
  private let states: [ObjectState]

  static func all(most: Int) -> [SeenObject] {
    let recorded = ObjectRecords.seen(most: most) { state in
      state is PropertyObservers || state is PathRoots || state is OwnedObservers
        || state is BoundProperties
    }
    var byAddress = Dictionary(
      recorded.objects.map { ($0.address, SeenObject($0.address, $0.type, $0.states)) }
    ) { $1 }
    for (address, type, slots) in ObservedObjects.seen(most: most) {
      let known = byAddress[address]?.states ?? []
      byAddress[address] = SeenObject(address, type, known + slots)
    }
    return byAddress.values.filter {
      !$0.observers.isEmpty || !$0.owned.isEmpty || !$0.bindings.isEmpty
    }
    .sorted { $0.address < $1.address }
  }

  private init(_ address: UInt, _ type: ClassMetadata, _ states: [ObjectState]) {
    self.address = address
    self.type = type
    self.states = states
  }

  /// Those of its properties, and of the paths that begin at it.
  var observers: [Observer] {
    states.compactMap { $0 as? PropertyObservers }.flatMap(\.hooks).compactMap { $0 as? Observer }
      + states.compactMap { $0 as? PathRoots }.flatMap(\.all)
  }

  /// Those that end with it.
  var owned: [Observer] { states.compactMap { $0 as? OwnedObservers }.flatMap(\.all) }

  /// What is bound to its properties.
  var bindings: [KeyPathBinding] {
    states.compactMap { $0 as? BoundProperties }.flatMap(\.incoming)
  }

  /// Keeps the object, if it still lives.
  func keep() -> AnyObject? {
    for state in states {
      if let slot = state as? SlotObservers {
        if let object = ObservedObjects.object(at: address, with: slot) { return object }
      } else if let object = ObjectRecords.object(at: address, with: state) {
        return object
      }
    }
    return nil
  }
}

/// The texts of paths, each found once: finding one reads symbols.
enum PathNames {
  static func name(of path: ObservedPath) -> String { name(of: path.keyPath) }

  static func name(of keyPath: AnyKeyPath) -> String {
    let key = PathKey(keyPath: keyPath)
    if let known = names.withLock({ $0[key] }) { return known }
    let text = ObservedPath.text(of: keyPath)
    let name = text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
    names.withLock { $0[key] = name }
    return name
  }

  // SAFETY: a key path is never changed.
  private struct PathKey: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath
  }

  private static let names = Guarded<[PathKey: String]>([:])
}
