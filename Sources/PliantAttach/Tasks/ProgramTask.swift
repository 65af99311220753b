import PliantImages

/// A task of another process, as it was at one moment.
package struct ProgramTask: Sendable {
  package enum State: String, Sendable { case running, enqueued, suspended, complete }

  package enum Kind: String, Sendable {
    case unstructured, group
    case asyncLet = "async let"
  }

  /// The thing that a task waits for.
  package enum Wait: Hashable, Sendable {
    case task(UInt)
    case group
    /// The function that made it, as far as the stack shows.
    case continuation(String)
    /// Until so many seconds from now, if that is known.
    case sleep(Double?)
    /// The address of an actor or another executor; 0 stands for the pool of threads.
    case executor(UInt)
  }

  /// A task-local value.
  package struct Local: Hashable, Sendable {
    package internal(set) var key: String
    package let type: String
    /// The value, of simple types.
    package let text: String?
    /// The address of the value.
    package let place: UInt
  }

  package let address: UInt
  package let id: UInt64
  package internal(set) var name: String?
  package let state: State
  package let kind: Kind
  package let isCancelled: Bool
  package let priority: UInt8
  /// The address of the task of which it is a child.
  package let parent: UInt?
  package internal(set) var wait: Wait?
  package internal(set) var locals: [Local] = []
  /// The functions that wait for each other, the innermost first.
  package internal(set) var stack: [StackFrame] = []
  /// Whether it ran while it was read, so that its parts may be of different moments.
  package internal(set) var hasRun = false
  /// The reason for which its stack or its records end early.
  package internal(set) var flaw: String?
  /// The number of the thread that runs it.
  package internal(set) var thread: Int32?
  var children: Set<UInt> = []
  /// The words that change whenever it has run.
  package internal(set) var signature: [UInt]
}

/// A function on a stack.
package struct StackFrame: Hashable, Sendable {
  package let address: UInt
  package let name: FrameName
  var line: SourceLine?

  /// The line as `/work/Cart.swift:27`; nil if no file says.
  package var path: String? { line.map { "\($0.file):\($0.line)" } }
  /// The same without its folder: `Cart.swift:27`.
  package var place: String? { path?.split(separator: "/").last.map(String.init) }
}

/// An actor or another executor on which tasks wait for their turn.
package struct ProgramActor: Sendable {
  package let address: UInt
  package let type: String
  package let queue: [UInt]
  /// The tasks that run on it.
  package internal(set) var holder: UInt?
}

/// The tasks and threads of another process at one moment.
package struct ProgramPicture: Sendable {
  package let process: Int32
  package let program: String
  package internal(set) var tasks: [ProgramTask] = []
  package internal(set) var actors: [UInt: ProgramActor] = [:]
  package internal(set) var threads: [ProgramThread] = []
  /// How long the threads were held, if they were.
  package internal(set) var pause: Duration?

  /// The same with some of the tasks, and the threads that run them.
  package func filter(_ isWanted: (ProgramTask) -> Bool) -> ProgramPicture {
    var part = self
    part.tasks = tasks.filter(isWanted)
    part.index()
    part.threads = threads.filter { $0.task.map { part.byAddress[$0] != nil } ?? false }
    return part
  }

  mutating func index() {
    byAddress = Dictionary(
      tasks.enumerated().map { ($1.address, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  package func task(at address: UInt) -> ProgramTask? { byAddress[address].map { tasks[$0] } }

  private(set) var byAddress: [UInt: Int] = [:]

  /// The tasks that wait for each other in a ring, each ring once.
  package var circles: [[UInt]] {
    var (done, found): (Set<UInt>, [[UInt]]) = ([], [])
    for task in tasks where !done.contains(task.address) {
      var path: [UInt] = []
      var next: UInt? = task.address
      while let at = next, !done.contains(at) {
        done.insert(at)
        path.append(at)
        next = waitsFor(at)
        if let next, let start = path.firstIndex(of: next) { found.append(Array(path[start...])) }
      }
    }
    return found
  }

  /// The task without which another cannot go on.
  package func waitsFor(_ address: UInt) -> UInt? {
    switch task(at: address)?.wait {
    case .task(let other): other
    case .executor(let executor): actors[executor]?.holder
    case .group, .continuation, .sleep, nil: nil
    }
  }
}
