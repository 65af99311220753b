import CPliant

/// The places of the words that the runtime's tasks begin with (`Job` in its `Task.h`).
package enum TaskWords {
  /// The flags, of which the lowest byte is the job's kind, 0 for a task, and then its number.
  package static let flags = 4
  /// The function by which the task goes on.
  package static let resume = 7
}

/// An entry of a task's list of task-local values: the address of the next one, whose low three
/// bits are flags, the key, the type, and the value. (`TaskLocal.h` in the runtime.)
package struct TaskLocalItem {
  private let words: UnsafeMutablePointer<UInt>

  /// The newest entry of a variable, whose value is aligned as a word; nil if it has none, or if
  /// the entry is laid out in another way.
  package init?<Value>(of variable: TaskLocal<Value>) {
    let key = UnsafeRawPointer(Unmanaged.passUnretained(variable).toOpaque())
    // SAFETY: the runtime returns the address of the value, which is in the entry.
    guard let words = swift_task_localValueGet(key)?.assumingMemoryBound(to: UInt.self),
      words[-2] == UInt(bitPattern: key)
    else { return nil }
    self.words = words - 3
  }

  package var address: UInt { UInt(bitPattern: words) }

  /// The address of the next entry, and the flags; only the entry's task may change it.
  package var next: UInt {
    get { words[0] }
    nonmutating set { words[0] = newValue }
  }
}
