#if Console
import Dispatch
import Glibc
import PliantAttach
import PliantTracing

/// Asks for the requests, and what is to be recorded from now on, if that is to change.
struct RequestsRequest: Decodable {
  let record: Choice?

  /// The calls of a function or, without a name, of those that are known; or none any longer.
  struct Choice: Decodable {
    let isOn: Bool
    let name: String?
  }
}

/// Asks for samples, with the runtime's functions or without.
struct ProfileRequest: Decodable {
  let all: Bool
}

/// Reads the tasks, samples and requests of this process, for one page at a time, apart from all
/// other requests of pages.
enum ProcessReading {
  private static let queue = DispatchQueue(label: "pliant.console.reading")
  // SAFETY: only blocks of the queue use it. It knows the names of functions, which take long.
  nonisolated(unsafe) private static var sampler: ProgramSampler?
  // SAFETY: the same. The trace is nil until its functions are found.
  nonisolated(unsafe) private static var requests: (trace: Recording?, name: String?)?
  private typealias Recording = Result<Trace, any Error>
  private static let keptCalls = 20_000

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

  /// The newest requests, the same for all pages; nil if none are recorded.
  static func requests(_ wanted: RequestsRequest) async throws(HTTPError) -> RequestTable? {
    try await apart {
      if let choice = wanted.record {
        let isRecorded = requests.map { $0.name == choice.name } ?? false
        if !choice.isOn { requests = nil } else if !isRecorded { record(choice.name) }
      }
      guard let (recording, name) = requests else { return nil }
      guard let result = recording else {
        return RequestTable(heading: "finding the functions to record…", request: name)
      }
      // After a failure, another choice may do.
      if case .failure = result { requests = nil }
      let trace = try result.get()
      var table = RequestTable(trace.recorded, request: name)
      let lost = trace.losses.lost
      if lost > 0 { table.heading += "; \(lost) records lost" }
      return table
    }
  }

  /// Begins to record, apart from what the page waits for: the functions may be many.
  private static func record(_ name: String?) {
    requests = (nil, name)
    DispatchQueue.global().async {
      let trace = Result { try CommandTrace.ofRequests(name, keeping: keptCalls) }
      queue.async {
        if let current = requests, current.name == name { requests = (trace, name) }
      }
    }
  }

  private static func apart<Value: Sendable, Failure: Error>(
    _ read: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(HTTPError) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Result(catching: read)) }
    }
    do { return try result.get() } catch { throw .conflict("\(error)") }
  }

  /// Ends the recording and forgets the names, for no page is left.
  static func forget() { queue.async { (sampler, requests) = (nil, nil) } }
}
#endif
