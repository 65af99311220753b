/// Calls as an indented tree, each line with the time that its call took.
enum CallTree {
  static func text(of calls: [TracedCall]) -> String {
    let known = Set(calls.map(\.id))
    var inner: [UInt64: [TracedCall]] = [:]
    var outer: [TracedCall] = []
    for call in calls.sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) }) {
      if let parent = call.parent, known.contains(parent) {
        inner[parent, default: []].append(call)
      } else {
        outer.append(call)
      }
    }
    var text = ""
    var line: String?
    for call in outer {
      if call.owner != line { text += "# \(call.owner)\n" }
      line = call.owner
      write(call, inner, to: &text)
    }
    return text
  }

  private enum Step {
    case open(TracedCall)
    case close(TracedCall)
  }

  private static func write(
    _ call: TracedCall,
    _ inner: [UInt64: [TracedCall]],
    to text: inout String
  ) {
    var steps: [(Step, depth: Int)] = [(.open(call), 0)]
    while let (step, depth) = steps.popLast() {
      let indent = String(repeating: "  ", count: depth)
      switch step {
      case .open(let call):
        guard let calls = inner[call.id] else {
          text += time(of: call) + indent + "\(call)\n"
          continue
        }
        text += String(repeating: " ", count: width) + " | " + indent + call.head + " {\n"
        steps.append((.close(call), depth))
        steps += calls.reversed().map { (.open($0), depth + 1) }
      case .close(let call):
        text += time(of: call) + indent + "}" + call.ending + "\n"
      }
    }
  }

  private static let width = 12

  private static func time(of call: TracedCall) -> String {
    let time = call.duration.readable
    return String(repeating: " ", count: max(0, width - time.count)) + time + " | "
  }
}
