import Foundation

/// What must be measured in a process that has done nothing else: this program, run with an argument.
protocol OwnProcess: CaseIterable, RawRepresentable<String> {
  /// Measures, and returns what its parent reads.
  func measure() throws -> Double
}

extension OwnProcess {
  /// Starts a process of its own for every number.
  func numbers(_ count: Int) throws -> Quartiles {
    Quartiles(try runs(count, of: program.lastPathComponent, argument: rawValue))
  }

  /// Measures and ends this process, if its arguments say that it was started for that.
  static func runIfAsked(_ arguments: [String]) throws {
    guard arguments.count == 1, let asked = Self(rawValue: arguments[0]) else { return }
    print(try asked.measure())
    // Giving back a million objects would take longer than all before.
    exit(EXIT_SUCCESS)
  }
}

/// Where the programs of this package and its modules are.
var buildDirectory: URL { program.deletingLastPathComponent() }

private var program: URL { URL(filePath: "/proc/self/exe").resolvingSymlinksInPath() }

/// Starts a program of this package anew for every number that it prints.
func runs(_ count: Int, of name: String, argument: String) throws -> [Double] {
  try (0..<count).map { _ in
    let process = Process()
    let output = Pipe()
    process.executableURL = buildDirectory.appending(path: name)
    process.arguments = [argument]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let number = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else { throw OwnProcessError(argument: argument, output: text) }
    return number
  }
}

struct OwnProcessError: Error {
  let argument: String
  let output: String
}
