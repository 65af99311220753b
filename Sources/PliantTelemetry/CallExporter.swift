public import Foundation
import PliantBase
public import PliantTracing

#if Telemetry
public import Instrumentation
#endif
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends the recorded calls to an OpenTelemetry collector, as spans in OTLP's JSON over HTTP.
///
/// ```swift
/// let collector = CallExporter(to: URL(string: "http://localhost:4318")!, service: "shop")
/// let trace = try Trace.start(.module("Shop"), to: collector)
/// ```
///
/// Calls that others have called are their children; a trace is an outermost call with all within
/// it. With the trait `Telemetry`, calls in a service context continue the trace that the process's
/// instrument writes for it as `traceparent`.
///
/// Spans are sent a thousand at a time, and others within a second of their ends, also after the
/// trace has stopped. If the collector does not answer, they are dropped and counted; the program
/// goes on.
///
/// Can be used from any thread.
public final class CallExporter: TraceSink {
  private struct State: Sendable {
    var open: [UInt64: Open] = [:]
    var spans: [String] = []
    var lastSent: UInt64 = 0
    var sent = 0
    var dropped = 0
    var isSending = false
    /// Whether a timer will send what there is.
    var isScheduled = false
  }

  private struct Open: Sendable {
    let trace, span: String
    let parent: String?
    /// Identifies the service context, to compare it with that of calls within it.
    let context: UInt
  }

  private static let batch = 1000
  private static let interval: UInt64 = 1_000_000_000
  private static let largest = 20_000

  private let address: URL
  private let service: String
  private let state = Guarded(State())
  private let clock = WallClock()
  private let session: URLSession
  private let contexts: CallContext

  /// Sends to a collector's address, without `/v1/traces`, as a service of this name.
  public convenience init(to collector: URL, service: String) {
    self.init(to: collector, service: service, contexts: CallContext())
  }

  init(to collector: URL, service: String, contexts: CallContext) {
    address = collector.appending(path: "v1/traces")
    self.service = service
    self.contexts = contexts
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 10
    session = URLSession(configuration: configuration)
    let now = clock.now
    state.withLock { $0.lastSent = now }
  }

  deinit { session.finishTasksAndInvalidate() }

  public func began(_ call: TracedCall) {
    let context = contexts.identity(of: call)
    let outer = call.parent.flatMap { id in state.withLock { $0.open[id] } }
    let continued =
      outer.flatMap { $0.context == context ? ($0.trace, $0.span) : nil }
      ?? contexts.span(around: call) ?? outer.map { ($0.trace, $0.span) }
    let (trace, parent) = continued.map { ($0, $1) } ?? (Self.number() + Self.number(), nil)
    let own = Open(trace: trace, span: Self.number(), parent: parent, context: context)
    state.withLock { $0.open[call.id] = own }
  }

  public func ended(_ call: TracedCall) {
    state.withLock { state in
      guard let own = state.open.removeValue(forKey: call.id) else { return }
      guard state.spans.count < Self.largest else {
        state.dropped += 1
        return
      }
      state.spans.append(text(of: call, own))
    }
  }

  public func flush() { send(all: false) }

  /// The spans that the collector has taken, and those that it has not.
  public var counts: (sent: Int, dropped: Int) { state.withLock { ($0.sent, $0.dropped) } }

  /// Sends what has ended, and returns when the collector has answered to all of it.
  public func finish() async {
    send(all: true)
    while state.withLock({ $0.isSending || !$0.spans.isEmpty }) {
      try? await Task.sleep(for: .milliseconds(5))
      send(all: true)
    }
  }

  // MARK: - Sending

  private func send(all: Bool) {
    let now = clock.now
    let spans = state.withLock { state -> [String] in
      let isDue =
        all || state.spans.count >= Self.batch || now - state.lastSent > Self.interval
      guard !state.isSending, !state.spans.isEmpty else { return [] }
      guard isDue else {
        schedule(&state)
        return []
      }
      state.isSending = true
      state.lastSent = now
      defer { state.spans.removeFirst(min(Self.batch, state.spans.count)) }
      return Array(state.spans.prefix(Self.batch))
    }
    guard !spans.isEmpty else { return }
    var request = URLRequest(url: address)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = Data(body(of: spans).utf8)
    let task = session.dataTask(with: request) { [self] _, response, _ in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      state.withLock { state in
        state.isSending = false
        if (200..<300).contains(status) {
          state.sent += spans.count
        } else {
          state.dropped += spans.count
        }
      }
      // Sends the calls that ended meanwhile, perhaps the last of the program.
      send(all: false)
    }
    task.resume()
  }

  /// Sends what there is after a while, by the process's own threads.
  private func schedule(_ state: inout State) {
    guard !state.isScheduled else { return }
    state.isScheduled = true
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [self] in
      Trace.leavingOut {
        self.state.withLock { $0.isScheduled = false }
        send(all: true)
      }
    }
  }

  private func body(of spans: [String]) -> String {
    let name = Self.attribute("service.name", service)
    return "{\"resourceSpans\":[{\"resource\":{\"attributes\":[\(name)]},"
      + "\"scopeSpans\":[{\"scope\":{\"name\":\"pliant\"},\"spans\":["
      + spans.joined(separator: ",") + "]}]}]}"
  }

  private func text(of call: TracedCall, _ own: Open) -> String {
    var attributes = [
      Self.attribute("code.namespace", call.module),
      "{\"key\":\"thread.id\",\"value\":{\"intValue\":\"\(call.thread)\"}}",
    ]
    attributes += call.argumentAttributes.map { Self.attribute($0.key, $0.text) }
    var status = "{}"
    switch call.outcome {
    case .returned(let result):
      if let result { attributes.append(Self.attribute("code.result", result)) }
    case .threw(let text): status = "{\"code\":2,\"message\":\(text.quotedAsJSON)}"
    case .unwound: status = "{\"code\":2,\"message\":\"unwound\"}"
    case .unknown: attributes.append(Self.attribute("code.outcome", "unknown"))
    }
    let start = clock.time(call.start)
    return "{\"traceId\":\"\(own.trace)\",\"spanId\":\"\(own.span)\","
      + (own.parent.map { "\"parentSpanId\":\"\($0)\"," } ?? "")
      + "\"name\":\(call.name.quotedAsJSON),\"kind\":1,\"startTimeUnixNano\":\"\(start)\","
      + "\"endTimeUnixNano\":\"\(start + call.nanoseconds)\","
      + "\"attributes\":[\(attributes.joined(separator: ","))],\"status\":\(status)}"
  }

  private static func attribute(_ key: String, _ value: String) -> String {
    "{\"key\":\(key.quotedAsJSON),\"value\":{\"stringValue\":\(value.quotedAsJSON)}}"
  }

  /// A random number, not zero.
  private static func number() -> String {
    let text = String(UInt64.random(in: 1 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension TracedCall {
  /// The arguments as attributes of a span.
  var argumentAttributes: [(key: String, text: String)] {
    arguments.enumerated().map { ("code.argument.\($1.label ?? "\($0)")", $1.text) }
  }
}

#if Telemetry
extension CallExporter {
  /// Sends to a collector's address as a service of this name.
  ///
  /// Continues traces that an instrument writes for service contexts as `traceparent`; nil is the
  /// process's one.
  public convenience init(to collector: URL, service: String, instrument: (any Instrument)?) {
    self.init(to: collector, service: service, contexts: CallContext(instrument: instrument))
  }
}
#endif
