import PliantHooks
import PliantImages

/// An active hook, as a person looks at it: all of it as text.
package struct OverriddenFunction: Sendable {
  /// Unique in the process.
  package let id: UInt
  package let declaration: String
  package let reach: Override.Reach
  /// The number of calls since they are counted; nil if they are not.
  package let calls: UInt64?
  /// The number of redefinitions for one task each.
  package let taskRedefinitions: Int
  package let classes: [Layers]
  package let objects: [Layers]
  /// The number of objects with layers that are not in `objects`.
  package let moreObjects: Int

  /// The layers of a class, or of an object.
  package struct Layers: Sendable {
    /// 0 for a function.
    package let address: UInt
    /// Empty for a function.
    package let className: String
    /// Newest first.
    package let layers: [Layer]
    /// The `number` of the redefinition that replaces the class's code.
    package var redefinition: Int?
  }

  package struct Layer: Sendable {
    package let key: String
    package let kind: LayerKind
    /// Unique in the hook; later layers have higher ones.
    package let order: UInt
    /// Where its installation was called, innermost first, as far as it is known: addresses in
    /// Pliant's code, then in the code that asked for it.
    package let callers: [UInt]
    package let isOn: Bool
  }
}

extension OverriddenFunction {
  /// The number of objects that each hook is listed with, however many others have.
  private static let leastObjects = 20

  /// Every hook that anything was ever installed in, by declaration, with about `mostObjects`
  /// objects in all.
  ///
  /// Calls go on meanwhile. Runs the descriptions of keys, which are the user's code.
  package static func all(mostObjects: Int) -> [OverriddenFunction] {
    var room = mostObjects
    let stacks = HookRegistry.layered.map { layers, implementation in
      let snapshot = layers.snapshot(mostObjects: max(room, leastObjects))
      room -= snapshot.objects.count
      let id = UInt(bitPattern: ObjectIdentifier(layers))
      let reach =
        implementation.map { Override.Reach($0, seesInPlace: layers.seesInPlace) } ?? .everyCall
      return OverriddenFunction(id, layers.declaration, reach, snapshot)
    }
    let replaced = HookRegistry.replaced.map { code, record in
      let implementation = code.hook.implementation
      let snapshot = LayerStack.Snapshot(classes: [(code.scope, [], record)])
      return OverriddenFunction(
        implementation.id,
        implementation.declaration,
        Override.Reach(implementation, seesInPlace: false),
        snapshot
      )
    }
    return (stacks + replaced).sorted { ($0.declaration, $0.id) < ($1.declaration, $1.id) }
  }

  /// The number of calls of each hook that has layers since they are counted, by ``id``.
  package static var callCounts: [UInt: UInt64] {
    HookRegistry.layered.reduce(into: [:]) { counts, hook in
      counts[UInt(bitPattern: ObjectIdentifier(hook.layers))] = hook.layers.calls
    }
  }

  /// Counts the calls of every hook until ``endCountingCalls()`` is called as often as this.
  ///
  /// Each call then costs one more atomic addition.
  package static func beginCountingCalls() { HookRegistry.countCalls(1) }

  package static func endCountingCalls() { HookRegistry.countCalls(-1) }

  /// Makes calls pass over one layer of an object or a class, or run it again; false if it is gone.
  ///
  /// It keeps its place among the layers, and its token stays in use. A call that is running it
  /// ends as it began, and finds below it what it would. Can be called from any thread.
  package static func setLayer(
    order: UInt,
    at address: UInt,
    ofHook id: UInt,
    isOn: Bool
  ) -> Bool {
    let stack = HookRegistry.layered.map(\.layers).first {
      UInt(bitPattern: ObjectIdentifier($0)) == id
    }
    guard let stack else { return false }
    return stack.setIsOff(!isOn, order: order, at: .object(address))
      || stack.setIsOff(!isOn, order: order, at: .type(address))
  }

  private init(
    _ id: UInt,
    _ declaration: String,
    _ reach: Override.Reach,
    _ snapshot: LayerStack.Snapshot
  ) {
    self.id = id
    self.declaration = declaration
    self.reach = reach
    calls = snapshot.calls
    taskRedefinitions = snapshot.taskLayers
    classes = snapshot.classes.map { one in
      Layers(
        address: one.type,
        className: Self.name(ofClass: one.type),
        layers: Self.layers(one.layers),
        redefinition: one.redefinition.flatMap { $0.isInPlace ? $0.number : nil }
      )
    }.sorted { $0.className < $1.className }
    objects = snapshot.objects.sorted { $0.address < $1.address }.map { object in
      Layers(
        address: object.address,
        className: Self.name(ofClass: object.type),
        layers: Self.layers(object.layers)
      )
    }
    moreObjects = snapshot.objectCount - objects.count
  }

  /// Newest first, each key cut to what a person reads.
  private static func layers(_ layers: [LayerStack.Snapshot.Layer]) -> [Layer] {
    layers.suffix(100).reversed().map { layer in
      Layer(
        key: String("\(layer.key.base)".prefix(200)),
        kind: layer.installation.kind,
        order: layer.order,
        callers: layer.installation.addresses,
        isOn: !layer.isOff
      )
    }
  }

  /// The name of the class at an address; empty for 0, which is no class.
  private static func name(ofClass address: UInt) -> String {
    guard let pointer = UnsafeRawPointer(bitPattern: address), address != .max else { return "" }
    return QualifiedName.of(ClassMetadata(pointer).type)
  }
}
