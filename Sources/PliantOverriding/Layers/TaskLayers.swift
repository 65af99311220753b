package import PliantBase
import PliantHooks

/// The redefinitions of the current task, and the spies of them, which its children inherit.
final class TaskLayers: Sendable {
  let nodes: [RedefinitionKey: LayerNode]
  let spies: [RedefinitionKey: TaskSpy]

  private init(_ nodes: [RedefinitionKey: LayerNode], _ spies: [RedefinitionKey: TaskSpy]) {
    (self.nodes, self.spies) = (nodes, spies)
  }

  static var current: TaskLayers? { of(Surroundings.current) }

  private static func of(_ surroundings: Surroundings) -> TaskLayers? {
    // SAFETY: this file alone sets them.
    surroundings.layers.map { unsafeDowncast($0, to: TaskLayers.self) }
  }

  /// Adds redefinitions to surroundings, each over those of the same target before it.
  static func add(_ redefinitions: [TaskRedefinition], to surroundings: inout Surroundings) {
    let before = of(surroundings)
    var (nodes, spies) = (before?.nodes ?? [:], before?.spies ?? [:])
    for redefinition in redefinitions {
      for target in redefinition.targets {
        nodes[target.key] = redefinition.node
        if let spy = redefinition.spy { spies[target.key] = spy }
      }
    }
    surroundings.layers = TaskLayers(nodes, spies)
  }
}

/// A redefinition for one task and its children.
package struct TaskRedefinition: @unchecked Sendable {
  // SAFETY: its node and its stacks are, and the spy's recorder guards what it holds.
  let node: LayerNode
  /// The layers that it is found in; those of a requirement are several.
  let targets: [(layers: LayerStack, key: RedefinitionKey)]
  /// The spy that records its calls.
  var spy: TaskSpy?

  /// Runs an operation with the redefinition, which all work without a test sees if it is shared.
  func run<Result>(
    sharing ofTest: SharedSurroundings.OfTest? = nil,
    _ operation: () async throws -> Result
  ) async throws -> Result {
    let begun = Begun()
    try begun.begin(self)
    defer { begun.end() }
    return try await begun.run(sharing: ofTest, operation: operation)
  }

  func runNow<Result>(_ operation: () throws -> Result) throws -> Result {
    try begin()
    defer { end(targets[...]) }
    return try Surroundings.$own.withValue(
      .changing { TaskLayers.add([self], to: &$0) },
      operation: operation
    )
  }

  /// Runs an operation with redefinitions, each made when those before it have begun, and with a
  /// change of the surroundings; if they are shared, all work without a test sees both.
  ///
  /// They end when the operation and, if they outlive it, all work has ended that it has started.
  package static func run<Result>(
    _ makes: [@Sendable () throws -> TaskRedefinition],
    outliving: Bool = false,
    sharing ofTest: SharedSurroundings.OfTest? = nil,
    changing change: @escaping Surroundings.Change = { _ in },
    operation: () async throws -> Result
  ) async throws -> Result {
    let begun = Begun()
    defer { if !outliving { begun.end() } }
    for make in makes { try begun.begin(make()) }
    return try await begun.run(
      outliving: outliving,
      sharing: ofTest,
      changing: change,
      operation: operation
    )
  }

  /// Redefinitions that have begun.
  private final class Begun: @unchecked Sendable {
    // SAFETY: they are added before the object is shared, and ended once.
    private var redefinitions: [TaskRedefinition] = []

    func begin(_ redefinition: TaskRedefinition) throws {
      do { try redefinition.begin() } catch {
        end()
        throw error
      }
      redefinitions.append(redefinition)
    }

    func run<Result>(
      outliving: Bool = false,
      sharing ofTest: SharedSurroundings.OfTest?,
      changing change: @escaping Surroundings.Change = { _ in },
      operation: () async throws -> Result
    ) async throws -> Result {
      let change: Surroundings.Change = { [redefinitions] surroundings in
        TaskLayers.add(redefinitions, to: &surroundings)
        change(&surroundings)
      }
      let surroundings = Surroundings.changing { surroundings in
        if outliving { surroundings.use = .init(within: surroundings.use, end) }
        change(&surroundings)
      }
      let unshare = ofTest.map { ofTest in
        SharedSurroundings.begin(
          { [use = surroundings.use] shared in
            change(&shared)
            shared.use = .init(within: shared.use) { withExtendedLifetime(use) {} }
          },
          ofTest: ofTest
        )
      }
      defer { unshare?() }
      return try await Surroundings.$own.withValue(surroundings, operation: operation)
    }

    @Sendable func end() {
      for redefinition in redefinitions.reversed() { redefinition.end(redefinition.targets[...]) }
      redefinitions = []
    }
  }

  private func begin() throws {
    for (index, target) in targets.enumerated() {
      do {
        try target.layers.countTaskLayers(1)
      } catch {
        end(targets[..<index])
        throw error
      }
    }
  }

  /// Tasks that were started within keep the node if they go on, and must not run it again.
  private func end(_ targets: ArraySlice<(layers: LayerStack, key: RedefinitionKey)>) {
    node.end()
    for target in targets { target.layers.orStop { try target.layers.countTaskLayers(-1) } }
  }
}

extension FunctionHandle {
  package func taskRedefinition(_ function: Function) throws -> TaskRedefinition {
    try handle.taskRedefinition(around: { _ in function })
  }

  package func taskRedefinition(
    around make: (_ original: sending Function) -> Function
  ) throws -> TaskRedefinition {
    try handle.taskRedefinition(around: { make(__Pliant.sending($0)) })
  }
}
