import CPliantAttach
import PliantImages

/// The layout of the tasks of one runtime, as far as it tells debuggers of it, and the places of
/// the words in them. (`Task.h` and `TaskPrivate.h` in the runtime, version 1 of its layout.)
struct TaskLayout {
  /// The first word of every task.
  let metadata: UInt
  /// The size of what all tasks have, behind which a child has its parent.
  let size: UInt

  enum Word {
    static let (references, next, flags, resume, context) = (1, 2, 4, 7, 8)
    static let (status, records, locals) = (12, 13, 17)
  }

  /// The kinds of a task's records.
  enum Record {
    static let (wait, children, name): (UInt, UInt, UInt) = (0, 1, 6)
    static let most = 64
  }

  enum Status {
    static let cancelled: UInt = 0x100
    static let running: UInt = 0x800
    static let enqueued: UInt = 0x1000
    static let complete: UInt = 0x2000
    static let known: UInt = 0x1_ffff
  }

  private static let symbols = "_swift_concurrency_debug_"

  /// Throws if the process has no such runtime, or one of another layout.
  init(_ images: ProcessImages) throws(AttachError) {
    func error(_ reason: AttachError.Reason) -> AttachError {
      AttachError(process: images.program.process, reason: reason, isReading: true)
    }
    let library = images.part(called: "libswift_Concurrency.so")
    guard let part = library ?? images.own else { throw error(.noTasks) }
    func value<T: BitwiseCopyable>(_ name: String) -> T? {
      images.variable(Self.symbols + name, in: part).flatMap { images.program.load(T.self, at: $0) }
    }
    guard let metadata: UInt = value("asyncTaskMetadata"), let size: UInt = value("asyncTaskSize")
    else { throw error(library == nil ? .noTasks : .noSymbols) }
    let version: UInt32 = value("internal_layout_version") ?? 0
    guard version == 1, metadata != 0, (200..<512).contains(size), size % 8 == 0 else {
      throw error(.otherTasks(Int(version)))
    }
    (self.metadata, self.size) = (metadata, size)
  }

  /// The number and the name of the task whose outermost context this is: that follows the task,
  /// its parent and the room for its result.
  func task(before context: UInt, in program: RunningProgram) -> String? {
    let count = Int(min(context / 8, 512))
    guard let words = program.words(at: context &- UInt(8 * count), count: count),
      let start = words.lastIndex(of: metadata), count - start > Word.locals
    else { return nil }
    let number = "task \(words[start + Word.flags] >> 32)"
    var at = words[start + Word.records]
    for _ in 0..<Record.most {
      guard let record = program.words(at: at, count: 3) else { break }
      if record[0] & 0xff == Record.name, let name = program.shortText(at: record[2]) {
        return "\(number) \"\(name)\""
      }
      at = record[1]
    }
    return number
  }
}
