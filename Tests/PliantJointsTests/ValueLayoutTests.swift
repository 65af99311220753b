import PliantJoints
import Testing

struct ValueLayoutTests {
  private struct Plain {
    var a = 1
    var b = (1.5, true)
    var c = "text"
    var d: [Int] = []
    var e: ((Int) -> Int)?
    var f: Int? = 1
  }

  private struct Direct {
    var text = "text"
    var number: Int? = 1
    var object = Object()
    var function: () -> Void = {}
  }

  private struct Existential { var any: Any = 1 }
  private struct Nested { var inner = Existential() }
  private struct Instant { var start = ContinuousClock().now }
  private struct Weak { weak var object: Object? }
  private struct Large { var a = (1, 2, 3, 4, 5, 6, 7, 8), b = (1, 2, 3, 4, 5, 6, 7, 8) }
  private final class Object {}

  @Test func whatIsPassedDirectly() {
    #expect(ValueLayout.isPassedDirectly(Int.self))
    #expect(ValueLayout.isPassedDirectly(String.self))
    #expect(ValueLayout.isPassedDirectly([String: [Int]].self))
    #expect(ValueLayout.isPassedDirectly(Direct.self))
    // Optional closures hold a reference that the runtime's types do not tell from a weak one.
    #expect(!ValueLayout.isPassedDirectly(Plain.self))
    #expect(!ValueLayout.isPassedDirectly(Existential.self))
    #expect(!ValueLayout.isPassedDirectly(Nested.self))
    #expect(!ValueLayout.isPassedDirectly(Instant.self))
    #expect(!ValueLayout.isPassedDirectly(Weak.self))
    #expect(!ValueLayout.isPassedDirectly(Large.self))
    #expect(!ValueLayout.isPassedDirectly(Any.self))
    #expect(!ValueLayout.isPassedDirectly(Optional<Int>.self))
  }
}
