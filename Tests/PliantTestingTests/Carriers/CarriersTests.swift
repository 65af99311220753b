import Dispatch
import Foundation
import FoundationNetworking
import Pliant
import PliantBase
import PliantTesting
import Synchronization
import Testing

/// Work that is handed over sees its test's surroundings, while a neighbour's sees the neighbour's.
@Suite struct CarriersTests {
  @Test(arguments: Way.all) func workSeesItsTest(_ way: Way) async throws {
    try await withThrowingTaskGroup(of: Void.self) { tests in
      for number in 1...3 {
        tests.addTask {
          let seen = try await Seen.surrounded(by: number) {
            await withCheckedContinuation { continuation in
              way.handOver { Seen.look { continuation.resume(returning: $0) } }
            }
          }
          #expect(seen == Seen(number), "\(way.name)")
        }
      }
      try await tests.waitForAll()
    }
  }

  /// As many as a table of cases has, each with all fixtures.
  @Test func hundredsOfTestsAtOnceSeeTheirOwn() async throws {
    let wrong = try await withThrowingTaskGroup(of: Bool.self) { tests in
      for number in 1...200 {
        let way = Way.all[number % Way.all.count]
        tests.addTask {
          let seen = try await Seen.surrounded(by: number) {
            await withCheckedContinuation { continuation in
              way.handOver { Seen.look { continuation.resume(returning: $0) } }
            }
          }
          return seen != Seen(number)
        }
      }
      return try await tests.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wrong == 0)
  }

  @Test func timersOfALoopFromBeforeSeeTheirTest() async throws {
    let loop = OuterLoop()
    try await withThrowingTaskGroup(of: Void.self) { tests in
      for number in 1...3 {
        tests.addTask {
          let seen = try await Fixture.environment(["PLIANT_NUMBER": "\(number)"]).run {
            await withCheckedContinuation { continuation in
              loop.fire(after: 0.001) {
                continuation.resume(returning: getenv("PLIANT_NUMBER").map { String(cString: $0) })
              }
            }
          }
          #expect(seen == "\(number)")
        }
      }
      try await tests.waitForAll()
    }
    loop.end()
  }

  /// The requests of a session that tests share run on one another's timers and sockets.
  @Test func handlersOfASharedSessionSeeTheirTest() async throws {
    let server = try LocalServer(count: 60) { _ in "200 OK\r\nContent-Length: 2\r\n\r\nhi" }
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
    let session = URLSession(configuration: .ephemeral)
    try await withThrowingTaskGroup(of: Void.self) { tests in
      for number in 1...20 {
        tests.addTask {
          try await Fixture.environment(["PLIANT_NUMBER": "\(number)"]).run {
            let seen = await Self.variables(seenBy: [
              { session.dataTask(with: url, completionHandler: $0).resume() },
              { session.dataTask(with: URLRequest(url: url), completionHandler: $0).resume() },
              { done in
                var request = URLRequest(url: url)
                request.httpMethod = "POST"
                let body = Data("body".utf8)
                session.uploadTask(with: request, from: body, completionHandler: done).resume()
              },
            ])
            #expect(seen == ["\(number)", "\(number)", "\(number)"])
          }
        }
      }
      try await tests.waitForAll()
    }
  }

  private typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  private static func variables(seenBy requests: [(@escaping Handler) -> Void]) async -> [String] {
    var seen: [String] = []
    for request in requests {
      seen.append(
        await withCheckedContinuation { continuation in
          request { data, _, _ in
            let isAnswered = data.map { String(decoding: $0, as: UTF8.self) } == "hi"
            let number = getenv("PLIANT_NUMBER").map { String(cString: $0) }
            continuation.resume(returning: isAnswered ? number ?? "nobody's" : "no answer")
          }
        }
      )
    }
    return seen
  }

  @TaskLocal private static var own = "nobody's"

  @Test(.random(seed: 1)) func aDetachedTaskHasNoOtherValues() async {
    await Self.$own.withValue("the test's") {
      #expect(await Task.detached { Self.own }.value == "nobody's")
      #expect(await Task { Self.own }.value == "the test's")
      let ofThread = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          Self.$own.withValue("the block's") {
            let task = Task.detached { Self.own }
            Task { continuation.resume(returning: await task.value) }
          }
        }
      }
      #expect(ofThread == "nobody's")
    }
  }

  /// Their values are links to those of the task that began them, which it goes on to change.
  @Test(.random(seed: 1)) func childTasksHaveAllValues() async {
    await Self.$own.withValue("the test's") {
      async let child = await Self.later()
      let others = await Self.$own.withValue("another") { await (Self.own, Task.yield()).0 }
      let grouped = await withTaskGroup(of: String.self, returning: [String].self) { group in
        group.addTask { await Self.later() }
        group.addImmediateTask { await Self.later() }
        return await group.reduce(into: []) { $0.append($1) }
      }
      let immediate = await Task.immediate { await Self.later() }.value
      #expect(
        await [child, others] + grouped + [immediate] == [
          "the test's", "another", "the test's", "the test's", "the test's",
        ]
      )
    }
  }

  private static func later() async -> String {
    for _ in 0..<100 { await Task.yield() }
    return own
  }

  @Test func workOfNobodyIsLeftAlone() async throws {
    let queue = DispatchQueue(label: "nobody's")
    let (opened, open) = AsyncStream.makeStream(of: Void.self)
    let work = Task {
      for await _ in opened {}
      return await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: getenv("PLIANT_NUMBER") == nil) }
      }
    }
    try await Fixture.environment(["PLIANT_NUMBER": "1"]).run {
      open.finish()
      #expect(await work.value)
    }
  }
}

/// The clock counts work that is handed over as running.
@Suite struct CarriedTimeTests {
  private static let start = Date(timeIntervalSince1970: 0)
  static let ways: [Way] = [
    Way("async") { DispatchQueue.global().async(execute: $0) },
    Way("barrier") { DispatchQueue(label: "q").async(flags: .barrier, execute: $0) },
    Way("group") { DispatchQueue.global().async(group: DispatchGroup(), execute: $0) },
    Way("thread") { Thread.detachNewThread($0) },
    Way("detached task") { work in Task.detached { work() } },
  ]

  @Test(.now(start), arguments: ways) func aSleepDoesNotOvertakeWork(_ way: Way) async throws {
    let count = Atomic(0)
    for _ in 0..<4 {
      way.handOver {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20_000 where random.next() == 0 { count.add(1, ordering: .relaxed) }
        count.add(1, ordering: .relaxed)
      }
    }
    try await Task.sleep(for: .seconds(1))
    #expect(count.load(ordering: .relaxed) >= 4)
  }

  /// Work behind work that sleeps cannot run, and keeps no clock from moving.
  @Test(.now(start)) func workBehindASleepWaitsForIt() async {
    let queue = DispatchQueue(label: "serial")
    let times = Mutex<[TimeInterval]>([])
    await withCheckedContinuation { continuation in
      for _ in 0..<3 {
        queue.async {
          Thread.sleep(forTimeInterval: 10)
          times.withLock { $0.append(Date().timeIntervalSince1970) }
        }
      }
      DispatchQueue(label: "target", target: queue).async { continuation.resume() }
    }
    #expect(times.withLock { $0 } == [10, 20, 30])
  }

  /// A pool's thread that waits for work keeps no clock from moving.
  @Test(.now(start)) func aThreadThatWaitsIsAsleep() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    let beat = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var byte: UInt8 = 0
        let count = read(reading, &byte, 1)
        continuation.resume(returning: (count, Date()))
      }
      Task {
        for _ in 0..<20 { try await Task.sleep(for: .seconds(60)) }
        close(writing)
      }
    }
    #expect(beat.0 == 0 && beat.1 == Self.start + 1_200)
    close(reading)
  }

  @Test(.now(start)) func asyncAfterMaySleep() async {
    let end = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        Thread.sleep(forTimeInterval: 5)
        continuation.resume(returning: Date())
      }
    }
    #expect(end == Self.start + 10)
  }
}

/// What work sees of its surroundings.
private struct Seen: Equatable, Sendable {
  var date: TimeInterval?
  var variable: String?
  var file: String?
  var layer: String?
  var answer: String?

  private static let name = #callable(Seen.unchanged as () -> String)

  static dynamic func unchanged() -> String { "unchanged" }

  init(_ number: Int) {
    date = TimeInterval(number * 1_000_000)
    (variable, file, layer, answer) = ("\(number)", "\(number)", "\(number)", "/\(number)")
  }

  private init() {
    // Timers move the time.
    date = (Date().timeIntervalSince1970 / 1_000_000).rounded() * 1_000_000
    variable = ProcessInfo.processInfo.environment["PLIANT_NUMBER"]
    file = try? String(contentsOfFile: "/pliant/number", encoding: .utf8)
    layer = Self.unchanged()
  }

  static func look(_ done: @escaping @Sendable (Seen) -> Void) {
    let seen = Seen()
    guard let url = URL(string: "https://example.com/\(seen.variable ?? "")") else { return }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      var seen = seen
      seen.answer = data.map { String(decoding: $0, as: UTF8.self) }
      // The handler sees them, too.
      if seen.variable != Seen().variable { seen.variable = nil }
      done(seen)
    }.resume()
  }

  static func surrounded(
    by number: Int,
    _ work: @Sendable () async throws -> Seen
  ) async throws -> Seen {
    try await Fixture.environment(["PLIANT_NUMBER": "\(number)"]).run {
      try await Fixture.files(["/pliant/number": "\(number)"]).run {
        try await Fixture.network { .text($0.url?.path ?? "") }.run {
          try await Fixture.now(Date(timeIntervalSince1970: TimeInterval(number * 1_000_000))).run {
            try await name.withRedefinition({ "\(number)" }, operation: work)
          }
        }
      }
    }
  }
}

/// A way to hand work over.
struct Way: Sendable, CustomTestStringConvertible {
  typealias Work = @Sendable () -> Void
  let name: String
  let handOver: @Sendable (@escaping Work) -> Void
  var testDescription: String { name }

  init(_ name: String, _ handOver: @escaping @Sendable (@escaping Work) -> Void) {
    (self.name, self.handOver) = (name, handOver)
  }

  static let all: [Way] = [queues, operations, threads, tasks, loops].flatMap(\.self)

  private static let queue = DispatchQueue(label: "shared")
  private static let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)

  private static let queues: [Way] = [
    Way("async") { DispatchQueue.global().async(execute: $0) },
    Way("async on a shared serial queue") { queue.async(execute: $0) },
    Way("async with a quality of service") { queue.async(qos: .utility, execute: $0) },
    Way("async on the main queue") { DispatchQueue.main.async(execute: $0) },
    Way("sync on the main queue") { work in
      queue.async { DispatchQueue.main.sync(execute: work) }
    },
    Way("barrier") { concurrent.async(flags: .barrier, execute: $0) },
    Way("group") { concurrent.async(group: DispatchGroup(), execute: $0) },
    Way("notify") { work in
      let group = DispatchGroup()
      concurrent.async(group: group) {}
      group.notify(queue: queue, execute: work)
    },
    Way("work item") { queue.async(execute: DispatchWorkItem(block: $0)) },
    Way("barrier item") {
      concurrent.async(execute: DispatchWorkItem(flags: .barrier, block: $0))
    },
    Way("notify of an item") { work in
      let item = DispatchWorkItem {}
      item.notify(queue: queue, execute: work)
      queue.async(execute: item)
    },
    Way("asyncAfter") { queue.asyncAfter(deadline: .now() + 3, execute: $0) },
    Way("asyncAfter with an item") {
      queue.asyncAfter(deadline: .now() + 3, execute: DispatchWorkItem(block: $0))
    },
    Way("concurrentPerform") { work in
      let count = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        if getenv("PLIANT_NUMBER") != nil { count.add(1, ordering: .relaxed) }
      }
      if count.load(ordering: .relaxed) == 4 { work() }
    },
    Way("source") { work in
      let source = DispatchSource.makeUserDataAddSource(queue: queue)
      source.setEventHandler {
        source.cancel()
        work()
      }
      source.resume()
      source.add(data: 1)
    },
    Way("cancel handler") { work in
      let source = DispatchSource.makeUserDataAddSource(queue: queue)
      source.setCancelHandler(handler: work)
      source.resume()
      source.cancel()
    },
    Way("timer") { work in
      let source = DispatchSource.makeTimerSource(queue: queue)
      source.schedule(deadline: .now() + 2)
      source.setEventHandler {
        source.cancel()
        work()
      }
      source.resume()
    },
    Way("channel") { work in
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return }
      close(ends[1])
      let channel = DispatchIO(type: .stream, fileDescriptor: ends[0], queue: queue) { _ in }
      channel.read(offset: 0, length: 1, queue: queue) { isDone, _, _ in if isDone { work() } }
      channel.close()
    },
  ]

  private static let serial: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }()

  private final class Running: Operation, @unchecked Sendable {
    let work: Work
    init(_ work: @escaping Work) { self.work = work }
    override func main() { work() }
  }

  private static let operations: [Way] = [
    Way("operation queue") { OperationQueue().addOperation($0) },
    Way("shared operation queue") { serial.addOperation($0) },
    Way("operation") { serial.addOperation(Running($0)) },
    Way("operations") { serial.addOperations([Running($0)], waitUntilFinished: false) },
    Way("operation that depends on another") { work in
      let (first, second) = (BlockOperation {}, Running(work))
      second.addDependency(first)
      serial.addOperation(second)
      OperationQueue().addOperation(first)
    },
    Way("barrier block") { serial.addBarrierBlock($0) },
    Way("completion block") { work in
      let operation = BlockOperation {}
      operation.completionBlock = work
      serial.addOperation(operation)
    },
  ]

  private final class Box: Sendable {
    let work: Work
    init(_ work: @escaping Work) { self.work = work }
  }

  private static let threads: [Way] = [
    Way("thread") { Thread(block: $0).start() },
    Way("detached thread") { Thread.detachNewThread($0) },
    Way("pthread_create") { work in
      var thread = pthread_t()
      let box = Unmanaged.passRetained(Box(work)).toOpaque()
      pthread_create(
        &thread,
        nil,
        { box in
          if let box { Unmanaged<Box>.fromOpaque(box).takeRetainedValue().work() }
          return nil
        },
        box
      )
      pthread_detach(thread)
    },
  ]

  private static let tasks: [Way] = [
    Way("task") { work in Task { work() } },
    Way("detached task") { work in Task.detached { work() } },
    Way("task of the main actor") { work in Task { @MainActor in work() } },
    Way("detached task in a block in a detached task") { work in
      Task.detached { queue.async { Task.detached { queue.async(execute: work) } } }
    },
    Way("immediate task") { work in Task.immediate { work() } },
    Way("immediate task that yields") { work in
      Task.immediate {
        await Task.yield()
        work()
      }
    },
    Way("immediate detached task") { work in Task.immediateDetached { work() } },
    Way("task in a thread") { work in Thread.detachNewThread { Task { work() } } },
    Way("cancellation by nobody's thread") { work in
      let begun = DispatchSemaphore(value: 0)
      let (ended, end) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        await withTaskCancellationHandler {
          begun.signal()
          // A task that sees its cancellation before the handler is called takes that away.
          await Task { for await _ in ended {} }.value
        } onCancel: {
          work()
          end.finish()
        }
      }
      Surroundings.really {
        Thread.detachNewThread {
          begun.wait()
          task.cancel()
        }
      }
    },
  ]

  private static let loops: [Way] = [
    Way("perform on a run loop") { work in
      Thread.detachNewThread {
        RunLoop.current.perform(work)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
      }
    },
    Way("run loop's timer") { work in
      Thread.detachNewThread {
        let timer = Timer(timeInterval: 1, repeats: false) { _ in work() }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
      }
    },
  ]
}

/// A run loop of a thread that began before the test.
private final class OuterLoop: @unchecked Sendable {
  // SAFETY: timers may be added to a run loop on any thread, and it is set before it is read.
  private nonisolated(unsafe) var loop = RunLoop.main
  private let isEnded = Atomic(false)

  init() {
    let semaphore = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      loop = .current
      // Keeps the loop running.
      loop.add(Timer(timeInterval: 1e9, repeats: true) { _ in }, forMode: .default)
      semaphore.signal()
      while !isEnded.load(ordering: .relaxed) {
        _ = RunLoop.current.run(mode: .default, before: .distantFuture)
      }
    }
    semaphore.wait()
  }

  func fire(after time: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    loop.add(Timer(timeInterval: time, repeats: false) { _ in work() }, forMode: .default)
  }

  func end() {
    fire(after: 0) { [self] in isEnded.store(true, ordering: .relaxed) }
  }
}
