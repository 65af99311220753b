import Pliant
import PliantTracing
import Testing

@Suite(.enabled(if: isDebug)) struct OverrideSwitchTests {
  /// In a process of its own, because the switches are the process's.
  @Test func switchesReachNamedOverrides() async {
    await #expect(processExitsWith: .success) {
      let selection = TraceSelection.matching("PliantTracingTests.Answers.number*")
      let override = try NamedOverride.start(.answer("7"), in: selection)
      let answers = Answers()
      #expect(answers.number(1) == 7)
      Override.areEnabled = false
      #expect(answers.number(1) == 1 && override.isActive)
      Override.areEnabled = true
      #expect(answers.number(1) == 7)
      Override.removeAll()
      #expect(answers.number(1) == 1 && !override.isActive)
    }
  }

  /// Consumed values would have to be freed.
  @Test(arguments: ["Bottle.open*", "Letter.open*", "Sealed.open*"])
  func methodsThatMayConsumeTheirValueAreNotEnded(pattern: String) throws {
    let selection = TraceSelection.matching("PliantTracingTests.\(pattern)")
    for action in [NamedOverride.Action.answer("1"), .fail(Failure.none)] {
      let error = #expect(throws: NamedOverrideError.self) {
        try NamedOverride.start(action, in: selection)
      }
      #expect(
        "\(try #require(error))".hasSuffix(
          "nothing tells whether it consumes its value, which would leak"
        )
      )
    }
    _ = try NamedOverride.start(.count, in: selection)
  }

  @Test func plainValuesAreAnswered() throws {
    let selection = TraceSelection.matching("PliantTracingTests.Stamp.price*")
    let override = try NamedOverride.start(.answer("5"), in: selection)
    #expect(Stamp(cents: 2).price() == 5)
    override.stop()
  }
}

private struct Bottle {
  let witness: Witness
  consuming func open() throws -> Int { 0 }
}
private struct Letter {
  let text: String
  func open() throws -> Int { 0 }
}
private struct Sealed: ~Copyable {
  let witness: Witness
  consuming func open() throws -> Int { 0 }
}
private struct Stamp {
  let cents: Int
  func price() -> Int { cents }
}
