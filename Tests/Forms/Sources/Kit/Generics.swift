/// What generic forms require of the types that they are called with.
public protocol Makeable {
  init(made number: Int)
}

public protocol Holding: Makeable {
  associatedtype Held: Makeable
  var held: Held { get }
}

public protocol Animal: AnyObject {
  var sound: String { get }
}

open class Beast: Animal, Makeable, Shown, @unchecked Sendable {
  // SAFETY: it never changes.
  let token: Tally
  public required init(made number: Int) { token = Tally(number) }
  public var sound: String { "\(type(of: self)) \(token.shown)" }
  public var shown: String { sound }
}

public final class Dog: Beast, @unchecked Sendable {}
public final class Cat: Beast, @unchecked Sendable {}

public struct HoldsInt: Holding {
  public var held: Int
  public init(made number: Int) { held = number }
}

public struct HoldsText: Holding, Sendable {
  public var held: String
  var others = [1, 2]
  public init(made number: Int) { held = makeText(number) }
}

public struct HoldsToken: Holding, Sendable {
  public var held: Tally
  var a = 1.5, b = 2, c: Int8 = 3, d = 4
  public init(made number: Int) { held = Tally(number) }
}

// MARK: - Types

extension Int: Makeable { public init(made number: Int) { self = number } }
extension UInt8: Makeable { public init(made number: Int) { self = UInt8(number % 200) } }
extension Double: Makeable { public init(made number: Int) { self = Double(number) + 0.5 } }
extension String: Makeable { public init(made number: Int) { self = makeText(number) } }
extension Tally: Makeable { public convenience init(made number: Int) { self.init(number) } }
extension Small: Makeable { public init(made number: Int) { self.init(number) } }
extension Large: Makeable { public init(made number: Int) { self.init(number) } }
extension BadgeClass: Makeable { public convenience init(made number: Int) { self.init(number) } }
extension Bytes: Makeable { public init(made number: Int) { self.init(number) } }
extension Five: Makeable { public init(made number: Int) { self.init(number) } }
extension Ten: Makeable { public init(made number: Int) { self.init(number) } }
extension Payload: Makeable { public init(made number: Int) { self.init(number) } }
extension Nothing: Makeable { public init(made number: Int) { self.init() } }
extension Array: Makeable where Element == Int {
  public init(made number: Int) { self = [number, number + 1] }
}
extension ContiguousArray: Makeable where Element == Int {
  public init(made number: Int) { self = [number, number + 1] }
}
extension Optional: Makeable where Wrapped == Int {
  public init(made number: Int) { self = number % 3 == 0 ? nil : number }
}
extension Range: Makeable where Bound == Int {
  public init(made number: Int) { self = number..<number + 2 }
}

// MARK: - Calls of what is required

@inline(never)
public func touch<Value: Makeable>(_: Value.Type) { _ = Value(made: 9) }
@inline(never)
public func touch(_ value: some Hashable) { _ = value.hashValue }
@inline(never)
public func touch(_ numbers: some Sequence) { _ = numbers.underestimatedCount }

// MARK: - Values that are made of others

@inline(never)
public func makeOutcome<Value>(_ id: Int, _ value: Value) -> Result<Value, Failure> {
  id % 2 == 0 ? .success(value) : .failure(Failure(id))
}

@inline(never)
public func makeTaking<Value>(_ id: Int) -> (Value) -> String {
  let token = Tally(id)
  return { "\(token.shown)+\(show($0))" }
}

@inline(never)
public func showTaking<Value: Makeable>(_ taking: (Value) -> String) -> String {
  taking(Value(made: 3))
}

@inline(never)
public func makeGiving<Value: Makeable>(_ id: Int) -> () -> Value {
  let token = Tally(id)
  return { Value(made: token.id) }
}
