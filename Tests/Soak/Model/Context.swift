import Glibc
import SoakFixture

/// What a thread's parts share: the ledger of what happened, and of what should have.
final class Context {
  let number: Int
  let isForgetful: Bool
  let isBesideOthers: Bool
  let ledger = Ledger()
  /// What the closures captured that this thread has handed over.
  let captures = Census()
  /// Runs of layers, by all threads.
  let runs: Tally
  let counts = ModelCounts()
  let classes: ModelClasses
  private(set) var expected: [String] = []
  private(set) var checks = 0
  private var lastID: Int
  /// Whether a task has run in this step: its locals are freed a moment after it has ended.
  var hasSuspended = false

  init(_ number: Int, _ classes: ModelClasses, _ runs: Tally, of round: Round) {
    self.number = number
    isForgetful = round.isForgetful
    isBesideOthers = round.threads > 1 && round.onlyLane == nil
    self.classes = classes
    self.runs = runs
    lastID = 100_000 * (number + 1)
  }

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  func expect(_ event: String) { expected.append(event) }

  func check<Value: Equatable>(
    _ seen: Value,
    _ expected: Value,
    _ what: @autoclosure () -> String
  ) throws {
    checks += 1
    if seen != expected {
      throw Difference(what: what(), seen: "\(seen)", expected: "\(expected)")
    }
  }

  /// Compares how many captures live with how many should.
  ///
  /// Beside other threads one of those may be what frees a layer that removed itself, a moment
  /// after its call has ended here.
  func checkCaptures(_ expected: Int, _ what: @autoclosure () -> String) throws {
    var patience = hasSuspended || isBesideOthers ? 20_000 : 0
    hasSuspended = false
    while captures.living != expected, patience > 0 {
      patience -= 1
      usleep(100)
    }
    try check(captures.living, expected, "\(what()): captures that live")
  }

  /// Compares what happened with what should have.
  func settle(_ what: @autoclosure () -> String) throws {
    let seen = ledger.take()
    defer { expected.removeAll(keepingCapacity: true) }
    try check(seen, expected, "\(what()): events")
  }
}

/// Where the program and its model part.
package struct Difference: Error, CustomStringConvertible {
  package let what: String
  package let seen: String
  package let expected: String

  package var description: String {
    "\(what)\n      seen: \(seen)\n  expected: \(expected)"
  }
}

/// Some of what a thread does.
protocol Part: AnyObject {
  /// Does one thing, and compares; returns what it was.
  func step(_ random: inout SeededRandom) throws -> String
  /// How many objects of the ledger should live.
  var living: Int { get }
  /// How many captures should live.
  var captures: Int { get }
  /// Drops all that it has.
  func finish() throws
}
