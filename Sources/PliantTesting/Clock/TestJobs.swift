import CPliant
import Dispatch
import Glibc
import PliantBase
import PliantHooks
import PliantImages
import Synchronization

/// The jobs of a test's tasks, from the time that they can run until they suspend.
///
/// The runtime schedules every job of a task with `swift_task_enqueue`, on whatever executor, and
/// runs it by calling the function in the task's record. While there are clocks, both are replaced:
/// a job is counted before it can run, and until that function has returned.
enum TestJobs {
  private struct State {
    /// The clocks of tasks, by the tasks' numbers, which are never used again.
    var clocks: [UInt64: TestClock] = [:]
    /// The jobs that have been scheduled and do not run yet, by the addresses of their tasks.
    var scheduled: [UInt: (resume: UInt, clock: TestClock)] = [:]
  }

  private static let state = Guarded(State())
  private static let clocks = Atomic(0)

  /// Counts the jobs of the current task, and of those that it starts, until ``unfollow(_:)``.
  static func follow(_ clock: TestClock) throws {
    try RuntimeLayout.check(RuntimeLayout.differenceOfTasks, for: schedule.name)
    _ = hasOwnQueues
    try schedule.begin()
    clocks.add(1, ordering: .relaxed)
    setClock(clock)
  }

  /// Ends that a clock counts jobs; the current task is its outer clock's again.
  static func unfollow(_ clock: TestClock) {
    state.withLock { state in state.clocks = state.clocks.filter { $0.value !== clock } }
    if let outer = clock.outer { setClock(outer) }
    clocks.subtract(1, ordering: .relaxed)
    schedule.end()
  }

  private static func setClock(_ clock: TestClock) {
    if let task = currentTask.map(number) { state.withLock { $0.clocks[task] = clock } }
  }

  /// The number of the current task, whose jobs are counted from now on.
  @discardableResult
  static func adopt(by clock: TestClock) -> UInt64? {
    currentTask.map { adopt($0, by: clock) }
  }

  /// The number of a task, whose jobs are counted, whatever resumes it.
  @discardableResult
  static func adopt(_ task: UInt, by clock: TestClock) -> UInt64 {
    let task = number(task)
    state.withLock { state in state.clocks[task] = state.clocks[task] ?? clock }
    return task
  }

  private static var currentTask: UInt? {
    // SAFETY: it holds a task's address, which is that of its job.
    withUnsafeCurrentTask { task in task.map { unsafeBitCast($0, to: UInt.self) } }
  }

  /// Cancels the current task, even if it has ended by then.
  static var cancellation: (@Sendable () -> Void)? {
    typealias Cancel = @convention(c) (UnsafeRawPointer) -> Void
    guard let address = currentTask.flatMap(UnsafeRawPointer.init(bitPattern:)) else { return nil }
    // SAFETY: a task is an object of the runtime's, which the closure keeps, and the function's
    // type takes it.
    nonisolated(unsafe) let task = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    return {
      unsafeBitCast(cancel, to: Cancel.self)(Unmanaged.passUnretained(task).toOpaque())
    }
  }

  private static let cancel = UInt(bitPattern: dlsym(nil, "swift_task_cancel"))

  // MARK: Counting

  private static let schedule = EntryPoint("swift_task_enqueue") { call in
    count(UInt(bitPattern: call[0]))
    return call.original()
  }

  private static func words(_ job: UInt) -> UnsafeMutablePointer<UInt>? {
    UnsafeMutablePointer(bitPattern: job)
  }

  private static func count(_ job: UInt) {
    // SAFETY: the layout of the runtime's ABI; nobody runs the job before it is scheduled.
    guard let words = words(job), words[TaskWords.flags] & 0xff == 0,
      words[TaskWords.resume] != counted
    else { return }
    let (task, local) = (number(job), TestClock.own)
    let clock = state.withLock { state -> TestClock? in
      guard let clock = state.clocks[task] ?? local, !clock.hasEnded else { return nil }
      state.clocks[task] = clock
      state.scheduled[job] = (words[TaskWords.resume], clock)
      return clock
    }
    guard let clock else { return }
    clock.began(task)
    words[TaskWords.resume] = counted
  }

  private static func number(_ job: UInt) -> UInt64 {
    typealias Function = @convention(c) (UInt) -> UInt64
    // SAFETY: the type of the runtime's function, which takes a job.
    return unsafeBitCast(numberOfJob, to: Function.self)(job)
  }

  private static let numberOfJob = UInt(bitPattern: dlsym(nil, "swift_task_getJobTaskId"))

  /// The function that counts the thread which runs a job as well.
  private static let counted = pliant_counted_resume(
    {
      let job = TestJobs.currentTask.flatMap { task in
        TestJobs.state.withLock { $0.scheduled.removeValue(forKey: task) }
      }
      guard let job else { preconditionFailure("a counted job runs that was not scheduled") }
      job.clock.entered()
      let clock = Unmanaged.passRetained(job.clock).toOpaque()
      return pliant_counted_job(resume: job.resume, clock: clock)
    },
    // SAFETY: what has been retained above.
    { Unmanaged<TestClock>.fromOpaque($0).takeRetainedValue().left() }
  )

  // MARK: Queues

  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// The hook that was set before, 0 without one.
  private static let before = Atomic<UInt>(0)

  /// Has jobs of tests run on queues of their own, if the runtime has its hook.
  ///
  /// These get a thread as soon as they need one, however many others are blocked.
  private static let hasOwnQueues: Bool = {
    guard let hook = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return false }
    // SAFETY: the type of the runtime's variable, which it reads at every job.
    let variable = hook.assumingMemoryBound(to: Hook?.self)
    before.store(unsafeBitCast(variable.pointee, to: UInt.self), ordering: .releasing)
    variable.pointee = { job, original in
      guard TestJobs.isCounted(job) else {
        // SAFETY: the word is what the runtime's variable held: a hook or none.
        let before = unsafeBitCast(TestJobs.before.load(ordering: .acquiring), to: Hook?.self)
        if let before { before(job, original) } else { original(job) }
        return
      }
      // SAFETY: a job without an actor runs on an executor of two empty words.
      let none = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
      TestJobs.async { job.runSynchronously(on: none) }
    }
    return true
  }()

  private static func isCounted(_ job: UnownedJob) -> Bool {
    guard clocks.load(ordering: .relaxed) > 0 else { return false }
    if TestClock.own != nil { return true }
    let address = unsafeBitCast(job, to: UInt.self)
    return state.withLock { $0.scheduled[address] != nil }
  }

  /// Runs what a sleeper waited for, or what has begun.
  static func run(_ clock: TestClock, _ job: @escaping @Sendable () -> Void) {
    async {
      clock.entered()
      job()
      clock.left()
    }
  }

  /// Runs work on a queue of its own, which carries nothing.
  static func async(_ work: @escaping @Sendable () -> Void) {
    Surroundings.really { DispatchQueue(label: "pliant.test-job").async(execute: work) }
  }

  // MARK: Libraries

  /// Whether a function of Dispatch's work is the runtime's, which runs a job.
  static func isRuntime(
    _ work: UInt,
    with context: UnsafeMutableRawPointer?,
    later: Bool = false
  ) -> Bool {
    let library = library(of: work)
    guard library == sanitizer, let context else { return library == runtime }
    // SAFETY: Thread Sanitizer has its own function called in place of all work, with a queue, the
    // context, and the function that was given; later, with a block in place of the context: the
    // user's, or one of its own, which has captured a context and a function. The fourth word of a
    // block is its descriptor, whose second is the block's size.
    let words = context.assumingMemoryBound(to: UInt.self)
    guard later, let block = UnsafePointer<UInt>(bitPattern: words[1]) else {
      return Self.library(of: words[2]) == runtime
    }
    let size = UnsafePointer<UInt>(bitPattern: block[3])?[1]
    return size == 48 && [block[4], block[5]].contains { Self.library(of: $0) == runtime }
  }

  /// Whether a thread's function is Dispatch's or the runtime's, whose threads run anybody's work.
  static func isPool(_ work: UInt) -> Bool { [dispatch, runtime].contains(library(of: work)) }

  /// Whether an address is in Dispatch's library.
  static func isOfDispatch(_ address: UInt) -> Bool { library(of: address) == dispatch }

  static func isOfFoundation(_ address: UInt) -> Bool { library(of: address) == foundation }

  private static let foundation = library(of: UInt(bitPattern: dlsym(nil, "CFRunLoopRunInMode")))
  private static let dispatch = library(of: UInt(bitPattern: dlsym(nil, "dispatch_async_f")))
  private static let runtime = library(of: numberOfJob)

  /// The library of Thread Sanitizer; nil without it.
  private static let sanitizer = dlsym(nil, "__tsan_init").map { library(of: UInt(bitPattern: $0)) }

  private static let libraries = Guarded<[UInt: UInt]>([:])

  /// The address of the library that holds a function.
  private static func library(of function: UInt) -> UInt {
    if let known = libraries.withLock({ $0[function] }) { return known }
    let found = findLibrary(of: function)
    libraries.withLock { $0[function] = found }
    return found
  }

  private static func findLibrary(of address: UInt) -> UInt {
    typealias Function = @convention(c) (UInt, UnsafeMutablePointer<UInt>) -> Int32
    guard let find = dlsym(nil, "dladdr") else { return 0 }
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { info in
      info.initialize(repeating: 0)
      // SAFETY: the function's type; a `Dl_info` is four words, of which the second is the base.
      return info.baseAddress.flatMap { start in
        unsafeBitCast(find, to: Function.self)(address, start) == 0 ? nil : start[1]
      } ?? 0
    }
  }
}
