import Pliant

// What `IdentityTests.swift` has under the same names.

@inline(never) private func parsed(_ text: String) -> Int { text.count + 20 }

func parsedElsewhere(_ text: String) -> Int { parsed(text) }
func parseElsewhere() -> Callable<(String) -> Int> { #callable(parsed(_:)) }

extension Shadowed {
  @inline(never) private func marked() -> String { "elsewhere" }
  private var length: Int { 2 }
  func markedElsewhere() -> String { marked() }
  var lengthElsewhere: Int { length }
}
