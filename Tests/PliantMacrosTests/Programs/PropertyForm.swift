import Pliant

/// An object with a property, and what changes it.
struct PropertyForm {
  static let ways = 10
  let failures: () async -> [String]

  init<Root: AnyObject, Value: FormValue>(
    _ name: String,
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    _ write: @escaping (Root, Int) async -> Void
  ) {
    failures = {
      var wrong: [String] = []
      for way in 0..<Self.ways {
        var heard: [Value] = []
        do {
          let observation = try observe(object, keyPath) { heard.append($0.new) }
          await write(object, way)
          observation.stop()
          await write(object, way)
          if heard.count != 1 || heard[0].number <= 0 {
            wrong.append("\(name) \(Value.self), way \(way): heard \(heard)")
          }
        } catch {
          return ["\(name) \(Value.self): refused, \(error)"]
        }
      }
      return wrong
    }
  }
}

func change<Value: FormValue>(_ value: inout Value) { value = Value(4) }

/// The value of a property, which can be changed in place.
protocol FormValue {
  init(_ number: Int)
  var number: Int { get set }
}

extension FormValue {
  static func += (value: inout Self, other: Self) { value.number += other.number }
  mutating func add(_ number: Int) { self.number = number }
  subscript(index: Int) -> Int {
    get { number }
    set { number = newValue }
  }
  /// Goes on after others.
  mutating func suspend() async {
    await Task.yield()
    number = 9
  }
}

extension [Int]: FormValue {
  init(_ number: Int) { self = [number] }
  var number: Int {
    get { last ?? 0 }
    set { append(newValue) }
  }
}

extension Set<Int>: FormValue {
  init(_ number: Int) { self = [number] }
  var number: Int {
    get { self.max() ?? 0 }
    set { insert(newValue) }
  }
}

extension String: FormValue {
  var number: Int {
    get { Int(self) ?? 0 }
    set { self = String(newValue) }
  }
}

extension Int?: FormValue {
  var number: Int {
    get { self ?? 0 }
    set { self = newValue }
  }
}

extension Double: FormValue {
  var number: Int {
    get { Int(self) }
    set { self = Double(newValue) }
  }
}

extension Float: FormValue {
  var number: Int {
    get { Int(self) }
    set { self = Float(newValue) }
  }
}

extension UInt8: FormValue {
  var number: Int {
    get { Int(self) }
    set { self = UInt8(newValue) }
  }
}

struct Pair: FormValue {
  var number: Int
  var text = "pair"
  init(_ number: Int) { self.number = number }
}

/// Passed by its address.
struct Wide: FormValue {
  var first = 1, second = 2, third = "third", fourth: [Int] = [4]
  var number: Int
  init(_ number: Int) { self.number = number }
}

struct Vector: FormValue {
  var numbers: SIMD4<Float>
  var number: Int {
    get { Int(numbers[3]) }
    set { numbers[3] = Float(newValue) }
  }
  init(_ number: Int) { numbers = SIMD4(repeating: Float(number)) }
}

enum Choice: FormValue {
  case none
  indirect case one(Int)
  var number: Int {
    get { if case .one(let number) = self { number } else { 0 } }
    set { self = .one(newValue) }
  }
  init(_ number: Int) { self = number == 0 ? .none : .one(number) }
}

@propertyWrapper
struct FormWrapper<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
}
