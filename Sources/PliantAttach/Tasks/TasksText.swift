import PliantBase

/// The tasks and threads of a process as lines of at most so many columns.
package struct TasksText {
  private let picture: ProgramPicture
  package var showsRuntime = false
  package var filter = ""
  package var width = 80
  /// For how many seconds each task is known not to have run.
  package var still: [UInt: Double] = [:]
  /// The styles of a terminal.
  package var (bold, faint) = ({ (text: String) in text }, { (text: String) in text })

  private let children: [UInt?: [ProgramTask]]

  package init(_ picture: ProgramPicture) {
    self.picture = picture
    children = Dictionary(grouping: picture.tasks.sorted { $0.id < $1.id }) { task in
      task.parent.flatMap { picture.task(at: $0)?.address }
    }
  }

  package var text: String {
    let finished = picture.tasks.count { $0.state == .complete }
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    var lines = [
      "\(TerminalText.escaped(picture.program)) (\(picture.process)): "
        + "\(counted(picture.tasks.count - finished, "task")), "
        + counted(picture.threads.count, "thread")
        + (finished > 0 ? "; \(finished) have ended" : "")
        + (picture.pause.map { "; its threads stood for \($0 / .milliseconds(1)) ms" } ?? "")
    ]
    lines += warnings.map { "! " + $0 }
    lines += tree(of: nil, depth: 0, parents: [])
    lines += threads
    return lines.map(fitting).joined(separator: "\n") + "\n"
  }

  // MARK: - Warnings

  /// Tasks that wait for each other, actors with a queue, and cancelled tasks that go on.
  var warnings: [String] {
    var lines = picture.circles.map { circle in
      (circle + circle.prefix(1)).map(label).joined(separator: " waits for ")
    }
    for actor in picture.actors.values.sorted(by: { $0.queue.count > $1.queue.count })
    where actor.queue.count > 1 || actor.holder != nil {
      let holder = actor.holder.map { ": \(label($0))\(thread($0)) runs on it" } ?? ""
      lines.append("\(actor.queue.count) waiting for \(name(of: actor))\(holder)")
    }
    let cancelled = picture.tasks.filter { $0.isCancelled && $0.state != .complete }
    if !cancelled.isEmpty {
      let numbers = Self.ranges(cancelled.map(\.id))
      lines.append("\(cancelled.count) cancelled, but not ended: \(numbers)")
    }
    return lines
  }

  private func label(_ address: UInt) -> String {
    guard let task = picture.task(at: address) else { return "a task that has ended" }
    return "task \(task.id)" + (task.name.map { " \"\(TerminalText.escaped($0))\"" } ?? "")
  }

  private func thread(_ address: UInt) -> String {
    picture.task(at: address)?.thread.map { " (thread \($0))" } ?? ""
  }

  private func name(of actor: ProgramActor) -> String {
    "\(TerminalText.escaped(actor.type)) \(hexadecimal(actor.address))"
  }

  // MARK: - Tasks

  /// The tasks that are children of one, those that are alike as one.
  private func tree(of parent: UInt?, depth: Int, parents: Set<UInt>) -> [String] {
    guard depth < 64 else { return [] }
    var (alike, order) = ([[String]: [ProgramTask]](), [[String]]())
    for task in children[parent] ?? [] where task.state != .complete && isWanted(task) {
      let key = shape(of: task)
      if alike[key] == nil { order.append(key) }
      alike[key, default: []].append(task)
    }
    return order.flatMap { key -> [String] in
      let tasks = alike[key] ?? []
      guard let task = tasks.first, !parents.contains(task.address) else { return [] }
      let indent = String(repeating: "  ", count: min(depth, 12))
      var lines = depth == 0 ? [""] : []
      lines.append(indent + bold(label(task.address)) + " " + summary(of: task))
      if tasks.count > 1 {
        let others = Self.ranges(tasks.dropFirst().map(\.id))
        lines.append("\(indent)    and \(tasks.count - 1) like it: \(others)")
      }
      lines += task.locals.map {
        indent + "    " + TerminalText.escaped("\($0.key) = \($0.text ?? "<\($0.type)>")")
      }
      lines += stack(task.stack).map { indent + "    " + $0 }
      let inner = parents.union([task.address])
      return lines + tree(of: task.address, depth: depth + 1, parents: inner)
    }
  }

  /// The text that tasks which are alike have in common, with their children's.
  private func shape(of task: ProgramTask, depth: Int = 0) -> [String] {
    let inner = depth < 8 ? children[task.address] ?? [] : []
    return [summary(of: task, isExact: false)] + task.locals.map(\.key) + stack(task.stack)
      + inner.flatMap { shape(of: $0, depth: depth + 1) }
  }

  private func isWanted(_ task: ProgramTask, depth: Int = 0) -> Bool {
    guard !filter.isEmpty, depth < 64 else { return filter.isEmpty }
    let texts =
      [task.name ?? "", summary(of: task)] + task.stack.map(\.name.text)
      + task.locals.flatMap { [$0.key, $0.text ?? ""] }
    return texts.contains { $0.lowercased().contains(filter.lowercased()) }
      || children[task.address]?.contains { isWanted($0, depth: depth + 1) } ?? false
  }

  /// The state of a task, and its wait, without times if it is not to be exact.
  func summary(of task: ProgramTask, isExact: Bool = true) -> String {
    var parts = [wait(of: task, isExact: isExact)]
    if task.kind != .unstructured { parts.append(task.kind.rawValue) }
    if task.isCancelled { parts.append("cancelled") }
    if isExact, let seconds = still[task.address] { parts.append("for \(Self.seconds(seconds))") }
    if task.hasRun, task.state != .running { parts.append("ran meanwhile") }
    if let flaw = task.flaw { parts.append(flaw) }
    return parts.joined(separator: " · ")
  }

  private func wait(of task: ProgramTask, isExact: Bool) -> String {
    switch task.wait {
    case .task(let other): "waits for \(isExact ? label(other) : "a task")"
    case .group: "waits for its group"
    case .continuation(let maker):
      "waits for a continuation"
        + (maker.isEmpty ? "" : " of \(TerminalText.escaped(maker).prefix { $0 != "(" })")
    case .sleep(let left):
      "sleeps" + (isExact ? left.map { ", \(Self.seconds(max($0, 0))) left" } ?? "" : "")
    case .executor(let address):
      picture.actors[address].map { "waits for \(name(of: $0))" } ?? "waits for a thread"
    case nil:
      task.state == .running ? "runs" + (isExact ? thread(task.address) : "") : task.state.rawValue
    }
  }

  // MARK: - Stacks

  private func stack(_ frames: [StackFrame]) -> [String] {
    let own = showsRuntime ? frames : frames.filter { !$0.name.isRuntime }
    return (own.isEmpty ? Array(frames.prefix(1)) : own).reduce(into: []) { lines, frame in
      let place = frame.place.map { "\t" + $0 } ?? ""
      let text = TerminalText.escaped(frame.name.text + place, keeping: "\t")
      if showsRuntime || lines.last != text { lines.append(text) }
    }
  }

  private var threads: [String] {
    var (alike, order) = ([[String]: [ProgramThread]](), [[String]]())
    for thread in picture.threads where filter.isEmpty {
      let key = stack(thread.stack) + ["\(thread.state) " + (thread.task.map(label) ?? "")]
      if alike[key] == nil { order.append(key) }
      alike[key, default: []].append(thread)
    }
    return order.flatMap { key -> [String] in
      guard let threads = alike[key], let first = threads.first else { return [] }
      let names = threads.map { "\($0.id) \($0.name)" }.joined(separator: ", ")
      let numbers = TerminalText.escaped(names)
      let work =
        first.task.map { ", which runs \(label($0))" } ?? (first.state == "R" ? " running" : "")
      let name = threads.count == 1 ? "thread" : "\(threads.count) threads"
      // The stack of a task that runs is shown with the task.
      return ["", "\(name) \(numbers)\(work)"]
        + (first.task == nil ? key.dropLast().map { "    " + $0 } : [])
    }
  }

  // MARK: - Text

  /// A line with its place in a file at the right edge, and without its middle if it is too long.
  private func fitting(_ line: String) -> String {
    let parts = line.split(separator: "\t", maxSplits: 1)
    guard parts.count == 2 else { return Self.cut(line, width) }
    let text = Self.cut(String(parts[0]), max(width - parts[1].count - 2, 20))
    let room = max(width - text.count - parts[1].count, 2)
    return text + String(repeating: " ", count: room) + faint(String(parts[1]))
  }

  package static func cut(_ text: String, _ width: Int) -> String {
    guard text.count > width, !text.contains("\u{1B}") else { return text }
    return text.prefix(width / 2) + "…" + text.suffix(width - width / 2 - 1)
  }

  static func seconds(_ seconds: Double) -> String {
    seconds < 10 ? "\((seconds * 10).rounded() / 10) s" : "\(Int(seconds)) s"
  }

  /// Numbers as `3, 5–9`.
  static func ranges(_ numbers: [UInt64]) -> String {
    var found: [ClosedRange<UInt64>] = []
    for number in numbers.sorted() {
      if let last = found.last, last.upperBound &+ 1 == number {
        found[found.count - 1] = last.lowerBound...number
      } else {
        found.append(number...number)
      }
    }
    return found.map { $0.count > 1 ? "\($0.lowerBound)–\($0.upperBound)" : "\($0.lowerBound)" }
      .joined(separator: ", ")
  }
}
