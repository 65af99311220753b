import Foundation
import Pliant
import PliantConsole
import Testing

struct DebugConsoleTests {
  @Test func servesThePageUntilItIsStopped() async throws {
    let port = Client.unusedPort()
    let console = try await DebugConsole.start(port: port, log: MemoryLog())
    #expect(console.url.absoluteString.hasPrefix("http://127.0.0.1:\(port)/#token="))
    let client = try Client(console)
    client.request("GET", "/", token: "")
    let page = await client.response()
    #expect(page.status == "200 OK")
    #expect(page.body.hasPrefix("<!doctype html>"))
    #expect(page.head.contains("default-src 'none'"))

    await console.stop()
    await console.stop()
    #expect(!console.isRunning)
    #expect(throws: POSIXError.self) { try Client(console) }
    let again = try await DebugConsole.start(port: port, log: MemoryLog())
    #expect(again.url.fragment != console.url.fragment)
    await again.stop()
  }

  @Test func stoppingEndsEveryStream() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let clients = try (0..<3).map { _ in try Client.stream(console) }
    for client in clients {
      _ = await client.moreEvents { $0.contains { $0.name == "hello" } }
    }
    await console.stop()
    for client in clients { _ = await client.receiveAll() }
  }

  @Test func failedStartsNameTheReason() async throws {
    let running = try await DebugConsole.start(log: MemoryLog())
    let port = UInt16(running.url.port ?? 0)
    var log: [String] = []
    func refuse(_ start: () async throws -> DebugConsole) async {
      do {
        let console = try await start()
        log.append("started")
        await console.stop()
      } catch {
        log.append("\(error)")
      }
    }
    await refuse { try await DebugConsole.start(port: port) }
    await refuse { try await DebugConsole.start(address: "example.org") }
    await refuse { try await DebugConsole.start(address: "0.0.0.0") }
    await refuse { try await DebugConsole.start(address: "192.0.2.1", token: "0123456789abcdef") }
    await refuse { try await DebugConsole.start(token: "short") }
    await refuse { try await DebugConsole.start(token: "0123456789abcdef#?") }
    await refuse { try await DebugConsole.start(address: "localhost", token: "0123456789abcdef") }
    await refuse { try await DebugConsole.start(address: "127.0.0.2") }
    await refuse { try await DebugConsole.start(address: "0.0.0.0", token: "0123456789abcdef") }
    #expect(
      log.map { $0.replacing("\(port)", with: "PORT") } == [
        "something else listens on port PORT; pass another one, or 0 for any",
        "'example.org' is not an IP address; use 127.0.0.1, or another address of this machine",
        "a console on 0.0.0.0 can be reached by others than this machine: pass a token of your own, "
          + "or listen on 127.0.0.1",
        "cannot listen on 192.0.2.1, port 0: SocketError. Bind(99): Cannot assign requested address",
        "the console's token must be 16 letters, digits, '-' and '_' at least; leave it out for a random one",
        "the console's token must be 16 letters, digits, '-' and '_' at least; leave it out for a random one",
        "started", "started", "started",
      ]
    )
    await running.stop()
  }

  // REKit and Dev Kit present one console; here several may run, each for itself. (Dev Kit 4.6#8)
  @Test func severalRunAtOnce() async throws {
    let log = MemoryLog()
    let first = try await DebugConsole.start(log: log)
    let second = try await DebugConsole.start(log: log)
    #expect(first.url.port != second.url.port)
    await first.stop()
    #expect(second.isRunning)
    await second.stop()
  }

  @Test func answersWhileEveryThreadOfTheProgramIsBusy() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let client = try Client(console)
    let text = await withCheckedContinuation { continuation in
      let isDone = DispatchSemaphore(value: 0)
      // More than there are threads for tasks.
      for _ in 0..<16 { Task.detached { isDone.wait() } }
      client.request("GET", "/", token: "")
      client.receive(until: { !$0.isEmpty }) { text in
        for _ in 0..<16 { isDone.signal() }
        continuation.resume(returning: text)
      }
    }
    #expect(text.hasPrefix("HTTP/1.1 200 OK"))
    await console.stop()
  }
}
