import Dispatch

/// A thread of the console's own, so that it answers while all of the program's are busy, and takes none
/// of them.
final class ConsoleExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "pliant.console")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
