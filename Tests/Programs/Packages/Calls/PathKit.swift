import Foundation

@testable import PathKit

/// Calls what the package's tests leave out, and tells what came of it.
func calls(_ tell: (Any) -> Void) async throws {
  tell([
    Path(extendedGraphemeClusterLiteral: "a/b"), Path(unicodeScalarLiteral: "c"),
    Path(fileSystemInfo: DefaultFileSystemInfo()),
  ])

  let folder = Path(FileManager.default.temporaryDirectory.path) + UUID().uuidString
  try folder.mkdir()
  defer { try? folder.delete() }
  try (folder + "inner/most").mkpath()
  let file = folder + "file"
  try file.write("text")
  try file.copy(folder + "copy")
  try (folder + "copy").move(folder + "moved")
  try file.link(folder + "linked")
  try (folder + "symbol").symlink(file)
  tell([file.isDeletable, (folder + "absent").isDeletable])
  tell(try ["moved", "linked", "symbol"].map { try (folder + $0).read() as String })

  let children = folder.iterateChildren(options: .skipsHiddenFiles)
  tell(children.map(\.lastComponent).sorted())
  let sequence = Path.PathSequence(path: folder, options: .skipsSubdirectoryDescendants)
  let iterator = sequence.makeIterator()
  tell(Array(AnyIterator(iterator.next)).map(\.lastComponent).sorted())

  let process = try Path.processUniqueTemporary()
  let unique = try Path.uniqueTemporary()
  tell([process.isDirectory, unique.isDirectory, process == unique])
  try process.delete()
  try unique.parent().delete()
}
