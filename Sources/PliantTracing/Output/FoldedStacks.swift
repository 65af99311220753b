/// The stacks of calls, one a line with the time spent in its last function.
enum FoldedStacks {
  static func text(of calls: [TracedCall]) -> String {
    let byID = Dictionary(calls.map { ($0.id, $0) }) { first, _ in first }
    var times: [String: UInt64] = [:]
    var stacks: [UInt64: String] = [:]
    func stack(of call: TracedCall) -> String {
      var path: [TracedCall] = [call]
      while let parent = path.last?.parent, stacks[parent] == nil, let next = byID[parent] {
        path.append(next)
      }
      var text = path.last?.parent.flatMap { stacks[$0] } ?? ""
      for call in path.reversed() {
        text += (text.isEmpty ? "" : ";") + call.name.replacing(";", with: ",")
        stacks[call.id] = text
      }
      return text
    }
    for call in calls { times[stack(of: call), default: 0] += call.ownDuration.nanoseconds }
    return times.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
  }
}
