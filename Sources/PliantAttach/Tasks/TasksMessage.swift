/// The tasks and threads of a process as programs read them: the output of `pliant tasks --json`,
/// and the content of the console's page.
package struct TasksMessage: Encodable, Sendable {
  private let process: Int32
  private let program: String
  private let tasks: [Task]
  private let threads: [Thread]
  private let circles: [[UInt64]]
  private let warnings: [String]

  private struct Task: Encodable {
    let id: UInt64
    let name: String?
    let state, kind, wait: String
    let isCancelled, hasRun: Bool
    let priority: UInt8
    let parent, waitsFor: UInt64?
    let thread: Int32?
    let values: [String: String]
    let stack: [Frame]
    let flaw: String?
    /// A text that is another one whenever the task has run.
    let moment: String
  }

  private struct Thread: Encodable {
    let id: Int32
    let name, state: String
    let task: UInt64?
    let stack: [Frame]
  }

  private struct Frame: Encodable {
    let function: String
    let place: String?
    let isRuntime: Bool

    init(_ frame: StackFrame) {
      (function, place, isRuntime) = (frame.name.text, frame.path, frame.name.isRuntime)
    }
  }

  package init(_ picture: ProgramPicture) {
    let text = TasksText(picture)
    func id(_ address: UInt) -> UInt64? { picture.task(at: address)?.id }
    (process, program, warnings) = (picture.process, picture.program, text.warnings)
    tasks = picture.tasks.map { task in
      Task(
        id: task.id,
        name: task.name,
        state: task.state.rawValue,
        kind: task.kind.rawValue,
        wait: text.summary(of: task),
        isCancelled: task.isCancelled,
        hasRun: task.hasRun,
        priority: task.priority,
        parent: task.parent.flatMap(id),
        waitsFor: picture.waitsFor(task.address).flatMap(id),
        thread: task.thread,
        values: Dictionary(task.locals.map { ($0.key, $0.text ?? $0.type) }) { first, _ in first },
        stack: task.stack.map(Frame.init),
        flaw: task.flaw,
        moment: task.signature.map { String($0, radix: 36) }.joined(separator: " ")
      )
    }
    threads = picture.threads.map {
      Thread(
        id: $0.id,
        name: $0.name,
        state: String($0.state),
        task: $0.task.flatMap(id),
        stack: $0.stack.map(Frame.init)
      )
    }
    circles = picture.circles.map { $0.compactMap(id) }
  }
}
