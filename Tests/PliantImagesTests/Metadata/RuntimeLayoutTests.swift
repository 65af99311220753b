import PliantImages
import Testing

/// `Tests/Programs/Layouts/run` shows that each part is noticed if it is another.
struct RuntimeLayoutTests {
  @Test func layoutsOfThisSwiftAreKnown() {
    #expect(RuntimeLayout.difference == nil)
    #expect(RuntimeLayout.differenceOfTasks == nil)
  }

  @Test func taskLocalItemsAreFoundOnlyWhileBound() {
    func next() -> UInt? { TaskLocalItem(of: Local.$value).map { $0.next & ~7 } }
    #expect(next() == nil)
    Local.$value.withValue(1) {
      let outer = TaskLocalItem(of: Local.$value)?.address
      Local.$value.withValue(2) { #expect(next() == outer) }
      #expect(TaskLocalItem(of: Local.$value)?.address == outer)
    }
  }

  private enum Local {
    @TaskLocal static var value = 0
  }
}
