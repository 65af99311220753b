import Glibc
import Synchronization

/// The function that is traced; `calls.c` has the same one.
@inline(never) @_optimize(none)
public func work(_ number: Int) -> Int { number + 1 }

private let total = Atomic(0)

private func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

private func run(_ calls: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  var sum = work(0)
  let start = now()
  for _ in 0..<Int(bitPattern: calls) { sum = work(sum) }
  total.add(now() - start, ordering: .relaxed)
  return UnsafeMutableRawPointer(bitPattern: sum)
}

/// `Calls THREADS CALLS` prints the nanoseconds of processor time that a call takes on its thread.
@main enum Calls {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 2 else { return }
    let threads = (0..<numbers[0]).map { _ in
      var thread = pthread_t()
      pthread_create(&thread, nil, run, UnsafeMutableRawPointer(bitPattern: numbers[1]))
      return thread
    }
    for thread in threads { pthread_join(thread, nil) }
    print(total.load(ordering: .relaxed) / (numbers[0] * numbers[1]))
  }
}
