/// Does something `count` times; inlined, so that nothing else is measured.
@inline(__always)
func loop(_ count: Int, _ body: (Int) -> Void) -> Int {
  for n in 0..<count { body(n) }
  return count
}

/// The same, of what returns something; the sum keeps it from being left out.
@inline(__always)
func sum(_ count: Int, _ body: (Int) -> Int) -> Int {
  var sum = 0
  for n in 0..<count { sum &+= body(n) }
  return sum
}

/// What handlers count in.
final class Tally: @unchecked Sendable {
  // SAFETY: one thread makes every change that is counted, and is told of it.
  var count = 0
}
