import Foundation

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Runs a command of the shell, and returns its output.
@discardableResult func shell(_ command: String) throws -> String {
  let (process, pipe) = (Process(), Pipe())
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", "set -o pipefail; " + command]
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw Failure(description: "Failed: \(command)") }
  return String(decoding: data, as: UTF8.self)
}

/// The figures of an earlier commit, which is unpacked for it.
func figuresOf(commit: String) throws -> [Figure] {
  let folder = try shell("mktemp -d").split(separator: "\n").joined()
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try shell("git archive '\(commit)' | tar -x -C '\(folder)'")
  let files = try shell("git ls-tree -r --name-only '\(commit)'")
  return try figures(of: folder, files: files.split(separator: "\n").map(String.init))
}

/// The arguments of the command: options, and the values of some of them.
struct Options {
  private var values: [String: String] = [:]

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let option = rest.popFirst() {
      switch option {
      case "--write": values[option] = ""
      case "--raise", "--list", "--since", "--tests":
        guard let value = rest.popFirst() else {
          throw Failure(description: "\(option) needs a value.")
        }
        values[option] = value
      default: throw Failure(description: "There is no option \(option).")
      }
    }
  }

  subscript(option: String) -> String? { values[option] }

  func contains(_ option: String) -> Bool { values[option] != nil }
}

/// The limits of the figures, as in a file: `name count` on each line.
struct Limits {
  private(set) var counts: [String: Int] = [:]

  init(file: String) throws {
    guard FileManager.default.fileExists(atPath: file) else { return }
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let count = Int(parts[1]) else {
        throw Failure(description: "\(file) has a line that is no name and count: \(line)")
      }
      counts[String(parts[0])] = count
    }
  }

  mutating func lower(to figures: [Figure]) {
    for figure in figures {
      counts[figure.name] = min(figure.limit, counts[figure.name] ?? figure.limit)
    }
    let names = Set(figures.map(\.name))
    counts = counts.filter { names.contains($0.key) }
  }

  mutating func raise(to figure: Figure) { counts[figure.name] = figure.limit }

  func write(to file: String) throws {
    let text = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
