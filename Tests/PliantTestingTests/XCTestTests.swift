import Foundation
import Pliant
import PliantTesting
import Synchronization
import Testing
import XCTest

private let speak = #method(Parrot.speak)

/// XCTest's tests that run while these run, in the same process.
struct XCTestTests {
  // What a test here redefines for its task, no XCTest case on a thread from before sees; what the
  // cases do to objects of theirs, no test here sees.
  @Test(arguments: 0..<8)
  func besideSwiftTesting(_ number: Int) async throws {
    let run = Mutex(Tally())
    let thread = Thread {
      let suite = XCTestSuite(name: "beside")
      for name in ["objects", "classes", "tasks"] {
        suite.addTest(
          Case(name: name) { _ in
            for _ in 0..<50 { try Case.check(name, number) }
            run.withLock { $0.cases += 1 }
          }
        )
      }
      suite.run()
      run.withLock {
        $0.failures = suite.testRun?.totalFailureCount ?? -1
        $0.hasEnded = true
      }
    }
    thread.start()
    try await speak.withRedefinition(
      { _ in "trait" },
      operation: {
        while !run.withLock({ $0.hasEnded }) {
          #expect(Parrot().speak() == "trait")
          try await Task.sleep(for: .milliseconds(1))
        }
      }
    )
    #expect(run.withLock { $0 } == Tally(cases: 3, failures: 0, hasEnded: true))
  }

  // `Tests/Programs/EndToEnd/Checks` has bundles of tests.
  @Test func aFailedCheckFailsTheCase() async {
    let failures = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let suite = XCTestSuite(name: "checks")
        suite.addTest(Case(name: "fails") { _ in try speak.spy(on: Parrot()).verify() })
        suite.addTest(Case(name: "holds") { _ in try speak.spy(on: Parrot()).verify(count: 0) })
        suite.run()
        continuation.resume(returning: suite.tests.map { $0.testRun?.totalFailureCount })
      }
    }
    #expect(failures == [1, 0])
  }

  private struct Tally: Equatable {
    var cases = 0
    var failures = -1
    var hasEnded = false
  }
}

private final class Case: XCTestCase {
  struct Failure: Error {}

  static func check(_ name: String, _ number: Int) throws {
    let parrot = Parrot()
    guard parrot.speak() == "own" else { throw Failure() }
    switch name {
    case "objects": try speak.override(on: parrot) { _ in "\(number)" }
    case "classes":
      try speak.wrap(on: parrot) { layer in { p in layer.next(p) + "\(number)" } }
      guard parrot.speak() == "own\(number)" else { throw Failure() }
      try speak.override(on: parrot) { _ in "\(number)" }
    default:
      let spoken: @Sendable (Parrot) -> String = { _ in "\(number)" }
      try speak.withRedefinition(spoken) {
        guard Parrot().speak() == "\(number)" else { throw Failure() }
        try speak.override(on: parrot) { _ in "\(number)" }
      }
    }
    guard parrot.speak() == "\(number)" else { throw Failure() }
  }
}

private final class Parrot {
  dynamic func speak() -> String { "own" }
}
