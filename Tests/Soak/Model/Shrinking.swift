extension Round {
  /// The fewest operations that still fail, by leaving out ever smaller parts.
  package func shrunk(_ failure: Failure) -> (round: Round, failure: Failure)? {
    var best = self
    best.onlyLane = failure.lane
    best.steps = min(steps, failure.step + 1)
    guard var known = best.run().failure else { return nil }
    var candidates = Array(0..<best.steps)
    var size = max(candidates.count / 2, 1)
    while size >= 1 {
      var isSmaller = false
      for start in stride(from: 0, to: candidates.count, by: size).reversed() {
        var round = best
        round.skipped.formUnion(candidates[start..<min(start + size, candidates.count)])
        guard let failure = round.run().failure, failure.isLike(known) else { continue }
        (best, known, isSmaller) = (round, failure, true)
      }
      candidates.removeAll { best.skipped.contains($0) }
      if size == 1, !isSmaller { break }
      size = max(size / 2, 1)
      if size == 1, candidates.count < 2 { break }
    }
    for change in 0..<8 * best.steps {
      var round = best
      round.skippedChanges.insert(change)
      if change % 8 > 4 || best.skippedChanges.contains(change) { continue }
      if let failure = round.run().failure, failure.isLike(known) {
        (best, known) = (round, failure)
      }
    }
    return (best, known)
  }
}

extension Round.Failure {
  /// Whether another failure is of the same sort, whatever its numbers are.
  func isLike(_ other: Round.Failure) -> Bool {
    func sort(_ text: String) -> Substring {
      text.prefix { $0 != "\n" }.drop { $0 != ":" }.filter { !$0.isNumber }[...]
    }
    return sort(text) == sort(other.text)
  }
}
