import BenchmarkFixture
import Foundation
import Pliant

/// What a notification costs that one observer hears of.
func measureNotifying(_ effort: Effort) -> [Row] {
  let name = Notification.Name("BenchmarkDidRun")
  let tally = Tally()
  let (silent, plain, named) = (NotificationCenter(), NotificationCenter(), NotificationCenter())
  let token = plain.addObserver(forName: name, object: nil, queue: nil) { _ in tally.count &+= 1 }
  let listener = Listener(tally)
  observeNotifications(listener, [name], in: named, with: Listener.benchmarkDidRun)
  for center in [silent, plain, named] { center.post(name: name, object: nil) }
  precondition(tally.count == 2)

  var comparison = Comparison(effort)
  comparison.add("post that nobody observes") {
    loop($0) { _ in silent.post(name: name, object: nil) }
  }
  comparison.add("post to one closure") { loop($0) { _ in plain.post(name: name, object: nil) } }
  comparison.add("post to one method of an observer") {
    loop($0) { _ in named.post(name: name, object: nil) }
  }
  let measured = comparison.measure()
  withExtendedLifetime((token, listener)) {}
  return [
    Row(
      "notifications",
      "post to one method of an observer",
      beside: "post to one closure",
      in: measured,
      goal: .ratioAtMost(1.15)
    )
  ]
}

private final class Listener {
  private let tally: Tally
  init(_ tally: Tally) { self.tally = tally }
  func benchmarkDidRun() { tally.count &+= 1 }
}
