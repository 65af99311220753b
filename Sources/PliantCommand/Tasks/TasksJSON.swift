import Foundation
import PliantAttach

/// The tasks and threads of a process as one object of JSON.
enum TasksJSON {
  private struct Whole: Encodable {
    let process: Int32
    let program: String
    let tasks: [Task]
    let threads: [Thread]
    let circles: [[UInt64]]
  }

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

  static func text(of picture: ProgramPicture) throws -> String {
    let text = TasksText(picture)
    func id(_ address: UInt) -> UInt64? { picture.task(at: address)?.id }
    let tasks = picture.tasks.map { task in
      Task(
        id: task.id,
        name: task.name,
        state: task.state.rawValue,
        kind: task.kind.rawValue,
        wait: text.summary(of: task, isExact: true),
        isCancelled: task.isCancelled,
        hasRun: task.hasRun,
        priority: task.priority,
        parent: task.parent.flatMap(id),
        waitsFor: picture.waitsFor(task.address).flatMap(id),
        thread: task.thread,
        values: Dictionary(task.locals.map { ($0.key, $0.text ?? $0.type) }) { first, _ in first },
        stack: task.stack.map(Frame.init),
        flaw: task.flaw
      )
    }
    let threads = picture.threads.map {
      Thread(
        id: $0.id,
        name: $0.name,
        state: String($0.state),
        task: $0.task.flatMap(id),
        stack: $0.stack.map(Frame.init)
      )
    }
    let whole = Whole(
      process: picture.process,
      program: picture.program,
      tasks: tasks,
      threads: threads,
      circles: picture.circles.map { $0.compactMap(id) }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(whole), as: UTF8.self) + "\n"
  }
}
