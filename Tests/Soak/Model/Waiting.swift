import Glibc
import SoakFixture

/// A count that one thread waits for and another raises; of a mutex, which Thread Sanitizer sees.
final class Signal: @unchecked Sendable {
  // SAFETY: the count is only touched under the mutex; both are freed with the last reference.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var count = 0

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func signal() {
    pthread_mutex_lock(mutex)
    count += 1
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  func wait() {
    pthread_mutex_lock(mutex)
    while count == 0 { pthread_cond_wait(condition, mutex) }
    count -= 1
    pthread_mutex_unlock(mutex)
  }

  /// Runs something that another thread does under the same signal's mutex.
  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// What a call came to, as text.
func outcome<Value>(_ body: () throws -> Value) -> String {
  do {
    return "\(try body())"
  } catch let error as Refused {
    return "refused by \(error.by)"
  } catch {
    return "\(error)"
  }
}

/// Runs what suspends, and waits for it; what it captured is freed before this returns.
func waiting<Value>(_ body: @escaping () async throws -> Value) -> String {
  let waiting = Waiting(body)
  Task {
    await waiting.run()
    waiting.done.signal()
  }
  waiting.done.wait()
  return waiting.text
}

private final class Waiting<Value>: @unchecked Sendable {
  // SAFETY: the thread that made it waits while the task uses it.
  let done = Signal()
  private var body: (() async throws -> Value)?
  private(set) var text = ""

  init(_ body: @escaping () async throws -> Value) { self.body = body }

  func run() async {
    guard let body = take() else { return }
    do {
      text = "\(try await body())"
    } catch let error as Refused {
      text = "refused by \(error.by)"
    } catch {
      text = "\(error)"
    }
  }

  private func take() -> (() async throws -> Value)? {
    defer { body = nil }
    return body
  }
}
