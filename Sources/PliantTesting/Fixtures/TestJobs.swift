import CPliant
import Dispatch
import Foundation
import Glibc
import PliantBase
import Synchronization

/// The jobs of tasks that have a test clock, from the time that they can run until they suspend.
///
/// The runtime asks its hooks before it schedules a job. Those of a test's tasks run on queues
/// here, so that the clock knows when none is left.
enum TestJobs {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// The clocks of tasks, by the addresses of their jobs.
  private static let owners = Guarded<[UInt: TestClock]>([:])
  private static let clocks = Atomic(0)

  /// Whether jobs are followed; a program without the runtime's library has no hooks.
  private static let isFollowing: Bool = {
    guard let all = dlsym(nil, "swift_task_enqueueGlobal_hook"),
      let main = dlsym(nil, "swift_task_enqueueMainExecutor_hook")
    else { return false }
    // SAFETY: the types of the runtime's variables, which it reads at every job.
    let global = all.assumingMemoryBound(to: Hook?.self)
    let ofMain = main.assumingMemoryBound(to: Hook?.self)
    (beforeGlobal, beforeMain) = (global.pointee, ofMain.pointee)
    global.pointee = { TestJobs.enqueue($0, $1, TestJobs.beforeGlobal, onMain: false) }
    ofMain.pointee = { TestJobs.enqueue($0, $1, TestJobs.beforeMain, onMain: true) }
    return true
  }()

  // SAFETY: written once, before the hooks that read them are set.
  private nonisolated(unsafe) static var beforeGlobal: Hook?
  private nonisolated(unsafe) static var beforeMain: Hook?

  /// Counts the jobs of the current task and its children until ``unfollow(_:)``.
  static func follow(_ clock: TestClock) {
    _ = isFollowing
    clocks.add(1, ordering: .relaxed)
    withUnsafeCurrentTask { task in
      // SAFETY: it holds a task's address, which is that of its job.
      let address = task.map { unsafeBitCast($0, to: UInt.self) }
      owners.withLock { owners in if let address { owners[address] = clock } }
    }
  }

  /// Whether a function of Dispatch's work is the runtime's, which runs a job.
  static func isRuntime(_ work: UInt) -> Bool {
    isFollowing && library(of: work) == runtime
  }

  private static let runtime = library(
    of: UInt(bitPattern: dlsym(nil, "swift_task_enqueueGlobal_hook"))
  )

  /// The address of the library that holds an address.
  private static func library(of address: UInt) -> UInt {
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

  static func unfollow(_ clock: TestClock) {
    clocks.subtract(1, ordering: .relaxed)
    owners.withLock { owners in owners = owners.filter { $0.value !== clock } }
  }

  private static func enqueue(
    _ job: UnownedJob,
    _ original: Original,
    _ before: Hook?,
    onMain: Bool
  ) {
    guard clocks.load(ordering: .relaxed) > 0, let clock = owner(of: job) else {
      if let before { before(job, original) } else { original(job) }
      return
    }
    clock.began()
    // SAFETY: a job without an actor runs on an executor of two empty words.
    let none = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
    let executor = onMain ? MainActor.sharedUnownedExecutor : none
    (onMain ? DispatchQueue.main : queue()).async {
      clock.run { job.runSynchronously(on: executor) }
    }
  }

  /// The clock of the task that schedules the job, or that of the task that the job resumes.
  private static func owner(of job: UnownedJob) -> TestClock? {
    let address = unsafeBitCast(job, to: UInt.self)
    let local = TestClock.local.flatMap { $0.hasEnded ? nil : $0 }
    return owners.withLock { owners in
      if let local { owners[address] = local }
      return owners[address]
    }
  }

  /// Whether a thread sleeps in the kernel, and is not one that a busy machine keeps waiting.
  static func waits(_ thread: pid_t) -> Bool {
    let path = "/proc/self/task/\(thread)/stat"
    return (try? String(contentsOfFile: path, encoding: .utf8))?.contains(") S ") ?? false
  }

  /// Runs a sleeper's job.
  static func run(_ clock: TestClock, _ job: @escaping @Sendable () -> Void) {
    queue().async { clock.run(job) }
  }

  /// A queue of its own has a thread as soon as it needs one, however many others are blocked.
  private static func queue() -> DispatchQueue { DispatchQueue(label: "pliant.test-job") }
}

extension TestClock {
  func began() { state.withLock { $0.running += 1 } }

  /// Ends what ``began()`` or a sleeper began.
  func finished() {
    state.withLock { $0.running -= 1 }
    pass()
  }

  fileprivate func run(_ job: () -> Void) {
    let thread = pliant_thread_id()
    state.withLock { _ = $0.threads.insert(thread) }
    job()
    state.withLock { _ = $0.threads.remove(thread) }
    finished()
  }
}
