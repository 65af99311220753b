import PliantJoints

/// The redefinitions of the current task, which its children inherit.
enum TaskLayers {
  struct Target: Hashable {
    let stack: ObjectIdentifier
    let level: UInt
  }

  @TaskLocal static var current: [Target: LayerNode] = [:]
}
