import PliantBase

/// Chrome's trace format: an array of events with times in microseconds.
///
/// (Google's "Trace Event Format")
enum ChromeTrace {
  static func text(of calls: [TracedCall]) -> String {
    let first = calls.map(\.start).min() ?? 0
    let names = Dictionary(calls.map { (line(of: $0), $0.owner) }) { one, _ in one }
    // Viewers nest what begins earlier.
    let events = calls.sorted { ($0.start, $0.depth) < ($1.start, $1.depth) }
      .map { event(of: $0, since: first) }
    let heads = names.sorted { $0.key < $1.key }.map { line, name in
      "{\"ph\":\"M\",\"pid\":1,\"tid\":\(line),\"name\":\"thread_name\","
        + "\"args\":{\"name\":\(name.quotedAsJSON)}}"
    }
    return "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n"
      + (heads + events).joined(separator: ",\n") + "\n]}\n"
  }

  /// Tasks and threads have numbers of their own.
  private static func line(of call: TracedCall) -> UInt64 {
    call.task.map { $0 + 1_000_000_000 } ?? UInt64(UInt32(bitPattern: call.thread))
  }

  private static func event(of call: TracedCall, since first: UInt64) -> String {
    var details = call.arguments.enumerated().map { index, argument in
      (argument.label ?? "\(index)", argument.text)
    }
    switch call.outcome {
    case .returned(let result): details += result.map { [("->", $0)] } ?? []
    case .threw(let error): details.append(("throws", error))
    case .unwound: details.append(("unwound", "true"))
    case .unknown: details.append(("ended", "unknown"))
    }
    if call.wasRunning { details.append(("was running", "true")) }
    details += call.parentTask.map { [("parent task", "\($0)")] } ?? []
    details += call.waitedFor.map { [("waits for", $0)] } ?? []
    let arguments = details.map { $0.0.quotedAsJSON + ":" + $0.1.quotedAsJSON }.joined(
      separator: ","
    )
    return "{\"ph\":\"X\",\"pid\":1,\"tid\":\(line(of: call)),"
      + "\"ts\":\(microseconds(call.start - first)),"
      + "\"dur\":\(microseconds(call.duration.nanoseconds)),\"name\":\(call.name.quotedAsJSON),"
      + "\"cat\":\(call.module.quotedAsJSON),\"args\":{\(arguments)}}"
  }

  private static func microseconds(_ nanoseconds: UInt64) -> String {
    let rest = String(nanoseconds % 1000)
    return "\(nanoseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension Duration {
  /// Rounded down; 0 if it is negative, and not more than three centuries.
  package var nanoseconds: UInt64 {
    let parts = components
    guard parts.seconds >= 0, parts.attoseconds >= 0 else { return 0 }
    guard parts.seconds < 9_000_000_000 else { return UInt64(Int64.max) }
    return UInt64(parts.seconds) * 1_000_000_000 + UInt64(parts.attoseconds / 1_000_000_000)
  }

  /// The text for people: `1.204 ms`.
  var readable: String {
    let units: [(UInt64, String)] = [(1_000_000_000, "s"), (1_000_000, "ms"), (1000, "us")]
    let whole = nanoseconds
    guard let (size, unit) = units.first(where: { whole >= $0.0 }) else { return "\(whole) ns" }
    let rest = String(whole % size / (size / 1000))
    return "\(whole / size)." + String(repeating: "0", count: 3 - rest.count) + "\(rest) \(unit)"
  }
}
