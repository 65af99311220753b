import Glibc
import PliantTracing

/// Runs a function on a thread of its own.
func inThread(_ body: @escaping @Sendable () -> Void) { pthread_join(start(body), nil) }

private func start(_ body: @escaping @Sendable () -> Void) -> pthread_t {
  let box = Unmanaged.passRetained(Box(body: body))
  var thread = pthread_t()
  pthread_create(
    &thread,
    nil,
    { context in
      // SAFETY: it was retained for this thread.
      if let context { Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body() }
      return nil
    },
    box.toOpaque()
  )
  return thread
}

private final class Box: Sendable {
  let body: @Sendable () -> Void
  init(body: @escaping @Sendable () -> Void) { self.body = body }
}

func endThread() { pthread_exit(nil) }

func nameOfFunction(at address: UInt) -> String? { CallerNames.name(at: address) }

/// Runs a function on some threads of their own at once.
func inThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) { startThreads(count, body)() }

/// The same; what is returned waits for their ends.
func startThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) -> () -> Void {
  let threads = (0..<count).map { _ in start(body) }
  return { for thread in threads { pthread_join(thread, nil) } }
}
