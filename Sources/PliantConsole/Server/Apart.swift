import Dispatch
import PliantBase
import PliantDiagnostics

extension DebugConsole {
  /// Starts a console with a token of its own, and waits for it, whatever the program's threads do.
  ///
  /// Its log is what the program writes and logs from then on.
  package static func startApart(port: UInt16) throws -> DebugConsole {
    #if Console
    let log = MemoryLog()
    let console = try apart {
      try await start(port: port, access: ConsoleAccess(token: .random), log: log)
    }
    console.state.beginForeignLog()
    return console
    #else
    throw ConsoleError.leftOut
    #endif
  }

  /// Stops the console, and waits for that, whatever the program's threads do.
  package func stopApart() {
    #if Console
    Self.apart { await self.stop() }
    #endif
  }

  #if Console
  private static func apart<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () async throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outcome = Guarded<Result<Value, Failure>?>(nil)
    let done = DispatchSemaphore(value: 0)
    Task.detached(executorPreference: ConsoleExecutor()) {
      let value: Result<Value, Failure>
      do throws(Failure) { value = .success(try await body()) } catch { value = .failure(error) }
      outcome.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    guard let value = outcome.withLock({ $0 }) else { preconditionFailure("without a result") }
    return try value.get()
  }
  #endif
}
