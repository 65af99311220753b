import Foundation
import PliantReload

/// A source file of a library that this program has loaded, edited while it calls the library.
struct ReloadingChapter: TourChapter {
  func run() async throws {
    section("A source file, edited while this program runs its code")
    do {
      let till = try EditedTill()
      defer { till.removeFiles() }
      show("at first", till.sell(10))
      try edit(till, "a discount", "count * 5 }", "count > 9 ? count * 4 : count * 5 }")
      let price = "price(of: count)"
      try edit(
        till,
        "a new type",
        "\\(\(price)) EUR",
        "\\(Euros(\(price)))",
        adding: EditedTill.type
      )
      try edit(till, "a new property", "var sold = 0", "var sold = 0, returned = 0")
    } catch let error as ReloadError {
      show("not here", error)
    }
  }

  private func edit(
    _ till: EditedTill,
    _ name: String,
    _ old: String,
    _ new: String,
    adding more: String = ""
  ) throws {
    do {
      let functions = try till.edit(old, new, adding: more)
      show("edited     \(name)", functions.joined(separator: ", "))
    } catch let error as ReloadError {
      guard case .changedLayout = error else { throw error }
      show("refused    \(name)", error)
    }
    show("state is kept", till.sell(10))
  }
}

/// A library of one file.
private final class EditedTill {
  private static let text = """
    import Glibc

    final class Till {
      var sold = 0
      func sell(_ count: Int) -> String {
        sold += count
        return "\\(count) for \\(price(of: count)) EUR, \\(sold) sold since the start"
      }
      func price(of count: Int) -> Int { count * 5 }
    }

    nonisolated(unsafe) let till = Till()

    @_cdecl("pliant_tour_sell")
    public func sell(_ count: Int) -> UnsafeMutablePointer<CChar>? { strdup(till.sell(count)) }

    """

  static let type = """
    struct Euros: CustomStringConvertible {
      var count: Int
      init(_ count: Int) { self.count = count }
      var description: String { "only \\(count) euros" }
    }

    """

  private typealias Sell = @convention(c) (Int) -> UnsafeMutablePointer<CChar>?

  private let folder: URL
  private let loader: Loader
  private let function: Sell
  private var text = EditedTill.text

  /// Compiles the library and loads it.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "pliant-tour-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let object = try Self.compile(Self.text, in: folder)
    let library = folder.appending(path: "libTourTill.so").path
    try Self.swiftc(["-emit-library", "-o", library, object])
    guard let opened = dlopen(library, RTLD_NOW), let found = dlsym(opened, "pliant_tour_sell")
    else { throw ReloadError.unavailable(detail: "\(library) cannot be loaded") }
    // SAFETY: the text defines it so, and the library is never unloaded.
    function = unsafeBitCast(found, to: Sell.self)
    loader = try Loader(module: "TourTill")
    try loader.register(object)
  }

  func removeFiles() { try? FileManager.default.removeItem(at: folder) }

  func sell(_ count: Int) -> String {
    guard let answer = function(count) else { return "" }
    defer { free(answer) }
    return String(cString: answer)
  }

  /// Saves the file with another text, and loads it; returns the functions that are new.
  func edit(_ old: String, _ new: String, adding more: String) throws -> [String] {
    let edited = text.replacing(old, with: new) + more
    let outcome = try loader.load([try Self.compile(edited, in: folder)])
    text = edited
    return outcome.functions.sorted()
  }

  private static func compile(_ text: String, in folder: URL) throws -> String {
    let (source, object) = (folder.appending(path: "Till.swift"), folder.appending(path: "Till.o"))
    try text.write(to: source, atomically: true, encoding: .utf8)
    try swiftc(
      ["-c", "-module-name", "TourTill", "-parse-as-library", "-Onone"]
        + ["-Xfrontend", "-function-sections", source.path, "-o", object.path]
    )
    return object.path
  }

  private static func swiftc(_ arguments: [String]) throws {
    let path = StartedProgram.path(of: "swiftc")
    guard path.contains("/") else {
      throw ReloadError.unavailable(detail: "no Swift compiler, 'swiftc', is in PATH")
    }
    let (process, messages) = (Process(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardError = messages
    try process.run()
    let text = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let messages = String(decoding: text, as: UTF8.self)
      throw ReloadError.notCompiled(file: "Till.swift", messages: messages)
    }
  }
}
