import CPliant

extension LayerStack {
  /// The place of a running call in the stack, from which the layer below is found.
  enum Cursor {
    case start
    case layer(Scope, order: UInt)
    case redefinition(UInt)
  }

  /// Finds the layer that answers a call on `receiver` below `cursor`; nil if none does.
  ///
  /// Takes no lock.
  func implementation(for receiver: Receiver, after cursor: Cursor = .start) -> LayerNode? {
    let flags = pliant_stack_flags(head)
    // A call that began before the layers were switched off ends as it began.
    if case .start = cursor, flags & UInt32(PLIANT_LAYERS_OFF) != 0 { return bottom }
    // An empty dictionary would have the runtime make its type, which allocates: not in a signal's
    // handler.
    let task = flags & UInt32(PLIANT_TASK_LAYERS) != 0 ? TaskLayers.current?.nodes : nil
    let thread = pliant_thread_get()
    let section = pliant_read_begin(thread)
    // Everything that is read up to the end of the section stays allocated until then.
    let found = find(for: receiver, after: cursor, task: task)?.retain()
    pliant_read_end(thread, section)
    return found?.takeRetainedValue() ?? bottom
  }

  private func find(
    for receiver: Receiver,
    after cursor: Cursor,
    task: [RedefinitionKey: LayerNode]?
  ) -> Unmanaged<LayerNode>? {
    var order = UInt.max
    switch cursor {
    case .start: break
    case .layer(.object, let layer): order = layer
    case .layer(.type(let type), let layer):
      return find(from: type, below: layer, passing: nil, task: task)
    case .redefinition(let type):
      return find(from: type, below: 0, passing: type, task: task)
    }
    if let object = UnsafeRawPointer(bitPattern: receiver.object),
      let own = pliant_map_get(&head.pointee.objects, object)?
        .assumingMemoryBound(to: pliant_layers.self),
      own.pointee.owner == object,
      let layer = pliant_layers_below(own, order)
    {
      return LayerNode.node(of: layer)
    }
    return find(from: receiver.type, below: .max, passing: nil, task: task)
  }

  /// Walks up from a class, of which it skips the layers at `order` and above, and, if it is
  /// `passing`, the redefinition.
  private func find(
    from first: UInt,
    below order: UInt,
    passing: UInt?,
    task: [RedefinitionKey: LayerNode]?
  ) -> Unmanaged<LayerNode>? {
    let classes = pliant_stack_levels(head)
    var order = order
    var type = owner == 0 ? 0 : first
    while true {
      let address = UnsafeRawPointer(bitPattern: type)
      let layers = classes.flatMap { pliant_classes_get($0, address) }
      if let layer = layers.flatMap({ pliant_layers_below($0, order) }) {
        return LayerNode.node(of: layer)
      }
      if type != passing {
        if let own = task?[key(of: type)], !own.hasEnded {
          return Unmanaged.passUnretained(own)
        }
        if let redefinition = layers?.pointee.redefinition {
          return LayerNode.node(of: redefinition)
        }
      }
      order = .max
      guard type != owner, let address else { return nil }
      type = UInt(bitPattern: pliant_superclass(address))
    }
  }
}
