import PlainFixture
import Pliant
import Testing

/// Layers that call the one below: it is remembered, and looked for again after every change.
struct PassingOnTests {
  class Own { dynamic func f(_ n: Int) -> Int { n } }
  private let own = opaque(Own())
  private let f = #method(Own.f(_:))

  private func wrap(_ key: Int, adding: Int) throws {
    try f.wrap(on: own, key: key) { layer in { own, n in layer.next(own, n) * 10 + adding } }
  }

  /// What two calls answer, of which the second finds what the first remembered.
  private var answer: Int {
    let (first, second) = (own.f(7), own.f(7))
    return first == second ? first : -1
  }

  @Test func changesAreSeenByTheNextCall() throws {
    for key in 1...3 { try wrap(key, adding: key) }
    #expect(answer == 7_123)
    f.removeOverride(on: own, key: 2)
    #expect(answer == 713)
    try wrap(1, adding: 4)
    #expect(answer == 734)
    let all = try f.wrap(onAll: Own.self, key: "all") { layer in
      { own, n in layer.next(own, n) * 10 + 9 }
    }
    #expect(answer == 7_934)
    let redefinition = try f.redefine { original, own, n in original(own, n) + 1 }
    #expect(answer == 8_934)
    redefinition.stop()
    #expect(answer == 7_934)
    all.stop()
    #expect(answer == 734)
    f.removeAllOverrides(on: own)
    #expect(answer == 7)
  }

  @Test func anotherReceiverHasLayersOfItsOwn() throws {
    let other = opaque(Own())
    try f.override(on: other) { _, _ in 5 }
    try f.wrap(on: own) { layer in { own, n in layer.next(n == 0 ? other : own, n) } }
    #expect(own.f(7) == 7)
    #expect(own.f(0) == 5)
    #expect(own.f(7) == 7)
  }

  @Test func thereMayBeMoreLayersThanCallsBorrow() throws {
    for key in 0..<1_500 {
      try f.wrap(on: own, key: key) { layer in { own, n in layer.next(own, n) + 1 } }
    }
    #expect(answer == 1_507)
    f.removeAllOverrides(on: own)
    #expect(answer == 7)
  }
}
