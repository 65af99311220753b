extension Dictionary {
  /// Gives memory back where many times as much was once needed: a dictionary keeps it otherwise.
  package mutating func shrinkIfSparse() {
    guard capacity > 64, count < capacity / 16 else { return }
    self = Dictionary(uniqueKeysWithValues: Array(self))
  }
}
