import Pliant
import Testing

/// Objects that die inside the functions that are called when others die.
struct DyingTests {
  private let log = Log()

  // Each drops the last reference to the next: a thousand deaths, one within the other.
  @Test func aChainOfMonitors() {
    let log = log
    var objects: [Mortal?] = (0..<1_000).map { Mortal("\($0)", log) }
    for number in 0..<999 {
      let next = Box(objects[number + 1])
      onDeallocation(of: objects[number] ?? Mortal("none", log)) { next.object = nil }
    }
    onDeallocation(of: objects[999] ?? Mortal("none", log)) { log("last") }
    objects.removeLast(999)
    #expect(log.text.isEmpty)
    objects = []
    #expect(log.text == (0..<1_000).map { "\($0)" }.joined(separator: " ") + " last")
  }

  // The monitors of one object cancel each other, drop their own tokens and begin to watch others.
  @Test func monitorsThatMeddle() {
    let log = log
    let later = Mortal("later", log)
    var (own, second, third): (DeallocationMonitor?, DeallocationMonitor?, DeallocationMonitor?)
    do {
      let object = Mortal("object", log)
      own = onDeallocation(of: object) {
        log("first")
        own = nil
        second?.stop()
        onDeallocation(of: later) { log("gone") }
      }
      second = onDeallocation(of: object) { log("second") }
      third = onDeallocation(of: object) { log("third") }
    }
    #expect(log.text == "object first third")
    #expect(own == nil && second?.state == .stopped && third?.state == .fired)
    _ = consume later
    #expect(log.text == "object first third later gone")
  }

  // Objects that get the dead object's memory have none of its monitors.
  @Test func objectsMadeInsideAMonitorHaveNone() {
    let log = log
    var made: [Mortal] = []
    do {
      let object = Mortal("object", log)
      onDeallocation(of: object) {
        for number in 0..<100 { made.append(Mortal("\(number)", log)) }
        log("monitor")
      }
    }
    #expect(log.text == "object monitor")
    let all = made.count
    made = []
    #expect(log.text.matches(of: /monitor/).count == 1 && all == 100)
  }

  // An associated value is freed before its object's deinit, and may free other objects.
  @Test func valuesThatKeepObjects() {
    let (log, place) = (log, Associated<Mortal>())
    do {
      let object = Mortal("a", log)
      place[object] = Mortal("b", log)
      if let next = place[object] { place[next] = Mortal("c", log) }
      onDeallocation(of: object) { log("monitor") }
    }
    #expect(log.text == "c b a monitor")
  }

  // A value whose deinit sets a value of the dying object changes nothing, and is not kept.
  @Test func aValueThatComesBack() {
    let (log, place) = (log, Associated<AnyObject>())
    var objects = [Mortal("object", log)]
    place[objects[0]] = Returning(place, of: objects[0], log)
    objects = []
    #expect(log.text == "value late object")
  }
}

private final class Mortal {
  let name: String
  private let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }
  deinit { log(name) }
}

private final class Box {
  var object: Mortal?
  init(_ object: Mortal?) { self.object = object }
}

private final class Returning {
  private let place: Associated<AnyObject>
  private unowned(unsafe) let object: Mortal
  private let log: Log
  init(_ place: Associated<AnyObject>, of object: Mortal, _ log: Log) {
    self.place = place
    self.object = object
    self.log = log
  }
  deinit {
    log("value")
    place[object] = Mortal("late", log)
  }
}
