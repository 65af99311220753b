import ArgumentParser
import Foundation
import PliantAgent
import PliantBase
import PliantTracing

/// Records the calls of a program that was built without Pliant.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Record the calls of a program, with arguments, results and times.",
    discussion: """
      The program needs no preparation, but its symbols: it must not be stripped, and must use the \
      Swift runtime's shared library. It is started, or runs already. The calls are printed to \
      standard error as they happen, or written to a file when it exits, or a signal such as \
      Ctrl-C ends it, or SIGUSR1 comes to the command:

        pliant trace -- .build/debug/shop --port 8080
        pliant trace --filter 'Shop.*' --threshold 1000 -- ./shop --port 8080
        pliant trace --filter '*.load*' --format chromeTrace --output trace.json -- ./shop
        pliant trace --filter 'Shop.*' --pid 1234

      Formats are tree, chromeTrace (for Perfetto), flameGraph (an SVG image), foldedStacks (for \
      other flame graphs) and summary (calls, total, self, mean, p99). A filter is the name of a \
      function with its module, in which * stands for any text. Without one, the functions and \
      closures of the package's own modules are recorded, if SwiftPM has built it here, and all \
      otherwise.

      Calls that a program was already making when the command attached to it are not recorded; \
      what they call is. Ctrl-C lets the program go: it runs on, with nothing recorded.

      Exits with the status of a program that it starts, or with 1 if it cannot be traced.
      """
  )

  @Option(
    help: "Only functions whose name matches; may be repeated."
  )
  var filter: [String] = []

  @Option(help: "No functions whose name matches; may be repeated.")
  var exclude: [String] = []

  @Flag(help: "Record the modules of the packages that the program depends on, too.")
  var all = false

  @Option(help: "Show only calls that take so many microseconds.")
  var threshold: UInt64?

  @Option(help: "Show only calls that fewer than so many others enclose.")
  var depth: UInt?

  @Option(help: "Stop recording after so many calls; the program runs on.")
  var calls: UInt?

  @Option(help: "Stop recording, and write, after so many seconds; the program runs on.")
  var seconds: UInt?

  @Option(help: "tree, chromeTrace, flameGraph, foldedStacks or summary.")
  var format = "tree"

  @Option(help: "The file to write to.", completion: .file())
  var output: String?

  @Option(
    help: "Write to this file if the program crashes, and not otherwise.",
    completion: .file()
  )
  var onCrash: String?

  @Flag(help: "Print values by their own descriptions, which runs code of the program.")
  var describeValues = false

  @OptionGroup var process: ProcessOptions

  @Argument(parsing: .postTerminator, help: "The program and its arguments, behind --.")
  var program: [String] = []

  func validate() throws {
    try process.require(or: program, "trace")
    guard Self.formats.contains(format) else {
      throw ValidationError(
        "No format is called '\(format)': use \(Self.formats.joined(separator: ", "))."
      )
    }
  }

  private static let formats = TraceFormat.allCases.map { "\($0)" }.sorted()

  func run() throws {
    var trace = CommandTrace.Request()
    (trace.filters, trace.excluded, trace.includesAll) = (filter, exclude, all)
    (trace.format, trace.isForFile) = (format, output != nil || onCrash != nil)
    trace.isColored = Terminal.wantsColor(STDERR_FILENO)
    trace.width = Terminal.width(STDERR_FILENO)
    (trace.describesValues, trace.isForCrash) = (describeValues, onCrash != nil)
    trace.threshold = threshold ?? 0
    trace.depth = depth.map { Int(clamping: $0) } ?? .max
    trace.calls = calls.map { Int(clamping: $0) }
    var request = AgentRequest()
    // The program may work in another folder.
    let file = (onCrash ?? output).map { URL(filePath: $0).absoluteURL.path }
    (request.trace, request.output) = (trace, file)
    request.seconds = Int(clamping: seconds ?? 0)
    try AgentCommand.run(request, in: program, or: process, to: "trace")
  }
}
