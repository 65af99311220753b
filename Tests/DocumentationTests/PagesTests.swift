import Foundation
import ProgramRunner
import Testing

/// Every block of Swift in the README and the catalogs compiles, in the order of reading.
///
/// What a page does not show, such as the objects that its examples are about, stands before a
/// block in a comment that readers do not see: `<!-- given: let greeter = Greeter() -->`. No line
/// of it begins with `@`, which DocC takes for a directive there. The comment `<!-- anew -->` lets
/// the next block declare again what the page has declared before.
@Suite(.serialized) struct PagesTests {
  @Test(arguments: Page.all) func compiles(_ page: Page) async throws {
    try await expectCompiles(Program(page).text, ["-parse-as-library"])
  }

  @Test func piecesOfManifestsCompile() async throws {
    var lines = ["import PackageDescription"]
    for page in Page.all {
      for block in page.blocks where block.isOfManifest {
        let (start, end) =
          switch block.lines[0].prefix(while: { $0 != ":" && $0 != "(" }) {
          case "traits": ("_ = Package(name: \"\",", ")")
          case "swiftSettings": ("_ = Target.target(name: \"\",", ")")
          case ".package": ("let _: [Package.Dependency] = [", "]")
          default: ("let _: [Target] = [", "]")
          }
        lines += ["#sourceLocation(file: \"\(page)\", line: \(block.first - 1))", start]
        lines += block.lines.map(String.init) + [end, "#sourceLocation()"]
      }
    }
    let manifests = try #require(manifestModules())
    try await expectCompiles(
      lines.joined(separator: "\n"),
      ["-I", manifests, "-package-description-version", "6.3.0"]
    )
  }

  /// Records each error under the page and the line that it stands on.
  private func expectCompiles(_ text: String, _ options: [String]) async throws {
    let result = try await Compiler.check(
      text,
      options + ["-suppress-warnings", "-diagnostic-style", "llvm"]
    )
    guard result.status != 0 else { return }
    let errors = result.output.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains("expanded code originates here")
    }
    for error in errors { Issue.record("\(error)") }
    if errors.isEmpty { Issue.record("\(result.output)") }
  }

  /// Where the toolchain keeps what manifests import, beside its compiler.
  private func manifestModules() -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let compiler = URL(filePath: "\(folder)/swiftc").resolvingSymlinksInPath()
      let modules = compiler.appending(path: "../../lib/swift/pm/ManifestAPI").standardized
      if FileManager.default.fileExists(atPath: modules.path) { return modules.path }
    }
    return nil
  }
}
