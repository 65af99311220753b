import PliantBase

/// A flame graph as SVG: a bar for each stack, as wide as its time, callers below.
package enum FlameGraph {
  private struct Frame {
    var time: UInt64 = 0
    var inner: [String: Frame] = [:]

    mutating func add(_ path: ArraySlice<Substring>, _ time: UInt64) {
      self.time += time
      guard let first = path.first else { return }
      inner[String(first), default: Frame()].add(path.dropFirst(), time)
    }

    var depth: Int { 1 + (inner.values.map(\.depth).max() ?? 0) }
  }

  private static let (width, height, font) = (1200.0, 17.0, 11.0)
  /// Deeper stacks are cut, for no viewer shows them.
  private static let deepest = 200

  static func text(of calls: [TracedCall]) -> String {
    text(of: FoldedStacks.text(of: calls), title: "Time in traced calls")
  }

  package static func text(of stacks: String, title: String) -> String {
    var whole = Frame()
    for line in stacks.split(separator: "\n") {
      guard let space = line.lastIndex(of: " "),
        let time = UInt64(line[line.index(after: space)...])
      else { continue }
      whole.add(line[..<space].split(separator: ";").prefix(deepest), time)
    }
    let bottom = Double(whole.depth) * height + 4
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(bottom))" \
      font-family="system-ui, sans-serif" font-size="\(Int(font))">
      <title>\(escaped(title))</title>

      """
    add(whole, "all", 0, width, bottom - height, whole.time, &text)
    return text + "</svg>\n"
  }

  /// Adds a bar and those of what it called, the ones that can be seen.
  private static func add(
    _ frame: Frame,
    _ name: String,
    _ x: Double,
    _ width: Double,
    _ y: Double,
    _ whole: UInt64,
    _ text: inout String
  ) {
    guard width >= 0.2 else { return }
    let share = whole == 0 ? 0 : Double(frame.time) * 100 / Double(whole)
    let time = Duration.nanoseconds(Int64(clamping: frame.time)).readable
    text += "<g><title>\(escaped(name)): \(time), \(fixed(share)) %</title>"
    text += "<rect x=\"\(fixed(x))\" y=\"\(fixed(y))\" width=\"\(fixed(width))\" "
    text += "height=\"\(fixed(height - 1))\" rx=\"1\" fill=\"\(color(of: name))\"/>"
    let room = Int((width - 6) / (font * 0.6))
    if room > 2 {
      let label = name.count > room ? name.prefix(room - 1) + "…" : name[...]
      text += "<text x=\"\(fixed(x + 3))\" y=\"\(fixed(y + 12))\">\(escaped(String(label)))</text>"
    }
    text += "</g>\n"
    var start = x
    for (name, inner) in frame.inner.sorted(by: { $0.key < $1.key }) {
      let part = frame.time == 0 ? 0 : width * Double(inner.time) / Double(frame.time)
      add(inner, name, start, part, y - height, whole, &text)
      start += part
    }
  }

  private static func fixed(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = String(abs(hundredths) % 100)
    return "\(hundredths / 100)." + (rest.count < 2 ? "0" : "") + rest
  }

  /// A warm color that a name has in every graph.
  private static func color(of name: String) -> String {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "hsl(\(hash % 45 + 10) \(hash / 64 % 20 + 75)% \(hash / 4096 % 15 + 65)%)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
