import Foundation
import PliantHooks
import PliantImages
import Testing

struct SymbolSearchTests {
  @Test func anImagesFileIsOpenedOnce() throws {
    let core = try #require(Image.loaded().first { $0.name.hasSuffix("/libswiftCore.so") })
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data(contentsOf: URL(filePath: core.path)).write(to: URL(filePath: path))
    let copy = core.read(from: path)
    _ = try SymbolSearch().file(of: copy)
    try FileManager.default.removeItem(atPath: path)
    let file = try SymbolSearch().file(of: copy)
    #expect(!file.symbols(prefix: "$sSS", containing: "count").isEmpty)
    #expect(throws: ImageError.self) { try ImageFile(copy) }
  }
}
