import PliantHooks

/// The redefinitions of the current task, which its children inherit.
enum TaskLayers {
  @TaskLocal static var current: [RedefinitionKey: LayerNode] = [:]
}

/// A redefinition for one task and its children.
struct TaskRedefinition {
  let node: LayerNode
  /// The layers that it is found in; those of a requirement are several.
  let targets: [(layers: LayerStack, key: RedefinitionKey)]

  /// Runs an operation with the redefinition.
  func run<Result>(_ operation: () async throws -> Result) async throws -> Result {
    try begin()
    defer { end(targets[...]) }
    return try await TaskLayers.$current.withValue(added, operation: operation)
  }

  func runNow<Result>(_ operation: () throws -> Result) throws -> Result {
    try begin()
    defer { end(targets[...]) }
    return try TaskLayers.$current.withValue(added, operation: operation)
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

  private var added: [RedefinitionKey: LayerNode] {
    var all = TaskLayers.current
    for target in targets { all[target.key] = node }
    return all
  }

  /// Tasks that were started within keep the node if they go on, and must not run it again.
  private func end(_ targets: ArraySlice<(layers: LayerStack, key: RedefinitionKey)>) {
    node.end()
    for target in targets { target.layers.orStop { try target.layers.countTaskLayers(-1) } }
  }
}
