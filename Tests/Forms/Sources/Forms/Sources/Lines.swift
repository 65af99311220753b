extension String {
  /// Each line two spaces to the right; without lines that are empty.
  var indented: String {
    split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  /// Without lines that are empty.
  var compact: String { split(separator: "\n").joined(separator: "\n") }
}

extension [String] {
  /// The parts, one below the other.
  var lines: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}
