/// The requests that a program has answered, by route: the calls of one function, or, if none is
/// known, the outermost ones.
enum RequestTable {
  /// The functions of Hummingbird and Vapor that answer a request each, and handlers of NIO, whose
  /// answers may come later.
  static let responders = [
    "Hummingbird.RouterResponder.respond(to:context:)", "Vapor.AsyncBasicResponder.respond(to:)",
    "*.channelRead(context:data:)",
  ]

  static func text(of calls: [TracedCall], request: String?) -> String {
    let known = calls.filter { !$0.wasRunning }
    let names = Set(known.map(fullName))
    let pattern = (request.map { [$0] } ?? responders).first { pattern in
      names.contains { Glob.matches($0, pattern) }
    }
    let wanted = pattern.map { pattern in names.filter { Glob.matches($0, pattern) } }
    let requests = known.filter { wanted?.contains(fullName($0)) ?? ($0.depth == 0) }
    let ended = requests.filter { $0.outcome != .unknown }
    let inner = InnerCalls(known)
    let first = requests.map(\.start).min() ?? 0
    let seconds = Double((requests.map(\.end).max() ?? 0) - first) / 1e9
    var table = [["a second", "errors", "p50", "p99", "max", "route"]]
    let routes = Dictionary(grouping: ended) { route(of: $0, inner) }
    for (route, calls) in routes.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    {
      let times = calls.map(\.duration).sorted()
      table.append([
        rate(calls.count, in: seconds), "\(calls.count(where: \.isError))",
        times.percentile(50).readable, times.percentile(99).readable,
        times.percentile(100).readable, route,
      ])
    }
    let heading =
      "requests: \(ended.count) in \(Duration.seconds(seconds).readable), "
      + "\(rate(ended.count, in: seconds)) a second; errors: \(ended.count(where: \.isError)); "
      + "not ended: \(requests.count - ended.count)\n"
    let slowest = requests.sorted { $0.duration > $1.duration }.prefix(3).map { request in
      "\n\(route(of: request, inner)): \(request.duration.readable)\n"
        + CallTree.text(of: inner.all(of: request))
    }
    return heading + TraceSummary.aligned(table).joined(separator: "\n") + "\n" + slowest.joined()
  }

  private static func fullName(_ call: TracedCall) -> String { call.module + "." + call.name }

  private static func rate(_ count: Int, in seconds: Double) -> String {
    "\((Double(count) / max(seconds, 0.001) * 10).rounded() / 10)"
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

/// The calls within others, and those of their child tasks.
private struct InnerCalls {
  let byParent: [UInt64: [TracedCall]]
  private let byParentTask: [UInt64: [TracedCall]]

  init(_ calls: [TracedCall]) {
    byParent = Dictionary(grouping: calls.filter { $0.parent != nil }) { $0.parent ?? 0 }
    byParentTask = Dictionary(grouping: calls.filter { $0.parent == nil && $0.parentTask != nil }) {
      $0.parentTask ?? 0
    }
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
