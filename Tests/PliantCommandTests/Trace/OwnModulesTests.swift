import Foundation
import ProgramRunner
import Testing

/// The functions that `pliant trace` records without a filter.
struct OwnModulesTests {
  @Test func dependenciesAreLeftOut() throws {
    let root = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: root) }
    let program = try package(in: root)
    let own = try trace("--", program)
    #expect(own.errors.hasPrefix("# Recording 4 functions of Shop\n"), "\(own.errors)")
    let calls = names(in: own.errors)
    #expect(calls == ["Main.main", "Main.main() closure #1", "fall", "fall", "fall"])
    let all = try trace("--all", "--", program)
    // Optimized, Pliant's own library has copies of functions of the standard library's.
    let modules = all.errors.prefix { $0 != "\n" }
    #expect(modules.contains(" Dep, ") && modules.contains("Shop"), "\(modules)")
    #expect(all.errors.contains("depend("))
  }

  /// As every image of a server has it: copied out of the folder in which it was built.
  @Test(arguments: [[], ["-gline-tables-only"]]) func movedProgramsAreKnown(
    options: [String]
  ) throws {
    let root = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: root) }
    let moved = root.appending(path: "Shop")
    try FileManager.default.moveItem(
      at: URL(filePath: try package(in: root, options)),
      to: moved
    )
    let run = try trace("--", moved.path)
    #expect(run.errors.hasPrefix("# Recording 4 functions of Shop\n"), "\(run.errors)")
  }

  @Test func limitsAreKept() throws {
    let root = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: root) }
    let program = try package(in: root)
    let shallow = try trace("--depth", "1", "--", program)
    #expect(names(in: shallow.errors) == ["Main.main"])
    let excluded = try trace("--exclude", "*fall*", "--", program)
    #expect(names(in: excluded.errors) == ["Main.main", "Main.main() closure #1"])
    let two = try trace("--calls", "2", "--filter", "*fall*", "--", program)
    #expect(two.errors.components(separatedBy: "-> ").count == 3, "\(two.errors)")
    let slow = try trace("--threshold", "600000000", "--", program)
    #expect(names(in: slow.errors).isEmpty)
  }

  private func trace(_ arguments: String...) throws -> ProgramRun {
    try runProgram(built("pliant").path, ["trace"] + arguments, separatingErrors: true)
  }

  /// The names of the printed calls, in the order of their beginnings, however long they took.
  private func names(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line -> String? in
      guard let bar = line.firstRange(of: " | ") else { return nil }
      let call = line[bar.upperBound...].drop { $0 == " " }
      let name = call.prefix { $0 != "(" }
      guard !call.hasPrefix("}") else { return nil }
      return String(name) + (call.contains("closure #1") ? "() closure #1" : "")
    }
  }

  /// A package as SwiftPM builds it, with a dependency.
  private func package(in root: URL, _ options: [String] = []) throws -> String {
    let folder = root.appending(path: ".build/debug")
    let sources = [
      ("Shop", "Sources/Shop.swift", Self.shop), ("Dep", ".build/checkouts/Dep.swift", Self.dep),
    ]
    for (module, path, text) in sources {
      let file = root.appending(path: path)
      let list = folder.appending(path: "\(module).build/sources")
      for url in [file, list] {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
      }
      try text.write(to: file, atomically: true, encoding: .utf8)
      try (file.path + "\n").write(to: list, atomically: true, encoding: .utf8)
    }
    let (object, program) = (
      folder.appending(path: "Dep.o").path, folder.appending(path: "Shop").path
    )
    let dep = [
      "-emit-object", "-emit-module", "-emit-module-path", folder.path + "/Dep.swiftmodule",
    ]
    for arguments in [
      ["-module-name", "Dep", "-o", object, root.path + "/.build/checkouts/Dep.swift"] + dep,
      [
        "-module-name", "Shop", "-I", folder.path, "-o", program, object,
        root.path + "/Sources/Shop.swift",
      ],
    ] { try runProgram("swiftc", ["-parse-as-library"] + options + arguments).succeeded() }
    return program
  }

  private static let dep = "public func depend(_ number: Int) -> Int { number }"
  private static let shop = """
    import Dep
    func fall(_ number: Int) -> Int { number == 0 ? depend(0) : fall(number - 1) }
    nonisolated(unsafe) var route: ((Int) -> Int)?
    @main struct Main {
      static func main() {
        route = { fall($0) }
        _ = route?(2)
      }
    }
    """
}
