import Foundation
import PliantTesting
import Testing

@Suite struct EnvironmentTests {
  @Test(.environment(["PLIANT_USER": "Ann", "PATH": nil]))
  func areSetAndTakenAway() {
    #expect(getenv("PLIANT_USER").map { String(cString: $0) } == "Ann")
    #expect(getenv("PATH") == nil)
    let environment = ProcessInfo.processInfo.environment
    #expect(environment["PLIANT_USER"] == "Ann" && environment["PATH"] == nil)
    #expect(environment["HOME"] != nil)
  }

  @Test func areAsBeforeElsewhere() { #expect(getenv("PLIANT_USER") == nil) }
}
