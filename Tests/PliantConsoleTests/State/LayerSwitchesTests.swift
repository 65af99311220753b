import Foundation
import Pliant
import PliantConsole
import Testing

/// Single layers are switched off and on by requests, and keep their places.
struct LayerSwitchesTests {
  @Test func aLayerThatIsOffIsPassedOver() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let (hatch, other) = (Hatch(), Hatch())
    let open = #method(Hatch.open(by:))
    let tokens = try ["a", "b", "c"].map { key in
      try open.wrap(on: hatch, key: key) { layer in { layer.next($0, $1) + key } }
    }
    var log = [hatch.open(by: "-")]
    for (key, isOn) in [("b", false), ("c", false), ("a", false), ("c", true), ("b", true)] {
      let status = try await console.set(key, of: "Hatch.open(by:)", isOn: isOn)
      log.append("\(key) \(isOn) \(status): \(hatch.open(by: "-"))")
    }
    log.append(
      "\(tokens.map(\.isActive)) \(open.overrides(on: hatch).map { "\($0.key)" }.joined())"
    )
    // Layers that are installed meanwhile go on top, and one with the same key takes the place.
    try open.wrap(on: hatch, key: "d") { layer in { layer.next($0, $1) + "d" } }
    try open.wrap(on: hatch, key: "a") { layer in { layer.next($0, $1) + "A" } }
    log.append("\(hatch.open(by: "-")) \(tokens[0].isActive) \(other.open(by: "-"))")
    // Ended layers stay ended.
    let id = try await console.layer("b", of: "Hatch.open(by:)")
    _ = try await console.set("b", of: "Hatch.open(by:)", isOn: false)
    tokens[1].stop()
    log.append("\(try await console.set(id, isOn: true)): \(hatch.open(by: "-"))")
    #expect(
      log == [
        "-abc", "b false 204: -ac", "c false 204: -a", "a false 204: -", "c true 204: -c",
        "b true 204: -bc", "[true, true, true] cba", "-bcdA false -", "404: -cdA",
      ]
    )
    await console.stop()
  }

  @Test func layersOfClasses() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let close = #method(Hatch.close)
    let all = try ([Hatch.self, SmallHatch.self, TinyHatch.self] as [Hatch.Type]).map { type in
      try close.override(onAll: type, key: "\(type)") { _ in "\(type)" }
    }
    let redefinition = try close.redefine { _ in "redefined" }
    var log: [String] = []
    func note(_ key: String, _ isOn: Bool) async throws {
      let status = try await console.set(key, of: "Hatch.close()", isOn: isOn)
      let answers = [Hatch(), SmallHatch(), TinyHatch()].map { $0.close() }
      log.append("\(status) \(answers.joined(separator: " "))")
    }
    try await note("TinyHatch", false)
    try await note("SmallHatch", false)
    try await note("Hatch", false)
    redefinition.stop()
    try await note("TinyHatch", true)
    try await note("Hatch", true)
    try await note("Hatch", true)
    #expect(
      log == [
        "204 Hatch SmallHatch SmallHatch", "204 Hatch Hatch Hatch",
        "204 redefined redefined redefined", "204 closed closed TinyHatch",
        "204 Hatch Hatch TinyHatch", "204 Hatch Hatch TinyHatch",
      ]
    )
    for token in all { token.stop() }
    await console.stop()
  }

  /// A call that is running a layer ends as it began.
  @Test func callsInProgress() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let hatch = Hatch()
    let lock = #method(Hatch.lock)
    try lock.override(on: hatch, key: "below") { _ in "below" }
    try lock.wrap(on: hatch, key: "switching") { layer in
      { hatch in
        let status = try? await console.set("switching", of: "Hatch.lock()", isOn: false)
        return "\(status ?? 0) \(await layer.next(hatch)) above"
      }
    }
    #expect([await hatch.lock(), await hatch.lock()] == ["204 below above", "below"])
    await console.stop()
  }

  @Test func unknownLayersAreNotFound() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let hatch = Hatch()
    try #method(Hatch.knock).override(on: hatch, key: "knock") { _ in }
    let id = try await console.layer("knock", of: "Hatch.knock()")
    var log: [Int] = []
    for wrong in ["j0/1.1", "x/1.1", "j1/zz.1", id + "7", id + ".1", String(id.dropLast(2))] {
      log.append(try await console.set(wrong, isOn: false))
    }
    #expect(log == [404, 404, 404, 404, 404, 404])
    hatch.knock()
    await console.stop()
  }
}

extension DebugConsole {
  fileprivate func set(_ key: String, of declaration: String, isOn: Bool) async throws -> Int {
    try await set(layer(key, of: declaration), isOn: isOn)
  }

  fileprivate func set(_ id: String, isOn: Bool) async throws -> Int {
    let client = try Client(self)
    client.request("POST", "/api/layers/\(id)", body: "{\"isOn\": \(isOn)}")
    return await Int(client.response().status.prefix(3)) ?? 0
  }

  /// The ids of a hook and of its layer with a key.
  fileprivate func layer(_ key: String, of declaration: String) async throws -> String {
    let found = try await ask("overridden", "{\"search\": \"\(declaration)\"}", self)
    let hook = try #require((found["hooks"] as? [[String: Any]])?.first)
    let places = ["classes", "objects"].flatMap { hook[$0] as? [[String: Any]] ?? [] }
    let layers = places.flatMap { place in
      zip(place["layers"] as? [String] ?? [], place["facts"] as? [[String: Any]] ?? [])
    }
    let facts = try #require(layers.first { $0.0 == key }).1
    return "\(hook["id"] ?? "")/\(facts["id"] ?? "")"
  }
}

private class Hatch {
  dynamic func open(by who: String) -> String { who }
  dynamic func close() -> String { "closed" }
  dynamic func lock() async -> String { "locked" }
  dynamic func knock() {}
}

private class SmallHatch: Hatch {}
private final class TinyHatch: SmallHatch {}
