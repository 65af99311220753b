package import PliantTracing

/// A command's request to the agent: the first message on its socket, or the value of an
/// environment variable of a program that the command starts.
package struct AgentRequest: Codable, Sendable {
  /// The newest way to say it.
  package static let version = 1
  /// Names the variable.
  package static let variable = "PLIANT_AGENT"

  package var version = Self.version
  package var trace: CommandTrace.Request?
  package var reloads = false
  /// The port of a console, or 0 for any.
  package var console: UInt16?

  /// Of a program that the command starts: the file for a trace's text.
  package var output: String?
  /// The seconds until that is written, or 0.
  package var seconds = 0
  /// The libraries that it would have preloaded without the agent.
  package var preloads: String?

  package init() {}
}
