public import CPliant
public import Synchronization

/// A `Mutex` that Thread Sanitizer understands, and that no other thread holds while one forks.
///
/// The standard library's is not built for the sanitizer, which would report every access under it
/// as a race. Without the sanitizer the calls within the lock are empty. It is inlined and has no
/// `deinit`, because its generic types would be looked up at every call otherwise.
@usableFromInline
package struct Guarded<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  // SAFETY: the mutex guards the value; the tag is only an address.
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let tag = pliant_lock_tag()

  @inlinable
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  @inlinable
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pliant_lock_enter()
    defer { pliant_lock_exit() }
    #if compiler(>=6.3)
    return try mutex.withLock { value throws(Failure) in
      if let tag { pliant_lock_taken(tag) }
      defer { if let tag { pliant_lock_left(tag) } }
      return try body(&value)
    }
    #else
    // Swift 6.2 rejects the closure, and so the sanitizer does not see this lock there.
    return try mutex.withLock(body)
    #endif
  }

  /// Runs `body` under the lock, if the compiler cannot see that its result is safe to return; the
  /// caller says why it is.
  @inlinable
  package borrowing func withUncheckedLock<Result>(
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      // SAFETY: the body runs under the lock, on this thread.
      nonisolated(unsafe) let body = body
      pliant_lock_enter()
      defer { pliant_lock_exit() }
      return try mutex.withLock { value in
        if let tag { pliant_lock_taken(tag) }
        defer { if let tag { pliant_lock_left(tag) } }
        return try Unchecked(body(&value))
      }.result
    }
  }

  @usableFromInline
  struct Unchecked<Result>: @unchecked Sendable {
    // SAFETY: the thread that makes it reads it.
    @usableFromInline let result: Result
    @inlinable init(_ result: Result) { self.result = result }
  }
}
