import Synchronization

/// Events in their order, as one line of text.
final class Log: Sendable {
  private let events = Mutex<[String]>([])
  var text: String { events.withLock { $0.joined(separator: " ") } }
  var count: Int { events.withLock { $0.count } }
  func callAsFunction(_ event: String) { events.withLock { $0.append(event) } }
}
