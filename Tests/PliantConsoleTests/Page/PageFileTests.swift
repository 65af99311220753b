import Foundation
import Pliant
import PliantConsole
import Testing

struct PageFileTests {
  /// A file that `page.c` does not name is missing here.
  @Test func theBinaryHoldsTheFilesAsTheyAre() async throws {
    let web = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/PliantConsole/web").standardizedFileURL
    let console = try await DebugConsole.start(log: MemoryLog())
    for name in try FileManager.default.contentsOfDirectory(atPath: web.path) {
      let client = try Client(console)
      client.request("GET", "/\(name)", token: "")
      let response = await client.response()
      #expect(response.status == "200 OK", "\(name)")
      let text = try String(contentsOf: web.appendingPathComponent(name), encoding: .utf8)
      #expect(response.body == text, "\(name)")
    }
    await console.stop()
  }
}
