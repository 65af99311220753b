import ModelFixture
import Pliant
import Testing

/// Handlers that suspend, and changes in other tasks.
struct AsyncHandlerTests {
  private let log = Log()
  private let property = Property()

  /// Runs what changes something; returns what a handler was told until it was told `last`.
  private func told(
    until last: String,
    _ begin: (@escaping @Sendable (String) async -> Void) throws -> KeyPathObservation,
    _ change: () -> Void
  ) async throws -> String {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let token = try begin { [log] text in
      await Task.yield()
      log(text)
      if text == last { end.finish() }
    }
    change()
    for await _ in ends {}
    withExtendedLifetime(token) {}
    return log.text
  }

  @Test func changesArriveOneAfterTheOther() async throws {
    let text = try await told(until: "2>3") { tell in
      try observe(property, \.value, options: [.initial, .old]) { change in
        await tell("\(change.old.map { "\($0)" } ?? "-")>\(change.new)")
      }
    } _: {
      for value in 1...3 { property.value = value }
    }
    #expect(text == "->0 0>1 1>2 2>3")
  }

  @Test func handlersRunOnTheirActor() async throws {
    #expect(try await Teller().tell([1, 2]) == [1, 2])
  }

  @Test func changesBeforeTheObjectDiedArrive() async throws {
    var dying: Property? = Property()
    let text = try await told(until: "2") { tell in
      try observe(#require(dying), \.value) { change in await tell("\(change.new)") }
    } _: {
      dying?.value = 1
      dying?.value = 2
      dying = nil
    }
    #expect(text == "1 2")
  }

  /// The handler is in its first call when the observation ends.
  @Test func nothingBeginsOnceItWasStopped() async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (goOn, go) = AsyncStream.makeStream(of: Void.self)
    let (freed, free) = AsyncStream.makeStream(of: Void.self)
    let last = OnDeath { free.finish() }
    let token = try observe(property, \.value) { [log, last] change in
      begin.finish()
      for await _ in goOn {}
      log("\(change.new)")
      withExtendedLifetime(last) {}
    }
    property.value = 1
    property.value = 2
    for await _ in begun {}
    token.stop()
    go.finish()
    _ = consume last
    for await _ in freed {}
    #expect(log.text == "1")
  }

  @Test func anOwnerLivesWhileItsHandlerIsCalled() async throws {
    let (ends, end) = AsyncStream.makeStream(of: String.self)
    var owner: Owner? = Owner { end.finish() }
    try observe(property, \.value, owner: #require(owner)) { [unowned owner = owner!] change in
      await Task.yield()
      end.yield(owner.name + "\(change.new)")
    }
    property.value = 1
    var all: [String] = []
    for await text in ends {
      all.append(text)
      owner = nil
    }
    property.value = 2
    #expect(all == ["owner1"])
    #expect(observations(of: property).isEmpty)
  }

  @Test func detachedTasksIterateSendableChanges() async throws {
    var dying: Property? = Property()
    let changes = try changes(of: #require(dying), \.value, options: .old)
    let task = Task.detached { await changes.reduce(into: []) { $0.append("\($1)") } }
    dying?.value = 7
    dying = nil
    #expect(await task.value == ["Change(old: 0, new: 7)"])
  }

  @Test func actorsProperties() async throws {
    let counter = Counter()
    let text = try await told(until: "2") { tell in
      try observe(counter, \.$count) { change in await tell("\(change.new)") }
    } _: {
      Task { for _ in 1...2 { await counter.increment() } }
    }
    #expect(text == "1 2")
  }

  private final class OnDeath: Sendable {
    private let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    deinit { body() }
  }

  private final class Owner: Sendable {
    let name = "owner"
    private let ending: @Sendable () -> Void
    init(_ ending: @escaping @Sendable () -> Void) { self.ending = ending }
    deinit { ending() }
  }

  @MainActor private final class Teller {
    private let property = Property()
    private var told: [Int] = []

    func tell(_ values: [Int]) async throws -> [Int] {
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      let token = try observe(property, \.value) { [self] change in
        await Task.yield()
        MainActor.assertIsolated()
        told.append(change.new)
        if told.count == values.count { end.finish() }
      }
      for value in values { property.value = value }
      for await _ in ends {}
      token.stop()
      return told
    }
  }

  private actor Counter {
    @Observed var count: Int = 0
    func increment() { count += 1 }
  }
}
