package import PliantAttach

/// The tasks of this process at one moment, each with the reason for which it waits.
///
/// For a watchdog of one's own: a server that answers no longer says why in its log. Another
/// process's are shown by `pliant tasks`.
///
/// ```swift
/// let tasks = try Tasks.current()
/// logger.error("\(tasks)")
/// ```
public struct Tasks: Sendable, CustomStringConvertible {
  /// A tree of the tasks, with state, name, what each waits for, its task-local values and its
  /// asynchronous stack, then the threads: lines of at most 100 columns, as `pliant tasks` prints.
  public let description: String
  /// The number of the tasks.
  public let count: Int

  /// Reads the tasks from the process's own memory.
  ///
  /// It stops and changes nothing; a task that runs meanwhile is marked. It takes some milliseconds
  /// for each ten megabytes of memory, and can be called from any thread.
  ///
  /// - Throws: `TasksError` if the process may not read itself, or its runtime is of a version that
  ///   is not known.
  public static func current() throws(TasksError) -> Tasks { try Tasks(where: nil) }

  /// Reads those that are wanted.
  package init(where isWanted: ((ProgramTask, TaskReader) -> Bool)?) throws(TasksError) {
    do {
      let picture = try TaskReader.readThisProcess(where: isWanted)
      var text = TasksText(picture)
      text.width = 100
      (description, count) = (text.text, picture.tasks.count)
    } catch {
      throw TasksError(description: "\(error)")
    }
  }
}

/// A failure to read the tasks of this process, with the reason and the remedy.
///
/// ```swift
/// do { print(try Tasks.current()) } catch { print(error) }
/// ```
public struct TasksError: Error, CustomStringConvertible {
  public let description: String
}
