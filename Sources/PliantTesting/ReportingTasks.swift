import Dispatch
import Foundation
import PliantAttach
import PliantBase
import PliantTasks
public import Testing

/// Prints the tasks of a slow or hanging test, each with the reason for which it waits.
///
/// Create one with `.reportingTasks`. A test that reaches its time limit only fails; this names the
/// continuation, sleep, actor or other task at which it stands:
///
/// ```swift
/// @Suite(.timeLimit(.minutes(1)), .reportingTasks) struct CheckoutTests { … }
/// ```
public struct ReportingTasksTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true
  let limit: Duration?
  let print: @Sendable (String) -> Void

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let limit = limit ?? test.timeLimit.map { $0 - .seconds(1) } ?? .seconds(60)
    let use = Surroundings.Use(within: Surroundings.own?.use) {}
    // Not the use itself, which would not end with the test.
    let mark = UInt(bitPattern: ObjectIdentifier(use))
    let report = DispatchWorkItem { [print] in
      print("\(test.name) has run for \(limit):\n\(Self.tasks(of: mark))\n")
    }
    Surroundings.really {
      let end = DispatchTime.now() + TimeInterval(limit)
      DispatchQueue.global().asyncAfter(deadline: end, execute: report)
    }
    defer { report.cancel() }
    try await Surroundings.$own.withValue(.changing { $0.use = use }) { try await function() }
  }

  package init(
    after limit: Duration?,
    print: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    (self.limit, self.print) = (limit, print)
  }

  /// The tasks that have a use, or another within it, as the test's tasks do.
  static func tasks(of mark: UInt) -> String {
    do {
      let tasks = try Tasks { task, reader in
        let surroundings = task.locals.first { $0.type == "Surroundings?" }
        let place = MemoryLayout<Surroundings>.offset(of: \.use).map { UInt($0) } ?? 0
        var (use, steps) = (surroundings.flatMap { reader.word(at: $0.place &+ place) } ?? 0, 0)
        while use != 0, use != mark, steps < 16 {
          // A use has the one before it behind its header.
          (use, steps) = (reader.word(at: use &+ 16) ?? 0, steps + 1)
        }
        return use == mark
      }
      return tasks.description
    } catch {
      return error.description
    }
  }
}

extension Trait where Self == ReportingTasksTrait {
  /// Prints the test's tasks a second before its time limit, or after a minute if it has none.
  public static var reportingTasks: Self { Self(after: nil) }

  /// Prints the test's tasks if it runs for longer than `limit` of real time.
  public static func reportingTasks(after limit: Duration) -> Self { Self(after: limit) }
}
