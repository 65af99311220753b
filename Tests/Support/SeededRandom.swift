/// Random numbers that are the same for the same seed, on every machine: SplitMix64.
///
/// Links to this file compile it into each module that uses it. (Steele, Lea and Flood 2014)
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  init(_ parts: UInt64...) {
    state = 0x9E37_79B9_7F4A_7C15
    for part in parts {
      state ^= part
      state = next()
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True `percent` times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<Element>(_ all: [Element]) -> Element { all[below(all.count)] }

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
