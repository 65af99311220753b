import Dispatch
import Pliant
import Testing

/// Overridden methods that run where the program says: on executors of its own.
struct ExecutorTests {
  @Test func anActorWithAnExecutorOfItsOwn() async throws {
    let executor = QueueExecutor()
    let meter = Meter(executor)
    let add = #method { (meter: isolated Meter, by: Int) in meter.add(by) }
    let addLater = #method { (meter: isolated Meter, by: Int) in await meter.addLater(by) }
    try add.wrap(on: meter) { layer in
      { meter, by in
        dispatchPrecondition(condition: .onQueue(executor.queue))
        return layer.next(meter, by * 10)
      }
    }
    try addLater.wrap(on: meter) { layer in
      { meter, by in
        dispatchPrecondition(condition: .onQueue(executor.queue))
        let sum = await layer.next(meter, by)
        dispatchPrecondition(condition: .onQueue(executor.queue))
        return sum + 1
      }
    }
    #expect(await meter.add(1) == 10)
    #expect(await meter.addLater(2) == 31)
  }

  // A task's preference moves its async methods, and what is between them and their layers, alike.
  @Test func aTaskThatPrefersAnExecutor() async throws {
    let executor = QueueExecutor()
    let worker = Worker()
    try #method(Worker.work(_:)).wrap(on: worker) { layer in
      { worker, x in
        let before = executor.isCurrent
        let result = await layer.next(worker, x)
        return "\(before) \(result) \(executor.isCurrent)"
      }
    }
    let here = await withTaskExecutorPreference(executor) {
      await worker.work(executor)
    }
    #expect(here == "true work true true")
    #expect(await worker.work(executor) == "false work false false")
  }

  // A task's redefinition holds on its executor, and on no other's.
  @Test func aTasksRedefinitionOnItsExecutor() async throws {
    let executor = QueueExecutor()
    let worker = Worker()
    let work = #method(Worker.work(_:))
    async let outside = Task.detached(executorPreference: executor) {
      await worker.work(executor)
    }.value
    let redefined: @Sendable (Worker, QueueExecutor) async -> String = { _, _ in "redefined" }
    let inside = try await work.withRedefinition(redefined) {
      await Task(executorPreference: executor) { await worker.work(executor) }.value
    }
    #expect(inside == "redefined")
    #expect(await outside == "work true")
  }
}

private final class QueueExecutor: SerialExecutor, TaskExecutor {
  let queue = DispatchQueue(label: "executor")
  private static let key = DispatchSpecificKey<ObjectIdentifier>()

  init() { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      job.runSynchronously(
        isolatedTo: self.asUnownedSerialExecutor(),
        taskExecutor: self.asUnownedTaskExecutor()
      )
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

private actor Meter {
  private let executor: QueueExecutor
  private var sum = 0
  init(_ executor: QueueExecutor) { self.executor = executor }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  dynamic func add(_ by: Int) -> Int {
    sum += by
    return sum
  }

  dynamic func addLater(_ by: Int) async -> Int {
    await Task.yield()
    return add(by)
  }
}

private final class Worker: Sendable {
  @concurrent dynamic func work(_ executor: QueueExecutor) async -> String {
    "work \(executor.isCurrent)"
  }
}
