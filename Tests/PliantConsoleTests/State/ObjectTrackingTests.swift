import Foundation
import Pliant
import PliantConsole
import PliantTesting
import Testing

/// The objects of tracked classes, as the console's clients see them.
@Suite(.serialized)
struct ObjectTrackingTests {
  @Test func objectsAreCountedFromTrackingOnAndSinceTheMark() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let before = Hamper(0)
    #expect(try await search("tests. HAMPER", console).map(\.name) == ["PliantConsoleTests.Hamper"])
    try await console.track("Hamper")
    var kept = (1...5).map { Hamper($0) }
    for number in 6...9 { makeHamper(number) }
    var seen = [try await console.counts(of: "Hamper")]
    try await console.ask("objects/mark", "{}")
    kept.removeFirst(2)
    kept += (10...20).map { Hamper($0) }
    // Objects that were not whole do not live.
    for _ in 0..<10 { #expect(throws: Spilled.self) { try makeHamper(spilling: 1) } }
    seen.append(try await console.counts(of: "Hamper"))
    #expect(
      seen == [
        "living 5, allocated 9, marked 0, survivors 0",
        "living 14, allocated 30, marked 5, survivors 3",
      ]
    )
    let id = try await console.id(of: "Hamper")
    var lists: [Int] = []
    for rest in ["", ", \"age\": \"new\"", ", \"age\": \"survived\"", ", \"to\": 1"] {
      let answer = try await console.ask("objects/search", "{\"class\": \"\(id)\"\(rest)}")
      lists.append(answer["total"] as? Int ?? -1)
    }
    #expect(lists == [14, 11, 3, 0])
    withExtendedLifetime((before, kept)) {}
    try await console.ask("classes/stop", "{\"classes\": [\"\(id)\"]}")
    #expect(try await console.counts(of: "Hamper") == "")
    await console.stop()
  }

  @Test func everyObjectOfThousandsIsFound() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    try await console.track("Leaflet")
    let crowd = await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { Crowd((0..<300).map { _ in Leaflet() }) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let id = try await console.id(of: "Leaflet")
    var addresses: [String] = []
    for start in stride(from: 0, through: 1_200, by: 200) {
      let body = "{\"class\": \"\(id)\", \"start\": \(start)}"
      addresses += try await console.ask("objects/search", body).list("objects").compactMap {
        $0["address"] as? String
      }
    }
    #expect(Set(addresses) == Set(crowd.flatMap(\.all).map(address)))
    #expect(addresses.count == 1_200)
    await console.stop()
  }

  @Test func valuesAreReadAndSetOnlyWhereThatWasAskedFor() async throws {
    for allowsEditing in [false, true] {
      let access = ConsoleAccess(allowsEditing: allowsEditing)
      let console = try await DebugConsole.start(access: access, log: MemoryLog())
      try await console.track("Safe")
      let (safe, guardian) = (Safe(), Guardian())
      try observe(safe, \.money, owner: guardian) {}
      let wanted = try await console.wholeObject(safe, of: "Safe")
      let read = try await console.read(wanted)
      let fields = read.list("fields").map { "\($0["name"] ?? "") \($0["text"] ?? "")" }
      #expect(fields == ["serial 7", "money 100"])
      let observer = try #require(read.list("observers").first)
      #expect(observer["path"] as? String == "money")
      #expect((observer["object"] as? String)?.hasPrefix("PliantConsoleTests.Guardian 0x") == true)
      var status = ""
      repeat {
        let client = try Client(console)
        client.request(
          "POST",
          "/api/objects/set",
          body: "{\(wanted), \"observation\": \(observer["id"] ?? 0), \"text\": \"250\"}"
        )
        status = await client.response().status
      } while status.hasPrefix("409")
      #expect(status == (allowsEditing ? "204 No Content" : "403 Forbidden"))
      #expect(safe.money == (allowsEditing ? 250 : 100))
      await console.stop()
    }
  }

  @Test func anyStoredPropertyIsLookedAt() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    try await console.track("Safe")
    var safe: Safe? = Safe()
    let wanted = try await console.wholeObject(try #require(safe), of: "Safe")
    let unknown = try await console.ask("objects/watch", "{\(wanted), \"field\": \"nothing\"}")
    #expect((unknown["error"] as? String)?.contains("no such stored property") == true)
    let field = "{\(wanted), \"field\": \"serial\"}"
    let number = try #require(try await console.ask("objects/watch", field)["watch"] as? Int)
    #expect(try await console.ask("objects/watch", field)["watch"] as? Int == number)
    let client = try Client(console)
    client.request("GET", "/api/events")
    _ = await client.receive { $0.contains("\"number\":7,") && $0.contains("\"path\":\"serial\"") }
    safe?.serial = 8
    _ = await client.receive { $0.contains("\"number\":8,") }
    safe = nil
    _ = await client.receive { $0.contains("\"ended\":true") }
    await console.stop()
  }

  // The console belongs to no test.
  @Test func aClockForTheProcessIsNotTheConsoles() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    try await console.track("Safe")
    let safe = Safe()
    let wanted = try await console.wholeObject(safe, of: "Safe")
    try await Fixture.now(Date(timeIntervalSince1970: 0), for: .process).run {
      #expect(try await console.read(wanted).list("fields").count == 2)
      let later = makeSafe()
      let id = try await console.id(of: "Safe")
      let objects = try await console.ask("objects/search", "{\"class\": \"\(id)\"}").list(
        "objects"
      )
      #expect(objects.allSatisfy { $0["time"] as? Double ?? 0 > 1e9 } && objects.count == 2)
      withExtendedLifetime(later) {}
    }
    await console.stop()
  }

  @Test func anActorIsReadOnItsOwnExecutor() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    try await console.track("Till")
    var till = Till()
    let wanted = try await console.wholeObject(till, of: "Till")
    let fields = try await console.read(wanted).list("fields")
    #expect(fields.contains { $0["name"] as? String == "coins" && $0["text"] as? String == "3" })
    // The runtime frees actors by a function of another library.
    till = Till()
    while try await console.counts(of: "Till") != "living 1, allocated 2, marked 0, survivors 0" {}
    withExtendedLifetime(till) {}
    await console.stop()
  }

  @Test func objectsOfAGenericClassAreCountedTogether() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    try await console.track("Crate")
    let crates = makeCrates()
    #expect(
      try await console.counts(of: "Crate") == "living 3, allocated 3, marked 0, survivors 0"
    )
    withExtendedLifetime(crates) {}
    await console.stop()
  }

  private func search(
    _ words: String,
    _ console: DebugConsole
  ) async throws -> [(id: String, name: String)] {
    try await console.ask("classes/search", "{\"search\": \"\(words)\"}").list("classes").map {
      ($0["id"] as? String ?? "", $0["name"] as? String ?? "")
    }
  }
}

extension DebugConsole {
  /// The console's answer to a request.
  @discardableResult
  fileprivate func ask(_ path: String, _ body: String) async throws -> [String: Any] {
    let client = try Client(self)
    client.request("POST", "/api/\(path)", body: body)
    let text = await client.response().body
    guard !text.isEmpty else { return [:] }
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  fileprivate func id(of name: String) async throws -> String {
    let classes = try await ask("classes/search", "{\"search\": \"PliantConsoleTests.\(name)\"}")
    return try #require(classes.list("classes").first?["id"] as? String)
  }

  fileprivate func track(_ name: String) async throws {
    try await ask("classes/track", "{\"class\": \"\(id(of: name))\"}")
  }

  /// The counts of a tracked class that pages receive.
  fileprivate func counts(of name: String) async throws -> String {
    let client = try Client(self)
    client.request("GET", "/api/events")
    let text = await client.receive { $0.contains("event: objects") && $0.hasSuffix("\n\n") }
    let events = text.components(separatedBy: "\n\n").filter { $0.contains("event: objects") }
    let data = try #require(events.first?.components(separatedBy: "data: ").last)
    let state = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any] ?? [:]
    let one = state.list("classes").first { ($0["name"] as? String)?.hasSuffix(name) == true }
    guard let one else { return "" }
    let keys = ["living", "allocated", "marked", "survivors"]
    return keys.map { "\($0) \(one[$0] ?? "")" }.joined(separator: ", ")
  }

  /// How a request names an object, once it can be read.
  fileprivate func wholeObject(_ object: AnyObject, of name: String) async throws -> String {
    let id = try await id(of: name)
    let objects = try await ask("objects/search", "{\"class\": \"\(id)\"}").list("objects")
    let one = try #require(objects.first { $0["address"] as? String == address(object) })
    let wanted = "\"address\": \"\(address(object))\", \"n\": \(one["n"] ?? 0)"
    _ = try await read(wanted)
    return wanted
  }

  /// An object's values, once its executor has had a thread in time.
  fileprivate func read(_ wanted: String) async throws -> [String: Any] {
    while true {
      let found = try await ask("objects/read", "{\(wanted)}")
      if found["fields"] != nil { return found }
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}

extension [String: Any] {
  fileprivate func list(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
}

private func address(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

private struct Spilled: Error {}

private final class Hamper {
  let number: Int
  let content: [Int]

  init(_ number: Int) {
    self.number = number
    content = [number]
  }

  init(spilling number: Int) throws {
    self.number = number
    if number > 0 { throw Spilled() }
    content = []
  }
}

// The optimizer puts no object of these on the stack.
@inline(never) @_optimize(none) private func makeCrates() -> [AnyObject] {
  [Crate(1), Crate("a"), Crate(2)]
}
@inline(never) @_optimize(none) private func makeSafe() -> AnyObject { Safe() }
@inline(never) @_optimize(none) private func makeHamper(_ number: Int) { _ = Hamper(number) }

@inline(never) @_optimize(none) private func makeHamper(spilling number: Int) throws {
  _ = try Hamper(spilling: number)
}

private final class Leaflet: Sendable {}

private struct Crowd: Sendable {
  let all: [Leaflet]
  init(_ all: [Leaflet]) { self.all = all }
}

private class Vault {
  var serial = 7
}

private final class Safe: Vault {
  dynamic var money = 100
}

private final class Guardian {}

private final class Crate<Content> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

private actor Till {
  var coins = 3
}
