#if Console
import PliantTracing

/// Asks for functions of a module, or of all, whose names hold the words, or for one of a number.
struct FunctionsRequest: Decodable {
  var search: String?
  var module: String?
  var start: Int?
  var function: Int?
}

/// Asks for traces by number; nil for all.
struct TracesRequest: Decodable {
  let traces: [Int]?
}

/// A part of the functions that a search finds.
struct FunctionsMessage: Encodable {
  let functions: [FunctionCatalog.Function]
  let start: Int
  let total: Int
  let modules: [Module]
  /// Whether the symbols of the program are still being read.
  let isReading: Bool

  struct Module: Encodable {
    let name: String
    let count: Int
  }
}

/// The result of a request to trace functions.
struct TraceAnswer: Encodable {
  var traced = 0
  var refused: [Refused] = []
  var moreRefused = 0

  struct Refused: Encodable {
    let name: String
    let reason: String
  }
}

/// The functions that are traced.
struct TracesMessage: Encodable {
  let traces: [Item]

  /// Times are nanoseconds, of the recorded calls.
  struct Item: Encodable {
    let id: Int
    let function: Int
    let module: String
    let name: String
    /// All calls since the trace began, recorded or not.
    let calls: UInt64
    let recorded: Int
    let skipped: UInt64
    let lost: UInt64
    let threw: Int
    let p50: UInt64
    let p99: UInt64
    let max: UInt64
    let total: UInt64
    /// Why some values are not read.
    let unread: String?
  }
}

/// Calls that have ended.
struct CallsMessage: Encodable {
  let calls: [Item]
  let lost: Int

  struct Item: Encodable {
    var n = 0
    let trace: Int
    /// When it began, in seconds since 1970.
    let time: Double
    /// When it began on the monotonic clock, and how long it took, in nanoseconds.
    let start: UInt64
    let duration: UInt64
    let name: String
    let arguments: [Argument]
    /// `returned`, `threw`, `unwound` or `unknown`.
    let outcome: String
    /// The result or the error.
    let value: String?
    let caller: String?
    let thread: Int
    let task: UInt64?
    let parentTask: UInt64?
    /// Whether it had begun before the trace.
    let wasRunning: Bool
  }

  struct Argument: Encodable {
    let label: String?
    let text: String
  }
}

extension CallsMessage.Item {
  private static let mostArguments = 20
  private static let longestArgument = 300
  private static let longestValue = 1_000

  /// `clock` is the time of the monotonic clock at `wall`.
  init(_ call: TracedCall, trace: Int, wall: Double, clock: UInt64) {
    func cut(_ text: String, _ most: Int = Self.longestArgument) -> String {
      String(text.prefix(most))
    }
    self.trace = trace
    time = wall - (Double(clock) - Double(call.start)) / 1e9
    start = call.start
    duration = call.nanoseconds
    name = cut(call.name)
    arguments = call.arguments.prefix(Self.mostArguments).map {
      CallsMessage.Argument(label: $0.label.map { cut($0) }, text: cut($0.text))
    }
    switch call.outcome {
    case .returned(let text):
      (outcome, value) = ("returned", text.map { cut($0, Self.longestValue) })
    case .threw(let text): (outcome, value) = ("threw", cut(text, Self.longestValue))
    case .unwound: (outcome, value) = ("unwound", nil)
    case .unknown: (outcome, value) = ("unknown", call.waitedFor)
    }
    parentTask = call.parentTask
    wasRunning = call.wasRunning
    caller = call.caller.map { cut($0) }
    thread = Int(call.thread)
    task = call.task
  }
}

/// The position of a page in the calls; a page that is far behind goes on to the newest.
struct CallsCursor {
  private var last: Int?
  private static let mostAtOnce = 512
  private static let mostBehind = 4_096

  mutating func next(in ring: NumberedRing<CallsMessage.Item>) -> CallsMessage? {
    let newest = ring.last
    // A page that comes again knows the numbers of those that it has.
    var start = last ?? max(0, newest - Self.mostBehind)
    let skipped = newest - start > Self.mostBehind ? newest - Self.mostAtOnce - start : 0
    start += skipped
    let (calls, lost) = ring.next(after: start, most: Self.mostAtOnce)
    last = start + lost + calls.count
    return calls.isEmpty ? nil : CallsMessage(calls: calls, lost: lost + skipped)
  }
}
#endif
