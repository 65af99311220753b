import PliantBase

/// The newest of what happened, each with its number, which begins at 1.
final class NumberedRing<Element: Sendable>: Sendable {
  private struct State: Sendable {
    var elements: [Element] = []
    /// The place of the oldest, once all places are taken.
    var first = 0
    var last = 0
  }

  private let state = Guarded(State())
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// The number of the newest.
  var last: Int { state.withLock { $0.last } }

  /// Makes the element with its number; `make` runs under the lock, and only puts values together.
  func add(_ make: (Int) -> Element) {
    // SAFETY: elements are Sendable.
    state.withUncheckedLock { state in
      state.last += 1
      if state.elements.count < capacity {
        state.elements.append(make(state.last))
      } else {
        state.elements[state.first] = make(state.last)
        state.first = (state.first + 1) % capacity
      }
    }
  }

  /// Some of what came after a number: the oldest that there are, and how many came between that
  /// are not there any more.
  func next(after number: Int, most: Int) -> (elements: [Element], lost: Int) {
    // SAFETY: as above.
    state.withUncheckedLock { state in
      let oldest = state.last - state.elements.count + 1
      let start = max(number + 1, oldest)
      let end = min(start + most, state.last + 1)
      guard start < end else { return ([], 0) }
      let elements = (start..<end).map { number in
        state.elements[(state.first + number - oldest) % max(state.elements.count, 1)]
      }
      return (elements, start - number - 1)
    }
  }
}
