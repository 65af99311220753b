import PliantHooks
import PliantImages
import Testing

/// The refusal of a Swift whose layouts are others than the known ones.
struct LayoutRefusalTests {
  @Test func namesThePart() {
    let error = #expect(throws: OverrideError.self) {
      try RuntimeLayout.check("class", for: "greet()")
    }
    #expect(error?.description.contains("layout (class) is none that Pliant knows") == true)
  }
}
