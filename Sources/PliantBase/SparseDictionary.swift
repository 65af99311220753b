extension Dictionary {
  /// Frees memory if the dictionary once held many times as much; it would keep it otherwise.
  package mutating func shrinkIfSparse() {
    guard capacity > 64, count < capacity / 16 else { return }
    self = Dictionary(uniqueKeysWithValues: Array(self))
  }
}
