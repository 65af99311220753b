import PliantJoints

/// The redefinitions of the current task, which its children inherit.
enum TaskLayers {
  @TaskLocal static var current: [RedefinitionKey: LayerNode] = [:]
}

/// A redefinition for one task and its children.
struct TaskRedefinition {
  let node: LayerNode
  let layers: LayerStack
  let key: RedefinitionKey

  /// Runs an operation with the redefinition.
  func run<Result>(_ operation: () async throws -> Result) async throws -> Result {
    try layers.countTaskLayers(1)
    defer { end() }
    return try await TaskLayers.$current.withValue(added, operation: operation)
  }

  func runNow<Result>(_ operation: () throws -> Result) throws -> Result {
    try layers.countTaskLayers(1)
    defer { end() }
    return try TaskLayers.$current.withValue(added, operation: operation)
  }

  private var added: [RedefinitionKey: LayerNode] {
    var all = TaskLayers.current
    all[key] = node
    return all
  }

  /// Tasks that were started within keep the node if they go on, and must not run it again.
  private func end() {
    node.end()
    layers.orStop { try layers.countTaskLayers(-1) }
  }
}
