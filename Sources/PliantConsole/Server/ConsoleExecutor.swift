import Dispatch

/// A thread of the console's own, so that it responds while all threads of the program are busy.
final class ConsoleExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "pliant.console")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
