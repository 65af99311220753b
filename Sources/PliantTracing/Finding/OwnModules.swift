import Foundation
import PliantImages

/// The modules of the package to which a program belongs, without those of its dependencies.
package enum OwnModules {
  /// Empty if neither the program's folder nor the program tells.
  package static func names(ofProgram path: String) -> [String] {
    let built = namesOfBuilt(path)
    return built.isEmpty ? names(in: path) : built
  }

  /// The modules that SwiftPM has built where the program is.
  ///
  /// Beside a program is a folder for each module, with a list of its sources; those of
  /// dependencies are in other packages.
  private static func namesOfBuilt(_ path: String) -> [String] {
    let folder = URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    let package = folder.path.components(separatedBy: "/.build/")
    guard package.count > 1, let root = package.first else { return [] }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".build") }.compactMap { name in
      let list = try? String(contentsOf: folder.appending(path: name + "/sources"), encoding: .utf8)
      // A path with spaces is quoted.
      let first = list?.split(separator: "\n").first?.drop { "'\"".contains($0) } ?? ""
      return isOwn(first, in: root) ? String(name.dropLast(".build".count)) : nil
    }.sorted()
  }

  private static func isOwn(_ source: some StringProtocol, in root: some StringProtocol) -> Bool {
    source.hasPrefix(root + "/") && !source.hasPrefix(root + "/.build/")
  }

  /// The modules whose sources lay in one package with those of the program's `main`, by what
  /// debuggers read; without that, the module of `main` alone.
  private static func names(in path: String) -> [String] {
    guard let file = try? ELFFile(path: path), let symbols = try? ELFSymbols(file) else {
      return []
    }
    let endsFunction = "FZ".utf8
    var (functions, main) = ([String: UInt](), String?.none)
    for case let symbol? in (0..<symbols.count).lazy.map({ symbols[$0] }) where symbol.isDefined {
      // SwiftPM names the function that `main` is after its module.
      if symbol.name.suffix(5).elementsEqual("_main".utf8), symbol.isGlobal {
        main = String(decoding: symbol.name.dropLast(5), as: UTF8.self)
      }
      guard symbol.name.last.map(endsFunction.contains) == true,
        let module = MangledName.module(of: symbol.name)
      else { continue }
      if symbol.name.suffix(10).elementsEqual("5$mainyyFZ".utf8) { main = main ?? module }
      functions[module] = functions[module] ?? symbol.value
    }
    let lines = Dictionary(file.lines(of: Array(functions.values))) { first, _ in first }
    let sources = functions.compactMapValues { lines[$0]?.file }
    guard let main = main ?? (functions.count == 1 ? functions.first?.key : nil) else { return [] }
    guard let source = sources[main] else { return functions[main] == nil ? [] : [main] }
    let end =
      source.range(of: "/Sources/", options: .backwards)
      ?? source.range(of: "/", options: .backwards)
    let root = source[..<(end?.lowerBound ?? source.endIndex)]
    return sources.filter { isOwn($0.value, in: root) }.keys.sorted()
  }
}
