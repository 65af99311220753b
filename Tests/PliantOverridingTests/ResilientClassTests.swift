#if DEBUG
import Pliant
import ResilientFixture
import Testing

/// Subclasses of a library's class that is called through dispatch thunks, since the library may
/// change without them.
struct ResilientClassTests {
  private class Sub: Shelf {
    override func mark(_ text: String) -> String { super.mark(text) + "!" }
  }
  private class Inheritor: Sub {}

  @Test func layersAreOfTheNamedClass() throws {
    let (own, inherited, plain) = (Sub(), Inheritor(), Shelf())
    let handle = #method(Sub.mark(_:))
    try handle.wrap(on: own) { next, shelf, text in next(shelf, text) + "?" }
    try handle.wrap(on: inherited) { next, shelf, text in next(shelf, text) + "." }
    let all = try #method(Shelf.mark(_:)).redefine { next, shelf, text in next(shelf, text) + "-" }
    #expect([own, inherited, plain].map { $0.mark("a") } == ["a-!?", "a-!.", "a-"])
    all.stop()
    #expect([own, inherited, plain].map { $0.mark("a") } == ["a!?", "a!.", "a"])
  }
}
#endif
