import ArgumentParser
import Foundation

/// The libraries that programs load for this command.
enum ToolLibrary {
  /// The path of a product beside this program, where it is built if it is missing.
  static func path(of product: String) throws -> String {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let path = folder.appending(path: "lib\(product).so").path
    if access(path, R_OK) != 0 {
      let build = folder.lastPathComponent == "release" ? ["-c", "release"] : []
      try StartedProgram.swift(["build", "--product", product] + build)
    }
    guard access(path, R_OK) == 0 else {
      throw ValidationError("\(path) is missing: build it by 'swift build --product \(product)'.")
    }
    return path
  }
}
