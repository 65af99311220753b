extension Range<Int> {
  /// The first number that meets a condition which all behind it meet, too; the end if none does.
  package func partitioningIndex(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
