import ArgumentParser
import PliantAgent
import PliantTracing

/// Shows the requests that a program answers.
struct RequestsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "requests",
    abstract: "Show the requests of a server by route: rate, errors, p50, p99, and the slowest.",
    discussion: """
      A request is a call of Hummingbird's router or of a Vapor route's closure, or of a NIO \
      handler of the program's own (channelRead), whose answer may come later; --request names \
      another function. The program's own functions are recorded meanwhile, as 'pliant trace' \
      does, and the three slowest requests are shown with their calls:

        pliant requests --pid Shop --seconds 10
        pliant requests --request 'Shop.Server.answer(_:)' -- swift run Shop

      The table is printed when the seconds are over, Ctrl-C lets the program go, or SIGUSR1 comes \
      to the command. It is of the newest calls, some hundred thousand.
      """
  )

  @Option(help: "The function whose calls are requests, with its module; * stands for any text.")
  var request: String?
  @Option(help: "For so many seconds, or until Ctrl-C.") var seconds: UInt?
  @Option(help: "No functions whose name matches; may be repeated.") var exclude: [String] = []
  @OptionGroup var process: ProcessOptions
  @Argument(parsing: .postTerminator, help: "The program and its arguments, behind --.")
  var program: [String] = []

  func validate() throws { try process.require(or: program, "requests") }

  func run() throws {
    var trace = CommandTrace.Request()
    (trace.format, trace.request, trace.excluded) = ("requests", request, exclude)
    var wanted = AgentRequest()
    (wanted.trace, wanted.seconds) = (trace, Int(clamping: seconds ?? 0))
    try AgentCommand.run(wanted, in: program, or: process, to: "trace")
  }
}
