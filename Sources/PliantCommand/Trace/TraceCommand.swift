import ArgumentParser
import Foundation
import PliantImages
import PliantTracing

/// Runs a program that was built without Pliant, and records its calls.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Run a program and record its calls, with arguments, results and times.",
    discussion: """
      The program needs no preparation, but its symbols: it must not be stripped, and must use the \
      Swift runtime's shared library. The calls are printed to standard error as they happen, or \
      written to a file when it exits, or a signal such as Ctrl-C ends it, or SIGUSR1 comes:

        pliant trace -- .build/debug/shop --port 8080
        pliant trace --filter 'Shop.*' --threshold 1000 -- ./shop --port 8080
        pliant trace --filter '*.load*' --format chromeTrace --output trace.json -- ./shop

      Formats are tree, chromeTrace (for Perfetto), flameGraph (an SVG image), foldedStacks (for \
      other flame graphs) and summary (calls, total, self, mean, p99). A filter is the name of a \
      function with its module, in which * stands for any text. Without one, the functions and \
      closures of the package's own modules are recorded, if SwiftPM has built it here, and all \
      otherwise.

      Exits with the program's status, or with 1 if it cannot be traced.
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

  @Option(help: "Show only calls within fewer others.")
  var depth: UInt?

  @Option(help: "Stop recording after so many calls; the program runs on.")
  var calls: UInt?

  @Option(help: "Stop recording, and write, after so many seconds; the program runs on.")
  var seconds: UInt?

  @Option(help: "tree, chromeTrace, flameGraph, foldedStacks or summary.")
  var format = "tree"

  @Option(help: "The file to write to.", completion: .file())
  var output: String?

  @Flag(help: "Tell values by their own descriptions, which runs code of the program.")
  var describeValues = false

  @Argument(parsing: .postTerminator, help: "The program and its arguments, behind --.")
  var program: [String] = []

  func validate() throws {
    guard !program.isEmpty else { throw ValidationError("Name a program, behind --.") }
    guard Self.formats.contains(format) else {
      throw ValidationError(
        "No format is called '\(format)': use \(Self.formats.joined(separator: ", "))."
      )
    }
  }

  static let formats = ["chromeTrace", "flameGraph", "foldedStacks", "summary", "tree"]

  func run() throws {
    let path = Preload.path(of: program[0])
    let library: String
    do {
      library = try TracedProgram.library()
      try TracedProgram.check(path)
    } catch let error as TracedProgram.Refusal {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode.failure
    }
    let own = filter.isEmpty && !all ? OwnModules.names(ofProgram: path) : []
    if !own.isEmpty { setenv("PLIANT_TRACE_MODULES", own.joined(separator: ";"), 1) }
    let filters = own.isEmpty && filter.isEmpty ? ["*"] : filter
    setenv("PLIANT_TRACE", filters.joined(separator: ";"), 1)
    let others = [
      "EXCLUDE": exclude.isEmpty ? nil : exclude.joined(separator: ";"),
      "THRESHOLD": threshold.map(String.init), "DEPTH": depth.map(String.init),
      "CALLS": calls.map(String.init), "SECONDS": seconds.map(String.init),
    ]
    for case (let name, let value?) in others { setenv("PLIANT_TRACE_" + name, value, 1) }
    setenv("PLIANT_TRACE_FORMAT", format, 1)
    if let output { setenv("PLIANT_TRACE_OUTPUT", output, 1) }
    if describeValues { setenv("PLIANT_TRACE_DESCRIBES", "1", 1) }
    let reason = Preload.run(path, program, with: [library])
    FileHandle.standardError.write(Data("Cannot run '\(path)': \(reason)\n".utf8))
    throw ExitCode.failure
  }
}

/// Whether a program can be traced, and by which library.
enum TracedProgram {
  struct Refusal: Error, CustomStringConvertible { let description: String }

  /// The library that is preloaded; it lies beside this program.
  static func library() throws -> String {
    let library = Preload.library("PliantTracer").path
    guard access(library, R_OK) == 0 else {
      throw Refusal(
        description: "Cannot trace: '\(library)' is missing. Build it with 'swift build --product "
          + "PliantTracer'"
      )
    }
    return library
  }

  static func check(_ path: String) throws {
    func refusal(_ reason: String) -> Refusal {
      Refusal(description: "Cannot trace '\(path)': \(reason)")
    }
    do {
      let file = try ELFFile(path: path)
      guard file.hasSwiftSections else { throw refusal("it contains no Swift code") }
      guard !file.neededLibraries.isEmpty else {
        throw refusal("it is linked statically, and loads no library. Link it with PliantTracing")
      }
      guard file.neededLibraries.contains("libswiftCore.so") else {
        throw refusal(
          "it contains the Swift runtime. Build it without '--static-swift-stdlib', or link it "
            + "with PliantTracing"
        )
      }
      guard let symbols = try ELFSymbols(file), !symbols.isStripped else {
        throw refusal("it has no symbols. Do not strip it, and link it without '-s'")
      }
    } catch let error as ImageError {
      throw refusal("\(error)")
    }
  }
}
