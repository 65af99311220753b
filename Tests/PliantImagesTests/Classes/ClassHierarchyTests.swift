import PliantImages
import Testing

struct ClassHierarchyTests {
  class Top { func work() {} }
  class Left: Top {}
  final class Bottom: Left {}
  class Right: Top {}
  class Elsewhere {}

  @Test func subclasses() throws {
    let top = try #require(ClassMetadata(Top.self).descriptor)
    let found = try Set(ClassHierarchy.subclasses(of: top).map { "\($0.type)" })
    #expect(found == ["Left", "Bottom", "Right"])
  }
}
