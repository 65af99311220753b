import Foundation
import Glibc
import PliantReload
import ProgramRunner
import ReloadFixture
import Testing

/// Reloads of several images of the process, which change all of them or none.
@Suite(.serialized, .enabled(if: Edit.canReload))
struct TogetherTests {
  private static let library = Task { try await Wares() }

  @Test(arguments: [true, false])
  func oneOfThemIsRefused(_ isFirst: Bool) async throws {
    let library = try await Self.library.value
    let good = [try await library.object("1", "100")]
    let bad = try await Edit.objects(
      of: [
        Edit("Together.swift").replacing("count = 1", "count = 1, more = 2")
          .replacing("Bag().count", "Bag().count + 100")
      ]
    )
    await #expect(throws: ReloadError.self) {
      try await Edit.load(bad, with: (library.loader, good), isFirst: isFirst)
    }
    #expect("\(library.price()) \(total())" == "1 1")
  }

  @Test func newFunctionsOfTheOther() async throws {
    let library = try await Self.library.value
    let more = [try await library.object("{ 1 }", "{ 2 }\npublic func extra() -> Int { 40 }")]
    let edit = try Edit("Together.swift").replacing("Bag().count", "Bag().count + extra()")
      .appending(#"@_silgen_name("$s5Wares5extraSiyF") func extra() -> Int"#)
    try await Edit.load(
      try await Edit.objects(of: [edit]),
      with: (library.loader, more),
      isFirst: false
    )
    #expect("\(library.price()) \(total())" == "2 41")
    // The library's function is known later, too.
    try await edit.replacing("+ extra()", "+ extra() + 1").reload()
    #expect(total() == 42)
  }
}

/// A library that is built while these tests run.
private struct Wares: @unchecked Sendable {
  // SAFETY: the tests that use the loader run one after the other, under the lock of `Edit`.
  let loader: Loader
  private let folder: URL
  private static let text = """
    public func price() -> Int { 1 }
    @_cdecl("wares_price") public func priceForC() -> Int { price() }

    """

  init() async throws {
    folder = try makeTemporaryFolder()
    let path = folder.appending(path: "libWares.so").path
    try await Self.compile(Self.text, in: folder, ["-emit-library", "-o", path])
    #expect(dlopen(path, RTLD_NOW | RTLD_GLOBAL) != nil)
    loader = try Loader(module: "Wares")
    try loader.register(try await object("", ""))
  }

  func price() -> Int {
    guard let symbol = dlsym(nil, "wares_price") else { return -1 }
    // SAFETY: the library defines it so.
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)()
  }

  /// The object file of the edited text.
  func object(_ old: String, _ new: String) async throws -> String {
    let path = folder.appending(path: "\(UUID()).o").path
    let text = old.isEmpty ? Self.text : Self.text.replacing(old, with: new)
    let options = ["-c", "-Xfrontend", "-function-sections", "-o", path]
    try await Self.compile(text, in: folder, options)
    return path
  }

  private static func compile(
    _ text: String,
    in folder: URL,
    _ options: [String]
  ) async throws {
    let source = folder.appending(path: "Wares.swift")
    try text.write(to: source, atomically: true, encoding: .utf8)
    let common = ["-module-name", "Wares", "-parse-as-library", "-Onone", "-g", source.path]
    try await runProgram("swiftc", common + options).succeeded()
  }
}
