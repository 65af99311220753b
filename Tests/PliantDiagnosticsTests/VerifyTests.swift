import Dispatch
import Foundation
import Logging
import Pliant
import Testing

struct VerifyTests {
  // Dev Kit 4.2 assert: the source expression; values are printed, too
  @Test func showsSourceAndOperands() {
    let a = 1
    let b = 2
    let name: String? = nil
    let names = ["Ann"]
    let state = State.idle
    let object: Any = "text"
    let text = failures {
      try #verify(a > b)
      try #verify(a == 3)
      try #verify(3 < a)
      try #verify(name != nil)
      try #verify(names.count == b)
      try #verify(state == .busy)
      try #verify(object is Int)
      try #verify(names.contains("Bob"))
      try #verify(!names.contains("Ann"))
      try #verify(!names.isEmpty && a > b)
      try #verify(a > b || a == b)
      try #verify(!(a < b))
      try #verify(names.isEmpty)
      try #verify(a == b, "wanted \(b)")
      try #verify((a == b))
    }
    #expect(
      text == [
        "a > b; a 1, b 2", "a == 3; a 1", "3 < a; a 1", "name != nil; name nil",
        "names.count == b; names.count 1, b 2", "state == .busy; state idle",
        "object is Int; object text", #"names.contains("Bob"); names ["Ann"]"#,
        #"!names.contains("Ann"); names ["Ann"]"#,
        "!names.isEmpty && a > b; a 1, b 2", "a > b || a == b; a 1, b 2, a 1, b 2",
        "!(a < b); a 1, b 2", #"names.isEmpty; names ["Ann"]"#, "a == b; a 1, b 2: wanted 2",
        "(a == b); a 1, b 2",
      ]
    )
  }

  // Expressions that move into a comparison's closure must mean there what they mean outside.
  @Test func parametersOfClosuresAround() {
    let text = failures { _ = ["b"].map { #verify("a" == "\($0)") } }
    #expect(text == [#""a" == "\($0)""#])
    let size = Point(x: 1)
    let other = failures {
      #verify(size == .zero.moved(by: 2))
      #verify(-1.0 > -.infinity && size.x == (size.x > 0 ? .max : .min))
      #verify(Set([1]) == [2, size.x])
    }
    #expect(
      other == [
        "size == .zero.moved(by: 2); size Point(x: 1)",
        "-1.0 > -.infinity && size.x == (size.x > 0 ? .max : .min); size.x 1",
        "Set([1]) == [2, size.x]; Set([1]) [1]",
      ]
    )
  }

  @Test func trueConditionsReportNothing() throws {
    let numbers = [1, 2, 3]
    let text: String? = "a"
    try VerificationPolicy.with(.throw) {
      try #verify(numbers.count == 3 && text != nil)
      try #verify(text == "a", "\(never())")
      try #verify(numbers.allSatisfy { $0 > 0 })
      try #verify(numbers.first.map { $0 == 1 } ?? false)
      try #verify(1...3 ~= numbers.count)
      try #verify(Double(numbers.count) == 3)
    }
  }

  @Test func partsAreEvaluatedOnceAndOnlyWhereReached() {
    var calls: [String] = []
    func value(_ name: String, _ value: Bool) -> Bool {
      calls.append(name)
      return value
    }
    let text = failures {
      try #verify(value("a", false) && value("b", true))
      try #verify(value("c", true) || value("d", true))
      try #verify(value("e", false) || value("f", false))
    }
    #expect(calls == ["a", "c", "e", "f"])
    #expect(text.count == 2)
  }

  @Test func tryAndAwait() async throws {
    func mayThrow(_ n: Int) throws -> Int { n }
    func later(_ n: Int) async -> Int { n }
    let error = await #expect(throws: VerificationError.self) {
      try await VerificationPolicy.with(.throw) {
        try #verify(mayThrow(1) == 1)
        try #verify(try mayThrow(1) == 1)
        await #verify(later(1) == 1)
        try await #verify(mayThrow(later(1)) == 2)
      }
    }
    #expect(error?.operands.map(\.value) == ["1"])
    #expect(error?.condition == "mayThrow(later(1)) == 2")
  }

  @Test func errorsSayWhere() throws {
    let error = try #require(throws: VerificationError.self) {
      try VerificationPolicy.with(.throw) { try Sub().check() }
    }
    #expect(
      error.description == "-[Super check()] (Sub) --- verification failed: count > 1; count 0"
    )
    #expect(error.fileID == "PliantDiagnosticsTests/VerifyTests.swift")
    #expect(error.kind == .verification)
  }

  @Test func typedThrows() throws {
    func check(_ n: Int) throws(Refused) {
      #verify(try n.checked() > 0)
      try #verify(n.checked() > 0)
    }
    try check(1)
    #expect(throws: Refused.self) { try check(0) }
  }

  @Test func functionsMarkedThrowsNeedNoTry() throws {
    func check(_ n: Int) throws { #verify(n > 0) }
    try check(1)
    #expect(throws: VerificationError.self) { try VerificationPolicy.with(.throw) { try check(0) } }
  }

  @Test func policies() {
    let a = 1
    let lines = logged { VerificationPolicy.with(.log) { #verify(a == 2) } }
    #expect(lines == ["-[VerifyTests policies()] --- verification failed: a == 2; a 1"])
    withKnownIssue {
      VerificationPolicy.with(.record) { #verify(a == 3) }
    } matching: { issue in
      "\(issue.comments)".contains("a == 3; a 1")
        && issue.sourceLocation?.fileID == "PliantDiagnosticsTests/VerifyTests.swift"
    }
    #expect(VerificationPolicy.current == .stop)
    VerificationPolicy.with(.log) {
      VerificationPolicy.with(.throw) { #expect(VerificationPolicy.current == .throw) }
      #expect(VerificationPolicy.current == .log)
    }
  }

  @Test func stopsByDefault() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let a = 1
      #verify(a == 2, "no")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("verification failed: a == 2; a 1: no"))
    #expect(text.contains("PliantDiagnosticsTests/VerifyTests.swift:"))
  }

  @Test func throwingWhereNothingCanBeThrownStops() async {
    await #expect(processExitsWith: .failure) {
      func check(_ a: Int) { #verify(a == 2) }
      VerificationPolicy.with(.throw) { check(1) }
    }
  }

  // Dev Kit 4.2 assert: DKAssertThreadMain, DKAssertThreadBackground
  @Test func threads() async throws {
    let text = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: failures {
            try #verifyMainThread()
            try #verifyBackground()
          }
        )
      }
    }
    #expect(text == ["the main thread runs this"])
    let onMain = await MainActor.run {
      failures {
        try #verifyMainThread()
        try #verifyBackground()
      }
    }
    #expect(onMain == ["another thread than the main thread runs this"])
  }

  // Dev Kit 4.2 exception: the class of self, so the subclass that forgot to override
  @Test func unimplementedAndInconsistent() {
    let unimplemented = #expect(throws: VerificationError.self) {
      try VerificationPolicy.with(.throw) { try Sub().draw() }
    }
    #expect(unimplemented?.description == "-[Super draw()] (Sub) --- is not implemented")
    let inconsistent = #expect(throws: VerificationError.self) {
      try VerificationPolicy.with(.throw) { try Sub().state(3) }
    }
    #expect(inconsistent?.description == "-[Super state(_:)] (Sub) --- inconsistency: state 3")
    #expect(inconsistent?.kind == .inconsistency)
  }

  @Test func unimplementedStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Sub().size()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[Super size()] (Sub) --- is not implemented"))
  }

  // A condition of twenty operands is solved a comparison at a time.
  @Test func longConditions() throws {
    let (a, b, c, d, e) = (1, 2, 3, 4, 5)
    try #verify(
      a == 1 && b == 2 && c == 3 && d == 4 && e == 5 && a < b && b < c && c < d && d < e
        && a + b == c && b + c == e && a + c == d && a != b && b != c && c != d && d != e
        && a + d == e && b * b == d && a * b == b && e - d == a
    )
  }
}

private enum State { case idle, busy }
private struct Refused: Error {}
extension Int {
  fileprivate func checked() throws(Refused) -> Int {
    if self == 0 { throw Refused() }
    return self
  }
}
private struct Point: Equatable {
  static let zero = Point(x: 0)
  let x: Int
  func moved(by n: Int) -> Point { Point(x: x + n) }
}

private func never() -> String {
  Issue.record("a message is wanted after a failure alone")
  return ""
}

/// The text behind the head in the errors that `body`'s statements throw, each one's on its own.
private func failures(_ body: () throws -> Void) -> [String] {
  let memory = MemoryLog()
  withLogger(Logger(label: "") { SinkLogHandler(label: $0, sinks: [memory]) }) { _ in
    VerificationPolicy.with(.log) {
      do { try body() } catch { Issue.record(error) }
    }
  }
  return memory.records.map { record in
    record.message.split(separator: "verification failed: ", maxSplits: 1).last.map(String.init)
      ?? ""
  }
}

private class Super {
  let count = 0
  func check() throws { try #verify(count > 1) }
  func draw() throws { try #unimplemented() }
  func size() -> Int { #unimplemented() }
  func state(_ n: Int) throws -> Int {
    switch n {
    case 1: 1
    default: try #inconsistency("state \(n)")
    }
  }
}
private final class Sub: Super {}
