import Foundation

/// A file of a name, in a folder of its own.
struct TemporaryFile {
  private let folder: URL
  let path: String

  init(_ name: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pliant-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent(name).path
  }

  func write(_ text: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
