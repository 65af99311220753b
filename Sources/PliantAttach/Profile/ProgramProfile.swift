/// The samples of a program, by their stacks.
package struct ProgramProfile: Sendable {
  struct Stack: Sendable {
    /// The task or the thread.
    let owner: String
    /// The innermost function first.
    let frames: [StackFrame]
    let count: Int
  }

  let stacks: [Stack]
  let frequency: Int
  /// How many threads are missing, and why; nil if none is.
  package internal(set) var gap: String?
  /// Whether the runtime's functions are shown, too.
  package var showsRuntime = false
  /// Whether each stack begins with its task or its thread.
  package var showsOwners = false

  package var count: Int { stacks.reduce(0) { $0 + $1.count } }

  /// The names of a stack's functions, the outermost first.
  private func names(_ stack: Stack) -> [String] {
    let own = showsRuntime ? stack.frames : stack.frames.filter { !$0.name.isRuntime }
    let shown = own.isEmpty ? Array(stack.frames.prefix(1)) : own
    return (showsOwners ? [stack.owner] : []) + shown.reversed().map(\.name.text)
  }

  /// A line for each stack, `outer;inner`, with its nanoseconds.
  package var folded: String {
    let nanoseconds = 1_000_000_000 / frequency
    let lines = stacks.reduce(into: [String: Int]()) { lines, stack in
      let path = names(stack).map { $0.replacing(";", with: ",").replacing("\n", with: " ") }
      lines[path.joined(separator: ";"), default: 0] += stack.count * nanoseconds
    }
    return lines.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
  }

  /// The samples of each function: with it innermost, and with it anywhere on the stack.
  package var functions: [(name: String, own: Int, total: Int)] {
    var found: [String: (own: Int, total: Int)] = [:]
    for stack in stacks {
      let names = names(stack)
      for name in Set(names) { found[name, default: (0, 0)].total += stack.count }
      if let last = names.last { found[last, default: (0, 0)].own += stack.count }
    }
    return found.map { ($0.key, $0.value.own, $0.value.total) }
      .sorted { ($0.1, $0.2, $1.0) > ($1.1, $1.2, $0.0) }
  }
}
