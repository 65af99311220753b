import Foundation
import ModelFixture
import Pliant
import Synchronization
import Testing

/// Changes borrow the subscriptions that they call: when these end, what their handlers captured is
/// freed as if the calls had kept it.
struct BorrowedTests {
  private let log = Log()

  @Test func aHandlerThatStopsItselfIsFreedAfterItsCall() throws {
    let property = Property()
    var token: KeyPathObservation?
    func begin() throws {
      let freed = Freed(log)
      token = try observe(property, \.value) {
        token?.stop()
        log("stopped")
        withExtendedLifetime(freed) {}
        log("end")
      }
    }
    try begin()
    property.value = 1
    log("after")
    property.value = 2
    #expect(log.text == "stopped end freed after")
  }

  @Test func aHandlerWithoutArgumentsIsCalledBeforeIfItAsks() throws {
    let property = Property()
    let token = try observe(property, \.value, options: .prior) { log("\(property.value)") }
    property.value = 1
    withBatchedChanges { property.value = 2 }
    token.stop()
    #expect(log.text == "0 1 1 2")
  }

  /// The inner call of a handler ends first, the outer one frees it.
  @Test func stoppedByAnInnerCall() throws {
    let property = Property()
    var token: KeyPathObservation?
    func begin() throws {
      let freed = Freed(log)
      token = try observe(property, \.value) { old, new in
        log("\(old)>\(new)")
        if new < 3 { property.value = new + 1 } else { token?.stop() }
        withExtendedLifetime(freed) {}
        log("end \(new)")
      }
    }
    try begin()
    property.value = 1
    log("after")
    #expect(log.text == "0>1 1>2 2>3 end 3 end 2 end 1 freed after")
  }

  /// An observer that is alone again stands where it stood before.
  @Test func aloneAgain() throws {
    let property = Property()
    func begin() throws -> KeyPathObservation {
      let freed = Freed(log)
      return try observe(property, \.value) {
        log("first")
        withExtendedLifetime(freed) {}
      }
    }
    let first = try begin()
    let adder = try observe(property, \.value) {
      guard property.value == 1 else { return }
      let second = try? observe(property, \.value) { log("second") }
      property.value = 2
      second?.stop()
    }
    property.value = 1
    adder.stop()
    property.value = 3
    first.stop()
    log("after")
    #expect(log.text == "first first second first freed after")
  }

  /// Calls are nested more deeply than a thread can borrow.
  @Test func nestedTooDeep() throws {
    let property = Handed(Property())
    let deepest = Atomic(0)
    let token = try observe(property.value, \.value) { _, new in
      deepest.store(new, ordering: .relaxed)
      if new < 2_000 { property.value.value = new + 1 }
    }
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      property.value.value = 1
      isDone.signal()
    }
    thread.stackSize = 128 << 20
    thread.start()
    isDone.wait()
    withExtendedLifetime(token) {}
    #expect(deepest.load(ordering: .relaxed) == 2_000)
  }

  /// A text is destroyed as its type says, however the handler's call ends.
  @Test func smallValuesAreFreed() throws {
    final class Model {
      dynamic var object: Freed?
    }
    let model = Model()
    let token = try observe(model, \.object) { old, new in
      log("\(old != nil)>\(new != nil)")
    }
    model.object = Freed(log)
    model.object = nil
    log("after")
    withExtendedLifetime(token) {}
    #expect(log.text == "false>true true>false freed after")
  }

  /// Whoever ends the last call frees what the handler captured.
  @Test func aHundredThreads() throws {
    let shared = Handed(Safe())
    let freed = Log()
    DispatchQueue.concurrentPerform(iterations: 100) { thread in
      for round in 0..<20 {
        let captured = Freed(freed)
        let token = try? observe(shared.value, \.number) { withExtendedLifetime(captured) {} }
        shared.value.number = thread + round
        token?.stop()
      }
    }
    // A thread that collects for another test may be about to free some.
    for _ in 0..<20_000 where freed.count < 2_000 { usleep(100) }
    #expect(freed.count == 2_000)
    #expect(observations(of: shared.value).isEmpty)
  }
}

private final class Freed: Sendable {
  private let log: Log
  init(_ log: Log) { self.log = log }
  deinit { log("freed") }
}

private struct Handed<Value>: @unchecked Sendable {
  // SAFETY: the tests are about whether this is safe.
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A property that any thread may change.
private final class Safe {
  private let stored = Atomic(0)
  dynamic var number: Int {
    get { stored.load(ordering: .relaxed) }
    set { stored.store(newValue, ordering: .relaxed) }
  }
}
