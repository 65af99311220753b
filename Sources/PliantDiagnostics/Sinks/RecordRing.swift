import PliantBase

/// The newest records, bounded by their number and by their bytes.
struct RecordRing {
  /// An object, so that an empty ring is small.
  final class Entry: Sendable {
    let number: Int
    let record: LogRecord
    let bytes: Int

    init(number: Int, record: LogRecord, bytes: Int) {
      self.number = number
      self.record = record
      self.bytes = bytes
    }
  }

  private var entries: [Entry?]
  private var first = 0
  private(set) var count = 0
  private(set) var bytes = 0
  private(set) var dropped = 0
  private let mostBytes: Int

  init(mostRecords: Int, mostBytes: Int) {
    entries = Array(repeating: nil, count: max(mostRecords, 1))
    self.mostBytes = mostBytes
  }

  /// Returns the removed records, which the caller frees without the lock.
  mutating func add(_ record: LogRecord, number: Int) -> [Entry] {
    let size = record.bytes
    guard size <= mostBytes else {
      dropped += 1
      return []
    }
    var removed: [Entry] = []
    while count == entries.count || bytes + size > mostBytes {
      if let oldest = removeFirst() { removed.append(oldest) }
    }
    entries[(first + count) % entries.count] = Entry(number: number, record: record, bytes: size)
    count += 1
    bytes += size
    return removed
  }

  private mutating func removeFirst() -> Entry? {
    defer {
      entries[first] = nil
      first = (first + 1) % entries.count
      count -= 1
      dropped += 1
    }
    bytes -= entries[first]?.bytes ?? 0
    return entries[first]
  }

  /// The oldest first.
  var all: [Entry] { (0..<count).compactMap(entry) }

  /// The oldest of those after a number.
  func next(after number: Int, most: Int) -> [Entry] {
    let first = place(after: number)
    return (first..<min(first + most, count)).compactMap(entry)
  }

  /// The newest of those after a number and up to another.
  func last(after number: Int, through end: Int, most: Int) -> [Entry] {
    let (first, end) = (place(after: number), place(after: end))
    return (min(max(first, end - most), end)..<end).compactMap(entry)
  }

  /// The place of the oldest record after a number.
  private func place(after number: Int) -> Int {
    // Numbers grow from place to place.
    (0..<count).partitioningIndex { entry(at: $0).map { $0.number > number } ?? true }
  }

  private func entry(at place: Int) -> Entry? { entries[(first + place) % entries.count] }

  mutating func removeAll() {
    entries = Array(repeating: nil, count: entries.count)
    (first, count, bytes) = (0, 0, 0)
  }
}

extension LogRecord {
  /// The approximate size in memory.
  fileprivate var bytes: Int {
    var bytes = 256 + message.utf8.count + file.utf8.count + function.utf8.count + source.utf8.count
    for expression in expressions { bytes += 64 + expression.bytes }
    for (key, value) in metadata { bytes += 64 + key.utf8.count + value.utf8.count }
    return bytes
  }
}
