import Logging

/// A sink that keeps the newest log lines in memory, errors separately.
///
/// ```swift
/// let memory = MemoryLog()
/// let logger = Logger(label: "App") { SinkLogHandler(label: $0, sinks: [memory]) }
/// memory.records.last?.message
/// ```
/// Errors have a ring of their own, so that a storm of lesser lines does not push them out. Lines
/// that are pushed out are counted: `received == records.count + dropped + cleared`. Any thread may
/// log and read; a line takes a lock for as long as it takes to store it.
public final class MemoryLog: LogSink {
  /// The limits of the lines that are kept.
  public struct Bounds: Sendable, Hashable {
    /// The most records.
    public let records: Int
    /// The approximate most bytes of the records' text and overhead.
    public let bytes: Int

    /// Limits a ring by records and by bytes, whichever is reached first.
    public init(records: Int, bytes: Int) {
      self.records = records
      self.bytes = bytes
    }
  }

  private struct State {
    var lines: RecordRing
    var errors: RecordRing
    var received = 0
    var receivedErrors = 0
    var cleared = 0
    /// The number of the last record when all were removed.
    var clearedThrough = 0
  }

  private let state: Guarded<State>
  /// How many records are kept at most.
  package let mostRecords: Int

  /// Creates a log with the given limits.
  ///
  /// - Parameters:
  ///   - lines: The limits of the lines below errors.
  ///   - errors: The limits of errors and critical lines.
  public init(
    lines: Bounds = Bounds(records: 10_000, bytes: 8 << 20),
    errors: Bounds = Bounds(records: 1_000, bytes: 1 << 20)
  ) {
    mostRecords = lines.records + errors.records
    state = Guarded(
      State(
        lines: RecordRing(mostRecords: lines.records, mostBytes: lines.bytes),
        errors: RecordRing(mostRecords: errors.records, mostBytes: errors.bytes)
      )
    )
  }

  public func receive(_ record: LogRecord) {
    let removed = state.withUncheckedLock { state in
      state.received += 1
      guard record.level >= .error else {
        return state.lines.add(record, number: state.received)
      }
      state.receivedErrors += 1
      return state.errors.add(record, number: state.received)
    }
    withExtendedLifetime(removed) {}
  }

  public func flush() {}
}

extension MemoryLog {
  /// The lines that are kept, in the order in which they were received.
  public var records: [LogRecord] { merged(\.all).map(\.record) }

  /// The errors that are kept, in the order in which they were received.
  public var errors: [LogRecord] { state.withUncheckedLock { $0.errors.all }.map(\.record) }

  /// The number of lines that were ever received.
  public var received: Int { state.withUncheckedLock { $0.received } }

  /// The number of lines that were replaced by newer ones, or were too large to keep.
  public var dropped: Int { state.withUncheckedLock { $0.lines.dropped + $0.errors.dropped } }

  /// The number of lines that ``clear()`` removed.
  public var cleared: Int { state.withUncheckedLock { $0.cleared } }

  /// The approximate number of bytes that are kept.
  public var bytes: Int { state.withUncheckedLock { $0.lines.bytes + $0.errors.bytes } }

  /// Removes all lines.
  public func clear() {
    let old = state.withUncheckedLock { state in
      let old = (state.lines.all, state.errors.all)
      state.cleared += old.0.count + old.1.count
      state.clearedThrough = state.received
      state.lines.removeAll()
      state.errors.removeAll()
      return old
    }
    withExtendedLifetime(old) {}
  }
}

extension MemoryLog {
  /// The oldest records that are kept after a number.
  ///
  /// The first record that was received has the number 1.
  package func next(after number: Int, most: Int) -> [(number: Int, record: LogRecord)] {
    merged { $0.next(after: number, most: most) }.prefix(most).map { ($0.number, $0.record) }
  }

  /// The newest records that are kept after a number and up to another.
  package func last(
    after number: Int,
    through end: Int,
    most: Int
  ) -> [(number: Int, record: LogRecord)] {
    merged { $0.last(after: number, through: end, most: most) }.suffix(most)
      .map { ($0.number, $0.record) }
  }

  /// Records of both rings, in the order in which they were received.
  private func merged(_ part: (RecordRing) -> [RecordRing.Entry]) -> [RecordRing.Entry] {
    // SAFETY: entries never change.
    let (lines, errors) = state.withUncheckedLock { (part($0.lines), part($0.errors)) }
    return (lines + errors).sorted { $0.number < $1.number }
  }

  /// The number of errors among the lines that were ever received.
  package var receivedErrors: Int { state.withLock { $0.receivedErrors } }

  /// Up to which number all records were removed by ``clear()``.
  package var clearedThrough: Int { state.withLock { $0.clearedThrough } }
}
