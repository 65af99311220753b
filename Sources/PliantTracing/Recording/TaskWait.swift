import CPliant

/// The waits of suspended tasks, as the runtime's records describe them.
enum TaskWait {
  /// The words behind "waits for"; nil if the task runs, has ended, or its records do not say.
  static func text(of task: UInt64, at address: UInt64) -> String? {
    let wait = pliant_task_wait(task, address)
    return switch wait.kind {
    case PLIANT_WAITS_FOR_TASK: "task \(wait.on)"
    case PLIANT_WAITS_FOR_GROUP: "the tasks of a group"
    case PLIANT_WAITS_FOR_CONTINUATION: continuation(wait) ?? "a continuation"
    case PLIANT_WAITS_FOR_EXECUTOR: wait.on == 0 ? "a thread" : name(of: UInt(wait.on))
    default: nil
    }
  }

  /// The function of the runtime that the program awaits, and the program's.
  private static func continuation(_ wait: pliant_wait) -> String? {
    var wait = wait
    let code = withUnsafeBytes(of: &wait.code) { $0.bindMemory(to: UInt.self).prefix { $0 != 0 } }
    var awaited: String?
    for address in code {
      guard let function = CallerNames.function(returnedTo: address),
        let name = CallerNames.name(at: address)
      else { break }
      // Programs have copies of what the standard library lets them inline.
      guard
        FunctionSearch.isToolchain(function.image) || function.symbol.hasPrefix("$ss")
          || function.symbol.hasPrefix("$sSc")
      else { return awaited.map { "\($0) in \(name)" } ?? "a continuation in \(name)" }
      let isAsleep = awaited == "a sleep" || function.symbol.contains("5sleep")
      awaited = isAsleep ? "a sleep" : name
    }
    return awaited
  }

  private static func name(of metadata: UInt) -> String? {
    UnsafeRawPointer(bitPattern: metadata).map { metadata in
      // SAFETY: it was checked to be a class, and the task keeps its executor.
      _typeName(unsafeBitCast(metadata, to: Any.Type.self), qualified: true)
    }
  }
}
