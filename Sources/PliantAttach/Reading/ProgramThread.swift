import CPliantAttach
import Glibc
import PliantImages

/// A thread of another process.
package struct ProgramThread: Sendable {
  package let id: Int32
  package let name: String
  /// The kernel's letter: R runs, S waits, D waits for a device.
  package let state: Character
  /// The address of the task that it runs.
  package internal(set) var task: UInt?
  /// The functions that it is in, the innermost first; empty while it runs, unless it was held.
  package internal(set) var stack: [StackFrame] = []
}

extension CallFrames.Place {
  init(_ held: pliant_held) {
    self.init(pc: UInt(held.pc), sp: UInt(held.sp), fp: UInt(held.fp), context: UInt(held.context))
  }
}

/// Threads that stand still until they are released.
final class HeldThreads {
  private(set) var registers: [Int32: pliant_held] = [:]
  private let start = ContinuousClock.now

  init(_ program: RunningProgram) {
    // All are asked before any is waited for.
    let threads = program.threads.filter { pliant_hold_thread($0) }
    for thread in threads {
      var one = pliant_held()
      if pliant_read_held(thread, &one) { registers[thread] = one }
    }
  }

  /// Lets them go on, and returns how long they stood.
  func release() -> Duration {
    for (thread, one) in registers { pliant_release_thread(thread, one.signal) }
    registers = [:]
    return ContinuousClock.now - start
  }

  deinit { _ = release() }
}

extension RunningProgram {
  var threads: [Int32] { RunningProgram.numbers(in: "/proc/\(process)/task") }

  /// The stack pointer and the next instruction of a thread that waits in the kernel.
  func waitingPlace(_ thread: Int32) -> CallFrames.Place? {
    let words = read("task/\(thread)/syscall")?.split(whereSeparator: \.isWhitespace) ?? []
    guard words.count == 9, let sp = UInt(words[7].dropFirst(2), radix: 16),
      let pc = UInt(words[8].dropFirst(2), radix: 16)
    else { return nil }
    return CallFrames.Place(pc: pc, sp: sp, fp: nil)
  }
}

extension ProcessImages {
  /// The C library's records of threads, by their numbers, as it tells debuggers of them.
  var threadRecords: [Int32: UInt] {
    guard let libc = part(called: "libc.so.6"), let loader = part(called: "ld-linux"),
      let lists = variable("_rtld_global", in: loader)
    else { return [:] }
    // The size of a field, the number of its elements, and where it is.
    func place(_ name: String) -> UInt? {
      variable("_thread_db_" + name, in: libc)
        .flatMap { program.load(UInt32.self, at: $0 &+ 8) }.map { UInt($0) }
    }
    guard let id = place("pthread_tid"), let link = place("pthread_list") else { return [:] }
    var found: [Int32: UInt] = [:]
    for list in ["rtld_global__dl_stack_used", "rtld_global__dl_stack_user"].compactMap(place) {
      let head = lists &+ list
      var at = program.load(UInt.self, at: head)
      while let entry = at, entry != head, found.count < 65_536 {
        let record = entry &- link
        guard let number = program.load(Int32.self, at: record &+ id),
          found.updateValue(record, forKey: number) == nil
        else { break }
        at = program.load(UInt.self, at: entry)
      }
    }
    return found
  }
}

extension TaskReader {
  /// The threads: each with its stack, and the task that it runs.
  func readThreads(_ picture: inout ProgramPicture, _ held: [Int32: pliant_held]) {
    let records = images.threadRecords
    let frames = CallFrames(images)
    for number in program.threads {
      guard let line = program.read("task/\(number)/stat"), let end = line.lastIndex(of: ")") else {
        continue
      }
      let name = program.read("task/\(number)/comm")?.split(separator: "\n").first ?? ""
      var thread = ProgramThread(
        id: number,
        name: String(name),
        state: line[end...].dropFirst(2).first ?? "?"
      )
      let registers = held[number]
      let place =
        registers.map { CallFrames.Place($0) }
        ?? program.waitingPlace(number)
      let places = place.map(frames.places) ?? []
      thread.stack = places.map { StackFrame(address: $0.pc, name: images.name($0.pc)) }
      let record = records[number] ?? registers.map { UInt($0.base) }
      if let record, let (task, executor) = current(record, picture) {
        thread.task = picture.tasks[task].address
        picture.tasks[task].thread = number
        picture.actors[executor]?.holder = picture.tasks[task].address
        let (functions, context) = frames.stack(of: places)
        if context != nil {
          picture.tasks[task].stack = functions.map {
            StackFrame(address: $0, name: images.name($0))
          }
        }
      }
      picture.threads.append(thread)
    }
  }

  /// The task that a thread runs, and the executor, which the runtime keeps beside each other in
  /// the thread's own variables, below its record.
  private func current(_ record: UInt, _ picture: ProgramPicture) -> (task: Int, executor: UInt)? {
    let count = 512
    guard let words = program.words(at: record &- UInt(8 * count), count: count) else { return nil }
    // The stack may begin below them.
    for (index, word) in words.enumerated().dropLast().reversed() {
      guard let task = picture.byAddress[word], picture.tasks[task].state == .running else {
        continue
      }
      return (task, program.load(UInt.self, at: words[index + 1]) ?? 0)
    }
    return nil
  }
}
