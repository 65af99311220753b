import FaultInjection
import Foundation
import Glibc
import Pliant
import Shared

/// Prints what becomes of Pliant where the system refuses something, each line computed.
@main
enum Faults {
  static func main() throws {
    fault_line_buffered()
    switch CommandLine.arguments.dropFirst().first {
    case "modify": return noMemoryInPlace()
    case "remove": return try noMemoryInRemoval()
    case "limited": return limitedMemory()
    default: break
    }
    try allocations()
    try images()
    try protection()
    descriptors()
    print("no memory in an access:", run("modify"))
    print("no memory to remove a layer:", run("remove"))
    print("limited memory:", run("limited"))
    try population()
    try forking()
    try storm()
  }

  /// Every call of one kind fails in its turn, until `attempt` needs no more of them.
  ///
  /// Returns what became of each attempt: refused, with nothing changed, or done in another way.
  static func failEach(
    _ call: fault_call,
    naming name: String,
    _ attempt: () throws -> Void,
    isUntouched: () -> Bool
  ) -> String {
    var strikes = 0
    var refusals = 0
    while true {
      fault_arm(call, strikes, 0)
      do {
        try attempt()
        guard fault_disarm() else {
          let isRefused = refusals == strikes ? "each time" : "or done in another way"
          return "refused \(strikes > 0 ? isRefused : "never")"
        }
      } catch let error as OverrideError {
        guard fault_disarm() else { return "\(error)" }
        guard "\(error)".contains("'\(name)"), isUntouched() else {
          return "after call \(strikes): \(error); untouched \(isUntouched())"
        }
        refusals += 1
      } catch {
        return "\(error)"
      }
      strikes += 1
    }
  }

  /// The same program with another argument: what it prints, and how it ended.
  static func run(_ argument: String) -> String {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [argument]
    let output = Pipe()
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardOutput = output
    process.standardError = output
    do {
      try process.run()
    } catch {
      return "\(error)"
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let end = process.terminationReason == .exit ? "exit" : "signal"
    return text.replacing("\n", with: "; ") + "\(end) \(process.terminationStatus)"
  }
}

@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
