import Foundation

/// Programs that run with a library of Pliant's loaded before all others.
enum Preload {
  /// Where the library of a product lies: beside this program.
  static func library(_ product: String) -> URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "lib\(product).so")
  }

  /// Becomes the program at a path; returns the reason if that fails.
  static func run(_ path: String, _ arguments: [String], with libraries: [String]) -> String {
    setenv("LD_PRELOAD", libraries.joined(separator: ":"), 1)
    execv(path, arguments.map { strdup($0) } + [nil])
    return String(cString: strerror(errno))
  }
}
