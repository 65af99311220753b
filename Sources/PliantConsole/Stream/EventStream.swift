#if Console
import Foundation
import PliantDiagnostics

/// The events that are sent to one page while it is connected.
///
/// It stores only the page's position: events that a slow page has not read yet wait in rings that
/// all pages share, and are counted as lost if they have left them by then.
struct EventStream {
  private let state: LiveState
  private let right: AccessCheck.Right
  private var cursor: Cursor
  private var sent: [LiveState.Part: Int] = [:]
  private var sentWatched = 0
  private var calls = CallsCursor()
  /// The last second that was sent; a page that comes again knows which it has.
  private var second = 0
  /// The last line whose removal the page knows of; a page that resumes is notified again.
  private var sentCleared: Int
  /// The newest line when the page connected: lines up to it are all sent, however long that takes.
  private let history: Int

  private static let pause: Duration = .milliseconds(100)
  private static let pauseBetweenPings: Duration = .seconds(2)
  private static let mostLines = 512
  private static let mostBytes = 256 << 10
  /// The number of lines that a page may be behind, if they came while it is connected.
  private static let mostBehind = 4_096

  init(_ state: LiveState, _ right: AccessCheck.Right, resuming text: String?) {
    self.state = state
    self.right = right
    cursor = Cursor(session: state.session, resuming: text)
    cursor.limit(
      line: state.log.received,
      death: state.deaths.last,
      value: state.watches.values.last
    )
    sentCleared = cursor.line == 0 ? state.log.clearedThrough : 0
    if cursor.line == 0 { cursor.line = sentCleared }
    history = state.log.received
  }

  /// Returns when the client disconnects, or does not read for too long.
  func send(to connection: Connection) async {
    await withDiscardingTaskGroup { group in
      group.addTask {
        var stream = self
        try? await stream.write(to: connection)
        // Ends the reading below.
        connection.end()
      }
      group.addTask {
        await connection.ended()
        connection.end()
      }
    }
  }

  private mutating func write(to connection: Connection) async throws {
    let hello = HelloMessage(state, canChange: right == .change)
    try await connection.write(HTTPResponse.streamHead + event("hello", hello).bytes)
    var lastPing: ContinuousClock.Instant?
    while true {
      try Task.checkCancellation()
      let start = ContinuousClock.now
      var events = next()
      if lastPing.map({ start - $0 >= Self.pauseBetweenPings }) ?? true {
        events.append(event("pace", PaceMessage(received: state.log.received, sent: cursor.line)))
        lastPing = start
      }
      guard !events.isEmpty else {
        try await Task.sleep(for: Self.pause)
        continue
      }
      let bytes = events.map(\.bytes).reduce(Data(), +)
      let spent = ContinuousClock.now - start
      try await connection.write(bytes)
      // Under many lines, leaves the program as much time as all pages have used.
      try await Task.sleep(for: spent * state.pages)
    }
  }

  /// The next events that the page has not received, up to a limit.
  private mutating func next() -> [ServerSentEvent] {
    var events = parts()
    events += lines()
    let deaths = state.deaths.next(after: cursor.death, most: Self.mostLines)
    let watched = state.watchedObjects
    if !deaths.elements.isEmpty || watched != sentWatched {
      sentWatched = watched
      cursor.death += deaths.lost + deaths.elements.count
      let message = DeathsMessage(
        deaths: deaths.elements,
        lost: deaths.lost,
        watched: watched
      )
      events.append(event("deaths", message))
    }
    let values = state.watches.values.next(after: cursor.value, most: Self.mostLines)
    if !values.elements.isEmpty {
      cursor.value += values.lost + values.elements.count
      events.append(event("values", ValuesMessage(values: values.elements, lost: values.lost)))
    }
    let seconds = state.seconds.all.next(after: second, most: Self.mostLines)
    if !seconds.elements.isEmpty {
      second += seconds.lost + seconds.elements.count
      events.append(event("seconds", SecondsMessage(seconds: seconds.elements)))
    }
    if let news = calls.next(in: state.functions.calls) { events.append(event("calls", news)) }
    return events
  }

  /// The parts of the state that have changed since they were sent.
  private mutating func parts() -> [ServerSentEvent] {
    state.parts().compactMap { part, version, json in
      guard sent[part] != version else { return nil }
      sent[part] = version
      return ServerSentEvent(name: part.rawValue, json: json, cursor: cursor)
    }
  }

  /// Goes on to the newest lines if the page is too far behind.
  private mutating func skip() -> [ServerSentEvent] {
    let newest = state.log.received
    guard cursor.line >= history, newest - cursor.line > Self.mostBehind else { return [] }
    let end = newest - Self.mostLines
    let firstKept = state.log.next(after: cursor.line, most: 1).first?.number ?? newest
    // Lines that were cleared meanwhile are neither lost nor skipped.
    guard state.log.clearedThrough <= sentCleared else { return [] }
    let lastLost = min(firstKept - 1, end)
    var events: [ServerSentEvent] = []
    if lastLost > cursor.line {
      let message = LostMessage(count: lastLost - cursor.line)
      cursor.line = lastLost
      events.append(event("lost", message))
    }
    if end > cursor.line {
      let message = SkippedMessage(after: cursor.line, through: end)
      cursor.line = end
      events.append(event("skipped", message))
    }
    return events
  }

  private mutating func lines() -> [ServerSentEvent] {
    var events = skip()
    let records = state.log.next(after: cursor.line, most: Self.mostLines)
    // Read after the records: lines that were cleared meanwhile are not lost, and not sent.
    let cleared = state.log.clearedThrough
    if cleared > sentCleared {
      sentCleared = cleared
      cursor.line = max(cursor.line, cleared)
      events.append(event("cleared", ClearedMessage(through: cleared)))
    }
    var batch: [LineMessage] = []
    var bytes = 0
    func send() {
      guard !batch.isEmpty else { return }
      events.append(event("log", LogMessage(records: batch)))
      batch = []
    }
    for (number, record) in records where number > cursor.line && bytes < Self.mostBytes {
      if number > cursor.line + 1 {
        send()
        let lost = number - cursor.line - 1
        cursor.line = number - 1
        events.append(event("lost", LostMessage(count: lost)))
      }
      cursor.line = number
      let line = LineMessage(number, record)
      bytes += line.bytes
      batch.append(line)
    }
    send()
    return events
  }

  private func event(_ name: String, _ message: some Encodable) -> ServerSentEvent {
    ServerSentEvent(name: name, json: JSONText.encode(message), cursor: cursor)
  }
}

/// One event of a stream. (HTML standard, 9.2)
struct ServerSentEvent {
  let name: String
  let json: Data
  let cursor: Cursor

  var bytes: Data {
    // JSON is on one line, as the format requires.
    Data("event: \(name)\nid: \(cursor.text)\ndata: ".utf8) + json + Data("\n\n".utf8)
  }
}
#endif
