#if DEBUG
import Testing

/// Properties of many forms, each of which is changed in each way (63, part 6).
struct UnpreparedFormsTests {
  @Test func eachChangeIsHeardOnce() async {
    var wrong: [String] = []
    let forms = PropertyForm.all()
    for form in forms { wrong += await form.failures() }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(forms.count > 150)
  }
}
#endif
