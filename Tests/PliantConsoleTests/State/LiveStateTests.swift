import Foundation
import Pliant
import PliantConsole
import Testing

struct LiveStateTests {
  @Test func overridesAreListedAndSwitched() async throws {
    let door = Door()
    let opened = #method(Door.open(by:))
    try opened.override(on: door, key: "old") { _, who in "old \(who)" }
    try opened.wrap(on: door, key: "new") { layer in
      { door, who in layer.next(door, who) + "!" }
    }
    let all = try opened.override(onAll: Door.self, key: 7) { _, who in "class \(who)" }
    defer { all.stop() }
    let redefinition = try #method(Door.close).redefine { _ in "slammed" }
    let console = try await DebugConsole.start(log: MemoryLog())
    let client = try Client(console)
    #expect(door.open(by: "Ann") == "old Ann!")
    let events = await client.events { $0.hook("Door.open(by:)")?["calls"] as? Int == 1 }
    let hook = try #require(events.hook("Door.open(by:)"))
    #expect(hook["reach"] as? String == "everyCall")
    #expect(hook.layers("objects") == ["PliantConsoleTests.Door: new old"])
    #expect(hook.layers("classes") == ["PliantConsoleTests.Door: 7"])
    let listed = try #require(events.redefinition("Door.close()"))
    #expect(listed["isActive"] as? Bool == true)
    let id = try #require(listed["id"] as? String)

    var log = [door.close()]
    for isActive in [false, true, false] {
      let switching = try Client(console)
      switching.request("POST", "/api/redefinitions/\(id)", body: "{\"isActive\": \(isActive)}")
      log.append(await switching.response().status)
      log.append("\(door.close()) \(redefinition.isActive)")
    }
    #expect(
      log == [
        "slammed", "204 No Content", "closed false", "204 No Content", "slammed true",
        "204 No Content", "closed false",
      ]
    )
    let told = await client.moreEvents { events in
      events.redefinition("Door.close()")?["isActive"] as? Bool == false
    }
    #expect(!told.isEmpty)
    for path in ["/api/redefinitions/r0", "/api/redefinitions/x", "/api/nothing"] {
      let switching = try Client(console)
      switching.request("POST", path, body: "{\"isActive\": true}")
      #expect(await switching.response().status == "404 Not Found")
    }
    await console.stop()
  }

  @Test func callsAreCountedOnlyWhileAConsoleRuns() async throws {
    let bell = Bell()
    try #method(Bell.ring).override(on: bell) { _ in }
    let console = try await DebugConsole.start(log: MemoryLog())
    // Another test's console may have counted before.
    let start = try await Client(console).events { $0.calls("Bell.ring()") >= 0 }
      .calls("Bell.ring()")
    for _ in 0..<3 { bell.ring() }
    Bell().ring()
    await #method(Bell.ringLater).withCountedLayer { await bell.ringLater() }
    let events = try await Client(console).events {
      $0.calls("Bell.ring()") == start + 4 && $0.calls("Bell.ringLater()") == 1
    }
    #expect(events.calls("Bell.ring()") == start + 4)
    #expect(events.calls("Bell.ringLater()") == 1)
    await console.stop()
  }

  @Test func observationsAndBindingsAreListed() async throws {
    let (source, target, owner) = (Gauge(), Gauge(), Owner())
    try observe(source, \.scale.level, options: .old, owner: owner) { (_: Change<Int>) in }
    try bind(target, \.text, to: source, \.level) { "\($0)" }
    try bindBoth(source, \.text, target, \.note)
    let console = try await DebugConsole.start(log: MemoryLog())
    // The stream shows a part, which may be of other tests.
    let search = "{\"search\": \"\(address(source))\"}"
    let observed = Event(name: "", id: "", data: try await ask("observed", search, console))
    let observation = try #require(observed.list("observations").first)
    let name = { (id: Any?) -> String in
      switch id as? String {
      case address(source): "source"
      case address(target): "target"
      case address(owner): "owner"
      default: "?"
      }
    }
    #expect(name(observation["object"]) + " " + name(observation["owner"]) == "source owner")
    #expect(observation["options"] as? [String] == ["old"])
    let bindings = observed.list("bindings").compactMap { binding -> String? in
      guard let from = binding["from"] as? [String: String],
        let to = binding["to"] as? [String: String], name(to["object"]) != "?"
      else { return nil }
      let arrow = binding["both"] as? Bool == true ? "<->" : "->"
      return "\(name(from["object"])).\(from["path"] ?? "") \(arrow) "
        + "\(name(to["object"])).\(to["path"] ?? "")"
    }
    #expect(bindings == ["source.level -> target.text", "source.text <-> target.note"])
    #expect(
      observed.list("objects").contains { $0["class"] as? String == "PliantConsoleTests.Owner" }
    )
    withExtendedLifetime((source, target, owner)) {}
    await console.stop()
  }

  @Test func watchedPropertiesTellTheirValues() async throws {
    let gauge = Gauge()
    try observe(gauge, \.level, owner: gauge) {}
    try observe(gauge, \.text, owner: gauge) {}
    try observe(gauge, \.items, owner: gauge) {}
    let console = try await DebugConsole.start(log: MemoryLog())
    let client = try Client(console)
    _ = await client.events { $0.last("observed") != nil }
    let search = "{\"search\": \"\(address(gauge))\"}"
    let found = Event(name: "", id: "", data: try await ask("observed", search, console))
    #expect(found.list("observations").count == 3)
    for observation in found.list("observations") {
      let id = try #require(observation["id"] as? Int)
      let watching = try Client(console)
      watching.request("POST", "/api/watches", body: "{\"observation\": \(id)}")
      #expect(await watching.response().status == "200 OK")
    }
    gauge.level = 3
    gauge.text = "full"
    gauge.items += [1, 2]
    gauge.level = -1
    let more = await client.moreEvents {
      $0.values.count == 4 && $0.last("watches")?.list("watches").count == 3
    }
    #expect(more.values == ["3 (3)", "full", "2 elements (2)", "-1 (-1)"])
    #expect(more.last("watches")?.list("watches").count == 3)
    // Ending every observation of a property does not end the plot.
    stopObserving(gauge, \.text)
    gauge.text = "half"
    let still = await client.moreEvents { $0.values.contains("half") }
    #expect(still.values.last == "half")
    // The console's own observations are not listed.
    let left = Event(name: "", id: "", data: try await ask("observed", search, console))
    #expect(left.list("observations").count == 2)

    let stopping = try Client(console)
    stopping.request("POST", "/api/watches/1/stop", body: "{}")
    #expect(await stopping.response().status == "204 No Content")
    let unknown = try Client(console)
    unknown.request("POST", "/api/watches", body: "{\"observation\": 999999999}")
    #expect(await unknown.response().status == "404 Not Found")
    await console.stop()
    #expect(observations(of: gauge).count == 2)
  }

  /// In a process of its own: thousands of other tests' objects would take their places.
  @Test func deathsOfObjectsWithMonitorsAreTold() async {
    await #expect(processExitsWith: .success) {
      let console = try await DebugConsole.start(log: MemoryLog())
      let client = try Client(console)
      _ = await client.events { $0.contains { $0.name == "hello" } }
      var log: [String] = []
      var box: Mourned? = Mourned()
      if let box {
        onDeallocation(of: box) { log.append("first") }
        onDeallocation(of: box) { log.append("second") }
        onDeallocation(of: box) {}.stop()
      }
      box = nil
      let events = await client.moreEvents {
        $0.deaths.contains { $0["class"] as? String == "PliantConsoleTests.Mourned" }
      }
      let death = try #require(
        events.deaths.first { $0["class"] as? String == "PliantConsoleTests.Mourned" }
      )
      #expect(death["monitors"] as? Int == 2)
      #expect(log == ["first", "second"])
      await console.stop()
    }
  }
}

private func address(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

extension Method<(Bell) async -> Void> {
  /// Runs an operation while a layer that only goes on is in place.
  fileprivate func withCountedLayer(_ operation: () async -> Void) async {
    let redefinition = try? redefine(around: { original in { bell in await original(bell) } })
    await operation()
    redefinition?.stop()
  }
}

extension [Event] {
  fileprivate func hook(_ declaration: String) -> [String: Any]? {
    last("overridden")?.list("hooks").first { $0["declaration"] as? String == declaration }
  }

  fileprivate func calls(_ declaration: String) -> Int {
    hook(declaration)?["calls"] as? Int ?? -1
  }

  fileprivate func redefinition(_ declaration: String) -> [String: Any]? {
    last("overridden")?.list("redefinitions").first { $0["targets"] as? [String] == [declaration] }
  }

  fileprivate var values: [String] {
    filter { $0.name == "values" }.flatMap { $0.list("values") }.map { value in
      (value["text"] as? String ?? "")
        + ((value["number"] as? Double).map { " (\(Int($0)))" } ?? "")
    }
  }

  fileprivate var deaths: [[String: Any]] {
    filter { $0.name == "deaths" }.flatMap { $0.list("deaths") }
  }
}

extension [String: Any] {
  fileprivate func layers(_ key: String) -> [String] {
    (self[key] as? [[String: Any]] ?? []).map { layers in
      let keys = layers["layers"] as? [String] ?? []
      return "\(layers["class"] ?? ""): \(keys.joined(separator: " "))"
    }
  }
}

private final class Door {
  dynamic func open(by who: String) -> String { "opened by \(who)" }
  dynamic func close() -> String { "closed" }
}

final class Bell {
  dynamic func ring() {}
  dynamic func ringLater() async {}
}

private final class Gauge {
  dynamic var level = 0
  dynamic var text = ""
  dynamic var note = ""
  @Observed var items: [Int] = []
  dynamic var scale = Scale()
}

private final class Scale {
  dynamic var level = 0
}

private final class Owner {}
private final class Mourned {}
