/// The answer of a stub to one call: a value, an error, or a function's result for the arguments,
/// at once or later.
///
/// ```swift
/// spy.stub(.throws(Timeout()), .passesOn, .returns(response).after(.seconds(1)))
/// ```
public struct SpyAnswer<Arguments, Output, Failure: Error> {
  typealias Later = nonisolated(nonsending) (Arguments) async -> Result<Output, Failure>

  enum Source {
    case result((Arguments) -> Result<Output, Failure>)
    case later(Later)
    case original
  }

  let source: Source
  private(set) var delay: Duration?

  private init(_ source: Source) { self.source = source }

  init(_ result: @escaping (Arguments) -> Result<Output, Failure>) { self.init(.result(result)) }

  /// Creates an answer that returns a value.
  public static func returns(_ value: Output) -> Self { Self { _ in .success(value) } }

  /// Creates an answer that throws an error.
  public static func `throws`(_ error: Failure) -> Self { Self { _ in .failure(error) } }

  /// Creates an answer that returns or throws a function's result for the arguments.
  public static func answers(
    _ answer: @escaping (Arguments) throws(Failure) -> Output
  ) -> Self {
    Self { arguments in Result { () throws(Failure) in try answer(arguments) } }
  }

  /// Creates an answer that returns or throws the result of a function that suspends, for the
  /// arguments.
  ///
  /// Only an async method can be answered in this way: the call of any other method fails the test,
  /// and is passed on.
  @_disfavoredOverload  // a function that does not suspend fits both
  public static func answers(
    _ answer: nonisolated(nonsending) @escaping (Arguments) async throws(Failure) -> Output
  ) -> Self {
    Self(
      .later { arguments in
        do throws(Failure) {
          return Result<Output, Failure>.success(try await answer(arguments))
        } catch {
          return .failure(error)
        }
      }
    )
  }

  /// An answer that passes the call on, as if there were no stub.
  public static var passesOn: Self { Self(.original) }

  /// Returns this answer with a delay: an async method suspends meanwhile, and any other blocks its
  /// thread.
  public func after(_ delay: Duration) -> Self {
    var answer = self
    answer.delay = delay
    return answer
  }
}
