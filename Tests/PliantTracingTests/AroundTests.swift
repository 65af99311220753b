import CPliant
import Glibc
import PliantTracing
import Synchronization
import Testing

func housed(_ number: Int) -> Int { number + 1 }
/// Called by one test, which counts the calls of all threads.
func housedAlone(_ number: Int) -> Int { number + 1 }
func housedAsync(_ number: Int) async -> Int { number + 1 }
func housing<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
func housingRecorded<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
func housingAsync(_ body: () async throws -> Trace) async rethrows -> Trace { try await body() }
func housingWait(_ body: () async -> Void) async { await body() }
func housedTask(_ number: Int) -> (UInt64, Int) { (pliant_trace_task(), housed(number)) }

/// A gate that suspends tasks until it is open.
private final class Gate: Sendable {
  private let waiting = Mutex<(isOpen: Bool, all: [CheckedContinuation<Void, Never>])>((false, []))

  func wait() async {
    await withCheckedContinuation { one in
      let isOpen = waiting.withLock { waiting in
        if !waiting.isOpen { waiting.all.append(one) }
        return waiting.isOpen
      }
      if isOpen { one.resume() }
    }
  }

  func open() {
    let all = waiting.withLock { waiting in
      waiting.isOpen = true
      return waiting.all
    }
    for one in all { one.resume() }
  }
}

/// Runs jobs when it is told to.
final class HeldExecutor: SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func run() {
    for job in jobs.withLock({ $0 }) { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}

private actor Desk {
  let executor = HeldExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func ask() {}
}

/// The number and the address of a task.
private func place(of task: Task<Void, Never>) -> (number: UInt64, address: UInt64) {
  typealias Function = @convention(c) (UInt) -> UInt64
  // SAFETY: a task is its address, and the function is the runtime's.
  let address = unsafeBitCast(task, to: UInt.self)
  let number = unsafeBitCast(dlsym(nil, "swift_task_getJobTaskId"), to: Function.self)
  return (number(address), UInt64(address))
}

/// Issue 64, part 4: traces that begin in the middle of what the program does.
@Suite(.enabled(if: isDebug)) struct AroundTests {
  private static func start(_ names: String...) throws -> Trace {
    try Trace.start(names.map { .matching("PliantTracingTests.\($0)") })
  }

  /// The calls of a task in the order of their ends, each with that around it.
  private static func log(_ trace: Trace, _ task: UInt64) -> [String] {
    trace.stop()
    let calls = trace.recorded.filter { $0.task == task }
    return calls.map { call in
      let outer = calls.first { $0.id == call.parent }
      return "\(call)" + (outer.map { " in " + $0.head } ?? "")
    }
  }

  @Test func runningCallsAreToldUntilTheyHaveEnded() async throws {
    let task = pliant_trace_task()
    let trace = try housing {
      let trace = try Self.start("housing(_:)", "housedAlone(_:)")
      _ = housedAlone(1)
      _ = housedAlone(2)
      return trace
    }
    _ = housedAlone(3)
    #expect(
      Self.log(trace, task) == [
        "housedAlone(1) -> 2 in housing(_:) (was running)",
        "housedAlone(2) -> 3 in housing(_:) (was running)",
        "housing(_:) (was running) …", "housedAlone(3) -> 4",
      ]
    )
    #expect(trace.text(as: .summary).contains("running when the trace began: 1  Pliant"))
    #expect(trace.text(as: .chromeTrace).contains("\"was running\":\"true\""))
    #expect(trace.summary.map(\.calls) == [3])
  }

  /// Recorded calls end for each trace that began meanwhile.
  @Test func recordedCallsGoOnInLaterTraces() async throws {
    let task = pliant_trace_task()
    let first = try Self.start("housed(_:)", "housingRecorded(_:)")
    let later = try housingRecorded {
      let later = try Self.start("housed(_:)", "housingRecorded(_:)")
      _ = housed(1)
      return later
    }
    // Its result is of no known size.
    let (inner, ended) = ("housingRecorded(_:)", " -> <A>")
    let calls = Self.log(first, task).map { $0.replacing("(<() throws -> A>)", with: "(_:)") }
    #expect(calls == ["housed(1) -> 2 in \(inner)", inner + ended])
    #expect(
      Self.log(later, task) == [
        "housed(1) -> 2 in \(inner) (was running)", "\(inner) (was running)" + ended,
      ]
    )
  }

  @Test func suspendedCallsAreTold() async throws {
    let task = pliant_trace_task()
    let trace = try await housingAsync {
      let trace = try Self.start("housingAsync(_:)", "housed*")
      _ = await housedAsync(1)
      _ = housed(2)
      return trace
    }
    _ = await housedAsync(3)
    let log = Self.log(trace, task).map { $0.replacing(/\(_:\) -> <Int>/, with: "(1) -> 2") }
    #expect(
      log == [
        "housedAsync(1) -> 2 in housingAsync(_:) (was running)",
        "housed(2) -> 3 in housingAsync(_:) (was running)",
        "housingAsync(_:) (was running) …",
        showsAsyncValues ? "housedAsync(3) -> 4" : "housedAsync(1) -> 2",
      ]
    )
  }

  @Test func childrenNameTheirParents() async throws {
    let task = pliant_trace_task()
    let trace = try Self.start("housed(_:)")
    async let child = housedTask(1)
    let one = await child.0
    let (other, outer) = await withTaskGroup(of: (UInt64, UInt64).self) { group in
      group.addTask {
        async let inner = housedTask(2)
        return (await inner.0, pliant_trace_task())
      }
      return await group.next() ?? (0, 0)
    }
    let alone = await Task.detached { housedTask(3) }.value.0
    trace.stop()
    let parents = Dictionary(trace.recorded.map { ($0.task ?? 0, $0.parentTask) }) { $1 }
    #expect(parents[one] == .some(task))
    #expect(parents[other] == .some(outer))
    #expect(parents[alone] == .some(nil))
    #expect(trace.text(as: .chromeTrace).contains("\"parent task\":\"\(task)\""))
    #expect(trace.text(as: .tree).contains("# task \(one), child of task \(task)\n"))
  }

  @Test func waitingTasksTellForWhat() async throws {
    let trace = try Self.start("housingWait(_:)")
    let gate = Gate()
    let open = Task { await housingWait { await gate.wait() } }
    let other = Task { await housingWait { await open.value } }
    let group = Task {
      await housingWait {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await gate.wait() }
          await group.next()
        }
      }
    }
    let asleep = Task { await housingWait { try? await Task.sleep(for: .seconds(3600)) } }
    let desk = Desk()
    let queued = Task { await housingWait { await desk.ask() } }
    let tasks = [open, other, group, asleep, queued]
    let places = tasks.map(place)
    let kinds = [
      PLIANT_WAITS_FOR_CONTINUATION, PLIANT_WAITS_FOR_TASK, PLIANT_WAITS_FOR_GROUP,
      PLIANT_WAITS_FOR_CONTINUATION, PLIANT_WAITS_FOR_EXECUTOR,
    ]
    for (place, kind) in zip(places, kinds) {
      while true {
        let wait = pliant_task_wait(place.number, place.address)
        // Before it begins, it waits for a thread.
        if wait.kind == kind, wait.on != 0 || kind != PLIANT_WAITS_FOR_EXECUTOR { break }
        await Task.yield()
      }
    }
    trace.stop()
    let waits = places.map { place in
      trace.recorded.first { $0.task == place.number }?.waitedFor ?? "nothing"
    }
    #expect(
      waits.prefix(3) == [
        "withCheckedContinuation(isolation:function:_:) in Gate.wait()",
        "task \(places[0].number)", "the tasks of a group",
      ]
    )
    #expect(waits[3].hasPrefix("a sleep in AroundTests.waitingTasksTellForWhat()"))
    #expect(waits[4] == "PliantTracingTests.HeldExecutor")
    gate.open()
    asleep.cancel()
    desk.executor.run()
    for task in tasks { await task.value }
    // Records of tasks that have ended may be gone.
    for (number, _) in places { #expect(pliant_task_wait(number, 16).kind == PLIANT_WAITS_UNKNOWN) }
  }
}
