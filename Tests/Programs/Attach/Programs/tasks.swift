// Tasks that wait in every way, each named after its way: `tasks waits COUNT`; or `busy`, or `spin`.
import Dispatch
import Glibc
import Synchronization

func say(_ line: String) {
  print(line)
  fflush(nil)
}

actor Store {
  func work() async { settled.add(1, ordering: .relaxed) }
  func block() {
    settled.add(1, ordering: .relaxed)
    while true { usleep(1_000) }
  }
}

let settled = Atomic(0)
nonisolated(unsafe) var kept: [CheckedContinuation<Void, Never>] = []
let lock = Mutex(())

enum Request { @TaskLocal static var path: String? }

@inline(never) func sleepLong() async {
  settled.add(1, ordering: .relaxed)
  try? await Task.sleep(for: .seconds(600))
}

@inline(never) func waitForNobody() async {
  await withCheckedContinuation { continuation in
    lock.withLock { _ in kept.append(continuation) }
    settled.add(1, ordering: .relaxed)
  }
}

@inline(never) func waitForGroup() async {
  await withTaskGroup(of: Void.self) { group in
    for number in 0..<2 { group.addTask(name: "child-\(number)") { await sleepLong() } }
    settled.add(1, ordering: .relaxed)
    await group.waitForAll()
  }
}

@inline(never) func waitForLet() async {
  async let inner: Void = sleepLong()
  settled.add(1, ordering: .relaxed)
  await inner
}

@inline(never) func consume(_ stream: AsyncStream<Int>) async {
  settled.add(1, ordering: .relaxed)
  for await _ in stream {}
}

@inline(never) func wait(for task: Task<Void, Never>) async {
  settled.add(1, ordering: .relaxed)
  await task.value
}

final class Ring: Sendable {
  let tasks = Mutex<[Task<Void, Never>]>([])
  func turn(_ number: Int) async {
    while tasks.withLock({ $0.count < 2 }) { await Task.yield() }
    await wait(for: tasks.withLock { $0[1 - number] })
  }
}

func waits(_ count: Int) -> [Any] {
  let (store, ring) = (Store(), Ring())
  var all: [Any] = [store, Task.detached(name: "block-0") { await store.block() }]
  // An actor is free for the first that comes.
  while settled.load(ordering: .relaxed) == 0 { usleep(1_000) }
  for n in 0..<count {
    let (stream, end) = AsyncStream<Int>.makeStream()
    let sleeper = Task(name: "sleep-\(n)") { await sleepLong() }
    let cancelled = Task(name: "cancelled-\(n)") { await waitForNobody() }
    all += [
      end, sleeper, cancelled, Task(name: "continuation-\(n)") { await waitForNobody() },
      Task(name: "group-\(n)") { await waitForGroup() },
      Task(name: "let-\(n)") { await waitForLet() },
      Task(name: "stream-\(n)") { await consume(stream) },
      Task(name: "task-\(n)") { await wait(for: sleeper) },
      Task(name: "actor-\(n)") { await store.work() },
      Task(name: "main-\(n)", priority: .low) { @MainActor in await sleepLong() },
      Request.$path.withValue("/item/\(n)") { Task(name: "local-\(n)") { await sleepLong() } },
      Task(name: "preferred-\(n)", executorPreference: globalConcurrentExecutor) {
        await waitForNobody()
      },
    ]
    cancelled.cancel()
  }
  let pair = (0..<2).map { n in Task(name: "ring-\(n)") { await ring.turn(n) } }
  ring.tasks.withLock { $0 = pair }
  return all + pair
}

/// The times of rounds, since they were asked for.
let rounds = Mutex<[Duration]>([])
let wrong = Atomic(0)
let isOver = Atomic(false)

/// Calls a closure for each signal of a kind.
func follow(_ number: Int32, _ body: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler(handler: body)
  source.resume()
  return source
}

/// Tasks that come and go as fast as they can, until SIGUSR1; each checks its own result.
///
/// SIGUSR2 asks how many rounds there were, and how many microseconds 99 of 100 took at most.
///
/// None is an `async let`: with these, Swift 6.3's runtime jumps to 0 in one of some thousand pauses
/// of a thread, whoever makes it stand (SIGSTOP does, too).
func busy() {
  let sources = [
    follow(SIGUSR1) { isOver.store(true, ordering: .relaxed) },
    follow(SIGUSR2) {
      let times = rounds.withLock { times in
        defer { times = [] }
        return times.sorted()
      }
      let slow = times.isEmpty ? .zero : times[times.count * 99 / 100]
      say("\(times.count) \(Int(slow / .microseconds(1)))")
    },
  ]
  say("ready")
  let done = DispatchSemaphore(value: 0)
  for _ in 0..<3 {
    Task {
      while !isOver.load(ordering: .relaxed) {
        let start = ContinuousClock.now
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 0..<16 {
            group.addTask(name: "worker") {
              let twice = Task(name: "worker") { number * 2 }
              await Task.yield()
              return await twice.value
            }
          }
          return await group.reduce(0, +)
        }
        if sum != 240 { wrong.add(1, ordering: .relaxed) }
        rounds.withLock { $0.append(ContinuousClock.now - start) }
      }
      done.signal()
    }
  }
  withExtendedLifetime(sources) { for _ in 0..<3 { done.wait() } }
  say("\(wrong.load(ordering: .relaxed)) wrong")
}

@inline(never) func mix(_ number: Int) -> Int {
  (0..<200_000).reduce(number) { ($0 &* 31 &+ $1) ^ $0 >> 7 }
}

@inline(never) func request(_ number: Int) async -> Int {
  let value = mix(number)
  await Task.yield()
  return value
}

@inline(never) func serve() async {
  var sum = 1
  while true { sum = await request(sum) | 1 }
}

@main struct Program {
  static func main() {
    let words = CommandLine.arguments
    say("\(getpid())")
    if words[1] == "spin" {
      Task { await serve() }
      dispatchMain()
    }
    guard words[1] == "waits", let count = Int(words[2]) else { return busy() }
    let all = waits(count)
    DispatchQueue.global().async {
      // Nine ways, one with a child and one with two, of which a queued one has not begun.
      while settled.load(ordering: .relaxed) < 13 * count + 3 { usleep(1_000) }
      say("ready")
    }
    withExtendedLifetime(all) { dispatchMain() }
  }
}
