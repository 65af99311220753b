@_spi(PliantRooms) import PliantLifetime

/// Removes an object's layers when it dies.
final class ObjectLayers: ObjectState {
  unowned let stack: LayerStack

  init(in stack: LayerStack) {
    self.stack = stack
    super.init(key: stack.address)
  }

  override func objectDies(_ address: UInt) { stack.removeAll(of: address) }
}

extension LayerStack {
  /// Creates a layer of an object, whose death removes it; calls see it once it is pushed.
  func layer(on object: AnyObject, key: AnyHashable?) throws -> LayerID {
    _ = try ObjectRecords.state(of: object, key: address, declaration: declaration) {
      ObjectLayers(in: self)
    }
    return layer(at: .object(UInt(bitPattern: ObjectIdentifier(object))), key: key)
  }

  /// The key of the stack's state in an object's record.
  fileprivate var address: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  /// Called from an object's destroy entry.
  ///
  /// No call can be running on an object that dies, so its layers are freed at once, newest first.
  fileprivate func removeAll(of address: UInt) {
    var layers: [LayerNode] = []
    let memory = state.withLock { state -> [UInt]? in
      layers = state.objects[address]
      guard !layers.isEmpty else { return nil }
      try? beginChange(state)
      defer { endChange(&state) }
      state.objects[address] = []
      filter(address, had: true, has: false, &state)
      return publish(nil, of: address)
    }
    // A call for another object may be comparing its address with this one's.
    if let memory { free(memory, []) }
    while !layers.isEmpty { layers.removeLast() }
  }
}

/// Layers by object, in many dictionaries once there are thousands: none takes long to grow.
struct ObjectTable {
  private var parts: [[UInt: [LayerNode]]] = [[:]]
  private(set) var count = 0

  subscript(address: UInt) -> [LayerNode] {
    get { parts[part(of: address)][address] ?? [] }
    set {
      let part = part(of: address)
      let old = parts[part].updateValue(newValue, forKey: address)
      count += old == nil ? 1 : 0
      if newValue.isEmpty {
        parts[part][address] = nil
        // A thousand empty parts would each keep some memory.
        if parts.count > 1, parts[part].isEmpty {
          parts[part] = [:]
        } else {
          parts[part].shrinkIfSparse()
        }
        count -= 1
      }
      if parts.count == 1, count > 4_096 { spread() }
    }
  }

  func prefix(_ most: Int) -> some Sequence<(key: UInt, value: [LayerNode])> {
    parts.lazy.joined().prefix(most)
  }

  private func part(of address: UInt) -> Int {
    parts.count == 1 ? 0 : Int(((address &>> 4) &* 0x9E37_79B9_7F4A_7C15) &>> 54)
  }

  private mutating func spread() {
    let all = parts[0]
    parts = Array(repeating: [:], count: 1_024)
    for (address, layers) in all { parts[part(of: address)][address] = layers }
  }
}
