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
    parts.count == 1 ? 0 : Int(((address >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }

  private mutating func spread() {
    let all = parts[0]
    parts = Array(repeating: [:], count: 1_024)
    for (address, layers) in all { parts[part(of: address)][address] = layers }
  }
}
