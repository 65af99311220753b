extension __Pliant {
  /// A call in progress, as all doubles of the method see it.
  public struct RecordedCall {
    /// The newest double's record of the call; nil if no double records it.
    @usableFromInline let newest: OpenCall?
    /// The other doubles' records; nil and not empty, because an empty array is slow to retain.
    @usableFromInline let older: [OpenCall]?

    @inlinable
    @inline(__always)
    init(newest: OpenCall?) {
      self.newest = newest
      older = nil
    }

    /// Creates a call that is not recorded.
    @inlinable
    @inline(__always)
    public init() { self.init(newest: nil) }

    /// Creates a call that begins; if there are several doubles, the newest answers and the others
    /// only record.
    public init<Arguments>(_ recorders: [CallRecorder], _ arguments: Arguments) {
      var isAnswered = false
      var calls = recorders.reversed().map { recorder in
        let call = recorder.open(arguments, isAnswered: isAnswered)
        isAnswered = isAnswered || call.answer != nil
        return call
      }
      newest = calls.isEmpty ? nil : calls.removeFirst()
      older = calls.isEmpty ? nil : calls
    }

    /// Whether a stub answers the call at once.
    @inlinable
    @inline(__always)
    public var isAnswered: Bool { newest != nil && stubAnswer?.canAnswerAtOnce == true }

    /// Whether a stub answers the call of a method that suspends.
    @inlinable
    @inline(__always)
    public var isAnsweredLater: Bool { newest != nil && stubAnswer != nil }

    @inlinable
    @inline(__always)
    var stubAnswer: StubAnswer? { newest?.answer ?? (older == nil ? nil : olderAnswer) }

    @usableFromInline
    var olderAnswer: StubAnswer? { older?.lazy.compactMap(\.answer).first }

    /// Returns the stub's value.
    public func answer<Output>() -> Output {
      do {
        return try answer(orThrow: (any Error).self)
      } catch {
        preconditionFailure("a stub threw from a function that cannot throw: \(error)")
      }
    }

    /// Returns the stub's value or throws its error.
    public func answer<Output, Failure: Error>(
      orThrow type: Failure.Type
    ) throws(Failure) -> Output {
      try end(orThrow: type, answering: Result { try stubAnswer?.answer(as: Output.self) })
    }

    /// Returns the stub's value, once the stub has suspended.
    public nonisolated(nonsending) func answerLater<Output>() async -> Output {
      do {
        return try await answerLater(orThrow: (any Error).self)
      } catch {
        preconditionFailure("a stub threw from a function that cannot throw: \(error)")
      }
    }

    /// Returns the stub's value or throws its error, once the stub has suspended.
    public nonisolated(nonsending) func answerLater<Output, Failure: Error>(
      orThrow type: Failure.Type
    ) async throws(Failure) -> Output {
      let answer: Result<Output?, any Error>
      do {
        answer = .success(try await stubAnswer?.answerLater(as: Output.self))
      } catch {
        answer = .failure(error)
      }
      return try end(orThrow: type, answering: answer)
    }

    private func end<Output, Failure: Error>(
      orThrow _: Failure.Type,
      answering answer: Result<Output?, any Error>
    ) throws(Failure) -> Output {
      switch answer {
      case .success(let output?): return ended((output, 0))
      case .failure(let error as Failure): throw failed(error)
      case .failure(let error):
        preconditionFailure("a stub threw what its method does not throw: \(error)")
      case .success(nil): preconditionFailure("a stub answers what its method returns")
      }
    }

    /// Records that the call returned the first of two values, and returns it.
    ///
    /// It takes a pair because the compiler would open an existential metatype that is passed
    /// alone, and give back `Any`.
    @inlinable
    @inline(__always)
    public func ended<Output>(_ answer: (Output, Int)) -> Output {
      let output = answer.0
      if let newest {
        newest.recorder.end(newest.number, returning: output)
        if let older { for call in older { call.recorder.end(call.number, returning: output) } }
      }
      return output
    }

    /// Records that the call threw an error, and returns that error.
    @inlinable
    @inline(__always)
    public func failed<Failure: Error>(_ error: Failure) -> Failure {
      if let newest {
        newest.recorder.end(newest.number, throwing: error)
        if let older { for call in older { call.recorder.end(call.number, throwing: error) } }
      }
      return error
    }
  }
}

extension __Pliant.CallRecorder {
  /// Records a call, which a stub or `next` answers; `next` may never return.
  @inlinable
  @inline(__always)
  public final func record<Given, Output>(_ given: Given, _ next: () -> Output) -> Output {
    let call = begin(given)
    return call.isAnswered ? call.answer() : call.ended((next(), 0))
  }
}
