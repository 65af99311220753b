import Foundation
import PliantBase
import PliantImages
import PliantReload
import ProgramRunner
import Testing

/// A file of `ReloadFixture` with other text, which is compiled and loaded into these tests.
struct Edit {
  private let file: String
  private var text: String

  /// Whether these tests were built for debugging.
  static let canReload = _isDebugAssertConfiguration()

  init(_ file: String) throws {
    self.file = file
    text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
  }

  func replacing(_ old: String, _ new: String) throws -> Edit {
    try #require(text.contains(old))
    var edit = self
    edit.text = text.replacing(old, with: new)
    return edit
  }

  func appending(_ more: String) -> Edit {
    var edit = self
    edit.text += "\n" + more + "\n"
    return edit
  }

  /// Compiles and loads it; the functions that changed are named without their modules.
  @discardableResult
  func reload() async throws -> Loader.Outcome {
    try await Self.reload([self])
  }

  @discardableResult
  static func reload(_ edits: [Edit]) async throws -> Loader.Outcome {
    try await load(try await objects(of: edits))
  }

  /// The object files of edits, in folders that the system removes.
  static func objects(of edits: [Edit]) async throws -> [String] {
    var objects: [String] = []
    for edit in edits { objects.append(try await edit.compile(in: try makeTemporaryFolder())) }
    return objects
  }

  @discardableResult
  static func load(_ objects: [String]) async throws -> Loader.Outcome {
    try await registered.value.get().withLock { try $0.load(objects) }
  }

  /// Loads objects together with those of another image, before or after these.
  static func load(
    _ objects: [String],
    with others: (loader: Loader, paths: [String]),
    isFirst: Bool
  ) async throws {
    _ = try await registered.value.get().withLock { loader in
      try Loader.load(isFirst ? [(loader, objects), others] : [others, (loader, objects)])
    }
  }

  /// The object file of the edited text.
  func compile(in folder: URL) async throws -> String {
    let source = folder.appending(path: file)
    try text.write(to: source, atomically: true, encoding: .utf8)
    return try await Self.compile(source, in: folder)
  }

  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../Fixtures/ReloadFixture").standardized

  private static let files = ["Busy", "Kinds", "Layered", "Layouts", "Together"].map {
    $0 + ".swift"
  }

  /// The coverage options of this program.
  private static let coverage = Result {
    let counters = try ImageFile(Image.loaded()[0]).memory(ofSection: "__llvm_prf_cnts")
    return counters == nil ? [] : ["-profile-generate", "-profile-coverage-mapping"]
  }

  private static func compile(_ source: URL, in folder: URL) async throws -> String {
    let name = source.lastPathComponent
    let object = folder.appending(path: name + ".o").path
    let others = files.filter { $0 != name }.map { Self.folder.appending(path: $0).path }
    try await runProgram(
      "swiftc",
      [
        "-frontend", "-c", "-primary-file", source.path, "-module-name", "ReloadFixture", "-Onone",
        "-g", "-enable-testing", "-function-sections", "-swift-version", "6",
        "-suppress-warnings", "-disable-objc-interop", "-o", object,
      ] + coverage.get() + others
    ).succeeded()
    return object
  }

  /// The loader, which knows what these tests were built from.
  private static let registered = Task<Result<SharedLoader, any Error>, Never> {
    do {
      let folder = try makeTemporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let codeFolder = try makeTemporaryFolder().path
      let loader = try Loader(module: "ReloadFixture", folder: codeFolder)
      for file in files {
        try loader.register(try await compile(Self.folder.appending(path: file), in: folder))
      }
      return .success(SharedLoader(loader))
    } catch {
      return .failure(error)
    }
  }
}

/// A loader, and the lock under which tests use it.
private final class SharedLoader: @unchecked Sendable {
  // SAFETY: the loader is used under the lock.
  private let loader: Loader
  private let lock = Guarded(())
  init(_ loader: Loader) { self.loader = loader }

  func withLock<Result>(_ body: (Loader) throws -> Result) rethrows -> Result {
    try lock.withUncheckedLock { _ in try body(loader) }
  }
}
