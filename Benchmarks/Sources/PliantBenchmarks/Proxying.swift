import BenchmarkFixture
import Pliant

/// What a call through a proxy costs, beside the call that it passes on and a double written by hand.
func compareProxies() throws {
  let implementer = opaque(Measurer())
  let direct: any Measuring = opaque(implementer)
  let forwarding: any Measuring = opaque(MeasuringProxy(retaining: implementer))
  let inherited: any Measuring = opaque(MeasuringMoreProxy(retaining: implementer))
  let overriding = MeasuringProxy(retaining: implementer)
  try overriding.override(\.measure) { text in text.utf8.count &+ 5 }
  let observed = MeasuringProxy(retaining: implementer)
  let seen = opaque(Measurer())
  try observed.observe(\.measure, .after) { _ in seen.count &+= 1 }
  let spied = MeasuringProxy(retaining: implementer)
  let spy = spied.spy(\.measure)
  let handMade: any Measuring = opaque(HandMade())
  let object: Plain = opaque(Overridden())
  let measure = #method(Overridden.measure(_:))
  let spyOnMethod = try measure.spy(on: object)

  let fewer = iterations / 20  // a spy keeps every call
  var comparison = Comparison(iterations: fewer)
  comparison.add("call of the implementer") { measured(direct, fewer) }
  comparison.add("through a proxy") { measured(forwarding, fewer) }
  comparison.add("through a proxy, inherited requirement") { measured(inherited, fewer) }
  comparison.add("overridden") { measured(opaque(overriding), fewer) }
  comparison.add("observed") { measured(opaque(observed), fewer) }
  comparison.add("double by hand, recording") { measured(handMade, fewer) }
  comparison.add("spied on") {
    defer { spy.reset() }
    return measured(opaque(spied), fewer)
  }
  comparison.add("spied on, a method") {
    defer { spyOnMethod.reset() }
    var sum = 0
    for _ in 0..<fewer { sum &+= object.measure("ten letters") }
    return sum
  }
  print("\nproxies and doubles                          ns   / call")
  for row in comparison.run() { print(columns(row.name, row.nanoseconds, row.ratio)) }
}

private func measured(_ measuring: any Measuring, _ iterations: Int) -> Int {
  var sum = 0
  for _ in 0..<iterations { sum &+= measuring.measure("ten letters") }
  return sum
}

@Proxied protocol Measuring: AnyObject { func measure(_ text: String) -> Int }
@Proxied protocol MeasuringMore: Measuring {}

private final class Measurer: MeasuringMore {
  var count = 3
  @inline(never) func measure(_ text: String) -> Int { text.utf8.count &+ count }
}

/// What one would write instead of a spy: it keeps arguments and results.
private final class HandMade: Measuring {
  private var calls: [(argument: String, result: Int, time: ContinuousClock.Instant)] = []

  @inline(never) func measure(_ text: String) -> Int {
    if calls.count > 50_000 { calls = [] }
    let result = text.utf8.count &+ 3
    calls.append((text, result, .now))
    return result
  }
}
