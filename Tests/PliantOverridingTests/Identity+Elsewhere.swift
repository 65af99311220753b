import Pliant

// Functions with the names of those in `IdentityTests.swift`.

@inline(never) private func parsed(_ text: String) -> Int { text.count + 20 }

func parsedElsewhere(_ text: String) -> Int { parsed(text) }
func parseElsewhere() -> Callable<(String) -> Int> { #callable(parsed(_:)) }

extension Shadowed {
  @inline(never) private func marked() -> String { "elsewhere" }
  private var length: Int { 2 }
  func markedElsewhere() -> String { marked() }
  var lengthElsewhere: Int { length }
}
