import Foundation
import PliantTracing
import Testing

/// Foundation's functions are traced in every build: those that a program imports are called.
@Suite struct LibraryTests {
  @Test func argumentsAndErrors() throws {
    let defaults = try #require(UserDefaults(suiteName: "LibraryTests"))
    let trace = try Trace.start(.matching("Foundation.UserDefaults.*"))
    let thread = try currentThread()
    defaults.set("text", forKey: "key")
    let found = defaults.string(forKey: "key")
    defaults.removeObject(forKey: "key")
    trace.stop()
    #expect(found == "text")
    let calls = trace.recorded.filter { $0.thread == thread && $0.parent == nil }
    #expect(
      calls.map(\.description) == [
        #"UserDefaults.set("text", forKey: "key")"#,
        #"UserDefaults.string(forKey: "key") -> "text""#,
        #"UserDefaults.removeObject(forKey: "key")"#,
      ]
    )
  }

  @Test func thrownErrorsAreText() throws {
    let path = "/no/such/file"
    let trace = try Trace.start(.matching("FoundationEssentials.FileManager.removeItem(atPath:)"))
    let thread = try currentThread()
    #expect(throws: CocoaError.self) { try FileManager.default.removeItem(atPath: path) }
    trace.stop()
    let calls = trace.recorded.filter { $0.thread == thread && $0.parent == nil }
    #expect(
      calls.map(\.description) == [
        #"FileManager.removeItem(atPath: "/no/such/file") throws "#
          + "CocoaError(code: Code(rawValue: 4), userInfo: <[String: Any], 4 elements>)"
      ]
    )
  }
}
