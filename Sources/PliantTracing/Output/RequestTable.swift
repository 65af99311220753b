/// The requests that a program has answered, by route: the calls of one function, or, if none is
/// known, the outermost ones.
package struct RequestTable: Encodable, Sendable {
  /// Times are nanoseconds.
  private struct Route: Encodable {
    let name: String
    let perSecond: Double
    let errors: Int
    /// The p50, the p99 and the maximum.
    let times: [UInt64]
  }

  private struct Slow: Encodable {
    let id: UInt64
    let name: String
    let time: UInt64
    let task: UInt64?
    let calls: String
  }

  package var heading: String
  /// A pattern of the function; nil for those that are known.
  private let request: String?
  private let routes: [Route]
  private let slowest: [Slow]

  /// The closures by which Vapor answers a request each, Hummingbird's function, and handlers of
  /// NIO, whose answers may come later.
  private static let responders = [
    "Hummingbird.RouterResponder.respond(to:context:)",
    "Vapor.RoutesBuilder.on(_:_:body:use:) closure #1", "*.channelRead(context:data:)",
  ]

  /// Patterns of the functions to record besides the program's own.
  static func functions(of request: String?) -> [String] {
    request.map { [$0] } ?? responders.dropLast()
  }

  /// No requests, and why.
  package init(heading: String, request: String?) {
    (self.heading, self.request, routes, slowest) = (heading, request, [], [])
  }

  package init(_ calls: [TracedCall], request: String?) {
    self.request = request
    let known = calls.filter { !$0.wasRunning }
    let names = Set(known.map(\.fullName))
    let pattern = (request.map { [$0] } ?? Self.responders).first { pattern in
      names.contains { Glob.matches($0, pattern) }
    }
    let wanted = pattern.map { pattern in names.filter { Glob.matches($0, pattern) } }
    let outermost = known.map(\.depth).min()
    let all = known.filter { wanted?.contains($0.fullName) ?? ($0.depth == outermost) }
    let ids = Set(all.map(\.id))
    // One of Vapor's closures may call the other.
    let requests = all.filter { $0.parent.map(ids.contains) != true }
    let ended = requests.filter { $0.outcome != .unknown }
    let inner = InnerCalls(known)
    let rate = Rate(of: requests.map(\.start))
    let time = Duration.nanoseconds(Int64((requests.map(\.end).max() ?? 0) - rate.first))
    heading =
      "requests: \(ended.count) in \(time.readable), \(rate.perSecond(ended.count)) a second; "
      + "errors: \(ended.count(where: \.isError)); not ended: \(requests.count - ended.count)"
    let byRoute = Dictionary(grouping: ended) { Self.route(of: $0, inner) }
    routes = byRoute.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { name, calls in
        let durations = calls.map(\.duration).sorted()
        return Route(
          name: name,
          perSecond: rate.perSecond(calls.count),
          errors: calls.count(where: \.isError),
          times: [50, 99, 100].map { durations.percentile($0).nanoseconds }
        )
      }
    slowest = requests.sorted { $0.duration > $1.duration }.prefix(3).map { request in
      Slow(
        id: request.id,
        name: Self.route(of: request, inner),
        time: request.nanoseconds,
        task: request.task,
        calls: CallTree.text(of: inner.all(of: request))
      )
    }
  }

  var text: String {
    func readable(_ time: UInt64) -> String { Duration.nanoseconds(Int64(time)).readable }
    var table = [["a second", "errors", "p50", "p99", "max", "route"]]
    table += routes.map { route in
      ["\(route.perSecond)", "\(route.errors)"] + route.times.map(readable) + [route.name]
    }
    let slowest = slowest.map { "\n\($0.name): \(readable($0.time))\n\($0.calls)" }
    return ([heading] + TraceSummary.aligned(table)).joined(separator: "\n") + "\n"
      + slowest.joined()
  }

  // MARK: - Routes

  /// The method and the path that the arguments have, numbers as `*`; else the first call within,
  /// or the function.
  private static func route(of request: TracedCall, _ inner: InnerCalls) -> String {
    let text = request.arguments.map(\.text).joined(separator: " ")
    if let start = text.firstRange(of: "\"/")?.upperBound {
      let path = text[text.index(before: start)...].prefix { !"?\"".contains($0) }
      let parts = path.split(separator: "/").map { $0.contains(where: \.isNumber) ? "*" : $0 }
      let method = methods.first { text.contains("\"\($0)\"") }.map { $0 + " " } ?? ""
      return method + "/" + parts.joined(separator: "/")
    }
    return inner.byParent[request.id]?.min { $0.start < $1.start }?.name ?? request.name
  }

  private static let methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]
}

/// How often requests begin, by the intervals between them, of which a single one has none.
private struct Rate {
  let first: UInt64
  private let count: Double
  private let interval: Double

  init(of starts: [UInt64]) {
    first = starts.min() ?? 0
    count = Double(max(starts.count, 1))
    interval = Double((starts.max() ?? 0) - first) / 1e9 / max(count - 1, 1)
  }

  /// The rate of some of them, to a tenth.
  func perSecond(_ part: Int) -> Double {
    interval > 0 ? (Double(part) / count / interval * 10).rounded() / 10 : 0
  }
}

/// The calls within others, and those of their child tasks.
private struct InnerCalls {
  let byParent: [UInt64?: [TracedCall]]
  private let byParentTask: [UInt64?: [TracedCall]]

  init(_ calls: [TracedCall]) {
    byParent = Dictionary(grouping: calls, by: \.parent)
    byParentTask = Dictionary(grouping: byParent[nil] ?? [], by: \.parentTask)
  }

  /// A call with those within it that take a hundredth of its time, at most some hundred.
  func all(of call: TracedCall) -> [TracedCall] {
    var (found, rest, tasks) = ([call], [call], Set<UInt64>())
    while let next = rest.popLast(), found.count < 200 {
      var more = byParent[next.id, default: []]
      if let task = next.task, tasks.insert(task).inserted {
        more += byParentTask[task, default: []]
          .filter { (call.start...call.end).contains($0.start) }
      }
      more.removeAll { $0.duration < call.duration / 100 }
      found += more
      rest += more
    }
    return found
  }
}

extension TracedCall {
  fileprivate var end: UInt64 { start + nanoseconds }

  var isError: Bool { if case .threw = outcome { true } else { false } }
}

extension [Duration] {
  /// The one that so many of a hundred do not exceed; they are sorted.
  func percentile(_ percent: Int) -> Duration {
    isEmpty ? .zero : self[Swift.max(0, (count * percent + 99) / 100 - 1)]
  }
}
