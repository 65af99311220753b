import Foundation
import ProgramRunner
import Testing

/// Proxies compile, whatever their protocol is and however its module is compiled.
///
/// `Tests/Programs/Proxies/run` compiles all of them, which takes minutes.
struct ProxyMatrixTests {
  struct Build: CustomTestStringConvertible, Sendable {
    let kind: ProxyMatrix.Kind
    let options: [String]
    var testDescription: String { "\(kind.name) \(options.joined(separator: " "))" }
  }

  @Test(arguments: builds)
  func compiles(_ build: Build) async throws {
    let options = ["-emit-sil", "-o", "/dev/null", "-parse-as-library"] + build.options
    let result = try await Compiler.check(ProxyMatrix.source(of: build.kind), options)
    let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(result.status == 0 && errors.isEmpty, "\(errors.joined(separator: "\n"))")
  }

  private static let builds: [Build] =
    if ProcessInfo.processInfo.environment["PLIANT_ALL_PROXIES"] == nil {
      [1, 7, 12].map { Build(kind: ProxyMatrix.kinds[$0], options: []) }
    } else {
      ProxyMatrix.kinds.flatMap { kind in
        ["5", "6"].flatMap { mode in
          [[], isolated].flatMap { isolation in
            [[], nonsending].map { sending in
              Build(kind: kind, options: ["-swift-version", mode] + isolation + sending)
            }
          }
        }
      }
    }

  private static let isolated = ["-default-isolation", "MainActor"]
  private static let nonsending = [
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
  ]
}
