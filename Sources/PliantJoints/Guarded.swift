import CPliant
import Synchronization

/// A `Mutex` whose hand-over Thread Sanitizer sees.
///
/// The standard library's is not built for the sanitizer, which would take every access under it for a
/// race. Without the sanitizer the two calls are empty.
package struct Guarded<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  // SAFETY: the mutex guards the value; the tag is only an address.
  private let mutex: Mutex<Value>
  private let tag = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  deinit { tag.deallocate() }

  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      pliant_lock_taken(tag)
      defer { pliant_lock_left(tag) }
      return try body(&value)
    }
  }
}
