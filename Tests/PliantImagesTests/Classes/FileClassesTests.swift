import PliantImages
import Testing

/// What a class's descriptor says in a file is what it says in memory.
struct FileClassesTests {
  class Base {
    func first() {}
    func second() {}
  }
  final class Below: Base {
    override func second() {}
    func third() {}
  }

  @Test func methodsAndSuperclass() throws {
    let base = try #require(ClassMetadata(Base.self).descriptor)
    let below = try #require(ClassMetadata(Below.self).descriptor)
    let image = try #require(Image.loaded().first { $0.contains(base.address) })
    let file = try ELFFile(path: image.path)
    let classes = FileClasses(file, memory: UnloadedMemory(file))
    for descriptor in [base, below] {
      let members = classes.members(of: descriptor.address - image.base)
      let overrides = descriptor.overrides
      let functions = descriptor.methods.map(\.implementation) + overrides.map(\.implementation)
      #expect(Set(members.slots.keys) == Set(functions.compactMap { $0 }.map { $0 - image.base }))
      #expect(members.overridden == overrides.map { .address($0.method - image.base) })
    }
    #expect(classes.superclass(of: base.address - image.base) == nil)
    #expect(classes.superclass(of: below.address - image.base) == base.address - image.base)
  }
}
