import Dispatch
import Glibc
import Pliant
@_spi(PliantRooms) import PliantLifetime
import Synchronization
import Testing

/// An object's only monitor is its record, without a state between; these go to and fro.
struct MonitorsTests {
  private let log = Log()

  @Test(arguments: [0, 1, 2, 3])
  func otherStateBeforeOrAfterTheFirstMonitors(_ before: Int) {
    let tint = Associated<String>()
    do {
      let object = Thing(log)
      for number in 0..<3 {
        if number == before { tint[object] = "red" }
        onDeallocation(of: object) { [log] in log("\(number)") }
      }
      if before == 3 { tint[object] = "red" }
      #expect(tint[object] == "red")
    }
    #expect(log.text == "deinit 0 1 2")
  }

  /// The records' table grows while its objects are looked at, some at a time.
  @Test func allAreSeenWhileThereAreMore() throws {
    let key = ObjectRecords.makeKey()
    func mark(_ object: AnyObject) throws {
      _ = try ObjectRecords.state(of: object, key: key, declaration: "") { Mark(key: key) }
    }
    let early = (0..<2_000).map { _ in Thing(log) }
    var late: [Thing] = []
    try early.forEach(mark)
    let seen = ObjectRecords.seen(most: .max, times: .max, of: [Mark.self]) { _ in
      for _ in 0..<(late.count < 20_000 ? 50 : 0) {
        late.append(Thing(log))
        #expect(throws: Never.self) { try mark(late[late.count - 1]) }
      }
      return true
    }
    let addresses = seen.objects.map(\.address)
    #expect(seen.isComplete && Set(addresses).count == addresses.count)
    #expect(
      Set(early.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) })
        .isSubset(of: addresses)
    )
    withExtendedLifetime((early, late)) {}
  }

  @Test(arguments: [false, true])
  func theOnlyOneIsCancelledAndAnotherAdded(_ hasOtherState: Bool) {
    let tint = Associated<String>()
    do {
      let object = Thing(log)
      let first = onDeallocation(of: object) { [log] in log("first") }
      if hasOtherState { tint[object] = "red" }
      first.stop()
      #expect(tint[object] == (hasOtherState ? "red" : nil))
      let second = onDeallocation(of: object) { [log] in log("second") }
      first.stop()
      #expect(first.state == .stopped && second.state == .watching)
    }
    #expect(log.text == "deinit second")
  }

  @Test(arguments: 0..<3)
  func eachOfThreeIsCancelled(_ number: Int) {
    do {
      let object = Thing(log)
      let monitors = (0..<3).map { number in
        onDeallocation(of: object) { [log] in log("\(number)") }
      }
      monitors[number].stop()
    }
    #expect(
      log.text == "deinit "
        + (0..<3).filter { $0 != number }.map(String.init)
        .joined(separator: " ")
    )
  }

  /// Objects that a cancelled monitor's closure frees may watch the same object.
  @Test func cancellingFreesWhatWatchesAnew() {
    do {
      let object = Thing(log)
      let monitor: DeallocationMonitor
      do {
        let last = Last { [log, unowned object] in
          log("freed")
          onDeallocation(of: object) { log("anew") }
        }
        monitor = onDeallocation(of: object) { withExtendedLifetime(last) {} }
      }
      monitor.stop()
    }
    #expect(log.text == "freed deinit anew")
  }

  @Test func endedMonitorsAreFreed() {
    weak var fired: DeallocationMonitor?
    weak var cancelled: DeallocationMonitor?
    let object = Thing(log)
    do {
      let dying = Thing(log)
      fired = onDeallocation(of: dying) {}
      cancelled = onDeallocation(of: object) {}
      cancelled?.stop()
    }
    #expect(fired == nil && cancelled == nil)
  }

  @Test(arguments: [1, 2])
  func toolsAreToldOfADeath(_ count: Int) {
    let thread = pthread_self()
    let listener = Death.listen { [log] death in
      // Other tests' objects die meanwhile, on other threads.
      guard pthread_self() == thread, death.className == "PliantLifetimeTests.Thing" else { return }
      log("Thing \(death.monitors)")
    }
    defer { Death.stopListening(listener) }
    do {
      let object = Thing(Log())
      for _ in 0..<count { onDeallocation(of: object) { [log] in log("fired") } }
    }
    let own = (0..<count).map { _ in "fired" } + ["Thing \(count)"]
    #expect(log.text.contains(own.joined(separator: " ")))
  }

  /// Others cancel, add and read while the objects die.
  @Test func fourThreadsOnTheSameObjects() {
    let fired = Atomic(0)
    let cancelled = Atomic(0)
    let tint = Associated<Int>()
    for _ in 0..<200 {
      let objects = (0..<4).map { _ in Thing(Log()) }
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for object in objects {
          let monitor = onDeallocation(of: object) { fired.add(1, ordering: .relaxed) }
          if thread == 1 { tint[object] = 1 }
          if thread == 2 {
            monitor.stop()
            cancelled.add(1, ordering: .relaxed)
          }
        }
      }
    }
    #expect(fired.load(ordering: .relaxed) == 200 * 4 * 3)
    #expect(cancelled.load(ordering: .relaxed) == 200 * 4)
  }
}

private final class Thing: Sendable {
  let log: Log
  init(_ log: Log) { self.log = log }
  deinit { log("deinit") }
}

private final class Last {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  deinit { body() }
}

private final class Mark: ObjectState {}
