import Foundation
import Pliant
import PliantTesting
import Testing

/// What "What tests replace" names and no fixture stands in for.
@Suite struct ReplacedTests {
  private static let given = #getter(\ProcessInfo.arguments)

  @Test(.redefining(given) { _ in ["shop", "--dry"] }) func arguments() {
    #expect(ProcessInfo.processInfo.arguments == ["shop", "--dry"])
  }

  private static let text = #method(UserDefaults.string(forKey:))
  private static let number = #method(UserDefaults.integer(forKey:))
  private static let set = #method(
    UserDefaults.set(_:forKey:) as (UserDefaults) -> (Any?, String) -> Void
  )
  private static let stored = Stored()

  @Test(
    .redefining(text) { _, key in stored[key] as? String },
    .redefining(number) { _, key in stored[key] as? Int ?? 0 },
    .redefining(set) { _, value, key in stored[key] = value }
  )
  func defaults() {
    UserDefaults.standard.set("Ann" as Any?, forKey: "PliantName")
    UserDefaults.standard.set(3 as Any?, forKey: "PliantCount")
    #expect(UserDefaults.standard.string(forKey: "PliantName") == "Ann")
    #expect(UserDefaults.standard.integer(forKey: "PliantCount") == 3)
  }

  private final class Stored: @unchecked Sendable {
    // SAFETY: one test uses it, in one task.
    private var values: [String: Any] = [:]
    subscript(key: String) -> Any? {
      get { values[key] }
      set { values[key] = newValue }
    }
  }

  private static let write = #callable<
    (UnsafeRawPointer, Int, Int, OpaquePointer) -> Int
  >(symbol: "fwrite")

  @Test func printedTextIsCaptured() async throws {
    var printed = ""
    func note(_ bytes: UnsafeRawPointer, _ size: Int, _ count: Int, _: OpaquePointer) -> Int {
      printed += String(
        decoding: UnsafeRawBufferPointer(start: bytes, count: size * count),
        as: UTF8.self
      )
      return count
    }
    try await Self.write.withRedefinition(note, operation: { print("Hello", 1, separator: "-") })
    #expect(printed == "Hello-1\n")
  }

  private static let run = #method(Process.run as (Process) -> () throws -> Void)
  private static let wait = #method(Process.waitUntilExit)
  private static let status = #getter(\Process.terminationStatus)

  @Test(
    .redefining(run) { _ in },
    .redefining(wait) { _ in },
    .redefining(status) { $0.arguments == ["push"] ? 1 : 0 }
  )
  func processes() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = ["push"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
  }

  @Test func exitIsNot() async {
    let exit = #callable<(Int32) -> Void>(symbol: "exit")
    await #expect(throws: OverrideError.self) {
      try await exit.withRedefinition({ _ in }, operation: {})
    }
  }
}
