import DynamicFixture
import Foundation
import Pliant
import PliantTesting
import Testing

private let answer = #method(Oracle.answer(_:))
private let now = #callable(Date.init as () -> Date)
private let ask = #callable(Oracle.ask(_:))

/// Traits that override for one test alone.
struct TraitsTests {
  @Test(.redefining(answer) { _, question in "no \(question)" })
  func redefining() {
    #expect(Oracle().answer("a") == "no a")
  }

  @Test(.redefining(answer, around: { original in { original($0, $1) + "!" } }))
  func redefiningAround() async {
    #expect(Oracle().answer("a") == "yes a!")
    await Task { #expect(Oracle().answer("b") == "yes b!") }.value
    await Task.detached { #expect(Oracle().answer("c") == "yes c!") }.value
  }

  @Test(.redefining(now) { Date(timeIntervalSince1970: 5) })
  func redefiningAFunction() {
    #expect(Date().timeIntervalSince1970 == 5)
  }

  @Test(.spying(answer), .spying(ask))
  func spying() throws {
    #expect(Oracle().answer("a") == "yes a")
    #expect(Oracle.ask(2) == 4)
    let spy = try answer.currentSpy()
    let asked = try ask.currentSpy()
    #expect(spy.calls.map(\.arguments) == ["a"])
    spy.stub(returning: "stubbed")
    #expect(Oracle().answer("b") == "stubbed")
    verifyInOrder {
      spy.call(.equal("a"))
      asked.call(.equal(2))
      spy.call(.equal("b"))
    }
    try answer.currentSpy().verify("a")
    try ask.currentSpy().verify(2)
  }

  /// In optimized code, calls may escape, except those of a 'dynamic' function.
  @Test func spiesThatMayMissCallsSaySo() async throws {
    let test = try #require(Test.current)
    nonisolated(unsafe) var told: [String] = []
    try await withKnownIssue {
      for trait in [SpyingTrait.spying(now), .spying(answer)] {
        try await trait.provideScope(for: test, testCase: nil, performing: {})
      }
      let redefining: [RedefiningTrait] = [
        .redefining(now) { Date(timeIntervalSince1970: 0) }, .redefining(answer) { _, _ in "" },
        .redefining(now, around: { original in { original() } }),
      ]
      for trait in redefining {
        try await trait.provideScope(for: test, testCase: nil, performing: {})
        try await trait.provideScope(for: test, testCase: nil, performing: { _ = Date() })
      }
    } matching: { issue in
      told += issue.comments.map(\.rawValue)
      return issue.severity == .warning
    }
    let blind = "'Date.init()' saw no call, and may not see all calls: "
    let expected = ["Spy of ", "Redefinition of ", "Redefinition of "].map { $0 + blind }
    #expect(told.map { text in expected.first { text.hasPrefix($0) } ?? text } == expected)
    #expect(told.first?.hasSuffix("(spiesThatMayMissCallsSaySo())") == true)
  }

  /// A redefinition that calls what it redefines does not end by the end of the stack.
  @Test func endlessCallsAreStoppedByName() async throws {
    let ofTask = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try await answer.withRedefinition(
        { oracle, question in oracle.answer(question) },
        operation: { _ = Oracle().answer("a") }
      )
    }
    let ofAll = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let redefinition = try answer.redefine { oracle, question in oracle.answer(question) }
      _ = Oracle().answer("a")
      redefinition.stop()
    }
    for result in [ofTask, ofAll] {
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("'Oracle.answer(_:)' is called within itself until"), "\(text)")
    }
  }

  @Test func withoutSpy() {
    #expect(throws: SpyError.self) { try answer.currentSpy() }
  }

  @Test(.spying(answer), arguments: 0..<20)
  func everyCaseHasItsOwnSpy(_ number: Int) throws {
    #expect(Oracle().answer("\(number)") == "yes \(number)")
    #expect(try answer.currentSpy().calls.map(\.arguments) == ["\(number)"])
  }

  /// A failed check is recorded where it stands.
  @Test func failuresAreIssues() throws {
    let oracle = Oracle()
    let spy = try answer.spy(on: oracle)
    _ = oracle.answer("a")
    let places = (verify: Int(#line + 2), order: Int(#line + 8))
    withKnownIssue {
      spy.verify(.equal("b"))
    } matching: { issue in
      issue.sourceLocation?.line == places.verify
        && "\(issue.comments)".contains("it was called with:\n  1. a")
    }
    withKnownIssue {
      verifyInOrder {
        spy.call(.equal("a"))
        spy.call(.equal("a"))
      }
    } matching: { issue in
      issue.sourceLocation?.line == places.order
        && "\(issue.comments)".contains("was not called as expected after")
    }
  }
}

/// 200 tests that redefine one method, each in its own way, at the same time.
struct ParallelTests {
  @Test(.redefining(answer) { _, _ in "0" }, arguments: 0..<20) func zero(_ n: Int) async {
    await check("0")
  }
  @Test(.redefining(answer) { _, _ in "1" }, arguments: 0..<20) func one(_ n: Int) async {
    await check("1")
  }
  @Test(.redefining(answer) { _, _ in "2" }, arguments: 0..<20) func two(_ n: Int) async {
    await check("2")
  }
  @Test(.redefining(answer) { _, _ in "3" }, arguments: 0..<20) func three(_ n: Int) async {
    await check("3")
  }
  @Test(.redefining(answer) { _, _ in "4" }, arguments: 0..<20) func four(_ n: Int) async {
    await check("4")
  }
  @Test(.redefining(answer) { _, _ in "5" }, arguments: 0..<20) func five(_ n: Int) async {
    await check("5")
  }
  @Test(.redefining(answer) { _, _ in "6" }, arguments: 0..<20) func six(_ n: Int) async {
    await check("6")
  }
  @Test(.redefining(answer) { _, _ in "7" }, arguments: 0..<20) func seven(_ n: Int) async {
    await check("7")
  }
  @Test(.redefining(answer) { _, _ in "8" }, arguments: 0..<20) func eight(_ n: Int) async {
    await check("8")
  }
  @Test(.redefining(answer) { _, _ in "9" }, arguments: 0..<20) func nine(_ n: Int) async {
    await check("9")
  }

  private func check(_ expected: String) async {
    for _ in 0..<20 {
      #expect(Oracle().answer("x") == expected)
      await Task.yield()
    }
  }
}

private final class Oracle {
  dynamic func answer(_ question: String) -> String { "yes \(question)" }
  dynamic static func ask(_ number: Int) -> Int { number * 2 }
}
