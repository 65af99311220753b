import Pliant
import PliantTesting
import Testing

/// What tests leave installed.
@Suite(.serialized)
struct LeftoversTests {
  private static let shared = Shelf()
  private static let first = #method(Shelf.first)

  /// Runs a trait's scope as Swift Testing does, for this test.
  private func left(_ body: @escaping @Sendable () async throws -> Void) async throws -> [String] {
    let test = try #require(Test.current)
    nonisolated(unsafe) var warnings: [String] = []
    try await withKnownIssue(isIntermittent: true) {
      try await LeavingNothingTrait().provideScope(for: test, testCase: nil, performing: body)
    } matching: { issue in
      warnings += issue.comments.map(\.rawValue)
      return true
    }
    return warnings
  }

  @Test func leftoversAreEndedAndNamed() async throws {
    let kept = Holder()
    let warnings = try await left {
      try Self.first.override(on: Self.shared, key: "k") { _ in "overridden" }
      try Self.first.override(on: Shelf()) { _ in "gone with its object" }
      try Self.first.redefine { _ in "" }.stop()
      kept.token = try #method(Shelf.last).redefine { _ in "kept" }
      try observe(Self.shared, \.name, owner: Self.shared) {}
      onDeallocation(of: Self.shared) {}
    }
    #expect(
      warnings.map { $0.split(separator: ": ", maxSplits: 1).last ?? "" } == [
        "Override of 'Shelf.first()' with key k", "Redefinition of 'Shelf.last()'",
        "Observation of '\\Shelf.name'", "Monitor of a deallocation: watching",
      ]
    )
    #expect("\(Self.shared.first()) \(Self.shared.last())" == "first last")
    #expect(observations(of: Self.shared).isEmpty)
    let nothing = try await left { _ = try Self.first.spy(on: Shelf()) }
    #expect(nothing.isEmpty)
  }

  /// In a process of its own: others' tests run in this one.
  @Test func everythingIsEnded() async {
    await #expect(processExitsWith: .success) {
      let (shelf, other) = (Shelf(), Shelf())
      let first = #method(Shelf.first)
      try first.override(on: shelf) { _ in "overridden" }
      let all = try first.override(onAll: Shelf.self) { _ in "all" }
      let last = try #method(Shelf.last).redefine { _ in "overridden" }
      let spy = try #method(Shelf.middle).spy()
      let observation = try observe(shelf, \.name) { fatalError("told") }
      let binding = try bind(other, \.name, to: shelf, \.name)
      let monitor = onDeallocation(of: other) { fatalError("told") }
      stopEverything()
      let tokens: [any Token] = [all, last, spy, observation, binding, monitor]
      #expect(tokens.allSatisfy { !$0.isActive })
      #expect("\(shelf.first()) \(other.first()) \(shelf.last())" == "first first last")
      shelf.name = "new"
      #expect(shelf.middle() == "middle" && spy.callCount == 0 && other.name == "")
      // What is installed afterwards works.
      try first.override(on: shelf) { _ in "again" }
      last.start()
      #expect("\(shelf.first()) \(shelf.last())" == "again overridden")
    }
  }
}

private final class Shelf: Sendable {
  nonisolated(unsafe) dynamic var name = ""
  dynamic func first() -> String { "first" }
  dynamic func middle() -> String { "middle" }
  dynamic func last() -> String { "last" }
}

private final class Holder: Sendable { nonisolated(unsafe) var token: (any Token)? }
