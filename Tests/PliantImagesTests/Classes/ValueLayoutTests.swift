import PliantImages
import Testing

struct ValueLayoutTests {
  private struct Number { var value = 1 }
  private struct Reference { var object: Object? = Object() }
  private struct Failure { var error: any Error = CancellationError() }
  private enum Choice {
    case number(Int32)
    case nothing
  }
  private struct Weak { weak var object: Object? }
  private struct Instant { var start = ContinuousClock().now }
  private struct Any1 { var any: Any = 1 }
  private final class Object {}

  @Test func whatMayBeOneWord() {
    let direct: [Any.Type] = [
      Number.self, Reference.self, Failure.self, Choice.self, Int.self, [Int].self, Object.self,
    ]
    for type in direct { #expect(ValueLayout.mayBeOneWord(type), "\(type)") }
    let indirect: [Any.Type] = [Weak.self, Instant.self, Any1.self, String.self, Any.self]
    for type in indirect { #expect(!ValueLayout.mayBeOneWord(type), "\(type)") }
  }
}
