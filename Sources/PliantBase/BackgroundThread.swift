#if canImport(Glibc)
import Glibc

/// A thread that belongs to no test, and handles none of the program's signals.
package enum BackgroundThread {
  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Starts one; returns an error number if the system makes none, else 0.
  package static func run(_ body: sending @escaping () -> Void) -> Int32 {
    let context = Unmanaged.passRetained(Body(body))
    var signals = sigset_t()
    var before = sigset_t()
    sigfillset(&signals)
    // Leaves the signals that a thread raises itself, and the one by which crash reports stop it.
    for own in [SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGPROF] {
      sigdelset(&signals, own)
    }
    // A thread begins with the mask of the one that makes it.
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let status = pthread_create(&thread, nil, start, context.toOpaque())
    guard status == 0 else {
      context.release()
      return status
    }
    pthread_detach(thread)
    return 0
  }

  private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { context in
      // SAFETY: it was retained for this thread.
      guard let context else { return nil }
      let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
      Surroundings.really { body.run() }
      return nil
    }
}
#endif
