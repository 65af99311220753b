import Pliant
import PliantTesting
import Testing

private let rate = #method(Exchange.rate(of:))
private let fetch = #callable(Exchange.fetch(_:))

/// Stubs that a trait makes for one test.
struct StubbingTests {
  @Test(.stubbing(rate, returning: 2, 3).strict, .stubbing(fetch, returning: "stubbed"))
  func answersTheTest() async throws {
    #expect([Exchange().rate(of: "USD"), Exchange().rate(of: "EUR")] == [2, 3])
    #expect(Exchange().rate(of: "CHF") == 3)
    #expect(try await Exchange.fetch("EUR") == "stubbed")
    #expect(try rate.currentSpy().callCount == 3)
    #expect(await Task.detached { Exchange().rate(of: "USD") }.value == 3)
  }

  @Test(.stubbing(fetch, results: .failure(CancellationError()), .success("again")).strict)
  func answersWithErrors() async throws {
    await #expect(throws: CancellationError.self) { try await Exchange.fetch("EUR") }
    #expect(try await Exchange.fetch("EUR") == "again")
    let always = StubbingTrait.stubbing(fetch, throwing: CancellationError())
    try await always.provideScope(for: try #require(Test.current), testCase: nil) {
      await #expect(throws: CancellationError.self) { try await Exchange.fetch("EUR") }
    }
  }

  @Test(.stubbing(rate, returning: 5), arguments: 0..<8) func eachCaseHasItsOwn(_: Int) {
    #expect(Exchange().rate(of: "USD") == 5)
  }

  /// A stub that no call used is told, or fails the test.
  @Test func unusedStubsAreTold() async throws {
    let test = try #require(Test.current)
    for isStrict in [false, true] {
      let trait = StubbingTrait.stubbing(rate, returning: 2)
      nonisolated(unsafe) var told: [String] = []
      try await withKnownIssue {
        try await (isStrict ? trait.strict : trait)
          .provideScope(for: test, testCase: nil, performing: {})
      } matching: { issue in
        told += issue.comments.map(\.rawValue)
        return issue.severity == (isStrict ? .error : .warning)
      }
      #expect(told.count == 1 && told[0].contains("no call used the stub of 'Exchange.rate(of:)'"))
    }
  }
}

private final class Exchange {
  dynamic func rate(of currency: String) -> Double { 1 }
  dynamic static func fetch(_ currency: String) async throws -> String { "fetched \(currency)" }
}
