import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Answers to some calls, in sequence; the last one repeats.
package final class Stub<Arguments, Output, Failure: Error> {
  package typealias Answer = SpyAnswer<Arguments, Output, Failure>

  let matcher: ArgumentMatcher<Arguments>
  private let answers: [Answer]
  private let used = Atomic<Int>(0)

  package init(matcher: ArgumentMatcher<Arguments>, answers: [Answer]) {
    self.matcher = matcher
    self.answers = answers
  }

  func next() -> Answer {
    answers[min(used.add(1, ordering: .relaxed).oldValue, answers.count - 1)]
  }

  func reset() { used.store(0, ordering: .relaxed) }
}

extension Stub {
  package static func returning(
    _ values: [Output],
    for matcher: ArgumentMatcher<Arguments> = .any
  ) -> Stub {
    Stub(matcher: matcher, answers: values.map(SpyAnswer.returns))
  }

  package static func throwing(
    _ errors: [Failure],
    for matcher: ArgumentMatcher<Arguments> = .any
  ) -> Stub {
    Stub(matcher: matcher, answers: errors.map(SpyAnswer.throws))
  }

  package static func results(
    _ results: [Result<Output, Failure>],
    for matcher: ArgumentMatcher<Arguments> = .any
  ) -> Stub {
    Stub(matcher: matcher, answers: results.map { result in .init { _ in result } })
  }

  package static func answering<each A>(
    _ answer: @escaping (repeat each A) throws(Failure) -> Output
  ) -> Stub where Arguments == (repeat each A) {
    func all(_ arguments: Arguments) throws(Failure) -> Output {
      try answer(repeat each arguments)
    }
    return Stub(matcher: .any, answers: [.answers(all)])
  }
}

extension Recorder {
  /// The answer that a stub gives to one call.
  final class Answer: __Pliant.StubAnswer {
    private let answer: SpyAnswer<Arguments, Output, Failure>
    private let arguments: Arguments
    private let declaration: String

    /// Returns nil if the call is passed on.
    init?(
      _ answer: SpyAnswer<Arguments, Output, Failure>,
      to arguments: Arguments,
      of declaration: String
    ) {
      if case .original = answer.source { return nil }
      self.answer = answer
      self.arguments = arguments
      self.declaration = declaration
    }

    override var canAnswerAtOnce: Bool {
      guard case .later = answer.source else { return true }
      TestFailure.report(
        "'\(declaration)' does not suspend, and a stub's answer does: the call was passed on",
        at: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      )
      return false
    }

    override func answer<Given>(as type: Given.Type) throws -> Given? {
      guard case .result(let result) = answer.source else { return nil }
      if let delay = answer.delay { usleep(UInt32(clamping: Int(delay / .microseconds(1)))) }
      return cast(try result(arguments).get(), to: type)
    }

    override nonisolated(nonsending) func answerLater<Given>(
      as type: Given.Type
    ) async throws -> Given? {
      if let delay = answer.delay { try? await Task.sleep(for: delay) }
      switch answer.source {
      case .result(let result): return cast(try result(arguments).get(), to: type)
      case .later(let result): return cast(try await result(arguments).get(), to: type)
      case .original: return nil
      }
    }
  }
}
