import Foundation
import Pliant
import PliantConsole
import Testing

/// More objects than are sent unasked.
struct SearchTests {
  @Test func everyObservationIsFoundWithItsOwner() async throws {
    let owner = Overseer()
    let crowd = (0..<1_500).map { _ in Member() }
    for member in crowd { try observe(member, \.age, owner: owner) {} }
    let console = try await DebugConsole.start(log: MemoryLog())
    var pages: [[String: Any]] = []
    for start in [0, 1_000, 2_000, -1, .max] {
      pages.append(
        try await ask("observed", "{\"search\": \"TESTS.member\", \"start\": \(start)}", console)
      )
    }
    #expect(pages.map { list("observations", $0).count } == [1_000, 500, 0, 1_000, 0])
    #expect(pages.allSatisfy { $0["total"] as? Int == 1_500 })
    #expect(
      pages.flatMap { list("observations", $0) }.allSatisfy { seen in
        seen["owner"] as? String == address(owner)
      }
    )
    #expect(Set(pages.prefix(2).flatMap { list("observations", $0) }.map(object)).count == 1_500)
    // Any one can be found, and watched.
    for member in [crowd[0], crowd[750], crowd[1_499]] {
      let found = try await ask("observed", "{\"search\": \"\(address(member))\"}", console)
      let observation = try #require(list("observations", found).first)
      #expect(object(observation) == address(member))
      #expect(
        list("objects", found).compactMap { $0["class"] as? String }.sorted()
          == ["PliantConsoleTests.Member", "PliantConsoleTests.Overseer"]
      )
      let watching = try Client(console)
      watching.request(
        "POST",
        "/api/watches",
        body: "{\"observation\": \(observation["id"] as? Int ?? 0)}"
      )
      #expect(await watching.response().status == "200 OK")
    }
    withExtendedLifetime(crowd) {}
    await console.stop()
  }

  @Test func everyObjectWithLayersIsFound() async throws {
    let crowd = (0..<700).map { _ in Speaker() }
    for (number, speaker) in crowd.enumerated() {
      try #method(Speaker.speak).override(on: speaker, key: "key<\(number)>") { _ in "" }
    }
    let console = try await DebugConsole.start(log: MemoryLog())
    for number in [0, 350, 699] {
      for word in ["key<\(number)>", address(crowd[number]) + " SPEAKER.speak"] {
        let found = try await ask("overridden", "{\"search\": \"\(word)\"}", console)
        let hooks = list("hooks", found)
        #expect(hooks.compactMap { $0["declaration"] as? String } == ["Speaker.speak()"])
        let objects = hooks.flatMap { list("objects", $0) }
        #expect(objects.map { $0["address"] as? String } == [address(crowd[number])])
        #expect(objects.map { $0["layers"] as? [String] } == [["key<\(number)>"]])
      }
    }
    let nothing = try await ask("overridden", "{\"search\": \"speaker.speak key<700>\"}", console)
    #expect(list("hooks", nothing).isEmpty)
    let all = try await ask("overridden", "{\"search\": \"speaker.speak\"}", console)
    #expect(list("hooks", all).map { $0["moreObjects"] as? Int } == [500])
    withExtendedLifetime(crowd) {}
    await console.stop()
  }

  @Test(arguments: ["{}", "{\"search\": 1}", "{\"search\": \"\", \"start\": \"0\"}", "null"])
  func otherBodiesAreRefused(_ body: String) async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let client = try Client(console)
    client.request("POST", "/api/observed/search", body: body)
    #expect(await client.response().status == "400 Bad Request")
    await console.stop()
  }
}

private func list(_ key: String, _ answer: [String: Any]) -> [[String: Any]] {
  answer[key] as? [[String: Any]] ?? []
}

private func object(_ observation: [String: Any]) -> String {
  observation["object"] as? String ?? ""
}

private func address(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

private final class Member {
  dynamic var age = 0
}

private final class Overseer {}

private final class Speaker {
  dynamic func speak() -> String { "…" }
}
