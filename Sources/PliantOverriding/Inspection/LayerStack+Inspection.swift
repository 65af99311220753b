import CPliant

extension LayerStack {
  /// The layers that are installed at one moment, for display.
  ///
  /// Layers are oldest first. None is kept: its captures must die when it is removed.
  struct Snapshot {
    let classes: [(type: UInt, layers: [Layer], redefinition: RedefinitionRecord?)]
    var objects: [(address: UInt, type: UInt, layers: [Layer])] = []
    var objectCount = 0
    var taskLayers = 0
    /// The number of calls; nil while they are not counted.
    var calls: UInt64?

    struct Layer {
      let key: AnyHashable
      let order: UInt
      let installation: Installation
      let isOff: Bool

      init(_ node: LayerNode) {
        key = node.key
        order = node.order
        installation = node.installation
        isOff = node.isOff
      }
    }
  }

  /// The number of calls since they are counted; nil if they are not.
  var calls: UInt64? { state.withLock { $0.countsCalls ? pliant_stack_calls(head) : nil } }

  /// Everything that is installed, with at most `mostObjects` objects.
  ///
  /// An object that has layers is not freed before its destroy entry took them, under the lock.
  func snapshot(mostObjects: Int) -> Snapshot {
    state.withUncheckedLock { state in
      // SAFETY: keys are the user's, who hands them over to be compared by any thread.
      Snapshot(
        classes: state.classes.map { type, installed in
          (type, installed.layers.map(Snapshot.Layer.init), installed.redefinition?.record)
        },
        objects: state.objects.prefix(mostObjects).map { address, layers in
          // SAFETY: see above; the first word of every native object is its class.
          let type = UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) ?? 0
          return (address, type, layers.map(Snapshot.Layer.init))
        },
        objectCount: state.objects.count,
        taskLayers: state.taskLayers,
        calls: state.countsCalls ? pliant_stack_calls(head) : nil
      )
    }
  }
}
