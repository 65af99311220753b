import Foundation
import NIOCore
import NIOPosix
import PliantTesting
import Testing

/// Work on event loops, which began before the tests, sees its test's surroundings.
struct EventLoopTests {
  static let ways: [Way] = [
    Way("execute") { loop, work in loop.execute { work() } },
    Way("submit") { loop, work in _ = loop.submit { work() } },
    Way("submit that throws") { loop, work in
      loop.submit { () throws -> Int in throw CancellationError() }.whenFailure { _ in work() }
    },
    Way("flatSubmit") { loop, work in
      _ = loop.flatSubmit {
        work()
        return loop.makeSucceededVoidFuture()
      }
    },
    Way("scheduleTask") { loop, work in
      loop.scheduleTask(in: .milliseconds(1)) { work() }
    },
    Way("scheduleTask by a deadline") { loop, work in
      loop.scheduleTask(deadline: .now() + .milliseconds(1)) { () -> String in
        work()
        return "done"
      }
    },
    Way("assumeIsolated") { loop, work in
      loop.execute { loop.assumeIsolated().execute { work() } }
    },
    Way("flatMap") { loop, work in
      let promise = loop.makePromise(of: Int.self)
      promise.futureResult.flatMap { loop.makeSucceededFuture("\($0)") }
        .map { $0.count }
        .whenComplete { _ in work() }
      Outside.shared.finish(promise)
    },
    Way("makeFutureWithTask") { loop, work in
      _ = loop.makeFutureWithTask { work() }
    },
    Way("thread pool") { _, work in NIOThreadPool.singleton.submit { _ in work() } },
    Way("thread pool, async") { _, work in
      Task { try await NIOThreadPool.singleton.runIfActive { work() } }
    },
  ]

  @Test(arguments: ways) func workSeesItsTest(_ way: Way) async throws {
    let loop = Outside.shared.loop
    try await withThrowingTaskGroup(of: Void.self) { tests in
      for number in 1...3 {
        tests.addTask {
          let date = Date(timeIntervalSince1970: TimeInterval(number * 1_000_000))
          let seen = try await Fixture.environment(["NUMBER": "\(number)"]).run {
            try await Fixture.now(date).run {
              await withCheckedContinuation { continuation in
                way.handOver(loop) { continuation.resume(returning: Seen()) }
              }
            }
          }
          #expect(seen.number == "\(number)", "\(way.name)")
          #expect(abs(seen.date.timeIntervalSince(date)) < 1_000, "\(way.name)")
        }
      }
      try await tests.waitForAll()
    }
  }
}

/// A loop, and a thread that finishes promises, from before any test.
final class Outside: @unchecked Sendable {
  static let shared = Outside()

  let loop = MultiThreadedEventLoopGroup.singleton.next()
  private let condition = NSCondition()
  private var promises: [EventLoopPromise<Int>] = []

  private init() {
    Thread.detachNewThread { [self] in
      condition.lock()
      while true {
        while let promise = promises.popLast() { promise.succeed(7) }
        condition.wait()
      }
    }
  }

  func finish(_ promise: EventLoopPromise<Int>) {
    condition.lock()
    promises.append(promise)
    condition.signal()
    condition.unlock()
  }
}

private struct Seen: Sendable {
  let number = ProcessInfo.processInfo.environment["NUMBER"]
  let date = Date()
}

struct Way: Sendable, CustomTestStringConvertible {
  let name: String
  let handOver: @Sendable (any EventLoop, @escaping @Sendable () -> Void) -> Void
  var testDescription: String { name }

  init(
    _ name: String,
    _ handOver: @escaping @Sendable (any EventLoop, @escaping @Sendable () -> Void) -> Void
  ) {
    (self.name, self.handOver) = (name, handOver)
  }
}
