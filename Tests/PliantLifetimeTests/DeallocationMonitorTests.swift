import DynamicFixture
import Foundation
import PlainFixture
import Pliant
import Synchronization
import Testing

/// Watching objects die: RAReactionKit's behaviors 2.2#10 and #12.
struct DeallocationMonitorTests {
  private let log = Log()

  // RAReactionKit 2.2#12: several, but here in order of registration, after `deinit`.
  @Test func runOnceInOrderAfterDeinit() {
    do {
      let object = opaque(Witness { [log] in log("deinit") })
      onDeallocation(of: object) { [log] in log("first") }
      onDeallocation(of: object) { [log] in log("second") }
      onDeallocation(of: object) { [log, weak object] in log("weak:\(object == nil)") }
      #expect(log.text == "")
    }
    #expect(log.text == "deinit first second weak:true")
  }

  @Test func tensOfThousandsOfObjects() {
    final class Tally { var count = 0 }
    let tally = Tally()
    var objects = (0..<20_000).map { _ in opaque(Empty()) }
    for object in objects { onDeallocation(of: object) { tally.count += 1 } }
    objects.removeFirst(15_000)
    #expect(tally.count == 15_000)
    objects = []
    #expect(tally.count == 20_000)
  }

  @Test func everyKindOfClass() throws {
    watch(opaque(Empty()), "empty")
    watch(opaque(Generic(text: "x", value: [1])), "generic")
    watch(opaque(Clock()), "clock")
    watch(opaque(NSObject()), "NSObject")
    watch(opaque(Foundational()), "foundational")
    watch(opaque(Progress(totalUnitCount: 1)), "progress")
    watch(opaque(Counter()), "actor")
    watch(opaque(Witness {} as Witness), "witness")
    #expect(log.text == "empty generic clock NSObject foundational progress actor witness")
  }

  /// Monitors once fired before such a deinit had run, for it hops to its actor.
  @Test func afterAnIsolatedDeinit() async {
    let (deaths, died) = AsyncStream.makeStream(of: Void.self)
    await Task.detached { [log] in
      let gate = DispatchSemaphore(value: 0)
      // Holds the main actor until the last reference was dropped on another thread.
      DispatchQueue.main.async { gate.wait() }
      do {
        let object = opaque(Isolated { log("deinit") })
        onDeallocation(of: object) { log("first") }
        onDeallocation(of: object) {
          log("second")
          died.finish()
        }
      }
      log("dropped")
      gate.signal()
    }.value
    for await _ in deaths {}
    #expect(log.text == "dropped deinit first second")
  }

  @Test func afterAnIsolatedDeinitAtOnce() async {
    await MainActor.run {
      _ = onDeallocation(of: opaque(Isolated { [log] in log("deinit") })) { [log] in log("gone") }
    }
    #expect(log.text == "deinit gone")
  }

  @Test func afterAnActorsIsolatedDeinit() async {
    let (deaths, died) = AsyncStream.makeStream(of: Void.self)
    onDeallocation(of: opaque(IsolatedActor { [log] in log("deinit") })) { [log] in
      log("gone")
      died.finish()
    }
    for await _ in deaths {}
    #expect(log.text == "deinit gone")
  }

  private func watch(_ object: AnyObject, _ name: String) {
    onDeallocation(of: object) { [log] in log(name) }
  }

  @Test(arguments: [true, false])
  func objectsThatAreOverridden(_ before: Bool) throws {
    do {
      let greeter = opaque(Greeter())
      let greet = #method(Greeter.greet(_:))
      if before { try greet.override(on: greeter) { _, _ in "overridden" } }
      watch(greeter, "gone")
      if !before { try greet.override(on: greeter) { _, _ in "overridden" } }
      #expect(greeter.greet("x") == "overridden")
    }
    #expect(log.text == "gone")
  }

  // RAReactionKit 2.2#10
  @Test func cancelled() {
    do {
      let object = opaque(Empty())
      let captured = Empty()
      let monitor = onDeallocation(of: object) { [log] in
        withExtendedLifetime(captured) { log("cancelled") }
      }
      weak let weakly = captured
      let other = onDeallocation(of: object) { [log] in log("other") }
      monitor.stop()
      monitor.stop()
      #expect(monitor.state == .stopped && other.state == .watching)
      _ = weakly
    }
    #expect(log.text == "other")
  }

  @Test func cancellingFreesWhatWasCaptured() {
    let object = opaque(Empty())
    weak var captured: Empty?
    let monitor: DeallocationMonitor
    do {
      let kept = opaque(Empty())
      captured = kept
      monitor = onDeallocation(of: object) { withExtendedLifetime(kept) {} }
    }
    #expect(captured != nil)
    monitor.stop()
    #expect(captured == nil)
  }

  @Test func theStateTells() {
    var monitor: DeallocationMonitor?
    do {
      let object = opaque(Empty())
      monitor = onDeallocation(of: object) {}
    }
    #expect(monitor?.state == .fired)
    monitor?.stop()
    #expect(monitor?.state == .fired)
  }

  @Test func aDyingObjectIsRefused() {
    let state = Mutex<DeallocationMonitor.State?>(nil)
    do {
      let object = Selfish()
      object.body = { object in
        let monitor = onDeallocation(of: object) {}
        state.withLock { $0 = monitor.state }
      }
    }
    #expect(state.withLock { $0 } == .failed(.receiverIsDying(declaration: "Selfish.deinit")))
  }

  /// A monitor may watch, release and monitor other objects.
  @Test func aMonitorThatReleasesTheNext() {
    do {
      var chain = opaque(Link(nil))
      watch(chain, "0")
      for index in 1..<4 {
        let next = opaque(Link(chain))
        onDeallocation(of: next) { [log] in
          log("\(index)")
          onDeallocation(of: opaque(Empty())) { log("inner\(index)") }
        }
        chain = next
      }
    }
    #expect(log.text == "0 1 inner1 2 inner2 3 inner3")
  }

  @Test func aThousandObjectsOnFourThreads() {
    let died = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<250 {
        let object = opaque(Empty())
        onDeallocation(of: object) { died.add(1, ordering: .relaxed) }
      }
    }
    #expect(died.load(ordering: .relaxed) == 1000)
  }
}

private class Empty {}

private class Generic<Value> {
  let text: String
  let value: Value
  init(text: String, value: Value) {
    self.text = text
    self.value = value
  }
}

private class Foundational: NSObject {
  let text = "text"
}

private final class Witness {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  deinit { body() }
}

@MainActor
private final class Isolated {
  let body: @Sendable () -> Void
  nonisolated init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  isolated deinit { body() }
}

private actor IsolatedActor {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  isolated deinit { body() }
}

private final class Selfish {
  var body: ((Selfish) -> Void)?
  deinit { body?(self) }
}

private final class Link {
  // One Optional alone would be destroyed by a loop, and not from within the next.
  let next: [Link]
  init(_ next: Link?) { self.next = next.map { [$0] } ?? [] }
}
