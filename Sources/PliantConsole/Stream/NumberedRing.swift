#if Console
import PliantBase

/// The newest elements of a sequence, each with its number, which begins at 1.
final class NumberedRing<Element: Sendable>: Sendable {
  private struct State: Sendable {
    var elements: [Element] = []
    /// The index of the oldest element, once the ring is full.
    var first = 0
    var last = 0
  }

  private let state = Guarded(State())
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// The number of the newest.
  var last: Int { state.withLock { $0.last } }

  /// Adds an element that `make` creates from its number, under the lock.
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

  /// Returns the oldest elements after a number, and how many before them are no longer stored.
  func next(after number: Int, most: Int) -> (elements: [Element], lost: Int) {
    // SAFETY: elements are Sendable.
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
#endif
