import Glibc

/// A thread that handles none of the program's signals.
package enum BackgroundThread {
  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  package static func run(_ body: sending @escaping () -> Void) throws(ReloadError) {
    let context = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let status = pthread_create(&thread, nil, start, context.toOpaque())
    guard status == 0 else {
      context.release()
      throw .unavailable(detail: "no thread can be made: " + String(cString: strerror(status)))
    }
    pthread_detach(thread)
  }

  private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { context in
      var signals = sigset_t()
      sigfillset(&signals)
      // Those that a thread raises itself, and the one by which crash reports stop it.
      for own in [SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGPROF] {
        sigdelset(&signals, own)
      }
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      // SAFETY: it was retained for this thread.
      if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
      return nil
    }
}
