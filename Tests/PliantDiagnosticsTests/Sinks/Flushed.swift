import PliantDiagnostics

extension LogSink {
  /// Waits for more than the second that one flush waits at most, if it must.
  func flushed() { for _ in 0..<60 { flush() } }
}
