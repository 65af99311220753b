import Logging
import PliantBase

/// Keeps the newest log lines in memory, errors apart from the others.
///
/// ```swift
/// let memory = MemoryLog()
/// let logger = Logger(label: "App") { SinkLogHandler(label: $0, sinks: [memory]) }
/// memory.records.last?.message
/// ```
/// Errors have a ring of their own, so that a storm of lesser lines does not push them out. What is pushed out
/// is counted: `received == records.count + dropped + cleared`. Any thread may log and read; a line costs a
/// lock for as long as it takes to put it there.
public final class MemoryLog: LogSink {
  /// How much is kept.
  public struct Bounds: Sendable, Hashable {
    /// How many records.
    public let records: Int
    /// Of the records' text and what goes with it, about.
    public let bytes: Int

    /// Bounds a ring by both; what is reached first counts.
    public init(records: Int, bytes: Int) {
      self.records = records
      self.bytes = bytes
    }
  }

  private struct State {
    var lines: RecordRing
    var errors: RecordRing
    var received = 0
    var cleared = 0
    /// The number of the last record when all were removed.
    var clearedThrough = 0
  }

  private let state: Guarded<State>
  /// How many records are kept at most.
  package let mostRecords: Int

  /// Makes a log that keeps as much as it is told to.
  ///
  /// - Parameters:
  ///   - lines: How much of the lines below errors is kept.
  ///   - errors: How much of errors and critical lines is kept.
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
      return record.level >= .error
        ? state.errors.add(record, number: state.received)
        : state.lines.add(record, number: state.received)
    }
    withExtendedLifetime(removed) {}
  }

  public func flush() {}
}

extension MemoryLog {
  /// What is kept, in the order in which it was received.
  public var records: [LogRecord] {
    let (lines, errors) = state.withUncheckedLock { ($0.lines.all, $0.errors.all) }
    return (lines + errors).sorted { $0.number < $1.number }.map(\.record)
  }

  /// The errors that are kept, in the order in which they were received.
  public var errors: [LogRecord] { state.withUncheckedLock { $0.errors.all }.map(\.record) }

  /// How many lines were ever received.
  public var received: Int { state.withUncheckedLock { $0.received } }

  /// How many of them gave way to newer ones, or were too large to keep.
  public var dropped: Int { state.withUncheckedLock { $0.lines.dropped + $0.errors.dropped } }

  /// How many of them were removed by ``clear()``.
  public var cleared: Int { state.withUncheckedLock { $0.cleared } }

  /// About how many bytes are kept.
  public var bytes: Int { state.withUncheckedLock { $0.lines.bytes + $0.errors.bytes } }

  /// Removes what is kept.
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
    // SAFETY: entries never change.
    let (lines, errors) = state.withUncheckedLock { state in
      (state.lines.next(after: number, most: most), state.errors.next(after: number, most: most))
    }
    return (lines + errors).sorted { $0.number < $1.number }.prefix(most)
      .map { ($0.number, $0.record) }
  }

  /// Up to which number all records were removed by ``clear()``.
  package var clearedThrough: Int { state.withLock { $0.clearedThrough } }
}
