import PliantImages
import Testing

/// A class's descriptor says the same in a file and in memory.
struct FileClassesTests {
  class Base {
    func first() {}
    func second() {}
  }
  final class Below: Base {
    override func second() {}
    func third() {}
  }

  @Test func dispatchedFunctions() throws {
    let base = try #require(ClassMetadata(Base.self).descriptor)
    let below = try #require(ClassMetadata(Below.self).descriptor)
    let image = try #require(Image.loaded().first { $0.contains(base.address) })
    let file = try ELFFile(path: image.path)
    let classes = FileClasses(file)
    for descriptor in [base, below] {
      let functions = descriptor.methods.compactMap(\.implementation) + descriptor.overrides
      #expect(
        classes.dispatched(by: descriptor.address - image.base)
          == Set(functions.map { $0 - image.base })
      )
      #expect(functions.allSatisfy { descriptor.dispatches($0) })
    }
  }
}
