// The functions that the tests trace. None is inlined, because tests are built for debugging.

/// Whether the functions of this module are called as they are written: the optimizer makes others of
/// most, whose calls no trace can see.
let isDebug = _isDebugAssertConfiguration()

/// Whether the code of async functions tells where their arguments are, and so their values.
let showsAsyncValues: Bool = {
  #if arch(x86_64)
  return true
  #else
  return false
  #endif
}()

struct Small: Equatable { var number: Int, half: Double, text: String }
struct Large: Equatable { var a = 1, b = 2, c = 3, d = 4, e = 5 }
enum Weather {
  case sunny
  case rainy(Int)
  case cold
}
enum Direction { case north, south, west }
enum Failure: Error, Equatable {
  case bad(Int)
  case none
}

func plain(_ number: Int) -> Int { number + 1 }
func say(_ text: String, times: Int) -> String { String(repeating: text, count: times) }
func mix(
  _ a: Int,
  b: Double,
  _ c: String,
  d: Small,
  e: [Int],
  f: Bool,
  g: Int8,
  h: Double,
  i: Int,
  j: String,
  k: Large
) -> String { "\(a) \(b) \(c) \(d.text) \(e) \(f) \(g) \(h) \(i) \(j) \(k.e)" }
struct Mask: Equatable { var a: UInt8 = 1, b: UInt8 = 2, c: UInt8 = 3, d: UInt8 = 4 }
/// The mask begins in one word and ends in the next.
struct Frame: Equatable {
  var flags = (true, false, true, false)
  var direction = Direction.south
  var mask: Mask?
  var words: [Int] = [7, 8]
  static func == (one: Frame, other: Frame) -> Bool { one.mask == other.mask }
}
func frame(_ frame: Frame, _ mask: Mask?) -> Frame { Frame(mask: mask) }
func large(_ last: Int) -> Large { Large(e: last) }
func small(_ number: Int) -> Small { Small(number: number, half: 0.5, text: "half") }
func optional(_ text: String?, _ number: Int?, _ object: Till?) -> Int? { number }
func choose(_ direction: Direction, _ weather: Weather) -> Direction { .west }
indirect enum Tree {
  case node(Tree, Int)
  case leaf
}
func tree(_ tree: Tree) -> Tree { tree }
func kinds(
  _ type: Any.Type,
  _ time: Duration,
  _ result: Result<Int, any Error>,
  _ tree: Tree,
  last: Int
) -> Result<String, Failure> { last < 6 ? .success("\(last)") : .failure(.bad(last)) }
func tuple(_ pair: (Int, String)) -> (String, Int) { (pair.1, pair.0) }
func tuples(_ number: Int) -> (Any, Any) { (1, number) }
func tuplesOfTwo(_ bytes: (Int8, Int8), _ number: Int, _ others: (Any, Int)) -> Int { number }
func tupleOfBytes(_ number: Int8) -> (Int8, Int8, Bool) { (number, 2, true) }
func change(_ number: inout Int) { number += 1 }
func generic<Value>(_ value: Value, _ number: Int) -> Value { value }
func fails(_ number: Int) throws -> String {
  if number < 0 { throw Failure.bad(number) }
  return "got \(number)"
}
func failsTyped(_ number: Int) throws(Failure) -> Int {
  if number < 0 { throw Failure.bad(number) }
  return number
}
struct Broken: Error, Equatable { var place: String, depth = 3 }
func breaks(_ number: Int) throws(Broken) { throw Broken(place: "at \(number)") }
func breaksLater(_ number: Int) async throws(Broken) -> Int {
  await Task.yield()
  throw Broken(place: "later", depth: number)
}
/// Is not in registers.
struct Heavy: Error, Equatable { var weight = 1.5 }
func breaksHeavily(_ number: Int) throws(Heavy) -> Int { throw Heavy() }
func recurse(_ number: Int) -> Int { number == 0 ? 0 : 1 + recurse(number - 1) }
func outer(_ number: Int) -> Int { inner(number) + inner(number + 1) }
func inner(_ number: Int) -> Int { number * 2 }
func call(_ body: (Int) -> Int) -> Int { body(1) }
func callAgain(_ body: (Int) -> Int) -> Int { call(body) + 1 }

final class Till {
  var total = 3
  var name: String { "till" }
  var price: Int {
    get { total }
    set { total = newValue }
  }
  init(total: Int) { self.total = total }
  func add(_ number: Int, to text: String) -> String {
    total += number
    return text + "\(total)"
  }
  static func make(_ number: Int) -> Till { Till(total: number) }
  dynamic func ring(_ number: Int) -> Int { total + number }
}

func fetch(_ number: Int, _ text: String) async -> String {
  await Task.yield()
  return text + "\(number)"
}
func fetchAny<Value: Sendable & Equatable>(_ value: Value, _ number: Int) async -> Int {
  await Task.yield()
  return value == value ? number + 3 : 0
}
protocol Weighing: Sendable {}
extension Weighing {
  func weighAny(_ number: Int) async -> Int { number }
}
extension Scale: Weighing {}
@concurrent func elsewhere(_ number: Int) async -> Int {
  await Task.yield()
  return number + 1
}
func both(_ number: Int) async -> Int {
  let one = await elsewhere(number)
  let text = await fetch(one, "text")
  return inner(text.count)
}
func mayFail(_ number: Int) async throws -> Large {
  await Task.yield()
  if number < 0 { throw Failure.bad(number) }
  return Large(e: number)
}

actor Drawer {
  var coins = 0
  func put(_ number: Int) async -> Int {
    coins += number
    await Task.yield()
    return coins
  }
}

struct Scale {
  var factor = 2
  var unit = "kg"
  func weigh(_ number: Int) async -> Int { number * factor }
}

enum Parcel {
  case empty
  case note(String, weight: Int)
  case till(Till)
  case number(Double)
}
func send(
  _ parcel: Parcel,
  _ again: Parcel?,
  with names: [String: Int],
  _ marks: Set<Int>
) -> Parcel {
  again ?? parcel
}
func show(_ one: Any, _ two: any Sendable, any three: Any, _ error: (any Error)?) {}

private class Hidden {
  private struct Inside { var number = 1 }
  func wait(_ number: Int) async -> Int { number }
  private func take(_ inside: Inside) {}
  func takeAll() { take(Inside()) }
}
func useHidden() async {
  let hidden = Hidden()
  hidden.takeAll()
  _ = await hidden.wait(3)
}

private struct Wrapped<Value> {
  var value: Value
  func wait(_ number: Int) async -> Int { number }
  func take(_ other: Wrapped<Value>, _ number: Int) -> Value { value }
}
func useWrapped() async {
  let wrapped = Wrapped(value: "text")
  _ = wrapped.take(wrapped, 1)
  _ = await wrapped.wait(3)
}
