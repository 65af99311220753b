import CPliant
import Glibc
import PliantTracing
import Synchronization
import Testing

@Suite(.enabled(if: isDebug)) struct NamedOverrideTests {
  private func start(
    _ action: NamedOverride.Action,
    _ pattern: String,
    every: Int = 1,
    atMost: Int? = nil
  ) throws -> NamedOverride {
    let name = TraceSelection.matching("PliantTracingTests.\(pattern)")
    return try NamedOverride.start(action, in: name, every: every, atMost: atMost)
  }

  private func refusal(_ action: NamedOverride.Action, _ pattern: String) -> String {
    do {
      _ = try start(action, pattern)
      return "none"
    } catch { return "\(error)".replacing("PliantTracingTests.", with: "") }
  }

  @Test func answers() throws {
    let override = try [
      "number": "-7", "half": "2.5", "single": "0.25", "flag": "false", "name": "Ann",
      "quoted": #""nil \"x\"\n""#, "maybeNumber": "8", "maybeText": "nil", "byte": "200",
      "nothing()": "()", "large text": "",
    ].filter { $0.key != "large text" }.map { try start(.answer($0.value), "Answers.\($0.key)*") }
    let long = try start(.answer("a text of more than fifteen bytes"), "Answers.long*")
    let answers = Answers()
    for _ in 0..<3 {
      #expect(
        "\(answers.number(1)) \(answers.half(1)) \(answers.single(1)) \(answers.flag(1))"
          == "-7 2.5 0.25 false"
      )
      #expect(
        [answers.name(1), answers.quoted(), answers.long()]
          == ["Ann", "nil \"x\"\n", "a text of more than fifteen bytes"]
      )
      #expect(
        "\(answers.maybeNumber(1) as Any) \(answers.maybeText(1) as Any) \(answers.byte)"
          == "Optional(8) nil 200"
      )
      answers.nothing()
    }
    for override in override { override.stop() }
    long.stop()
    #expect("\(answers.number(1)) \(answers.name(1)) \(answers.byte)" == "1 name1 1")
    #expect(answers.log.withLock { $0 } == 0)
    answers.nothing()
    #expect(answers.log.withLock { $0 } == 1)
    #expect(long.calls == 3 && !long.isActive)
  }

  @Test func failures() throws {
    let override = try start(.fail(Failure.bad(5)), "Answers.throwing*", every: 2, atMost: 2)
    let answers = Answers()
    let log = (0..<6).map { number in
      do { return try answers.throwing("text \(number)") } catch { return "\(error)" }
    }
    #expect(log == ["bad(5)", "text 1", "bad(5)", "text 3", "text 4", "text 5"])
    #expect(
      override.counts.map { "\($0.name) \($0.calls) \($0.changed)" }
        == ["PliantTracingTests.Answers.throwing(_:) 6 2"]
    )
  }

  @Test func ownedArguments() throws {
    let override = try start(.fail(Failure.none), "Owner.init(_:_:)")
    let assigned = try start(.answer(""), "Owner.witness (setter)")
    weak var first: Witness?
    do {
      let witness = Witness()
      first = witness
      #expect(throws: Failure.none) { try Owner(witness, "a text of more than fifteen bytes") }
      let owner = Owner()
      owner.witness = witness
      #expect(owner.witness == nil)
    }
    #expect(first == nil)
    #expect(override.calls == 1 && assigned.calls == 1)
  }

  @Test func asyncCalls() async throws {
    let answers = Answers()
    let override = [
      try start(.answer("12"), "Answers.later*"), try start(.answer("text"), "Answers.laterText*"),
      try start(.fail(Failure.bad(1)), "Answers.mayFailLater*", atMost: 1),
      try start(.count, "Answers.counted*"),
    ]
    #expect(await answers.later(1) == 12)
    #expect(await answers.laterText() == "text")
    await #expect(throws: Failure.bad(1)) { try await answers.mayFailLater(3) }
    #expect(try await answers.mayFailLater(3) == Large(e: 3))
    #expect(await answers.counted(4) == 4)
    #expect(override.map(\.calls) == [1, 1, 2, 1])
    for override in override { override.stop() }
    #expect(await answers.later(1) == 1)
  }

  @Test func newestFirst() throws {
    let answers = Answers()
    let count = try start(.count, "Answers.stacked(*")
    let one = try start(.answer("10"), "Answers.stacked(*")
    let two = try start(.answer("20"), "Answers.stacked(*")
    var log = [answers.stacked(1)]
    one.stop()
    log.append(answers.stacked(1))
    two.stop()
    log.append(answers.stacked(1))
    #expect(log == [20, 20, 1])
    #expect([count, one, two].map(\.calls) == [1, 0, 2])
  }

  @Test func traced() throws {
    let override = try start(.fail(Failure.bad(2)), "Answers.seen(*", atMost: 1)
    let answer = try start(.answer("\"all\""), "Answers.seenText*")
    let log = try recorded("Answers.seen*") {
      let answers = Answers()
      _ = try? answers.seen(1)
      _ = try? answers.seen(2)
      _ = answers.seenText(3)
    }
    #expect(
      log
        == "seen(1) throws Failure.bad(2)\nseen(2) -> 2\nseenText(3) -> \"all\""
        .split(separator: "\n").map { "Answers." + $0 }.joined(separator: "\n")
    )
    #expect(override.calls + answer.calls == 3)
  }

  @Test func delays() throws {
    let override = try start(.delay(.milliseconds(30)), "Answers.slow*")
    let clock = ContinuousClock()
    let time = clock.measure { _ = Answers().slow(1) }
    #expect(time >= .milliseconds(30))
    override.stop()
  }

  @Test func refusals() {
    let log = [
      refusal(.fail(Failure.none), "Answers.number*"), refusal(.answer("x"), "Answers.number*"),
      refusal(.answer("300"), "Answers.byte*"), refusal(.answer("1"), "Answers.nothing*"),
      refusal(.answer("1"), "large(_:)"), refusal(.answer("1"), "generic(_:_:)"),
      refusal(.fail(Failure.none), "failsTyped(_:)"),
      refusal(.fail(Failure.none), "rethrowing(_:)"),
      refusal(.answer("1"), "Answers.whole (modify)"),
      refusal(.delay(.zero), "Answers.stackedLater*"),
      refusal(.answer("1"), "Answers.nested*"), refusal(.answer("1"), "Answers.stackedLater*"),
    ]
    #expect(
      log.map { $0.dropFirst("Cannot make ".count) }.joined(separator: "\n") == """
        'Answers.number(_:)' fail with none: it does not throw
        'Answers.number(_:)' answer x: 'x' is no 'Int'
        'Answers.byte' answer 300: '300' is no 'UInt8'
        'Answers.nothing()' answer 1: '1' is no '()'
        'large(_:)' answer 1: no text can be its result 'Large'
        'generic(_:_:)' answer 1: no text can be its result 'A'
        'failsTyped(_:)' fail with none: it throws errors of one type alone
        'rethrowing(_:)' fail with none: its name does not tell whether it rethrows what a closure \
        throws, and no more
        'Answers.whole (modify)' answer 1: it lends a place in memory to its caller
        'Answers.stackedLater(_:_:_:)' delay 0.0 seconds: it may take arguments on the stack, which \
        are lost when it is suspended
        'Answers.nested()' answer 1: no text can be its result 'Int??'
        'Answers.stackedLater(_:_:_:)' answer 1: it may take arguments on the stack, which it would \
        free
        """
    )
    #expect(
      refusal(.count, "Answers.numbr*")
        == "Cannot override 'Answers.numbr*': no function with a symbol is selected. Look for its "
        + "name with 'pliant functions', and do not strip the program"
    )
  }

  @Test func threads() throws {
    let answers = Answers()
    let isDone = Mutex(false)
    let wait = startThreads(3) {
      while !isDone.withLock({ $0 }) {
        let text = answers.racy()
        #expect(text == "own text of more than fifteen bytes" || text.hasPrefix("a text that"))
        sched_yield()
        let thrown = try? answers.racyThrow("text")
        #expect(thrown ?? "text" == "text")
      }
    }
    for number in 0..<8 {
      let override = try start(.answer("a text that is longer than \(number)"), "Answers.racy*()")
      let other = try start(.fail(Failure.none), "Answers.racyThrow*")
      _ = (override, other)
    }
    isDone.withLock { $0 = true }
    wait()
  }
}

func rethrowing(_ body: () throws -> Void) rethrows { try body() }

final class Witness {}
final class Owner {
  var witness: Witness? { didSet {} }
  init() {}
  init(_ witness: Witness, _ text: String) throws { self.witness = witness }
}

final class Answers: Sendable {
  let log = Mutex(0)
  func number(_ number: Int) -> Int { number }
  func half(_ number: Int) -> Double { 0 }
  func single(_ number: Int) -> Float { 0 }
  func flag(_ number: Int) -> Bool { true }
  func name(_ number: Int) -> String { "name\(number)" }
  func quoted() -> String { "" }
  func long() -> String { "" }
  func maybeNumber(_ number: Int) -> Int? { nil }
  func maybeText(_ number: Int) -> String? { "text" }
  func nested() -> Int?? { 1 }
  var byte: UInt8 { 1 }
  func nothing() { log.withLock { $0 += 1 } }
  var whole: Int {
    get { 1 }
    set {}
  }
  func throwing(_ text: String) throws -> String { text }
  func later(_ number: Int) async -> Int { number }
  func stackedLater(_ one: String, _ two: String, _ three: String) async -> Int { 1 }
  func laterText() async -> String { "own" }
  func mayFailLater(_ number: Int) async throws -> Large { Large(e: number) }
  func counted(_ number: Int) async -> Int { number }
  func stacked(_ number: Int) -> Int { number }
  func seen(_ number: Int) throws -> Int { number }
  func seenText(_ number: Int) -> String { "" }
  func slow(_ number: Int) -> Int { number }
  func racy() -> String { "own text of more than fifteen bytes" }
  func racyThrow(_ text: String) throws -> String { text }
}
