import CPliantAttach
import Glibc
import PliantImages

/// Reads the tasks of a process, which goes on meanwhile and notices nothing: of another one, or of
/// this.
///
/// No word of that process is trusted: each is a place to read at, and each list ends after so many
/// steps.
package final class TaskReader {
  let program: RunningProgram
  private var mappings: [RunningProgram.Mapping] = []
  private(set) var images: ProcessImages
  private let layout: TaskLayout
  private var values: TaskValues
  private typealias Word = TaskLayout.Word
  private typealias Record = TaskLayout.Record

  private static let (mostFrames, mostChildren) = (512, 4_096)

  /// Throws if the process may not be read, or has no tasks.
  package init(_ process: Int32) throws(AttachError) {
    let target = Target(program: RunningProgram(process), isReading: true)
    try target.check()
    program = target.program
    guard let mappings = program.mappings,
      access("/proc/\(process)/exe", R_OK) == 0
    else { throw target.denial }
    self.mappings = mappings
    images = ProcessImages(program, mappings)
    guard let first = mappings.first,
      program.load(UInt8.self, at: UInt(first.range.lowerBound)) != nil
    else { throw target.denial }
    layout = try TaskLayout(images)
    values = TaskValues(images)
  }

  /// The tasks and threads of the process that this is, or the wanted tasks with their threads.
  package static func readThisProcess(
    where isWanted: ((ProgramTask, TaskReader) -> Bool)? = nil
  ) throws(AttachError) -> ProgramPicture {
    let reader = try TaskReader(getpid())
    guard let picture = reader.picture() else {
      throw AttachError(process: getpid(), reason: .hidden, isReading: true)
    }
    return isWanted.map { isWanted in picture.filter { isWanted($0, reader) } } ?? picture
  }

  /// The tasks and threads as they are now; nil if the process has ended.
  package func picture(holding: Bool = false) -> ProgramPicture? {
    guard let current = program.mappings else { return nil }
    let code = { (mappings: [RunningProgram.Mapping]) in mappings.filter(\.isCode).map(\.range) }
    // A library has come, or gone.
    if code(current) != code(mappings) {
      images = ProcessImages(program, current)
      values = TaskValues(images)
    }
    mappings = current
    var picture = ProgramPicture(process: program.process, program: program.name)
    // Names that are known need not be found while threads stand.
    if holding { _ = self.picture() }
    let hold = holding ? HeldThreads(program) : nil
    picture.tasks = living(places(of: layout.metadata, multiplesOf: 16).compactMap(steady))
    picture.index()
    readExecutors(&picture)
    readThreads(&picture, hold?.registers ?? [:])
    picture.pause = hold?.release()
    picture.tasks = settled(picture.tasks)
    picture.index()
    addNames(&picture)
    return picture
  }

  /// The places of a word in all memory that the process may write to.
  private func places(of word: UInt, multiplesOf step: UInt64 = 8, most: Int = 1 << 17) -> [UInt] {
    var found = [UInt64](repeating: 0, count: most)
    var count = 0
    for mapping in mappings where mapping.isWritable && !mapping.path.hasPrefix("[v") {
      // Memory that is merely reserved, as sanitizers do.
      let (start, end) = (mapping.range.lowerBound, mapping.range.upperBound)
      guard end - start < 1 << 36, count < most else { continue }
      found.withUnsafeMutableBufferPointer { room in
        guard let base = room.baseAddress else { return }
        // SAFETY: C writes at most as many as there is room for.
        let (place, room) = (base + count, most - count)
        count += pliant_find_words(program.process, start, end, UInt64(word), place, room)
      }
    }
    return found[..<count].filter { $0 % step == 0 }.map { UInt($0) }
  }

  /// Without those of `async let` that have ended: they are in memory of their parents', which does
  /// not forget them.
  private func living(_ tasks: [ProgramTask]) -> [ProgramTask] {
    let children = tasks.reduce(into: Set<UInt>()) { $0.formUnion($1.children) }
    return tasks.filter { $0.kind != .asyncLet || children.contains($0.address) }
  }

  // MARK: - One task

  /// A word of the process's memory; nil if there is none.
  package func word(at address: UInt) -> UInt? { program.load(UInt.self, at: address) }

  /// The words of the task at a place, without the first: a copy of all would be taken for a task
  /// by who reads this process.
  private func words(_ address: UInt) -> [UInt]? {
    guard program.load(UInt.self, at: address) == layout.metadata else { return nil }
    return program.words(at: address &+ 8, count: Int(layout.size) / 8).map { [0] + $0 }
  }

  /// The task at a place, looked at again if its parts do not go together: it may have run and wait
  /// where it did before.
  private func steady(at address: UInt) -> ProgramTask? {
    var task = task(at: address)
    var name = task?.name
    for _ in 0..<2 where task.map({ $0.flaw != nil || $0.hasRun }) ?? false {
      task = self.task(at: address)
      // The name of a task that ends meanwhile is in memory that others use.
      let last = task?.name
      if last != name { task?.name = nil }
      name = last
    }
    return task
  }

  /// The same tasks, flawed ones looked at once more: whoever makes or frees one may have stood.
  private func settled(_ tasks: [ProgramTask]) -> [ProgramTask] {
    var tasks = tasks
    for milliseconds: Int32 in [2, 20, 200] where tasks.contains(where: { $0.flaw != nil }) {
      // No test's clock answers it.
      poll(nil, 0, milliseconds)
      tasks = tasks.compactMap { $0.flaw == nil ? $0 : steady(at: $0.address) }
    }
    return tasks
  }

  /// The task at a place; nil if there is none.
  private func task(at address: UInt) -> ProgramTask? {
    guard let words = words(address) else { return nil }
    let (flags, status) = (words[Word.flags], words[Word.status])
    // The allocator does not clear what is freed; the runtime marks what it is about to free.
    let isFreed = words[Word.references] == 0 || words[Word.references] >> 32 & 0x8000_0001 == 1
    guard flags & 0xff == 0, flags >> 32 != 0, !isFreed,
      status >> 32 == 0, status & ~TaskLayout.Status.known == 0,
      status & TaskLayout.Status.complete != 0 || images.isCode(words[Word.resume])
    else { return nil }
    // A task of the runtime's own, by which a sleep ends.
    guard status & 0x7800 != 0 || flags & 0xff00 != 0 else { return nil }
    let state: ProgramTask.State =
      if status & TaskLayout.Status.complete != 0 {
        .complete
      } else if status & TaskLayout.Status.running != 0 {
        .running
      } else {
        status & TaskLayout.Status.enqueued != 0 ? .enqueued : .suspended
      }
    var task = ProgramTask(
      address: address,
      id: UInt64(flags >> 32),
      state: state,
      kind: flags & 1 << 26 != 0 ? .group : flags & 1 << 28 != 0 ? .asyncLet : .unstructured,
      isCancelled: status & TaskLayout.Status.cancelled != 0,
      priority: UInt8(status & 0xff),
      parent: flags & 1 << 24 != 0 ? words[Int(layout.size) / 8] : nil,
      signature: [words[Word.resume], words[Word.context], status, words[Word.records]]
    )
    if state != .complete {
      readStack(&task, words)
      readRecords(&task, words[Word.records])
      task.locals = values.locals(at: words[Word.locals], &task.flaw)
    }
    guard let after = self.words(address) else { return nil }
    // Others may retain it meanwhile.
    task.hasRun = state == .running || words[2...] != after[2...]
    return task
  }

  /// The functions that wait for each other: each context has its function's, and the address of
  /// the next one.
  private func readStack(_ task: inout ProgramTask, _ words: [UInt]) {
    var (function, context) = (words[Word.resume], words[Word.context])
    var (seen, content) = (Set<UInt>(), Hasher())
    defer { task.signature.append(UInt(bitPattern: content.finalize())) }
    while task.stack.count < Self.mostFrames {
      guard images.isCode(function) else {
        if function != 0 { task.flaw = "its stack leads to what is no code" }
        return
      }
      task.stack.append(StackFrame(address: function, name: images.name(function)))
      guard context != 0 else { return }
      // A loop comes back to the same place with other values.
      let inner = task.stack.count < 4 ? program.words(at: context, count: 32) : nil
      content.combine(inner)
      let next = inner ?? program.words(at: context, count: 2)
      guard seen.insert(context).inserted, let next else {
        task.flaw =
          next == nil ? "its stack leads to memory that is not there" : "its stack is a ring"
        return
      }
      (context, function) = (next[0], next[1])
    }
    task.flaw = "its stack is deeper than \(Self.mostFrames) functions"
  }

  /// The list of what a task is waiting for, is called, and has running.
  private func readRecords(_ task: inout ProgramTask, _ first: UInt) {
    var (at, seen) = (first, Set<UInt>())
    while at != 0, seen.count < Record.most {
      let record = program.words(at: at, count: 5)
      guard seen.insert(at).inserted, let record else {
        task.flaw =
          "its list of records "
          + (record == nil ? "leads to memory that is not there" : "is a ring")
        return
      }
      switch record[0] & 0xff {
      case Record.wait where task.state != .running: task.wait = wait(record, task)
      case Record.children: addChildren(&task, from: record[2])
      case Record.name: task.name = program.shortText(at: record[2])
      default: break
      }
      at = record[1]
    }
    if at != 0 { task.flaw = "it has more than \(Record.most) records" }
  }

  /// The children that are no group's: each has the address of the next one behind its parent's.
  private func addChildren(_ task: inout ProgramTask, from first: UInt) {
    var child = first
    while child != 0, task.children.count < Self.mostChildren, task.children.insert(child).inserted
    {
      child = program.load(UInt.self, at: child &+ layout.size &+ 8) ?? 0
    }
  }

  private func wait(_ record: [UInt], _ task: ProgramTask) -> ProgramTask.Wait? {
    switch record[4] & 0xff {
    case 1: .task(record[2])
    case 2:
      if task.stack.contains(where: { Self.isSleep($0.name) }) {
        .sleep(values.deadline(at: task.signature[1]))
      } else {
        // The function that the program's own code has called.
        .continuation(task.stack.prefix { $0.name.isRuntime }.last?.name.text ?? "")
      }
    case 3: .group
    case 4: .executor(record[2])
    default: nil
    }
  }

  private static func isSleep(_ name: FrameName) -> Bool {
    name.isRuntime && name.text.contains("Task") && name.text.contains("sleep")
  }

  // MARK: - What belongs to several

  /// The actors on which tasks wait, each with its queue.
  private func readExecutors(_ picture: inout ProgramPicture) {
    var queues: [UInt: [UInt]] = [:]
    for task in picture.tasks {
      if case .executor(let address)? = task.wait, address != 0 {
        queues[address, default: []].append(task.address)
      }
    }
    for (address, queue) in queues {
      let type = program.load(UInt.self, at: address).flatMap(values.type) ?? "executor"
      picture.actors[address] = ProgramActor(address: address, type: type, queue: queue)
    }
  }

  private func addNames(_ picture: inout ProgramPicture) {
    let all = picture.tasks.map(\.stack) + picture.threads.map(\.stack)
    let lines = images.lines(of: Set(all.joined().map(\.address)))
    func add(_ stack: inout [StackFrame]) {
      for index in stack.indices { stack[index].line = lines[stack[index].address] }
    }
    for index in picture.tasks.indices { add(&picture.tasks[index].stack) }
    for index in picture.threads.indices { add(&picture.threads[index].stack) }
    values.addKeys(&picture.tasks) { self.places(of: $0, most: 64) }
  }
}
