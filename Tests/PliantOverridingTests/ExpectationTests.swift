// An operation reads best behind the layers that it runs under.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Pliant
import PliantTesting
import Testing

/// The behavior of doubles that users of Mockito, Mockable and Cuckoo expect.
struct ExpectationTests {
  private let send = #method(Mailer.send(_:to:))
  private let fetch = #method(Mailer.fetch(_:))
  private let log = Log()

  @Test func literalsMatch() throws {
    let mailer = Mailer()
    let spy = try send.spy(on: mailer)
    _ = (mailer.send("Hi", to: 1), mailer.send("Ho", to: 2), mailer.send("Hi", to: 3))
    spy.verify("Hi", .any, count: 2)
    spy.verify("Ho", 2)
    spy.verify(.arguments("Hi", .in(2...)), count: 1)
    spy.verify(.anyOf("Hi", "Ho"), .not(2), count: 2...)
    spy.verify("Hi", 2, count: .never)
    spy.verify(.allOf(.arguments("Hi", .any), .arguments(.any, 3)), count: 1)
    let all = try #method(Mailer.all(_:_:_:_:)).spy(on: mailer)
    mailer.all(nil, [1, 2], 1.5, true)
    all.verify(nil, [1, 2], 1.5, true)
    all.verify(.equal(3), [], .any, false, count: .never)
    verifyInOrder {
      spy.call("Hi", 1)
      spy.call(where: .arguments("Ho", .any))
      spy.call(where: { $1 == 3 })
      all.call()
    }
  }

  @Test func stubsOfHandlesChooseByArguments() throws {
    let mailer = Mailer()
    let spy = try send.stub(on: mailer, for: .arguments("Hi", 1), returning: 10, 11)
    #expect(
      [mailer.send("Hi", to: 1), mailer.send("Ho", to: 1), mailer.send("Hi", to: 1)] == [10, 2, 11]
    )
    spy.stub(for: .arguments("Ho", .any), returning: 20)
    #expect(mailer.send("Ho", to: 5) == 20)
  }

  @Test func captorsCollectWhatMatched() throws {
    let mailer = Mailer()
    let spy = try send.spy(on: mailer)
    _ = (mailer.send("Hi", to: 1), mailer.send("Ho", to: 2), mailer.send("Hi", to: 3))
    let place = ArgumentCaptor<Int>("place")
    spy.verify("Hi", .capture(into: place), count: 2)
    #expect("\(place)" == "place: [1, 3]" && place.value == 3)
    let stubbed = ArgumentCaptor<String>()
    spy.stub(for: .arguments(.capture(into: stubbed), 4), returning: 0)
    _ = (mailer.send("Ha", to: 4), mailer.send("Hu", to: 5))
    #expect(stubbed.values == ["Ha"])
  }

  @Test func nothingElseWasCalled() throws {
    let mailer = Mailer()
    let (sent, all) = (try send.spy(on: mailer), try #method(Mailer.ping).spy(on: mailer))
    _ = (mailer.send("Hi", to: 1), mailer.send("Ho", to: 2))
    mailer.ping()
    sent.verify("Hi", 1)
    verifyInOrder { all.call() }
    log.expectIssue { verifyNoMoreInteractions(sent, all) }
    sent.verify("Ho", .any)
    verifyNoMoreInteractions(sent, all)
    resetAll(sent, all)
    #expect(sent.callCount + all.callCount == 0)
    #expect(
      log.text == "calls that no check expected:\n  'Mailer.send(_:to:)' with (\"Ho\", 2)"
    )
  }

  @Test func aFailureShowsTheCallsAndTheNearest() throws {
    let mailer = Mailer()
    let spy = try send.spy(on: mailer)
    log.expectIssue { spy.verify("Hi", 1) }
    _ = (mailer.send("Ho", to: 2), mailer.send("Hi", to: 2))
    log.expectIssue { spy.verify("Hi", 1, count: 2) }
    #expect(
      log.text == """
        'Mailer.send(_:to:)' was called 0 times with matching arguments, not at least once \
        'Mailer.send(_:to:)' was called 0 times with matching arguments, not 2 times; it was called with:
          1. ("Ho", 2)
          2. ("Hi", 2) differs in argument 2
        """
    )
  }

  @Test func strictDoublesFailWhatNoStubAnswers() throws {
    let mailer = Mailer()
    let spy = try send.stub(on: mailer, for: .arguments("Hi", .any), returning: 7).strict()
    #expect(mailer.send("Hi", to: 1) == 7)
    log.expectIssue { _ = mailer.send("Ho", to: 2) }
    #expect(spy.callCount == 2)
    #expect(log.text == "'Mailer.send(_:to:)' was called with (\"Ho\", 2), which no stub answers")

    let proxy = MailboxProxy()
    proxy.stub(\.open, for: "in", returning: 1).strict()
    #expect(proxy.open("in") == 1)
    withKnownIssue { #expect(proxy.open("out") == 0) }
  }

  @Test func answersAreMixed() async throws {
    let mailer = Mailer()
    let spy = try fetch.spy(on: mailer)
    spy.stub(
      .returns("one").after(.milliseconds(1)),
      .throws(Failure(code: 2)),
      .passesOn,
      .answers { name in
        await Task.yield()
        return "later \(name)"
      },
      .answers { name in throw Failure(code: name.count) }
    )
    for name in ["a", "b", "c", "d", "eeeee", "ff"] {
      do { log(try await mailer.fetch(name)) } catch { log("\(error)") }
    }
    #expect(
      log.text == "one Failure(code: 2) fetched c later d Failure(code: 5) Failure(code: 2)"
    )
    // A method that does not suspend cannot wait for an answer.
    let sent = try send.spy(on: mailer)
    sent.stub(
      .answers { _, _ in
        await Task.yield()
        return 5
      },
      .returns(6).after(.microseconds(1))
    )
    withKnownIssue { #expect(mailer.send("Hi", to: 1) == 2) }
    #expect(mailer.send("Hi", to: 1) == 6)

    let proxy = MailboxProxy()
    proxy.spy(\.load).stub(
      .answers { name in
        await Task.yield()
        return name + "!"
      }
    )
    #expect(await proxy.load("a") == "a!")
  }

  @Test func futureCallsAreAwaited() async throws {
    let mailer = Mailer()
    let spy = try send.spy(on: mailer)
    let other = Task { [box = UncheckedMailer(mailer)] in
      _ = (box.mailer.send("Hi", to: 1), box.mailer.send("Hi", to: 2))
    }
    #expect(await spy.verifyEventually("Hi", .any, count: 2, within: .seconds(3_600)))
    await other.value
    #expect(await spy.verifyNever("Ho", .any, within: .milliseconds(1)))
    await withKnownIssue { await spy.verifyNever(within: .seconds(60)) }
    await withKnownIssue { await spy.verifyEventually(count: 3, within: .milliseconds(1)) }
  }

  @Test func forAWhile() async throws {
    let mailer = Mailer()
    let number = try await send.withSpy { spy in
      _ = Mailer().send("Hi", to: 1)
      try await send.withSpy(on: mailer) { own in
        _ = mailer.send("Ho", to: 2)
        own.verify("Ho", 2, count: 1)
      }
      #expect(send.overrides(on: mailer).isEmpty)
      spy.verify("Hi", 1)
      return spy.callCount
    }
    #expect(number == 2)
    try await #callable(Mailer.make).withSpy { spy in
      _ = Mailer.make()
      #expect(spy.callCount == 1)
    }
    let overridden = try await send.withOverride(on: mailer, { _, _, _ in 5 }) {
      mailer.send("", to: 0)
    }
    let later = try await fetch.withOverride(on: mailer, { _, name in "overridden \(name)" }) {
      try await mailer.fetch("a")
    }
    #expect("\(overridden) \(later)" == "5 overridden a")
    try send.override(on: mailer) { _, _, _ in 1 }
    try fetch.override(on: mailer) { _, _ in "" }
    try fetch.wrap(on: mailer) { layer in { try await layer.next($0, $1) + "!" } }
    fetch.removeAllOverrides(on: mailer)
    #expect(fetch.overrides(on: mailer).isEmpty && send.overrides(on: mailer).count == 1)
    removeAllOverrides(on: mailer)
    #expect(send.overrides(on: mailer).isEmpty && mailer.send("Hi", to: 1) == 2)
  }
}

private class Mailer {
  dynamic func send(_ text: String, to place: Int) -> Int { text.count }
  dynamic func all(_ a: Int?, _ b: [Int], _ c: Double, _ d: Bool) {}
  dynamic func ping() {}
  dynamic func fetch(_ name: String) async throws(Failure) -> String { "fetched \(name)" }
  dynamic static func make() -> Mailer { Mailer() }
}

private struct Failure: Error, Equatable { let code: Int }

@Proxied protocol Mailbox: AnyObject {
  func open(_ name: String) -> Int
  func load(_ name: String) async -> String
}

/// A mailer that a test moves to another task, which alone uses it meanwhile.
private struct UncheckedMailer: @unchecked Sendable {
  let mailer: Mailer
  init(_ mailer: Mailer) { self.mailer = mailer }
}
