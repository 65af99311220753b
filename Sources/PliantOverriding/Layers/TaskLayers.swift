import PliantJoints

/// The redefinitions of the current task, which its children inherit.
enum TaskLayers {
  @TaskLocal static var current: [LayerStack.Target: LayerNode] = [:]
}
