import CPliant
import PliantTracing
import Testing

/// The calls of this module's functions that a trace records while `body` runs, one call a line.
///
/// Other tests may call them meanwhile, and so only this thread's calls are returned.
func recorded(_ patterns: String..., body: () throws -> Void) throws -> String {
  let trace = try Trace.start(patterns.map { .matching("PliantTracingTests.\($0)") })
  let thread = try currentThread()
  try body()
  trace.stop()
  return trace.recorded.filter { $0.thread == thread }.map(\.description).joined(separator: "\n")
}

/// The system's number of this thread, as a trace tells it.
func currentThread() throws -> Int32 { pliant_thread_id() }

@Suite(.enabled(if: isDebug)) struct TraceTests {
  @Test func argumentsAndResults() throws {
    let log = try recorded("plain(_:)", "say(_:times:)", "mix*", "large(_:)", "small(_:)") {
      _ = plain(4)
      _ = say("ab", times: 2)
      _ = say("more than fifteen bytes", times: 0)
      _ = mix(
        1,
        b: 2.5,
        "three",
        d: Small(number: 5, half: 6.5, text: "x"),
        e: [7, 8],
        f: true,
        g: -9,
        h: 10.5,
        i: 11,
        j: "twelve and more of it",
        k: Large(e: 13)
      )
      _ = large(3)
      _ = small(2)
    }
    #expect(
      log == """
        plain(4) -> 5
        say("ab", times: 2) -> "abab"
        say("more than fifteen bytes", times: 0) -> ""
        mix(1, b: 2.5, "three", d: Small(number: 5, half: 6.5, text: "x"), e: [7, 8], f: true, \
        g: -9, h: 10.5, i: 11, j: "twelve and more of it", k: Large(a: 1, b: 2, c: 3, d: 4, e: 13)) \
        -> "1 2.5 three x [7, 8] true -9 10.5 11 twelve and more of it 13"
        large(3) -> Large(a: 1, b: 2, c: 3, d: 4, e: 3)
        small(2) -> Small(number: 2, half: 0.5, text: "half")
        """
    )
  }

  @Test func bytesThatEndInTheNextWord() throws {
    let log = try recorded("frame*") {
      _ = frame(Frame(), Mask(d: 9))
      _ = frame(Frame(mask: Mask()), nil)
    }
    let flags = "Frame(flags: (true, false, true, false), direction: .south, mask: "
    let mask = "Mask(a: 1, b: 2, c: 3, d: "
    #expect(
      log == """
        frame(\(flags)nil, words: [7, 8]), \(mask)9)) -> \(flags)\(mask)9), words: [7, 8])
        frame(\(flags)\(mask)4), words: [7, 8]), nil) -> \(flags)nil, words: [7, 8])
        """
    )
  }

  @Test func typesTimesResultsAndIndirectCases() throws {
    let log = try recorded("kinds*", "tree(_:)") {
      _ = kinds(Int.self, .seconds(2), .success(3), .node(.leaf, 1), last: 5)
      _ = kinds(Till.self, .milliseconds(-5), .failure(Failure.none), .leaf, last: 6)
      _ = tree(.node(.node(.leaf, 1), 2))
    }
    #expect(
      log == """
        kinds(Int.self, 2.0 seconds, .success(3), .node(.leaf, 1), last: 5) -> .success("5")
        kinds(Till.self, -0.005 seconds, .failure(Failure.none), .leaf, last: 6) \
        -> .failure(.bad(6))
        tree(.node(.node(<Tree>, 1), 2)) -> .node(.node(<Tree>, 1), 2)
        """
    )
  }

  /// A tuple's elements are passed as if each were an argument, or a result if it has an address.
  @Test func elementsOfTuples() throws {
    let log = try recorded("tuples*", "tupleOfBytes*") {
      _ = tuplesOfTwo((1, 2), 3, ("four", 5))
      _ = tuples(3)
      _ = tupleOfBytes(6)
    }
    #expect(
      log.split(separator: "\n") == [
        "tuplesOfTwo((1, 2), 3, <(Any, Int)>) -> 3", "tuples(_:) -> <(Any, Any)>",
        "tupleOfBytes(6) -> (6, 2, true)",
      ]
    )
  }

  @Test func optionalsEnumsAndTuples() throws {
    let log = try recorded("optional*", "choose*", "tuple*", "change*", "generic*") {
      _ = optional("s", 4, nil)
      _ = optional(nil, nil, nil)
      _ = choose(.south, .rainy(3))
      _ = choose(.west, .cold)
      _ = tuple((1, "two"))
      var number = 1
      change(&number)
      _ = generic("text", 5)
    }
    #expect(
      log == """
        optional("s", 4, nil) -> 4
        optional(nil, nil, nil) -> nil
        choose(.south, .rainy(3)) -> .west
        choose(.west, .cold) -> .west
        tuple((1, "two")) -> ("two", 1)
        change(1)
        generic(<A>, 5) -> <A>
        """
    )
  }

  @Test func payloads() throws {
    let till = Till(total: 1)
    let log = try recorded("send*") {
      _ = send(.note("light", weight: 2), nil, with: ["a": 1], [1, 2])
      _ = send(.number(2.5), .till(till), with: [:], [])
      _ = send(.empty, .number(1), with: [:], [])
    }
    #expect(
      log.replacing(#/0x[0-9a-f]+/#, with: "0x…") == """
        send(.note("light", weight: 2), nil, with: <[String: Int], 1 elements>, <Set<Int>, 2 elements>) \
        -> .note("light", weight: 2)
        send(.number(2.5), .till(<Till 0x…>), with: <[String: Int], 0 elements>, \
        <Set<Int>, 0 elements>) -> .till(<Till 0x…>)
        send(.empty, .number(1.0), with: <[String: Int], 0 elements>, <Set<Int>, 0 elements>) \
        -> .number(1.0)
        """
    )
  }

  @Test func existentials() throws {
    let log = try recorded("show*") {
      show(1, "text", any: Till(total: 1), nil)
      show(2.5, [1], any: Weather.cold, Failure.bad(1))
    }
    #expect(
      log.replacing(#/0x[0-9a-f]+/#, with: "0x…") == """
        show(1, "text", any: <Till 0x…>, nil)
        show(2.5, [1], any: .cold, Failure.bad(1))
        """
    )
  }

  @Test func errors() throws {
    let log = try recorded("fails*") {
      _ = try fails(3)
      #expect(throws: Failure.bad(-3)) { try fails(-3) }
      _ = try failsTyped(3)
      #expect(throws: Failure.bad(-4)) { try failsTyped(-4) }
    }
    #expect(
      log == """
        fails(3) -> "got 3"
        fails(-3) throws Failure.bad(-3)
        failsTyped(3) -> 3
        failsTyped(-4) throws Failure.bad(-4)
        """
    )
  }

  @Test func errorsOfOneType() throws {
    let log = try recorded("breaks*") {
      #expect(throws: Broken(place: "at 5")) { try breaks(5) }
      #expect(throws: Heavy()) { try breaksHeavily(6) }
    }
    #expect(
      log == """
        breaks(5) throws Broken(place: "at 5", depth: 3)
        breaksHeavily(6) throws <Heavy>
        """
    )
  }

  @Test func methods() throws {
    let log = try recorded("Till.*") {
      let till = Till.make(3)
      _ = till.add(2, to: "is ")
      till.price = 9
      till.price += 1
      _ = till.name
      _ = till.ring(1)
    }
    let lines = log.split(separator: "\n").map { $0.replacing(#/0x[0-9a-f]+/#, with: "0x…") }
    #expect(
      lines.joined(separator: "\n") == """
        Till.init(total: 3) -> <Till 0x…>
        Till.make(3) -> <Till 0x…>
        Till.add(2, to: "is ") -> "is 5"
        Till.price = 9
        Till.price -> 9
        Till.price = 10
        Till.name -> "till"
        Till.ring(1) -> 11
        """
    )
  }

  @Test func nesting() throws {
    let trace = try Trace.start(
      .matching("PliantTracingTests.outer(_:)"),
      .matching("PliantTracingTests.inner(_:)")
    )
    let thread = try currentThread()
    _ = outer(3)
    trace.stop()
    let calls = trace.recorded.filter { $0.thread == thread }
    let log = calls.map { call in
      "\(call.depth) \(call) in \(calls.first { $0.id == call.parent }?.name ?? "-")"
    }
    #expect(
      log == [
        "1 inner(3) -> 6 in outer(_:)", "1 inner(4) -> 8 in outer(_:)", "0 outer(3) -> 14 in -",
      ]
    )
    #expect(calls.map(\.caller) == ["outer(_:)", "outer(_:)", "TraceTests.nesting()"])
    let within = calls[0].duration + calls[1].duration
    #expect(calls[2].ownDuration == calls[2].duration - within)
  }

  @Test func recursion() throws {
    let log = try recorded("recurse(_:)") { #expect(recurse(1000) == 1000) }
    let lines = log.split(separator: "\n")
    #expect(lines.count == 1001)
    #expect(lines.last == "recurse(1000) -> 1000")
  }
}
