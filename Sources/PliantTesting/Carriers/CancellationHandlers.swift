import CPliant
import PliantBase

/// Carries the handlers of cancellations, which whoever cancels a task calls.
enum CancellationHandlers {
  private struct Handler: @unchecked Sendable { let call: () -> Void }

  /// Kept until they are removed, by their records in the runtime.
  private static let handlers = Guarded<[Int: Handler]>([:])

  static let points = [
    EntryPoint("swift_task_addCancellationHandler") { call in
      guard let surroundings = Surroundings.carried,
        let function = UnsafeRawPointer(bitPattern: call[0])
      else { return call.original() }
      // The clock does not count it: the runtime holds the task's lock meanwhile.
      let work = CarriedWork(in: surroundings, counted: false, on: nil)
      let carried = Handler {
        // SAFETY: the caller keeps the closure until it removes it, with its context on the stack.
        work.run { pliant_call_plain(function, call.pointer(1)) }
      }
      let record = call.original {
        // SAFETY: a structure of one closure is its two words.
        ($0[0], $0[1]) = unsafeBitCast(carried, to: (Int, Int).self)
      }
      handlers.withLock { $0[record] = carried }
      return record
    },
    EntryPoint("swift_task_removeCancellationHandler") { call in
      // Another record may have its place afterwards; what it captured is freed under no lock.
      let handler = handlers.withLock { $0.removeValue(forKey: call[0]) }
      call.original()
      return withExtendedLifetime(handler) { 0 }
    },
  ]
}
