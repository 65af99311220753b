/// SplitMix64: the same numbers for a seed on every machine.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True `percent` times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// An element, each as often as its weight says.
  mutating func pick<Element>(weighted elements: [(Element, Int)]) -> Element {
    var rest = below(elements.reduce(0) { $0 + $1.1 })
    for (element, weight) in elements {
      if rest < weight { return element }
      rest -= weight
    }
    return elements[0].0
  }
}
