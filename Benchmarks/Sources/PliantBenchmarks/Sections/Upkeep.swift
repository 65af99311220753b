import BenchmarkFixture
import Foundation
import Pliant

/// How the cost of installing and removing grows with what there is already.
func measureUpkeep(_ effort: Effort) throws -> [Growth] {
  let effort = effort.forGrowth
  return [
    try growWithClasses(effort),
    try growWithRedefinitions(effort),
    try growWithEndedThreads(effort),
    growWithWatchedObjects(),
    try growWithImages(),
  ]
}

private let text = "ten letters"

/// A class for every two types.
private final class Levelled<First, Second>: Crowd {}

private protocol Named {}
private struct Wrapped<Inner>: Named {}
extension Int: Named {}
extension Named {
  fileprivate static var wrapped: any Named.Type { Wrapped<Self>.self }
}

/// A call on an object of the newest of many classes that have layers, and of one that has none.
private func growWithClasses(_ effort: Effort) throws -> Growth {
  var growth = Growth(
    title: "A call, by classes that have layers",
    axis: "classes that have layers of the method",
    curves: [
      Growth.Curve(name: "class with a layer", isOurs: true),
      Growth.Curve(name: "class without", isOurs: true),
      Growth.Curve(name: "plain call", isOurs: false),
    ]
  )
  func levelled<First: Named, Second: Named>(_: First.Type, _: Second.Type) -> Plain {
    opaque(Levelled<First, Second>())
  }
  let types = Array(sequence(first: Int.self as any Named.Type) { $0.wrapped }.prefix(32))
  let objects = types.flatMap { first in types.map { levelled(first, $0) } }
  let measure = #method(Crowd.measure(_:))
  let plain: Plain = opaque(Plain())
  var overridden: [Override] = []
  defer { for override in overridden { override.stop() } }
  for count in [1, 10, 100, 1_000] {
    for object in objects[overridden.count..<count] {
      overridden.append(
        try measure.override(onAll: type(of: object)) { _, text in text.utf8.count }
      )
    }
    let (own, other) = (objects[count - 1], objects[1_000])
    var comparison = Comparison(effort)
    comparison.add("plain call") { sum($0) { _ in plain.measure(text) } }
    comparison.add("class with a layer") { sum($0) { _ in own.measure(text) } }
    comparison.add("class without") { sum($0) { _ in other.measure(text) } }
    growth.add(count, comparison.measure())
  }
  return growth
}

/// Of as many messages.
private func growWithRedefinitions(_ effort: Effort) throws -> Growth {
  var growth = Growth(
    title: "A redefinition, by those in use",
    axis: "redefinitions in use",
    curves: [Growth.Curve(name: "stopped and started", isOurs: true)]
  )
  var redefinitions: [Redefinition] = []
  for count in [1, 10, 100, 1_000, 10_000] {
    while redefinitions.count < count {
      let message = Method<(Plain) -> Int>("message\(redefinitions.count)")
      redefinitions.append(try message.redefine { _ in 1 })
    }
    var comparison = Comparison(effort)
    comparison.add("stopped and started") {
      loop($0) {
        redefinitions[$0 % count].stop()
        redefinitions[$0 % count].start()
      }
    }
    growth.add(count, comparison.measure())
  }
  return growth
}

private func liveThreads() -> Int {
  (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
}

/// All threads that have ended were alive at once, and called a method that is overridden.
private func growWithEndedThreads(_ effort: Effort) throws -> Growth {
  var growth = Growth(
    title: "A layer, by threads that ended",
    axis: "threads that ended",
    curves: [Growth.Curve(name: "added and removed", isOurs: true)]
  )
  let measure = #method(Crowd.measure(_:))
  // SAFETY: the method only reads what never changes.
  nonisolated(unsafe) let object: Plain = opaque(Crowd())
  try measure.override(on: object) { _, text in text.utf8.count }
  for count in [1, 1_000, 8_000] {
    let before = liveThreads()
    let (ready, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let ended = DispatchGroup()
    for _ in 0..<count {
      ended.enter()
      let thread = Thread {
        _ = object.measure(text)
        ready.signal()
        go.wait()
        ended.leave()
      }
      thread.stackSize = 1 << 16
      thread.start()
    }
    for _ in 0..<count { ready.wait() }
    for _ in 0..<count { go.signal() }
    ended.wait()
    // On their way out they still answer the barriers that a removal waits for.
    while liveThreads() > before { usleep(1_000) }
    let layered: Plain = opaque(Crowd())
    var comparison = Comparison(effort)
    comparison.add("added and removed") {
      loop($0) { _ in
        do {
          try measure.override(on: layered, key: "k") { _, text in text.utf8.count }
        } catch {
          preconditionFailure("\(error)")
        }
        measure.removeOverride(on: layered, key: "k")
      }
    }
    growth.add(count, comparison.measure())
  }
  return growth
}

/// The longest that one object kept others from the table, in the time of this thread: what the machine does
/// meanwhile is left out.
private func growWithWatchedObjects() -> Growth {
  var growth = Growth(
    title: "The longest hold of the table, by watched objects",
    axis: "watched objects",
    curves: [
      Growth.Curve(name: "watching one more", isOurs: true),
      Growth.Curve(name: "the death of one", isOurs: true),
    ]
  )
  func longest(_ count: Int, _ body: (Int) -> Void) -> Double {
    (0..<count).reduce(0) { longest, n in
      let start = threadTime()
      body(n)
      return max(longest, Double(threadTime() - start))
    }
  }
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    var times: [String: [Double]] = [:]
    for _ in 0..<5 {
      var objects: [Leaf] = (0..<count).map { _ in opaque(Leaf()) }
      times["watching one more", default: []].append(
        longest(count) { onDeallocation(of: objects[$0]) {} }
      )
      times["the death of one", default: []].append(longest(count) { _ in objects.removeLast() })
    }
    growth.add(count, Measured(times: times))
  }
  return growth
}

/// In nanoseconds.
private func threadTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// The C library's converters are loaded one after the other, and each time an object is overridden.
private func growWithImages() throws -> Growth {
  var growth = Growth(
    title: "An install after dlopen, by overridden methods",
    axis: "methods of classes that are overridden",
    horizontal: .linear,
    curves: [Growth.Curve(name: "an image loaded, and one object overridden", isOurs: true)]
  )
  let folder = "/usr/lib/\(architecture)-linux-gnu/gconv/"
  let images = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  var unread = images.filter { $0.hasSuffix(".so") }.sorted()[...]
  let methods: [(Int, () throws -> Override)] = [
    (1, { try #method(Crowd.measure(_:)).override(onAll: Crowd.self, key: 0) { _, _ in 1 } }),
    (2, { try #method(Stacked.measure(_:)).override(onAll: Stacked.self, key: 0) { _, _ in 1 } }),
    (3, { try #method(Spied.measure(_:)).override(onAll: Spied.self, key: 0) { _, _ in 1 } }),
  ]
  let measure = #method(Overridden.measure(_:))
  let object: Plain = opaque(Overridden())
  for (count, override) in methods {
    try override().stop()
    let times = try unread.prefix(20).map { image in
      dlopen(folder + image, RTLD_NOW)
      let time = try ContinuousClock().measure {
        try measure.override(on: object, key: 0) { _, text in text.utf8.count }
      }
      return time / .nanoseconds(1)
    }
    unread = unread.dropFirst(20)
    if !times.isEmpty {
      growth.add(count, Measured(times: [growth.curves[0].name: times]))
    }
  }
  return growth
}

private var architecture: String {
  #if arch(x86_64)
  "x86_64"
  #else
  "aarch64"
  #endif
}
