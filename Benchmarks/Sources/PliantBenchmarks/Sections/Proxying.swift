import BenchmarkFixture
import Pliant

private let text = "ten letters"

/// What a call through a proxy costs, beside the call that it passes on, and what a spy costs, beside a
/// double written by hand.
func measureProxies(_ effort: Effort) throws -> [Row] {
  let implementer = opaque(Measurer())
  let direct: any Measuring = opaque(implementer)
  let forwarding: any Measuring = opaque(MeasuringProxy(retaining: implementer))
  let inherited: any Measuring = opaque(MeasuringMoreProxy(retaining: implementer))
  let overridingProxy = MeasuringProxy(retaining: implementer)
  try overridingProxy.override(\.measure) { text in text.utf8.count &+ 5 }
  let overriding: any Measuring = opaque(overridingProxy)
  let observedProxy = MeasuringProxy(retaining: implementer)
  let tally = Tally()
  try observedProxy.observe(\.measure, .after) { _ in tally.count &+= 1 }
  let observed: any Measuring = opaque(observedProxy)
  let spiedProxy = MeasuringProxy(retaining: implementer)
  let spy = spiedProxy.spy(\.measure)
  let spied: any Measuring = opaque(spiedProxy)
  let recording = Recording()
  let double: any Measuring = opaque(recording)
  let passing: any Measuring = opaque(Passing(implementer))
  let answering: any Measuring = opaque(Passing(implementer) { text in text.utf8.count &+ 5 })
  let object: Plain = opaque(Spied())
  let measure = #method(Spied.measure(_:))
  let spyOnMethod = try measure.spy(on: object)
  precondition(forwarding.measure("abc") == 6 && inherited.measure("abc") == 6)
  precondition(passing.measure("abc") == 6 && answering.measure("abc") == 8)
  precondition(overriding.measure("abc") == 8 && observed.measure("abc") == 6)
  precondition(spied.measure("abc") == 6 && object.measure("abc") == 3)
  precondition(tally.count == 1 && spy.callCount == 1 && spyOnMethod.callCount == 1)

  var comparison = Comparison(effort)
  let pass = "call through a double by hand"
  let answer = "call of a double by hand, which calls a closure"
  let record = "call of a double by hand, which records"
  comparison.add("call of the implementer") { sum($0) { _ in direct.measure(text) } }
  comparison.add(pass) { sum($0) { _ in passing.measure(text) } }
  comparison.add("call through a proxy") { sum($0) { _ in forwarding.measure(text) } }
  comparison.add("call through a proxy, inherited requirement") {
    sum($0) { _ in inherited.measure(text) }
  }
  comparison.add(answer) { sum($0) { _ in answering.measure(text) } }
  comparison.add("call, overridden on a proxy") { sum($0) { _ in overriding.measure(text) } }
  comparison.add("call, observed on a proxy") { sum($0) { _ in observed.measure(text) } }
  comparison.add(record) { count in
    defer { recording.calls = [] }
    return sum(count) { _ in double.measure(text) }
  }
  comparison.add("call of a spy on a proxy") { count in
    defer { spy.reset() }
    return sum(count) { _ in spied.measure(text) }
  }
  comparison.add("call of a spy on a method") { count in
    defer { spyOnMethod.reset() }
    return sum(count) { _ in object.measure(text) }
  }
  let measured = comparison.measure()
  let goals: [(String, String, Double)] = [
    ("call through a proxy", pass, 2),
    ("call through a proxy, inherited requirement", pass, 3),
    // Looking for the plan, and holding it, is half of the call; the closure has a thunk.
    ("call, overridden on a proxy", answer, 4.2), ("call, observed on a proxy", pass, 5.5),
    // A spy locks twice, for the threads that call it, and the double not at all.
    ("call of a spy on a proxy", record, 1.9), ("call of a spy on a method", record, 1.6),
  ]
  return goals.map {
    Row("proxies and doubles", $0, beside: $1, in: measured, goal: .ratioAtMost($2))
  }
}

@Proxied protocol Measuring: AnyObject { func measure(_ text: String) -> Int }
@Proxied protocol MeasuringMore: Measuring {}

private final class Measurer: MeasuringMore {
  var count = 3
  @inline(never) func measure(_ text: String) -> Int { text.utf8.count &+ count }
}

/// What one would write instead of a proxy: it passes calls on, or calls a closure.
private final class Passing: Measuring {
  private let implementer: any Measuring
  private let answer: ((String) -> Int)?

  init(_ implementer: any Measuring, answer: ((String) -> Int)? = nil) {
    self.implementer = implementer
    self.answer = answer
  }

  @inline(never) func measure(_ text: String) -> Int {
    answer?(text) ?? implementer.measure(text)
  }
}

/// What one would write instead of a spy: it keeps arguments and results.
private final class Recording: Measuring {
  struct Call {
    let argument: String
    let time: ContinuousClock.Instant
    let result: Int
    let duration: Duration
  }

  var calls: [Call] = []

  @inline(never) func measure(_ text: String) -> Int {
    let time = ContinuousClock.now
    let result = text.utf8.count &+ 3
    calls.append(Call(argument: text, time: time, result: result, duration: .now - time))
    return result
  }
}
