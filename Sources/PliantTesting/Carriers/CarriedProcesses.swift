import Foundation
import PliantBase
import PliantOverriding

/// Carries the handlers of processes' ends, which one thread of Foundation's calls for all.
enum CarriedProcesses {
  /// Has that thread begin outside of any test: it starts with the first process, here with none.
  private static let thread: Void = Surroundings.really { try? Process().run() }

  static let scopes: [Scope] = [
    #method(Process.run as (Process) -> () throws -> Void).scope(around: { run in
      { process in
        thread
        if let handler = process.terminationHandler, let surroundings = Surroundings.carried {
          process.terminationHandler = { ended in
            Surroundings.$own.withValue(surroundings) { handler(ended) }
          }
        }
        try run(process)
      }
    })
  ]
}
