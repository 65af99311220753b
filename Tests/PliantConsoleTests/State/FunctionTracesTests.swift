import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

struct FunctionTracesTests {
  #if DEBUG
  @Test func aFunctionIsFoundTracedAndLeftAlone() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let found = try await functions("{\"search\": \"bakery.BAKE\"}", console)
    #expect(found["total"] as? Int == 1)
    let function = try #require(found.list("functions").first)
    #expect(function["name"] as? String == "Bakery.bake(loaves:)")
    #expect(function["module"] as? String == "PliantConsoleTests")
    let stream = try Client.stream(console)
    let answer = try await post("functions/trace", "{\"function\": \(function.int("id"))}", console)
    #expect(answer.int("traced") == 1 && answer.list("refused").isEmpty)
    let again = try await post("functions/trace", "{\"function\": \(function.int("id"))}", console)
    #expect(again.int("traced") == 0)
    let bakery = Bakery()
    var log: [String] = []
    for loaves in 1...3 { log.append((try? bakery.bake(loaves: loaves)) ?? "none") }
    #expect(log == ["1 brown", "2 brown", "none"])
    let events = await stream.moreEvents { events in
      events.calls.count >= 3 && events.last("traces")?.list("traces").first?.int("recorded") == 3
    }
    #expect(
      events.calls.prefix(3).map { "\($0["n"]!) \($0["name"]!)(\(texts($0))) \($0["outcome"]!)" }
        == (1...3).map { n in
          "\(n) Bakery.bake(loaves:)(loaves: \(n)) \(n == 3 ? "threw" : "returned")"
        }
    )
    #expect(events.calls.first?["value"] as? String == "\"1 brown\"")
    #expect((events.calls.first?["caller"] as? String)?.contains("aFunctionIsFound") == true)
    #expect(events.calls.allSatisfy { abs(Date.now.timeIntervalSince1970 - $0.time) < 600 })
    let trace = try #require(events.last("traces")?.list("traces").first)
    #expect(trace.int("calls") == 3 && trace.int("threw") == 1)
    let times = ["p50", "p99", "max", "total"].map { trace.int($0) }
    #expect(times == times.sorted() && times[0] > 0)
    try await stop("{\"traces\": [\(trace.int("id"))]}", console)
    let rest = await stream.moreEvents { $0.last("traces")?.list("traces").isEmpty == true }
    #expect(rest.last("traces") != nil)
    await console.stop()
  }

  /// A route is a closure.
  @Test func aClosureIsUnderItsFunctionAndTraced() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let found = try await functions("{\"search\": \"kiln.fire\"}", console).list("functions")
    #expect(
      found.compactMap { $0["name"] as? String } == [
        "Kiln.fire(_:)", "Kiln.fire(_:) closure #1", "Kiln.fireAgain()",
      ]
    )
    let stream = try Client.stream(console)
    let id = try #require(found.dropFirst().first).int("id")
    let answer = try await post("functions/trace", "{\"function\": \(id)}", console)
    #expect(answer.int("traced") == 1 && Kiln().fire(3)() == 4)
    let events = await stream.moreEvents { !$0.calls.isEmpty }
    #expect(events.calls.first?["name"] as? String == "Kiln.fire(_:) closure #1")
    await console.stop()
  }

  @Test func allThatASearchFindsIsTraced() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    _ = try await functions("{\"search\": \"mill.grain\"}", console)
    let body = "{\"search\": \"mill.grain\", \"module\": \"PliantConsoleTests\"}"
    let answer = try await post("functions/trace", body, console)
    #expect(answer.int("traced") == 3)
    let stream = try Client.stream(console)
    _ = await stream.moreEvents { $0.last("traces")?.list("traces").count == 3 }
    let late = try Client.stream(console)
    for _ in 1...20_000 { _ = Mill().grainOut(1) }
    // One that is far behind, or comes later, gets the newest and a count of the others.
    let events = await late.moreEvents { events in
      events.last("traces")?.list("traces").contains { $0.int("calls") == 20_000 } == true
        && !events.calls.isEmpty
    }
    let lost = events.filter { $0.name == "calls" }.map { $0.data.int("lost") }.reduce(0, +)
    let numbers = events.calls.map { $0.int("n") }
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
    #expect((numbers.last ?? 0) == numbers.count + lost)
    try await stop("{}", console)
    await console.stop()
  }

  @Test func aFunctionReturnsAndThrowsWhatAPageSays() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let found = try await functions("{\"search\": \"dairy.churn\"}", console)
    let id = try #require(found.list("functions").first).int("id")
    let stream = try Client.stream(console)
    var log: [String] = []
    func override(_ how: String) async throws {
      let client = try Client(console)
      client.request("POST", "/api/functions/override", body: "{\"function\": \(id), \(how)}")
      log.append(String(await client.response().status.prefix(3)))
    }
    func churn() {
      do { log.append("\(try Dairy().churn(2))") } catch { log.append("\(error)") }
    }
    func stopAll() async throws {
      let client = try Client(console)
      client.request("POST", "/api/overrides/stop", body: "{}")
      log.append(String(await client.response().status.prefix(3)))
    }
    try await override("\"action\": \"answer\", \"text\": \"7\"")
    churn()
    let events = await stream.moreEvents { events in
      events.last("overrides")?.list("overrides").first?.int("changed") == 1
    }
    let listed = try #require(events.last("overrides")?.list("overrides").first)
    #expect(listed["name"] as? String == "Dairy.churn(_:)" && listed["text"] as? String == "7")
    try await stopAll()
    churn()
    try await override("\"action\": \"fail\", \"text\": \"sour\"")
    churn()
    try await stopAll()
    try await override("\"action\": \"delay\", \"milliseconds\": 1, \"every\": 2")
    churn()
    for wrong in [
      "\"action\": \"answer\", \"text\": \"milk\"", "\"action\": \"delay\"",
      "\"action\": \"delay\", \"milliseconds\": 60001", "\"action\": \"explode\"",
    ] { try await override(wrong) }
    await console.stop()
    churn()
    #expect(
      log == [
        "200", "7", "204", "4", "200", "sour", "204", "200", "4", "409", "400", "400", "400", "4",
      ]
    )
  }

  @Test func tracesEndWithTheConsole() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    _ = try await functions("{\"search\": \"oven.heat\"}", console)
    let answer = try await post("functions/trace", "{\"search\": \"oven.heat\"}", console)
    #expect(answer.int("traced") == 1)
    await console.stop()
    #expect(Oven().heat(200) == 201)
  }
  #endif

  @Test func everyFunctionIsFoundPageByPage() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let all = try await functions("{\"module\": \"PliantConsoleTests\"}", console)
    let total = all.int("total")
    #if DEBUG
    // More than one page; optimized programs have fewer.
    #expect(total > 200)
    #endif
    let modules = all.list("modules").compactMap { $0["name"] as? String }
    // The program's modules come first, and then those of other packages.
    let own = try #require(modules.firstIndex(of: "PliantConsoleTests"))
    #expect(own < (try #require(modules.firstIndex(of: "Logging"))))
    #expect(zip(modules, modules.dropFirst()).count { $0 > $1 } == 1)
    #expect(!modules.contains { ["PliantHooks", "PliantConsole"].contains($0) })
    var ids: Set<Int> = []
    for start in stride(from: 0, to: total, by: 200) {
      let body = "{\"module\": \"PliantConsoleTests\", \"start\": \(start)}"
      let page = try await ask("functions", body, console)
      #expect(page.list("functions").count == min(200, total - start))
      ids.formUnion(page.list("functions").map { $0.int("id") })
    }
    #expect(ids.count == total)
    let beyond = try await ask("functions", "{\"start\": 9223372036854775807}", console)
    #expect(beyond.list("functions").isEmpty)
    let before = try await ask("functions", "{\"start\": -9}", console)
    #expect(before.int("start") == 0 && before.list("functions").count == 200)
    await console.stop()
  }

  @Test func readOnlyAccessCannotTrace() async throws {
    let access = ConsoleAccess(
      token: .text("full-0123456789abcdef"),
      readOnlyToken: .text("read-0123456789abcdef"),
      logger: Logger(label: "") { SinkLogHandler(label: $0, sinks: [MemoryLog()]) }
    )
    let console = try await DebugConsole.start(access: access, log: MemoryLog())
    let port = UInt16(console.url.port ?? 0)
    var log: [String] = []
    func send(
      _ path: String,
      _ body: String,
      _ token: String,
      _ method: String = "POST"
    ) async throws {
      let client = try Client(port: port, token: token)
      client.request(method, "/api/" + path, body: body)
      log.append(String(await client.response().status.prefix(3)))
    }
    let (read, full) = ("read-0123456789abcdef", "full-0123456789abcdef")
    for token in [read, "wrong-0123456789abcd"] {
      try await send("functions/search", "{\"search\": \"x\"}", token)
      try await send("functions/trace", "{\"function\": 0}", token)
      try await send("traces/stop", "{}", token)
      try await send("functions/override", "{\"function\": 0, \"action\": \"fail\"}", token)
      try await send("overrides/stop", "{}", token)
    }
    #expect(log == ["200", "403", "403", "403", "403", "401", "401", "401", "401", "401"])
    log = []
    for (path, body) in [
      ("functions/trace", "{\"function\": -1}"), ("functions/trace", "{\"function\": 999999999}"),
      ("functions/trace", "{\"function\": 9223372036854775807}"),
      ("functions/trace", "{\"function\": 9223372036854775808}"),
      ("functions/trace", "{\"function\": \"0\"}"), ("functions/trace", "null"),
      ("functions/trace", "[]"), ("functions/search", "{\"search\": 1}"),
      ("functions/search", "{\"search\": \"\\u0000 \\uD83D\\uDE00\"}"),
      ("functions/search", "{\"search\": \"\(String(repeating: "a ", count: 1_900))\"}"),
      ("functions/search", "{\"search\": \"\(String(repeating: "a", count: 5_000))\"}"),
      ("functions/trace/1", "{}"), ("functions/", "{}"), ("functions", "{}"),
      ("traces/stop", "{\"traces\": [-1, 0, 7]}"), ("traces/stop", "{\"traces\": \"all\"}"),
      ("traces/stop/1", "{}"),
    ] { try await send(path, body, full) }
    #expect(
      log == [
        "404", "404", "404", "400", "400", "400", "400", "400", "200", "200", "413", "404", "404",
        "404", "204", "400", "404",
      ]
    )
    log = []
    try await send("functions/search", "{}", full, "GET")
    try await send("functions/trace", "{}", full, "PUT")
    // There are too many for one request.
    _ = try await functions("{}", console, token: full)
    try await send("functions/trace", "{}", full)
    #expect(log == ["405", "405", "409"])
    await console.stop()
  }
}

/// A search, once all symbols are read.
private func functions(
  _ body: String,
  _ console: DebugConsole,
  token: String? = nil
) async throws -> [String: Any] {
  while true {
    let found = try await post("functions/search", body, console, token: token)
    if found["isReading"] as? Bool == false { return found }
    try await Task.sleep(for: .milliseconds(20))
  }
}

private func post(
  _ path: String,
  _ body: String,
  _ console: DebugConsole,
  token: String? = nil
) async throws -> [String: Any] {
  let client = try Client(console)
  client.request("POST", "/api/" + path, body: body, token: token)
  let response = await client.response()
  #expect(response.status == "200 OK")
  let answer = try JSONSerialization.jsonObject(with: Data(response.body.utf8))
  return try #require(answer as? [String: Any])
}

private func stop(_ body: String, _ console: DebugConsole) async throws {
  let client = try Client(console)
  client.request("POST", "/api/traces/stop", body: body)
  #expect(await client.response().status == "204 No Content")
}

private func texts(_ call: [String: Any]) -> String {
  call.list("arguments").map { "\($0["label"] ?? "_"): \($0["text"] ?? "")" }.joined(
    separator: ", "
  )
}

extension [String: Any] {
  fileprivate func list(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
  fileprivate func int(_ key: String) -> Int { self[key] as? Int ?? -1 }
  fileprivate var time: Double { self["time"] as? Double ?? 0 }
}

extension [Event] {
  fileprivate var calls: [[String: Any]] { flatMap { $0.name == "calls" ? $0.list("calls") : [] } }
}

private struct Burnt: Error {}

private final class Bakery {
  @inline(never) func bake(loaves: Int) throws -> String {
    if loaves > 2 { throw Burnt() }
    return "\(loaves) brown"
  }
}

private struct Kiln {
  @inline(never) func fire(_ hours: Int) -> () -> Int { { hours + 1 } }
  @inline(never) func fireAgain() {}
}

private struct Mill {
  @inline(never) func grainIn(_ sacks: Int) -> Int { sacks + 1 }
  @inline(never) func grainOut(_ sacks: Int) -> Int { sacks - 1 }
  @inline(never) func grainLeft() -> Int { 0 }
}

private struct Dairy {
  @inline(never) func churn(_ litres: Int) throws -> Int { litres * 2 }
}

private struct Oven {
  @inline(never) func heat(_ degrees: Int) -> Int { degrees + 1 }
}
