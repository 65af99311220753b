import Pliant
import PliantTesting
import Testing

/// The one rule: the object that a call names keeps what it installs; without one, the token does.
@Suite(.serialized)
struct TokenTests {
  private static let greet = #method(Greeter.greet(_:))
  private static let hour = #callable(Clock.hour)
  private let greet = Self.greet
  private let log = Log()

  /// A call that installs something, and whether that is there.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let keeper: Keeper
    let install: @Sendable (Party) throws -> any Token
    let isInstalled: @Sendable (Party) -> Bool
    var testDescription: String { name }

    init(
      _ name: String,
      _ keeper: Keeper,
      _ install: @escaping @Sendable (Party) throws -> any Token,
      isInstalled: @escaping @Sendable (Party) -> Bool
    ) {
      self.name = name
      self.keeper = keeper
      self.install = install
      self.isInstalled = isInstalled
    }
  }

  enum Keeper {
    case object, token
    /// The token, and no longer than the object that is observed.
    case tokenWhileObjectLives
  }

  @Test(arguments: ways)
  func rule(_ way: Way) throws {
    let log = Log()
    func state(_ party: Party) -> String { way.isInstalled(party) ? "there" : "gone" }
    // Dropped at once.
    let party = Party()
    _ = try way.install(party)
    log("dropped: \(state(party))")

    // Ended twice, by any thread.
    let other = Party()
    let token = try way.install(other)
    log("kept: \(token.isActive), \(state(other))")
    token.stop()
    token.stop()
    log("stopped: \(state(other)), \(token.isActive)")

    // Its object died.
    var dying: Party? = Party()
    let last = try way.install(try #require(dying))
    dying = nil
    log("dead: \(last.isActive)")
    last.stop()
    #expect(
      log.text == """
        dropped: \(way.keeper == .object ? "there" : "gone") kept: true, there stopped: gone, false \
        dead: \(way.keeper == .token)
        """
    )
    #expect(!"\(token)".contains("PliantOverriding."))
  }

  @Test func lookedUpEqualsReturned() throws {
    let party = Party()
    let first = try greet.override(on: party.greeter) { _, who in who }
    let second = try greet.wrap(on: party.greeter) { layer in
      log("\(layer.isActive)")
      return { greeter, who in layer.next(greeter, who) }
    }
    #expect(log.text == "false" && greet.overrides(on: party.greeter) == [second, first])
    let all = try greet.override(onAll: Greeter.self) { _, who in who }
    defer { all.stop() }
    #expect(greet.overrides(onAll: Greeter.self) == [all] && all != first)
    // Tokens that were looked up keep nothing, and end nothing when they are dropped.
    #expect(all.isActive && Set(greet.overrides(on: party.greeter)).contains(first))

    let observation = try observe(party.greeter, \.name) {}
    let owned = try observe(party.greeter, \.name, owner: party.label) {}
    #expect(observations(of: party.greeter) == [observation, owned])
    #expect(observations(by: party.label) == [owned] && observation.isActive)
  }

  @Test(.spying(greet))
  func theCurrentSpyIsOne() throws {
    let (spy, same) = (try greet.currentSpy(), try greet.currentSpy())
    #expect(spy == same && spy.isActive)
    _ = Greeter().greet("Ann")
    spy.stop()
    _ = Greeter().greet("Ben")
    #expect(spy.calls.map(\.arguments) == ["Ann"] && !same.isActive)
  }
}

// MARK: - Ways

extension TokenTests {
  private static func isOverridden(_ party: Party) -> Bool {
    party.greeter.greet("Ann") != "Hello Ann"
  }
  private static func isLayered(_ party: Party) -> Bool {
    !greet.overrides(on: party.greeter).isEmpty
  }
  private static func isBound(_ party: Party) -> Bool {
    party.greeter.name += "!"
    return party.label.text == party.greeter.name
  }
  private static func hears(_ party: Party) -> Bool {
    let told = party.told.count
    party.greeter.name += "!"
    _ = party.speaker.speak()
    return party.told.count > told
  }

  private static func isRecorded(_ party: Party, _ call: (Party) -> Void) -> Bool {
    let calls = party.calls()
    call(party)
    return party.calls() > calls
  }

  static let ways: [Way] = [
    Way("override(on:)", .object) {
      try greet.override(on: $0.greeter) { _, who in who }
    } isInstalled: {
      isOverridden($0)
    },
    Way("wrap(on:)", .object) {
      try greet.wrap(on: $0.greeter) { layer in { layer.next($0, $1) + "!" } }
    } isInstalled: {
      isOverridden($0)
    },
    Way("wrap(on:), flat", .object) {
      try greet.wrap(on: $0.greeter) { next, greeter, who in next(greeter, who) + "!" }
    } isInstalled: {
      isOverridden($0)
    },
    Way("spy(on:)", .object) {
      try greet.spy(on: $0.greeter)
    } isInstalled: {
      isLayered($0)
    },
    Way("stub(on:)", .object) {
      try greet.stub(on: $0.greeter, returning: "a")
    } isInstalled: {
      isOverridden($0)
    },
    Way("override(onAll:)", .token) { _ in
      try greet.override(onAll: Greeter.self) { _, who in who }
    } isInstalled: {
      isOverridden($0)
    },
    Way("wrap(onAll:)", .token) { _ in
      try greet.wrap(onAll: Greeter.self) { layer in { layer.next($0, $1) + "!" } }
    } isInstalled: {
      isOverridden($0)
    },
    Way("wrap(onAll:), flat", .token) { _ in
      try greet.wrap(onAll: Greeter.self) { next, greeter, who in next(greeter, who) + "!" }
    } isInstalled: {
      isOverridden($0)
    },
    Way("redefine", .token) { _ in
      try greet.redefine { _, who in who }
    } isInstalled: {
      isOverridden($0)
    },
    Way("redefine(around:)", .token) { _ in
      try greet.redefine(around: { original in { original($0, $1) + "!" } })
    } isInstalled: {
      isOverridden($0)
    },
    Way("redefine of a function", .token) { _ in
      try hour.redefine { 25 }
    } isInstalled: { _ in
      Clock.hour() == 25
    },
    Way("spy()", .token) { party in
      let spy = try greet.spy()
      party.calls = { [weak spy] in spy?.callCount ?? 0 }
      return spy
    } isInstalled: {
      isRecorded($0) { _ = $0.greeter.greet("Ann") }
    },
    Way("stub", .token) { _ in
      try greet.stub(returning: "a")
    } isInstalled: {
      isOverridden($0)
    },
    Way("replace(with:)", .token) { _ in
      try greet.replace(with: #method(MockGreeter.mock_greet(_:)))
    } isInstalled: {
      isOverridden($0)
    },
    Way("replaceMethods", .token) { _ in
      try replaceMethods(of: Greeter.self, with: MockGreeter.self, prefix: "mock_")
    } isInstalled: {
      isOverridden($0)
    },
    Way("observe", .tokenWhileObjectLives) { party in
      try observe(party.greeter, \.name) { [told = party.told] in told.count += 1 }
    } isInstalled: {
      hears($0)
    },
    Way("observe(owner:)", .object) { party in
      try observe(party.greeter, \.name, owner: party.label) { [told = party.told] in
        told.count += 1
      }
    } isInstalled: {
      hears($0)
    },
    Way("bind", .object) {
      try bind($0.label, \.text, to: $0.greeter, \.name)
    } isInstalled: {
      isBound($0)
    },
    Way("bindBoth", .object) {
      try bindBoth($0.label, \.text, $0.greeter, \.name)
    } isInstalled: {
      isBound($0)
    },
    Way("onDeallocation(of:)", .object) { party in
      let watched = Label()
      party.watched = watched
      return onDeallocation(of: watched) { [told = party.told] in told.count += 1 }
    } isInstalled: {
      let told = $0.told.count
      $0.watched = nil
      return $0.told.count > told
    },
    Way("a proxy's override", .object) {
      try $0.speaker.override(\.speak) { "overridden" }
    } isInstalled: {
      $0.speaker.speak() == "overridden"
    },
    Way("a proxy's observe", .object) { party in
      try party.speaker.observe(\.speak, .after) { [told = party.told] in told.count += 1 }
    } isInstalled: {
      hears($0)
    },
    Way("a proxy's spy", .object) { party in
      let spy = party.speaker.spy(\.speak)
      party.calls = { spy.callCount }
      return spy
    } isInstalled: {
      isRecorded($0) { _ = $0.speaker.speak() }
    },
    Way("a proxy's stub", .object) {
      $0.speaker.stub(\.speak, returning: "stubbed")
    } isInstalled: {
      $0.speaker.speak() == "stubbed"
    },
  ]
}

// MARK: - Fixtures

extension TokenTests {
  /// The objects that take part in one case.
  final class Party {
    fileprivate let greeter = Greeter()
    fileprivate let label = Label()
    fileprivate let speaker = TokenSpeakerProxy()
    fileprivate var watched: Label?
    fileprivate let told = Told()
    fileprivate var calls = { 0 }
  }
}

private class Greeter {
  dynamic var name = "Greeter"
  dynamic func greet(_ who: String) -> String { "Hello \(who)" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public final class MockGreeter {
  public dynamic func mock_greet(_ who: String) -> String { "Mock \(who)" }
}

private final class Told { var count = 0 }

private enum Clock {
  dynamic static func hour() -> Int { 1 }
}

private final class Label { dynamic var text = "" }

@Proxied protocol TokenSpeaker: AnyObject { func speak() -> String }
