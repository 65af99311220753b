#if Console
/// The position of a page in the streams, which it sends back to resume.
struct Cursor {
  let session: String
  var line = 0
  var death = 0
  var value = 0

  /// Resumes a position, or starts from the beginning if it belongs to another session.
  init(session: String, resuming text: String?) {
    self.session = session
    let parts = (text ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == session else { return }
    let numbers = parts.dropFirst().compactMap { Int($0) }.filter { $0 >= 0 }
    guard numbers.count == 3 else { return }
    (line, death, value) = (numbers[0], numbers[1], numbers[2])
  }

  /// Starts from the beginning where the position is beyond the end, which only a forged one is.
  mutating func limit(line: Int, death: Int, value: Int) {
    if self.line > line { self.line = 0 }
    if self.death > death { self.death = 0 }
    if self.value > value { self.value = 0 }
  }

  var text: String { "\(session).\(line).\(death).\(value)" }
}
#endif
