import Foundation
import ProgramRunner
import Testing

/// `pliant proxy`, run as a person runs it.
struct ProxyCommandTests {
  // N: a list of requirements for `@ProxyFor`, with `@Optional`
  @Test func requirementsAreListed() throws {
    let challenged = """
      didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable \
      (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
      """
    #expect(
      try run("FoundationNetworking.URLSessionDelegate") == """
        @ProxyFor(URLSessionDelegate.self)
        final class URLSessionDelegateProxy: NSObject, URLSessionDelegate {
          @Optional func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
          @Optional func urlSession(_ session: URLSession, \(challenged))
        }

        """
    )
    let handler = try run("Logging.LogHandler")
    #expect(
      handler.contains("\n  var logLevel: Logger.Level\n")
        && handler.hasSuffix(
          """
            protocol Others {
              subscript(metadataKey _: String) -> Logger.Metadata.Value? { get set }
            }
          }

          """
        )
    )
    let described = try run("Swift.CustomStringConvertible")
    #expect(described.contains("\n  private(set) var description: String\n"))
    #expect(try run("Swift.CodingKey").contains("\n  @Optional private(set) var description"))
  }

  /// As SwiftPM leaves a module above one of C in a checkout, such as swift-atomics.
  @Test func modulesAboveOnesOfCAreFound() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let map = folder.path + "/checkout/module.modulemap"
    let text = try runProgram(
      "/bin/sh",
      [
        "-ec",
        """
        cd \(folder.path); mkdir -p checkout .build/debug/Modules
        echo 'typedef int shim_number;' > checkout/shim.h
        echo 'module CShim { header "shim.h" }' > \(map)
        echo '[..."-Xcc","-fmodule-map-file=\(map)","-c"]' > .build/debug.yaml
        echo 'import CShim; public protocol Counting { func count(_ n: shim_number) }' > a.swift
        swiftc -emit-module -module-name Above -emit-module-path .build/debug/Modules/ \
          -Xcc -fmodule-map-file=\(map) a.swift
        '\(built("pliant").path)' proxy Above.Counting
        """,
      ]
    ).output
    #expect(text.hasSuffix("  func count(_ n: shim_number)\n}\n"))
  }

  @Test func refusalsNameTheReason() throws {
    let texts = try [
      "LogHandler", "Swift.Nothing", "Swift.IteratorProtocol", "Swift.Hashable", "Absent.Type",
    ].map { try run($0).prefix { $0 != "\n" } }
    #expect(
      texts == [
        "Error: Write the module and the protocol: 'Module.LogHandler'.",
        "Error: Module Swift has no public protocol Nothing.",
        "Error: Swift.IteratorProtocol has associated types, which @ProxyFor cannot take.",
        "Error: Swift.Hashable has 'static func == (lhs: Self, rhs: Self) -> Bool', which takes a "
          + "value of the class's own type (Self): @ProxyFor cannot take it.",
        "Error: Couldn't load module 'Absent' in the current SDK and search paths. "
          + "Build the package first, or name a folder with '-I'.",
      ]
    )
  }

  private func run(_ name: String) throws -> String {
    try runProgram(built("pliant").path, ["proxy", name, "-I", built("Modules").path]).output
  }
}
