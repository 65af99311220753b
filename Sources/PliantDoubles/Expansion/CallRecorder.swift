extension PliantExpansion {
  /// Returns the record of an argument: the argument itself.
  ///
  /// It takes a pack of one because the compiler opens an existential metatype that is passed to a
  /// plain generic parameter.
  public static func recorded<each Argument>(
    _ argument: repeat each Argument
  ) -> (repeat each Argument) {
    (repeat each argument)
  }

  /// Returns the record of a closure that does not outlive the call.
  @_disfavoredOverload  // a closure that does is recorded itself
  public static func recorded<each Argument, Result>(
    _ closure: (repeat each Argument) async throws -> Result
  ) -> BorrowedClosure { BorrowedClosure() }

  /// An object that a double's function reports its calls to; the functions that macros write call
  /// it.
  public class CallRecorder: @unchecked Sendable {
    // SAFETY: its only subclass is `Recorder`, whose state is locked.
    /// Records the start of a call.
    public final func begin<Arguments>(_ arguments: Arguments) -> RecordedCall {
      RecordedCall(newest: open(arguments, isAnswered: false))
    }

    /// Records a call that `body` passes on.
    package final func record<Arguments, Output, Failure: Error>(
      _ arguments: Arguments,
      _ body: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
      let call = begin(arguments)
      if call.isAnswered { return try call.answer(orThrow: Failure.self) }
      do throws(Failure) {
        return call.ended((try body(), 0))
      } catch {
        throw call.failed(error)
      }
    }

    /// Records a call that `body` passes on.
    package final func record<Arguments, Output, Failure: Error>(
      _ arguments: Arguments,
      _ body: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
      let call = begin(arguments)
      if call.isAnswered { return try call.answer(orThrow: Failure.self) }
      do throws(Failure) {
        return call.ended((try await body(), 0))
      } catch {
        throw call.failed(error)
      }
    }

    func open<Given>(_ arguments: Given, isAnswered: Bool) -> OpenCall {
      preconditionFailure("made of no type")
    }

    @usableFromInline
    func end<Given>(_ number: Int, returning output: Given) {}

    @usableFromInline
    func end<Given: Error>(_ number: Int, throwing error: Given) {}

    /// Whether a stub may answer calls.
    package var hasStubs: Bool { false }
  }

  /// A call that one recorder records.
  @usableFromInline
  struct OpenCall {
    @usableFromInline let recorder: CallRecorder
    @usableFromInline let number: Int
    @usableFromInline let answer: StubAnswer?
  }

  /// The answer of a stub to one call.
  @usableFromInline
  class StubAnswer {
    /// Whether the answer does not suspend; if it does, the test fails.
    @usableFromInline var canAnswerAtOnce: Bool { true }

    /// Returns the answer, or nil if the method returns another type.
    func answer<Given>(as type: Given.Type) throws -> Given? { nil }

    /// Returns the answer to a call of a method that suspends.
    nonisolated(nonsending) func answerLater<Given>(as type: Given.Type) async throws -> Given? {
      nil
    }
  }
}
