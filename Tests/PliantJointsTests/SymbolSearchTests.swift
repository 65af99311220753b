import Foundation
import PliantImages
import PliantJoints
import Testing

struct SymbolSearchTests {
  @Test func anImagesFileIsOpenedOnce() throws {
    let core = try #require(Image.loaded().first { $0.name.hasSuffix("/libswiftCore.so") })
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data(contentsOf: URL(filePath: core.path)).write(to: URL(filePath: path))
    let copy = core.read(from: path)
    let search = SymbolSearch()
    _ = try search.file(of: copy)
    try FileManager.default.removeItem(atPath: path)
    #expect(try !search.file(of: copy).symbols(prefix: "$sSS", containing: "count").isEmpty)
    #expect(throws: ImageError.self) { try SymbolSearch().file(of: copy) }
  }
}
