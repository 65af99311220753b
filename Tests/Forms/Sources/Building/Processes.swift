import Foundation

package enum ProcessResult {
  case exited(Int32)
  case signal(Int32)
  case timedOut
}

/// Prints a line at once.
package func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Runs a program, with all that it prints in a file.
package func run(
  _ program: String,
  _ arguments: [String],
  output: URL,
  environment: [String: String] = [:],
  seconds: Double = 1_200
) throws -> (result: ProcessResult, output: String) {
  try Data().write(to: output)
  let file = try FileHandle(forWritingTo: output)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardOutput = file
  process.standardError = file
  process.standardInput = FileHandle.nullDevice
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  try process.run()
  var result = ProcessResult.timedOut
  if ended.wait(timeout: .now() + seconds) == .success {
    result =
      process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .exited(process.terminationStatus)
  } else {
    kill(process.processIdentifier, SIGKILL)
    ended.wait()
  }
  try file.close()
  return (result, String(decoding: try Data(contentsOf: output), as: UTF8.self))
}

/// A command that did not exit with 0, and all that it printed.
package struct CommandFailed: Error {
  package let log: String

  package init(log: String) { self.log = log }
}
