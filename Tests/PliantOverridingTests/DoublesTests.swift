import Foundation
import Pliant
import Testing

/// Spies and stubs on methods and functions.
struct DoublesTests {
  private let greet = #method(Speaker.greet(_:))

  @Test func spyRecordsAndPassesOn() throws {
    let speaker = Speaker()
    let spy = try greet.spy(on: speaker)
    #expect(speaker.greet("Ann") == "Hello Ann")
    #expect(speaker.greet("Ben") == "Hello Ben")
    #expect(Speaker().greet("Cid") == "Hello Cid")
    #expect(spy.callCount == 2)
    #expect(spy.calls[0].arguments == "Ann")
    #expect(spy.calls[0].result == "Hello Ann")
    #expect(spy.calls[1].time >= spy.calls[0].time)
    #expect(spy.calls[0].threadID != 0)
    #expect(spy.calls[0].duration != nil)
    #expect(spy.calls(matching: .equal("Ben")).map(\.result) == ["Hello Ben"])
    spy.reset()
    #expect(spy.callCount == 0)
    spy.stop()
    #expect(speaker.greet("Dan") == "Hello Dan")
    #expect(spy.callCount == 0)
    #expect(greet.overrides(on: speaker).isEmpty)
  }

  @Test func metatypesOfAnyTypeAreRecorded() throws {
    let speaker = Speaker()
    let spy = try #method(Speaker.same(_:)).spy(on: speaker)
    let tried = try #method { (s: Speaker, type: Any.Type) in try s.check(type) }.spy(on: speaker)
    #expect("\(speaker.same(Int.self)) \(try speaker.check(String.self))" == "Int String")
    #expect(spy.calls.map { "\($0.arguments) \($0.result!)" } == ["Int Int"])
    #expect(tried.calls.map { "\($0.arguments) \($0.result!)" } == ["String String"])
  }

  @Test func stubsAnswerInSequenceAndTheLastRepeats() throws {
    let speaker = Speaker()
    let spy = try greet.stub(on: speaker, returning: "a", "b")
    #expect((1...4).map { _ in speaker.greet("Ann") } == ["a", "b", "b", "b"])
    #expect(spy.calls.map(\.result) == ["a", "b", "b", "b"])
    spy.reset()
    #expect(speaker.greet("Ann") == "a")
    spy.removeStubs()
    #expect(speaker.greet("Ann") == "Hello Ann")
  }

  @Test func theNewestMatchingStubAnswers() throws {
    let speaker = Speaker()
    let spy = try greet.spy(on: speaker)
    spy.stub(for: .equal("Ann"), returning: "to Ann")
    spy.stub(for: .where { $0.count > 3 }, returning: "long")
    spy.stub(for: .equal("Cid"), answering: { $0.uppercased() })
    let names = ["Ann", "Benedict", "Cid", "Dan"]
    #expect(names.map { speaker.greet($0) } == ["to Ann", "long", "CID", "Hello Dan"])
  }

  /// A closure computes the answer, also of a method that suspends.
  @MainActor @Test func aClosureAnswers() async throws {
    let speaker = Speaker()
    let spy = try greet.stub(on: speaker) { name in name.uppercased() }
    #expect(speaker.greet("Ann") == "ANN")
    spy.verify("Ann", count: 1)
    try #method(Speaker.save(_:to:)).stub(on: speaker) { _, place in
      if place > 1 { throw Failure(code: place) }
      return place
    }
    #expect(try speaker.save("x", to: 1) == 1)
    #expect(throws: Failure(code: 2)) { try speaker.save("y", to: 2) }
    try #method(Speaker.load(_:)).stub(on: speaker) { "stubbed \($0)" }
    #expect(try await speaker.load(5) == "stubbed 5")
    let view = View()
    try #method(View.show(_:)).stub(on: view) { $0.count + 1 }
    #expect(view.show("a") == 2)
  }

  @Test func throwing() throws {
    let speaker = Speaker()
    let save = #method(Speaker.save(_:to:))
    let spy = try save.stub(on: speaker, throwing: Failure(code: 1), Failure(code: 2))
    #expect(throws: Failure(code: 1)) { try speaker.save("x", to: 1) }
    #expect(throws: Failure(code: 2)) { try speaker.save("y", to: 2) }
    spy.stub(for: .arguments(.any, .in(3...)), returning: 7)
    #expect(try speaker.save("z", to: 3) == 7)
    #expect(spy.calls.map { $0.error as? Failure } == [Failure(code: 1), Failure(code: 2), nil])
    #expect(spy.calls[1].arguments == ("y", 2))
  }

  @Test func typedThrows() throws {
    let speaker = Speaker()
    let spy = try #method(Speaker.close(_:)).stub(on: speaker, throwing: Failure(code: 3))
    #expect(throws: Failure(code: 3)) { try speaker.close(true) }
    #expect((spy.calls[0].error as? Failure)?.code == 3)
  }

  @Test func asynchronous() async throws {
    let speaker = Speaker()
    let load = #method(Speaker.load(_:))
    let spy = try load.spy(on: speaker)
    spy.stub(for: .equal(1), returning: "one")
    spy.stub(for: .equal(2), throwing: Failure(code: 2))
    #expect(try await speaker.load(1) == "one")
    await #expect(throws: Failure(code: 2)) { try await speaker.load(2) }
    #expect(try await speaker.load(3) == "loaded 3")
    #expect(spy.calls.map(\.result) == ["one", nil, "loaded 3"])
  }

  @Test func optionalResults() throws {
    let speaker = Speaker()
    let spy = try #method(Speaker.find(_:)).stub(on: speaker, returning: nil, "x")
    #expect(speaker.find("a") == nil)
    #expect(speaker.find("a") == "x")
    #expect(spy.calls.map(\.arguments) == ["a", "a"])
  }

  @Test func inoutArgumentsAreRecordedAsTheyCameIn() throws {
    let speaker = Speaker()
    let spy = try #method(Speaker.add(_:)).spy(on: speaker)
    var number = 1
    speaker.add(&number)
    speaker.add(&number)
    #expect(number == 3)
    #expect(spy.calls.map(\.arguments) == [1, 2])
  }

  @MainActor @Test func mainActor() async throws {
    let view = View()
    let spy = try #method(View.show(_:)).stub(on: view, returning: 5)
    #expect(view.show("a") == 5)
    #expect(spy.calls[0].arguments == "a")
    let shown = try #method(View.load(_:)).spy(on: view)
    #expect(await view.load("b") == "b")
    #expect(shown.calls[0].result == "b")
  }

  @Test func actors() async throws {
    let counter = Counter()
    let add = #method { (counter: isolated Counter, by: Int) in counter.add(by) }
    let spy = try add.spy(on: counter)
    #expect(await counter.add(3) == 3)
    spy.stub(for: .equal(4), returning: 40)
    #expect(await counter.add(4) == 40)
    #expect(spy.calls.map(\.arguments) == [3, 4])
    let load = #method { (counter: isolated Counter, name: String) in await counter.load(name) }
    let loaded = try load.stub(on: counter, returning: "stub")
    #expect(await counter.load("x") == "stub")
    #expect(loaded.callCount == 1)
  }

  @Test func gettersAndSetters() throws {
    let speaker = Speaker()
    try #getter(\Speaker.name).stub(on: speaker, returning: "stub")
    #expect(speaker.name == "stub")
    let spy = try #setter(\Speaker.name, String.self).spy(on: speaker)
    speaker.name = "new"
    #expect(spy.calls.map(\.arguments) == ["new"])
  }

  @Test func functionsAndAllReceivers() throws {
    let spy = try #callable(Speaker.make(_:)).stub(returning: 4)
    #expect(Speaker.make("x") == 4)
    spy.stop()
    #expect(Speaker.make("x") == 1)
    var all: Spy? = try #method(OtherSpeaker.greet).spy()
    #expect(OtherSpeaker().greet() == "other")
    #expect(all?.callCount == 1)
    all = nil
    #expect(OtherSpeaker().greet() == "other")
  }

  @Test func messages() throws {
    let object = Speaker()
    let hello = Method<(Speaker, Int) -> String>("hello")
    try hello.override(on: object) { _, number in "hello \(number)" }
    let spy = try hello.spy(on: object)
    #expect(try hello(object, 1) == "hello 1")
    #expect(spy.calls[0].arguments == 1)
  }

  /// Its first call once stopped the program.
  @Test func aMessageThatNothingImplementsIsNotSpiedOn() throws {
    let hello = Method<(Speaker, Int) -> String>("nobodyHears")
    let object = Speaker()
    #expect(throws: MethodError.notImplemented(message: "nobodyHears", receiver: "Speaker")) {
      try hello.spy(on: object)
    }
    #expect(!hello.isImplemented(by: object))
  }

  @Test func aClosureThatDoesNotEscapeIsRefused() throws {
    let speaker = Speaker()
    let each = #method { (speaker: Speaker, body: @escaping (Int) -> Void) in speaker.each(body) }
    #expect(throws: SpyError.self) { try each.spy(on: speaker) }
    let later = #method { (speaker: Speaker, body: @escaping () -> Void) in speaker.later(body) }
    let spy = try later.spy(on: speaker)
    var log = ""
    speaker.later { log += "done" }
    let call = spy.calls[0]
    call.arguments()
    #expect(log == "donedone")
  }

  @Test func waiting() async throws {
    let speaker = Speaker()
    let spy = try greet.spy(on: speaker)
    let box = UncheckedBox(speaker)
    let task = Task {
      for name in ["Ann", "Ben"] {
        try await Task.sleep(for: .milliseconds(5))
        _ = box.value.greet(name)
      }
    }
    try await spy.wait(count: 2, timeout: .seconds(3_600))
    #expect(spy.callCount == 2)
    try await task.value
    let error = await #expect(throws: SpyError.self) {
      try await spy.wait(for: .equal("Cid"), timeout: .milliseconds(5))
    }
    #expect("\(error as Any)".contains("was called 0 times"))
    #expect("\(error as Any)".contains("it was called with:\n  1. Ann\n  2. Ben"))
  }

  @Test func captures() throws {
    weak var speaker: Speaker?
    weak var argument: Payload?
    do {
      let strong = Speaker()
      speaker = strong
      let keep = #method(Speaker.keep(_:))
      let spy = try keep.spy(on: strong)
      do {
        let payload = Payload()
        argument = payload
        strong.keep(payload)
      }
      #expect(argument != nil)
      spy.reset()
      #expect(argument == nil)
    }
    #expect(speaker == nil)
  }

  @Test func orderAcrossSpies() throws {
    let (a, b) = (Speaker(), Speaker())
    let spyA = try greet.spy(on: a)
    let spyB = try greet.spy(on: b)
    _ = a.greet("1")
    _ = b.greet("2")
    _ = a.greet("3")
    #expect(
      verifyInOrder {
        spyA.call(where: { $0 == "1" })
        spyB.call()
        spyA.call(.equal("3"))
      }
    )
    #expect(spyA.verify(count: 2))
    #expect(spyA.verify(.equal("1")))
    #expect(spyB.verify(.equal("1"), count: 0))
    #expect(spyB.verify(count: ...1))
  }
}

private struct Failure: Error, Equatable { let code: Int }

private class Payload {}

private class Speaker {
  dynamic var name = "Speaker"
  dynamic func greet(_ who: String) -> String { "Hello \(who)" }
  dynamic func save(_ text: String, to place: Int) throws -> Int { place }
  dynamic func close(_ hard: Bool) throws(Failure) {}
  dynamic func load(_ number: Int) async throws -> String { "loaded \(number)" }
  dynamic func find(_ name: String) -> String? { name }
  dynamic func add(_ number: inout Int) { number += 1 }
  dynamic func each(_ body: (Int) -> Void) { body(1) }
  dynamic func later(_ body: @escaping () -> Void) { body() }
  dynamic func keep(_ payload: Payload) {}
  dynamic func same(_ type: Any.Type) -> Any.Type { type }
  dynamic func check(_ type: Any.Type) throws -> Any.Type { type }
  dynamic static func make(_ name: String) -> Int { name.count }
}

private class OtherSpeaker {
  dynamic func greet() -> String { "other" }
}

@MainActor private class View {
  dynamic func show(_ text: String) -> Int { text.count }
  dynamic func load(_ text: String) async -> String { text }
}

private actor Counter {
  private var total = 0
  dynamic func add(_ by: Int) -> Int {
    total += by
    return total
  }
  dynamic func load(_ name: String) async -> String { name }
}

/// A value that a test moves to another task, which alone uses it meanwhile.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
