import Dispatch
import Observation
import Pliant
import Testing

/// Observing beside the standard library's `@Observable`, and on custom executors.
struct ObservableTests {
  private let log = Log()

  // Each is told by its own mechanism, whichever began first, and neither ends the other.
  @Test(arguments: [true, false])
  func bothAreTold(_ isTrackedFirst: Bool) throws {
    let model = Modern()
    if isTrackedFirst { track(model) }
    let observation = try observe(model, \.number) { old, new in log("\(old)>\(new)") }
    if !isTrackedFirst { track(model) }
    model.number = 1
    track(model)
    model.number += 1
    observation.stop()
    track(model)
    model.number = 3
    #expect(log.text == "tracked 0>1 tracked 1>2 tracked")
  }

  private func track(_ model: Modern) {
    withObservationTracking {
      _ = model.number
    } onChange: { [log] in
      log("tracked")
    }
  }

  // Tracking within a handler, and observing within `onChange`, reports the next change.
  @Test func oneWithinTheOther() throws {
    let model = Modern()
    var inner: KeyPathObservation?
    nonisolated(unsafe) let shared = model  // SAFETY: one thread.
    let observation = try observe(model, \.number) { [log] in
      log("observed")
      withObservationTracking {
        _ = shared.number
      } onChange: {
        log("tracked")
      }
    }
    model.number = 1
    inner = try observe(model, \.number) { [log] in log("inner") }
    model.number = 2
    withExtendedLifetime((observation, inner)) {}
    #expect(log.text == "observed tracked observed inner")
  }

  // A batch holds back what Pliant tells, and nothing of the standard library's.
  @Test func inABatch() throws {
    let model = Modern()
    let observation = try observe(model, \.number) { old, new in log("\(old)>\(new)") }
    track(model)
    withBatchedChanges {
      model.number = 1
      model.number = 2
      log("end")
    }
    withExtendedLifetime(observation) {}
    #expect(log.text == "tracked end 0>2")
  }

  // An actor on an executor of its own: changed there, and told to another one there.
  @Test func actorsOnTheirExecutors() async throws {
    let (changing, told) = (OnQueue("changing"), OnQueue("told"))
    let tokens = try [
      observe(changing, \.$number) { [log] old, new in
        dispatchPrecondition(condition: .onQueue(changing.queue))
        log("\(old)>\(new)")
      },
      observe(changing, \.$number, on: .actor(told)) { [log] change in
        dispatchPrecondition(condition: .onQueue(told.queue))
        log("told")
      },
    ]
    await changing.set(1)
    await changing.set(2)
    while log.count < 4 { await Task.yield() }
    withExtendedLifetime(tokens) {}
    #expect(log.text.replacing(" told", with: "").replacing("told ", with: "") == "0>1 1>2")
  }
}

@Observable
private final class Modern {
  dynamic var number = 0
}

private actor OnQueue {
  @Observed var number: Int = 0
  nonisolated let queue: DispatchQueue
  private let executor: QueueExecutor
  init(_ label: String) {
    queue = DispatchQueue(label: label)
    executor = QueueExecutor(queue)
  }
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: executor)
  }
  func set(_ number: Int) { self.number = number }
}

private final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue
  init(_ queue: DispatchQueue) { self.queue = queue }
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: UnownedSerialExecutor(ordinary: self)) }
  }
}
