package import Foundation

/// How a program ended, and what it printed.
package struct ProgramRun: Sendable {
  package enum End: Sendable {
    case exited(Int32)
    case signal(Int32)
    case timedOut
  }

  package let end: End
  /// Standard output, and standard error unless `errors` has it.
  package let output: String
  package let errors: String

  /// The exit status, as a shell would say it.
  package var status: Int32 {
    switch end {
    case .exited(let status): status
    case .signal(let signal): 128 + signal
    case .timedOut: 124
    }
  }

  /// Returns the output of a program that has exited with 0, and throws that of another.
  @discardableResult
  package func succeeded() throws -> String {
    guard case .exited(0) = end else { throw CommandFailed(log: output) }
    return output
  }
}

/// A command that did not exit with 0, and all that it printed.
package struct CommandFailed: Error {
  package let log: String
}

/// Runs a program, found as a shell finds it, and waits for it on this thread.
///
/// It is killed after `seconds`. The file `output` keeps what it printed, if one is named.
package func runProgram(
  _ program: String,
  _ arguments: [String],
  output: URL? = nil,
  separatingErrors: Bool = false,
  environment: [String: String] = [:],
  seconds: Double = 1_200
) throws -> ProgramRun {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let (output, errors) = (
    output ?? folder.appending(path: "output"), folder.appending(path: "errors")
  )
  let files = try (separatingErrors ? [output, errors] : [output]).map { url in
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = files.first
  process.standardError = files.last
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  try process.run()
  var end = ProgramRun.End.timedOut
  if ended.wait(timeout: .now() + seconds) == .success {
    let status = process.terminationStatus
    end = process.terminationReason == .uncaughtSignal ? .signal(status) : .exited(status)
  } else {
    // A process that a task has started may ignore a polite signal.
    kill(process.processIdentifier, SIGKILL)
    ended.wait()
  }
  for file in files { try file.close() }
  return ProgramRun(
    end: end,
    output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
    errors: separatingErrors ? String(decoding: try Data(contentsOf: errors), as: UTF8.self) : ""
  )
}

/// Runs a program without holding a thread of the tests, which are as few as the processors.
package func runProgram(_ program: String, _ arguments: [String]) async throws -> ProgramRun {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(with: Result { try runProgram(program, arguments, seconds: 1_200) })
    }
  }
}

/// Gives a pipe's text to `receive` until its end, on a thread of its own.
///
/// NB: a `readabilityHandler` is called again and again at the end, and the Dispatch source behind
/// it crashes the process if the descriptor is closed first.
package func readText(of pipe: Pipe, _ receive: @escaping @Sendable (String) -> Void) {
  Thread.detachNewThread {
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      receive(String(decoding: data, as: UTF8.self))
    }
  }
}

/// A program or folder that was built beside the running one.
package func built(_ name: String) -> URL {
  URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: name)
}

/// Makes a folder, which the caller removes.
package func makeTemporaryFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "pliant-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}
