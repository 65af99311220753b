import Dispatch
import Foundation
import ModelFixture
import Pliant
import Testing

/// Where handlers run.
struct DeliveryTests {
  private let log = Log()
  private let property = Property()

  @Test func queues() throws {
    let queue = DispatchQueue(label: "deliveries")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let token = try observe(property, \.value, options: [.initial, .old], on: .queue(queue)) {
      change in
      let here = DispatchQueue.getSpecific(key: key) == true
      log("\(here):\(change.old.map { "\($0)" } ?? "-")>\(change.new)")
    }
    for value in 1...3 { property.value = value }
    queue.sync {}
    #expect(log.text == "true:->0 true:0>1 true:1>2 true:2>3")
    queue.suspend()
    property.value = 4
    token.stop()
    queue.resume()
    queue.sync {}
    #expect(log.count == 4)
  }

  /// Changes made before the object died arrive.
  @Test func theObjectDiesFirst() throws {
    let queue = DispatchQueue(label: "deliveries")
    queue.suspend()
    let token: KeyPathObservation
    do {
      let dying = Property()
      token = try observe(dying, \.value, on: .queue(queue)) { change in log("\(change.new)") }
      dying.value = 1
      dying.value = 2
    }
    #expect(!token.isActive)
    queue.resume()
    queue.sync {}
    #expect(log.text == "1 2")
  }

  @Test func actors() async throws {
    let recorder = Recorder()
    let token = try observe(property, \.value, on: .actor(recorder)) { change in
      let new = change.new
      recorder.assumeIsolated { $0.record(new) }
    }
    for value in 1...100 { property.value = value }
    while await recorder.all.count < 100 { await Task.yield() }
    #expect(await recorder.all == Array(1...100))
    token.stop()
  }

  @Test func sequences() async throws {
    let stream: AsyncStream<Change<Int>>
    do {
      let dying = Property()
      stream = try changes(of: dying, \.value, options: [.initial, .old])
      for value in 1...3 { dying.value = value }
    }
    for await change in stream { log("\(change.old.map { "\($0)" } ?? "-")>\(change.new)") }
    #expect(log.text == "->0 0>1 1>2 2>3")
  }

  @Test func sequencesKeepTheNewest() async throws {
    let stream: AsyncStream<Change<Int>>
    do {
      let dying = Property()
      stream = try changes(of: dying, \.value, bufferingNewest: 2)
      for value in 1...5 { dying.value = value }
    }
    for await change in stream { log("\(change.new)") }
    #expect(log.text == "4 5")
  }

  @Test func sequencesThatAreLeft() async throws {
    let first = try changes(of: property, \.value)
    property.value = 1
    for await change in first {
      log("\(change.new)")
      break
    }
    _ = consume first
    property.value = 2
    #expect(log.text == "1")
    #expect(observations(of: property).isEmpty)
  }

  @Test func anActorsProperty() async throws {
    let counter = Counter()
    let recorder = Recorder()
    let tokens = try [
      observe(counter, \.$count) { old, new in log("\(old)>\(new)") },
      observe(counter, \.$count, on: .actor(recorder)) { change in
        let new = change.new
        recorder.assumeIsolated { $0.record(new) }
      },
    ]
    await counter.add(2)
    await counter.add(3)
    while await recorder.all.count < 2 { await Task.yield() }
    withExtendedLifetime(tokens) {}
    #expect(log.text == "0>2 2>5")
    #expect(await recorder.all == [2, 5])
    let stream = try changes(of: counter, \.$count)
    await counter.add(1)
    for await change in stream {
      #expect(change.new == 6)
      break
    }
  }
}

@MainActor
struct MainThreadTests {
  private let log = Log()
  private let source = Property(1)

  @Test func observers() async throws {
    let token = try observe(source, \.value, on: .main) { [log] change in
      let new = change.new
      MainActor.assumeIsolated { log("\(new)") }
    }
    source.value = 1
    #expect(log.text == "1")
    nonisolated(unsafe) let shared = source  // SAFETY: nobody else uses it meanwhile.
    await Task.detached { @Sendable in for value in 2...3 { shared.value = value } }.value
    while log.count < 3 { await Task.yield() }
    source.value = 4
    withExtendedLifetime(token) {}
    #expect(log.text == "1 2 3 4")
  }

  // RAReactionKit 2.2#3: at once on the main thread, after what other threads have left for it.
  @Test func bindings() throws {
    let target = Property()
    try bind(target, \.value, to: source, \.value, on: .main)
    #expect(target.value == 1)
    source.value = 2
    #expect(target.value == 2)
    nonisolated(unsafe) let shared = source  // SAFETY: nobody else uses it meanwhile.
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      shared.value = 3
      shared.value = 4
      done.signal()
    }
    done.wait()
    #expect(target.value == 2)
    source.value = 5
    #expect(target.value == 5)
  }
}

private actor Recorder {
  private(set) var all: [Int] = []
  func record(_ value: Int) { all.append(value) }
}
