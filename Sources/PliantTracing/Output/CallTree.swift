/// Calls as an indented tree, each line with the time that its call took.
enum CallTree {
  static func text(of calls: [TracedCall]) -> String {
    let known = Set(calls.map(\.id))
    let sorted = calls.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    // The outermost calls are those of nil.
    let inner = Dictionary(grouping: sorted) { call in
      call.parent.flatMap { known.contains($0) ? $0 : nil }
    }
    var text = ""
    var line: String?
    for call in inner[nil] ?? [] {
      if call.owner != line { text += "# \(call.owner)\n" }
      line = call.owner
      write(call, inner, to: &text)
    }
    return text
  }

  private static func write(
    _ call: TracedCall,
    _ inner: [UInt64?: [TracedCall]],
    to text: inout String
  ) {
    var steps = [(call: call, depth: 0, isEnd: false)]
    while let (call, depth, isEnd) = steps.popLast() {
      let indent = String(repeating: "  ", count: depth)
      if isEnd {
        text += time(of: call) + indent + "}" + call.ending + "\n"
      } else if let calls = inner[call.id] {
        text += String(repeating: " ", count: width) + " | " + indent + call.head + " {\n"
        steps.append((call, depth, isEnd: true))
        steps += calls.reversed().map { ($0, depth + 1, isEnd: false) }
      } else {
        text += time(of: call) + indent + "\(call)\n"
      }
    }
  }

  private static let width = 12

  private static func time(of call: TracedCall) -> String {
    let time = call.duration.readable
    return String(repeating: " ", count: max(0, width - time.count)) + time + " | "
  }
}
