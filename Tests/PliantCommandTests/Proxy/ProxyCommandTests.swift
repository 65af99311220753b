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
    #expect(try run("Swift.CustomStringConvertible").contains("private(set) var description"))
  }

  @Test func refusalsNameTheReason() throws {
    let texts = try ["LogHandler", "Swift.Nothing", "Swift.IteratorProtocol", "Absent.Type"].map {
      try run($0).prefix { $0 != "\n" }
    }
    #expect(
      texts == [
        "Error: Write the module and the protocol: 'Module.LogHandler'.",
        "Error: Module Swift has no public protocol Nothing.",
        "Error: Swift.IteratorProtocol has associated types, which @ProxyFor cannot take.",
        "Error: Couldn't load module 'Absent' in the current SDK and search paths. "
          + "Build the package first, or name a folder with '-I'.",
      ]
    )
  }

  private func run(_ name: String) throws -> String {
    try runProgram(built("pliant").path, ["proxy", name, "-I", built("Modules").path]).output
  }
}
