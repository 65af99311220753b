#if Console
/// Tokens that pages started, by number, until the pages or the console end them.
struct PageTokens<Entry: Sendable>: Sendable {
  private(set) var entries: [Int: Entry] = [:]
  private(set) var isOver = false
  private var last = 0

  /// Adds what is made of its number, and returns that; nil if the console has ended.
  mutating func add(_ make: (Int) -> Entry) -> Int? {
    guard !isOver else { return nil }
    last += 1
    entries[last] = make(last)
    return last
  }

  /// Takes out the entries of these numbers, or all of them.
  mutating func remove(_ numbers: [Int]?) -> [Entry] {
    (numbers.map { Set($0) } ?? Set(entries.keys)).compactMap { entries.removeValue(forKey: $0) }
  }

  /// Takes out all, and prevents new ones.
  mutating func end() -> [Entry] {
    isOver = true
    return remove(nil)
  }
}
#endif
