import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

struct ConsoleAccessTests {
  @Test func aTokenInAFileOutlivesTheProgramAndIsPrivate() async throws {
    try await withFolder { folder in
      let path = folder + "/token"
      let first = try await start(ConsoleAccess(token: .file(path)))
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      let token = try String(contentsOfFile: path, encoding: .utf8).dropLast()
      #expect(token.count == 32)
      #expect(!first.url.absoluteString.contains(token))
      #expect(try await clear(first, String(token)) == "204 No Content")
      await first.stop()
      let second = try await start(ConsoleAccess(token: .file(path)))
      #expect(try await clear(second, String(token)) == "204 No Content")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["token"])
      await second.stop()
    }
  }

  @Test func filesThatOthersCouldHaveWrittenAreRefused() async throws {
    try await withFolder { folder in
      let good = folder + "/good"
      try "0123456789abcdef".write(toFile: good, atomically: false, encoding: .utf8)
      chmod(good, 0o600)
      var log: [String] = []
      func refuse(_ name: String, _ mode: mode_t = 0o600, _ make: (String) throws -> Void) async {
        let path = folder + "/" + name
        do {
          try make(path)
          if mode != 0 { chmod(path, mode) }
          let console = try await start(ConsoleAccess(token: .file(path)))
          log.append("\(name): started")
          await console.stop()
        } catch {
          log.append("\(error)".replacing(folder, with: "…"))
        }
      }
      func write(_ text: String) -> (String) throws -> Void {
        { try text.write(toFile: $0, atomically: false, encoding: .utf8) }
      }
      await refuse("private", 0o400, write("0123456789abcdef\n"))
      await refuse("group", 0o640, write("0123456789abcdef"))
      await refuse("all", 0o602, write("0123456789abcdef"))
      await refuse("link", 0) { symlink(good, $0) }
      await refuse("folder", 0o700) { mkdir($0, 0o700) }
      await refuse("pipe", 0o600) { mkfifo($0, 0o600) }
      await refuse("short", 0o600, write("0123456789\n"))
      await refuse("odd", 0o600, write("0123456789abcdef\r\nX: y"))
      await refuse("long", 0o600, write(String(repeating: "a", count: 2_000)))
      await refuse("none/in/there", 0) { _ in }
      let weak =
        "the console's token must be 16 letters, digits, '-' and '_' at least; leave it out for a "
        + "random one"
      func cannot(_ name: String, _ why: String) -> String {
        "cannot use the token of the file '…/\(name)': \(why)"
      }
      let rights = "others can read or write it; run chmod 600, and replace the token in it"
      #expect(
        log == [
          "private: started", cannot("group", rights), cannot("all", rights),
          cannot("link", "it is a symbolic link; name the file itself"),
          cannot("folder", "it is not a regular file"), cannot("pipe", "it is not a regular file"),
          weak, weak, cannot("long", "it has more than 1,024 bytes"),
          cannot("none/in/there", "No such file or directory"),
        ]
      )
    }
  }

  @Test func aTokenComesFromTheEnvironment() async throws {
    setenv("PLIANT_TEST_CONSOLE_TOKEN", "from-the-environment", 1)
    let console = try await start(ConsoleAccess(token: .environment("PLIANT_TEST_CONSOLE_TOKEN")))
    #expect(try await clear(console, "from-the-environment") == "204 No Content")
    #expect(!console.url.absoluteString.contains("from-the-environment"))
    await console.stop()
    await #expect(
      throws: ConsoleError.unusableToken(
        source: "the environment variable 'PLIANT_TEST_NOTHING'",
        detail: "it is not set; set it, or use another source"
      )
    ) {
      try await start(ConsoleAccess(token: .environment("PLIANT_TEST_NOTHING")))
    }
  }

  @Test func codesAreUsedOnce() async throws {
    let access = ConsoleAccess(
      token: .text("full-0123456789abcdef"),
      readOnlyToken: .text("read-0123456789abcdef")
    )
    let console = try await start(access)
    var log: [String] = []
    func use(_ code: String, _ headers: [String] = []) async throws {
      let client = try Client(console)
      client.request(
        "POST",
        "/api/token",
        headers: headers,
        body: "{\"code\": \"\(code)\"}",
        token: ""
      )
      let response = await client.response()
      log.append(response.status.prefix(3) + (response.status == "200 OK" ? response.body : ""))
    }
    func code(isReadOnly: Bool = false) throws -> String {
      let fragment = try #require(console.oneTimeURL(isReadOnly: isReadOnly)?.fragment)
      #expect(fragment.hasPrefix("code="))
      return String(fragment.dropFirst(5))
    }
    let (first, second) = (try code(), try code(isReadOnly: true))
    #expect(first != second)
    for each in [first, first, second, second, "", "full-0123456789abcdef"] { try await use(each) }
    try await use(try code(), ["Origin: http://evil.example"])
    try await use(try code(), ["Sec-Fetch-Site: cross-site"])
    // The oldest of too many ends.
    let old = try code()
    let newer = try (0..<16).map { _ in try code() }
    try await use(old)
    try await use(newer[0])
    #expect(
      log == [
        "200{\"token\":\"full-0123456789abcdef\"}", "401",
        "200{\"token\":\"read-0123456789abcdef\"}", "401", "401", "401", "403", "403", "401",
        "200{\"token\":\"full-0123456789abcdef\"}",
      ]
    )
    let alone = try await start(ConsoleAccess())
    #expect(alone.oneTimeURL(isReadOnly: true) == nil)
    await alone.stop()
    await console.stop()
  }

  @Test func aReadOnlyTokenChangesNothing() async throws {
    let redefinition = try #method(Lamp.shine).redefine { _ in "dark" }
    let memory = MemoryLog()
    Logger(label: "") { SinkLogHandler(label: $0, sinks: [memory]) }.info("kept")
    let access = ConsoleAccess(
      token: .text("full-0123456789abcdef"),
      readOnlyToken: .text("read-0123456789abcdef"),
      logger: quiet
    )
    let console = try await DebugConsole.start(access: access, log: memory)
    let client = try Client(port: UInt16(console.url.port ?? 0), token: "read-0123456789abcdef")
    let events = await client.events { $0.last("overridden") != nil && $0.last("observed") != nil }
    #expect(events.first?.data["canChange"] as? Bool == false)
    var log: [String] = []
    for (path, body) in [
      ("log/lines", "{\"after\": 0, \"through\": 9}"), ("observed/search", "{\"search\": \"x\"}"),
      ("overridden/search", "{\"search\": \"x\"}"), ("log/clear", "{}"),
      ("redefinitions/r1", "{\"isActive\": false}"), ("watches", "{\"observation\": 1}"),
      ("watches/1/stop", "{}"), ("nothing", "{}"), ("LOG/CLEAR", "{}"), ("log/clear/", "{}"),
      ("log//clear", "{}"),
    ] {
      let client = try Client(port: client.port, token: client.token)
      client.request("POST", "/api/\(path)", body: body)
      log.append(String(await client.response().status.prefix(3)))
    }
    #expect(
      log == ["200", "200", "200", "403", "403", "403", "403", "403", "403", "403", "403"]
    )
    #expect(memory.records.count == 1 && redefinition.isActive)
    await console.stop()
  }

  @Test func hostsAndOriginsOfProxiesAreAllowed() async throws {
    let access = ConsoleAccess(
      token: .text("full-0123456789abcdef"),
      allowedHosts: ["localhost:9000", "Dev.example", "[fd00::1]:443"],
      allowedOrigins: ["https://outside.example"],
      logger: quiet
    )
    let console = try await start(access)
    var log: [String] = []
    for (host, origin) in [
      ("localhost:9000", "http://localhost:9000"), ("LOCALHOST:9000", nil),
      ("dev.example", "https://dev.example"), ("dev.example:8443", "https://dev.example:8443"),
      ("[fd00::1]", "https://[fd00::1]"), ("127.0.0.1:PORT", "https://outside.example"),
      // None of these.
      ("localhost:9001", nil), ("localhost", nil), ("dev.example.", nil), ("a.dev.example", nil),
      ("dev.example:0", nil), ("dev.example:", nil), ("dev.example:443x", nil),
      ("[fd00::1]:80", nil), ("dev.example, evil.example", nil), ("dev.example@evil.example", nil),
      ("outside.example", nil), ("dev.example", "http://evil.example"), ("dev.example", "null"),
      ("dev.example", "https://dev.example.evil"), ("127.0.0.1:PORT", "https://dev.example"),
      ("127.0.0.1:PORT", "https://127.0.0.1:PORT"),
      ("127.0.0.1:PORT", "https://outside.example.evil"), ("dev.example", "https://dev.example/"),
    ] as [(String, String?)] {
      let client = try Client(console)
      let port = "\(client.port)"
      client.request(
        "POST",
        "/api/log/clear",
        headers: origin.map { ["Origin: " + $0.replacing("PORT", with: port)] } ?? [],
        body: "{}",
        host: host.replacing("PORT", with: port)
      )
      log.append(String(await client.response().status.prefix(3)))
    }
    #expect(log.prefix(6) == ["204", "204", "204", "204", "204", "204"])
    // After twenty refusals at once the others are told to wait.
    #expect(log.dropFirst(6).allSatisfy { $0 == "403" })
    await console.stop()
  }

  @Test(arguments: [
    "", "*", "*.example", "https://dev.example", "dev.example/", "dev.example:x", "dev.example:0",
    "dev.example:99999", "a b", "[", "[]", "[::1", "[::1]x", "null",
  ])
  func otherNamesCannotBeAllowed(_ name: String) async throws {
    if name != "null" {
      await #expect(throws: ConsoleError.invalidHost(name)) {
        try await start(ConsoleAccess(allowedHosts: [name]))
      }
    }
    let bare = name.hasPrefix("https://") ? [] : [name]
    for origin in bare + ["https://\(name == "null" ? "" : name)", "https://a/\(name)"] {
      await #expect(throws: ConsoleError.invalidHost(origin)) {
        try await start(ConsoleAccess(allowedOrigins: [origin]))
      }
    }
  }

  @Test func refusalsAreLoggedAndLimitedButRightOnesPass() async throws {
    let memory = MemoryLog()
    let access = ConsoleAccess(
      token: .text("full-0123456789abcdef"),
      logger: Logger(label: "test") { SinkLogHandler(label: $0, sinks: [memory]) }
    )
    let console = try await start(access)
    var log: [String] = []
    // All at once: one more is let through each second.
    repeat {
      let clients = try (0..<40).map { _ in try Client(console) }
      for client in clients {
        client.request("POST", "/api/log/clear", body: "{}", token: "wrong-0123456789abcdef")
      }
      for client in clients { log.append(await client.response().status) }
    } while !log.contains("429 Too Many Requests")
    #expect(log.filter { $0 == "401 Unauthorized" }.count >= 20)
    #expect(try await clear(console, "full-0123456789abcdef") == "204 No Content")
    let lines = memory.records
    #expect(lines.count >= 5 && lines.count < log.count)
    #expect(lines.allSatisfy { $0.level == .warning && $0.metadata["from"] == "127.0.0.1" })
    #expect(lines.allSatisfy { !"\($0)".contains("0123456789abcdef") })
    await console.stop()
  }

  @Test func otherAddressesThanLoopbackAreWarnedOf() async throws {
    let memory = MemoryLog()
    let logger = Logger(label: "test") { SinkLogHandler(label: $0, sinks: [memory]) }
    for address in ["127.0.0.1", "0.0.0.0"] {
      let access = ConsoleAccess(token: .text("full-0123456789abcdef"), logger: logger)
      try await DebugConsole.start(address: address, access: access, log: MemoryLog()).stop()
    }
    #expect(memory.records.map(\.level) == [.warning])
    #expect(memory.records.first?.message.contains("0.0.0.0") == true)
    #expect(memory.records.first?.message.contains("full-") == false)
    await #expect(throws: ConsoleError.tokenNeeded(address: "0.0.0.0")) {
      try await DebugConsole.start(address: "0.0.0.0", access: ConsoleAccess(logger: logger))
    }
  }

  private let quiet = Logger(label: "test") { SinkLogHandler(label: $0, sinks: [MemoryLog()]) }

  private func start(_ access: ConsoleAccess) async throws -> DebugConsole {
    var access = access
    if access.logger.label == "pliant.console" { access.logger = quiet }
    return try await DebugConsole.start(access: access, log: MemoryLog())
  }

  private func clear(_ console: DebugConsole, _ token: String) async throws -> String {
    let client = try Client(console)
    client.request("POST", "/api/log/clear", body: "{}", token: token)
    return await client.response().status
  }

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = NSTemporaryDirectory() + "pliant-console-\(UUID().uuidString)"
    mkdir(folder, 0o700)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }
}

private final class Lamp {
  dynamic func shine() -> String { "bright" }
}
