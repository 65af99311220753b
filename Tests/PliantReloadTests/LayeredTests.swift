import PliantOverriding
import PliantReload
import ReloadFixture
import Testing

/// Layers and redefinitions of a function stay when the function gets a new body.
@Suite(.serialized, .enabled(if: Edit.canReload))
struct LayeredTests {
  nonisolated(unsafe) private static var edit = try? Edit("Layered.swift")

  private func reload(_ old: String, _ new: String) async throws {
    let edit = try #require(Self.edit).replacing(old, new)
    try await edit.reload()
    Self.edit = edit
  }

  @Test func layersCallTheNewBody() async throws {
    let (clerk, other) = (Clerk(), Clerk())
    let answer = #method(Clerk.answer(_:))
    let layer = try answer.wrap(on: clerk) { layer in
      { clerk, question in "<\(layer.next(clerk, question))>" }
    }
    #expect("\(clerk.answer("a")) \(other.answer("a"))" == "<old a> old a")
    try await reload("\"old \"", "\"new \"")
    #expect("\(clerk.answer("a")) \(other.answer("a"))" == "<new a> new a")
    let second = try answer.redefine(around: { original in { "[\(original($0, $1))]" } })
    try await reload("\"new \"", "\"newer \"")
    #expect("\(clerk.answer("a")) \(other.answer("a"))" == "<[newer a]> [newer a]")
    layer.stop()
    second.stop()
    #expect("\(clerk.answer("a")) \(other.answer("a"))" == "newer a newer a")
    // Installed after a reload.
    let spy = try answer.spy(on: other)
    #expect(other.answer("b") == "newer b")
    #expect(spy.callCount == 1)
    spy.stop()
  }

  @Test func redefinitionsOfFunctions() async throws {
    let handle = #callable(hooked(_:))
    let redefinition = try handle.redefine(around: { original in { original($0) * 10 } })
    #expect(hooked(1) == 20)
    try await reload("Int { number + 1 }", "Int { number + 2 }")
    #expect(hooked(1) == 30)
    redefinition.stop()
    #expect(hooked(1) == 3)
  }

  @Test func asyncFunctionsWithLargerContexts() async throws {
    let handle = #callable(suspended(_:))
    let redefinition = try handle.redefine(around: { original in { await original($0) * 10 } })
    #expect(await suspended(1) == 20)
    try await reload(
      "return number + 1",
      """
      let words = [number, 1, 2, 3]
      var (sum, product, last) = (0, 1, "")
      for word in words {
        await Task.yield()
        (sum, product, last) = (sum + word, product * word, "\\(word)\\(last)")
      }
      return sum + product + last.count
      """
    )
    #expect(await suspended(1) == (7 + 6 + 4) * 10)
    redefinition.stop()
    #expect(await suspended(1) == 17)
  }
}
