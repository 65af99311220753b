import Foundation
import PliantAttach
import ProgramRunner
import Synchronization
import Testing

/// Tasks of programs that know of each what it waits for, and say so by its name.
@Suite(.serialized)
struct TaskReaderTests {
  @Test(arguments: ["tasks", "tasks-optimized", "tasks-static", "tasks-stripped"])
  func eachTaskIsFoundOnceWithItsReason(program: String) throws {
    let target = try Target(program, "waits", "100")
    #expect(target.line() == "ready")
    let reader = try TaskReader(target.number)
    var picture = try #require(reader.picture())
    // The last ones that said so were about to wait.
    for _ in 0..<1_000 where log(picture) != Self.expected {
      sched_yield()
      picture = try #require(reader.picture())
    }
    #expect(log(picture) == Self.expected)
    let names = picture.tasks.compactMap(\.name)
    #expect(Set(picture.tasks.map(\.id)).count == picture.tasks.count)
    #expect(names.filter { !$0.hasPrefix("child") }.count == Set(names).count - 2)
    #expect(
      picture.circles.map { Set($0.compactMap { picture.task(at: $0)?.name }) } == [
        ["ring-0", "ring-1"]
      ]
    )
    #expect(picture.tasks.compactMap(\.flaw) == [])
  }

  private static let expected = """
    async let sleeps × 100
    actor waits for Store, held by block × 100
    block runs × 1
    cancelled waits for a continuation, cancelled × 100
    child sleeps × 200
    continuation waits for a continuation × 100
    group waits for its group × 100
    let waits for async let × 100
    local sleeps with its own value × 100
    main sleeps × 100
    preferred waits for a continuation × 100
    ring waits for ring × 2
    sleep sleeps × 100
    stream waits for a continuation × 100
    task waits for its sleep × 100
    """

  private func log(_ picture: ProgramPicture) -> String {
    let lines = picture.tasks.filter { $0.state != .complete }.map { line(of: $0, in: picture) }
    return Dictionary(grouping: lines) { $0 }.map { "\($0) × \($1.count)" }
      .sorted { ($0.hasPrefix("async") ? "" : $0) < ($1.hasPrefix("async") ? "" : $1) }
      .joined(separator: "\n")
  }

  private func kind(_ task: ProgramTask?) -> String {
    task?.name.map { String($0.prefix { $0 != "-" }) } ?? task?.kind.rawValue ?? "nothing"
  }

  private func number(_ task: ProgramTask?) -> Substring? {
    task?.name?.split(separator: "-").last
  }

  private func line(of task: ProgramTask, in picture: ProgramPicture) -> String {
    var text = kind(task)
    switch task.wait {
    case .task(let address):
      let other = picture.task(at: address)
      let isOwn = kind(other) == "sleep" && number(other) == number(task)
      text += " waits for " + (isOwn ? "its sleep" : kind(other))
    case .group: text += " waits for its group"
    case .continuation: text += " waits for a continuation"
    case .sleep(let left):
      text += left.map { (0...600).contains($0) } ?? false ? " sleeps" : " sleeps too long"
    case .executor(let address):
      let actor = picture.actors[address]
      let holder = kind(actor?.holder.flatMap { picture.task(at: $0) })
      text += " waits for \(actor?.type ?? "a thread"), held by \(holder)"
    case nil: text += task.state == .running ? " runs" : " \(task.state)"
    }
    if let local = task.locals.first {
      text += local.text == "/item/\(number(task) ?? "")" ? " with its own value" : " with \(local)"
    }
    return text + (task.isCancelled ? ", cancelled" : "")
  }

  /// Functions of the program's own, with their lines.
  @Test func stacksHaveFunctionsAndLines() throws {
    let target = try Target("tasks", "waits", "1")
    #expect(target.line() == "ready")
    let picture = try #require(try TaskReader(target.number).picture(holding: true))
    func stack(_ name: String) -> [String] {
      picture.tasks.filter { $0.name == name }.flatMap(\.stack).filter { !$0.name.isRuntime }
        .map { frame in
          frame.name.text + (frame.place.map { " " + $0 } ?? "")
        }
    }
    let all = ["block-0", "child-0", "local-0"].map { stack($0).joined(separator: ", ") }
    #expect(
      all == [
        "Store.block() tasks.swift:15, waits(_:) closure #1 tasks.swift:71",
        "sleepLong() tasks.swift:27, waitForGroup() closure #1 closure #1 tasks.swift:39",
        "sleepLong() tasks.swift:27, waits(_:) closure #11 closure #1 tasks.swift:86",
      ]
    )
    #expect(
      picture.tasks.flatMap(\.locals).map { "\($0.key): \($0.type)" } == ["Request.path: String?"]
    )
    let holder = picture.threads.first { $0.task != nil }
    #expect(holder?.stack.contains { $0.name.text == "Store.block()" } == true)
  }

  @Test func theCommandShowsWhatIsOddFirst() throws {
    let target = try Target("tasks", "waits", "2")
    #expect(target.line() == "ready")
    let command = ["tasks", "--pid", "\(target.number)", "--stop"]
    let text = try runProgram(built("pliant").path, command).succeeded()
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    // Numbers of tasks depend on which of them slept first.
    let parts = text.replacing(/0x[0-9a-f]+|\d+/, with: "N").split(separator: "\n\n")
      .map { $0.split(separator: "\n").map(String.init) }
    #expect(
      parts[0] == [
        "tasks (N): N tasks, N threads; its threads stood for N.N ms",
        "! task N \"ring-N\" waits for task N \"ring-N\" waits for task N \"ring-N\"",
        "! N waiting for Store N: task N \"block-N\" (thread N) runs on it",
        "! N cancelled, but not ended: N, N",
      ]
    )
    #expect(
      parts[5] == [
        "task N \"group-N\" waits for its group", "    and N like it: N",
        "    waitForGroup() closure #N                                     tasks.swift:N",
        "    waitForGroup()                                                tasks.swift:N",
        "    waits(_:) closure #N                                          tasks.swift:N",
        "  task N \"child-N\" sleeps, N s left · group", "      and N like it: N",
        "      sleepLong()                                                 tasks.swift:N",
        "      waitForGroup() closure #N closure #N                        tasks.swift:N",
      ]
    )
  }

  /// A loop that sleeps stands at the same place whenever it is looked at.
  @Test func aTaskThatRanMeanwhileHasAnotherSignature() async throws {
    let beats = Mutex(0)
    let pulse = Task(name: "pulse") {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(1))
        beats.withLock { $0 += 1 }
      }
    }
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let still = Task(name: "still") { for await _ in gate {} }
    func signatures() throws -> [String: [UInt]] {
      let tasks = try TaskReader.readThisProcess().tasks.filter {
        switch $0.wait {
        case .continuation, .sleep: !$0.hasRun
        default: false
        }
      }
      return Dictionary(tasks.map { ($0.name ?? "", $0.signature) }) { first, _ in first }
    }
    var (all, beat) = ([[String: [UInt]]](), -1)
    while all.count < 2 {
      // The pool may have no other thread.
      await Task.yield()
      guard beats.withLock({ $0 }) > beat else { continue }
      let now = try signatures()
      guard now["pulse"] != nil, now["still"] != nil else { continue }
      all.append(now)
      beat = beats.withLock { $0 }
    }
    #expect(all[0]["pulse"] != all[1]["pulse"])
    #expect(all[0]["still"] == all[1]["still"])
    open.finish()
    pulse.cancel()
    await still.value
  }

  /// A program whose tasks come and go neither notices nor is it misread, however often
  /// `PLIANT_READS` says; then its time is compared, too, with that of as long without a reader.
  @Test func busyProgramsAreReadWhileTheyRun() throws {
    let reads = ProcessInfo.processInfo.environment["PLIANT_READS"].flatMap { Int($0) }
    let target = try Target("tasks-optimized", "busy")
    #expect(target.line() == "ready")
    let reader = try TaskReader(target.number)
    var (odd, found) = ([String](), 0)
    var (read, unread) = (Rounds(), Rounds())
    for part in 0..<max(1, (reads ?? 60) / 100) {
      _ = target.rounds()
      let start = ContinuousClock.now
      for round in 0..<min(reads ?? 60, 100) {
        // A thread that stands takes its time.
        let picture = try #require(reader.picture(holding: reads == nil && round % 10 == 0))
        found += picture.tasks.count
        odd += picture.tasks.filter { !$0.hasRun }.compactMap(\.flaw)
        odd += picture.tasks.compactMap(\.name).filter { $0 != "worker" }
      }
      guard reads != nil else { break }
      let time = ContinuousClock.now - start
      read.add(target.rounds())
      usleep(UInt32(time / .microseconds(1)))
      unread.add(target.rounds())
      if part % 10 == 9 { print("\(part + 1)00 reads. Read: \(read); not: \(unread)") }
    }
    #expect(odd == [])
    #expect(found > 60)
    #expect(reads == nil || read.cost < unread.cost * 1.01)
    #expect(target.end() == "0 wrong")
  }

  /// Rounds of a busy program, with the time of its processors in seconds.
  private struct Rounds: CustomStringConvertible {
    var (count, seconds, slowest) = (0, 0.0, [Int]())

    mutating func add(_ more: (count: Int, seconds: Double, slowest: Int)) {
      (count, seconds) = (count + more.count, seconds + more.seconds)
      slowest.append(more.slowest)
    }

    /// Microseconds of a processor.
    var cost: Double { seconds * 1e6 / Double(max(count, 1)) }
    var description: String {
      "\(count) rounds of \((cost * 100).rounded() / 100) µs CPU, "
        + "p99 \(slowest.sorted()[slowest.count / 2]) µs"
    }
  }

  @Test func hostileMemoryIsRefused() throws {
    let target = try Target("hostile", "still")
    let picture = try #require(try TaskReader(target.number).picture())
    let flaws = picture.tasks.sorted { $0.id < $1.id }.map { $0.flaw ?? "none" }
    #expect(
      flaws == [
        "none", "its stack is a ring", "its stack leads to memory that is not there",
        "its stack leads to what is no code", "its stack is deeper than 512 functions",
        "its list of records is a ring", "its list of records leads to memory that is not there",
        "its list of task-local values does not end", "none",
      ]
    )
    #expect(picture.tasks.allSatisfy { $0.name == nil })
  }

  @Test func tornMemoryEndsNoReader() throws {
    let target = try Target("hostile", "torn")
    let reader = try TaskReader(target.number)
    for _ in 0..<150 {
      let picture = try #require(reader.picture())
      #expect(picture.tasks.count <= 64 && picture.tasks.allSatisfy { $0.stack.count <= 512 })
      _ = picture.circles
    }
  }

  @Test func programsWithoutTasksAreRefused() throws {
    let target = try Target("odd", "plain")
    let error = #expect(throws: AttachError.self) { try TaskReader(target.number) }
    #expect(error?.reason == .noTasks && error?.description.hasPrefix("Cannot read") == true)
    #expect(#expect(throws: AttachError.self) { try TaskReader(.max) }?.reason == .noProcess)
  }
}
