#if DEBUG
import Pliant
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

/// An object with a property, and what changes it.
struct PropertyForm {
  static let ways = 10
  let failures: () async -> [String]

  init<Root: AnyObject>(
    _ name: String,
    _ object: Root,
    _ keyPath: KeyPath<Root, [Int]>,
    _ write: @escaping (Root, Int) async -> Void
  ) {
    failures = {
      var wrong: [String] = []
      for way in 0..<Self.ways {
        var heard: [[Int]] = []
        do {
          let observation = try observe(object, keyPath) { heard.append($0.new) }
          await write(object, way)
          observation.stop()
          await write(object, way)
          let isRight = heard.count == 1 && heard[0].last.map { $0 > 0 } ?? false
          if !isRight { wrong.append("\(name), way \(way): heard \(heard)") }
        } catch {
          wrong.append("\(name): \(error)")
        }
      }
      return wrong
    }
  }
}

func change(_ values: inout [Int]) { values = [4] }

extension [Int] {
  /// Goes on after others.
  mutating func suspend() async {
    await Task.yield()
    append(9)
  }
}

@propertyWrapper
struct FormWrapper {
  private var values: [Int]
  init(wrappedValue: [Int]) { values = wrappedValue }
  var wrappedValue: [Int] {
    get { values }
    set { values = newValue }
  }
}
#endif
