import Foundation

/// The modules of the package to which a program belongs, without those of its dependencies.
package enum OwnModules {
  /// Empty if SwiftPM has not built the program where it is.
  ///
  /// Beside a program is a folder for each module, with a list of its sources; those of
  /// dependencies are in other packages.
  package static func names(ofProgram path: String) -> [String] {
    let folder = URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    let package = folder.path.components(separatedBy: "/.build/")
    guard package.count > 1, let root = package.first else { return [] }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".build") }.compactMap { name in
      let list = try? String(contentsOf: folder.appending(path: name + "/sources"), encoding: .utf8)
      // A path with spaces is quoted.
      let first = list?.split(separator: "\n").first?.drop { "'\"".contains($0) } ?? ""
      let isOwn = first.hasPrefix(root + "/") && !first.hasPrefix(root + "/.build/")
      return isOwn ? String(name.dropLast(".build".count)) : nil
    }.sorted()
  }
}
