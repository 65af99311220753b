#if Console
import Dispatch
import Glibc
import PliantAttach

/// Asks for samples, with the runtime's functions or without.
struct ProfileRequest: Decodable {
  let all: Bool
}

/// Reads the tasks and samples of this process, for one page at a time, apart from all other
/// requests.
enum ProcessReading {
  private static let queue = DispatchQueue(label: "pliant.console.reading")
  // SAFETY: only blocks of the queue use it. It knows the names of functions, which take long.
  nonisolated(unsafe) private static var sampler: ProgramSampler?

  static func tasks() async throws(HTTPError) -> TasksMessage {
    try await apart { () throws(AttachError) in TasksMessage(try TaskReader.readThisProcess()) }
  }

  /// The stacks of a second, each on a line behind its task or thread, with its nanoseconds.
  static func profile(_ request: ProfileRequest) async throws(HTTPError) -> String {
    try await apart { () throws(AttachError) in
      let sampler = if let sampler { sampler } else { try ProgramSampler(getpid()) }
      Self.sampler = sampler
      let end = ContinuousClock.now + .seconds(1)
      var profile = try sampler.run { ContinuousClock.now >= end }
      (profile.showsRuntime, profile.showsOwners) = (request.all, true)
      return profile.folded
    }
  }

  private static func apart<Value: Sendable>(
    _ read: @escaping @Sendable () throws(AttachError) -> Value
  ) async throws(HTTPError) -> Value {
    let result: Result<Value, AttachError> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Result(catching: read)) }
    }
    do { return try result.get() } catch { throw .conflict(error.description) }
  }

  /// Forgets the names, for no page is left.
  static func forget() { queue.async { sampler = nil } }
}
#endif
