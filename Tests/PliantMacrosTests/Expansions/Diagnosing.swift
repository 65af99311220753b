// Not part of a target: ExpansionsTests compares what these expand to with Diagnosing.expanded.
import Pliant

class View {
  let width = 1.0

  func layout(_ depth: Int) throws {
    #log(self, width, depth + 1)
    #log(.debug, "\(depth) deep")
    _ = #inspect(width * 2)
    #verify(width > 2 && depth == 0, "too narrow")
    try #verify(!names().contains("x"))
    if depth == 3 { #inconsistency("deep") }
  }

  func names() -> [String] { [] }
}
