/// The types that forms take, give and hold, beside those of the standard library.
public protocol Badge: Sendable {
  var token: Tally { get }
}

public struct Small: Badge {
  public var token: Tally
  public init(_ id: Int) { token = Tally(id) }
}

/// More than an existential's three words.
public struct Large: Badge {
  public var a = 1, b = 2, c = 3
  public var token: Tally
  public init(_ id: Int) { token = Tally(id) }
}

public final class BadgeClass: Badge {
  public let token: Tally
  public init(_ id: Int) { token = Tally(id) }
}

public struct Nothing: Sendable {
  public init() {}
}

public struct Bytes: Sendable {
  public var a: Int8
  public var b: Int16
  public var c: Bool
  public var d: Int32
  public init(_ id: Int) { (a, b, c, d) = (Int8(id % 100), Int16(id), id % 2 == 0, Int32(id)) }
}

public struct Mixed: Sendable {
  public var number: Int32
  public var ratio: Float
  public var token: Tally
  public var flag: Bool
  public init(_ id: Int) {
    (number, ratio, token, flag) = (Int32(id), Float(id) / 2, Tally(id), id % 2 == 0)
  }
}

public struct Five: Sendable {
  public var a: Int, b: Double, c: Tally, d: Int8, e: Int
  public init(_ id: Int) { (a, b, c, d, e) = (id, Double(id), Tally(id), 4, id + 5) }
}

public struct Ten: Sendable {
  public var first: Five
  public var second: Five
  public init(_ id: Int) { (first, second) = (Five(id), Five(id + 1)) }
}

public struct Held: @unchecked Sendable, Shown {
  // SAFETY: what it refers to never changes.
  public weak var weak: Tally?
  public var token: Tally
  public init(_ id: Int) { (weak, token) = (Tally.eternal[id % 16], Tally(id)) }
  public var shown: String { "Held{\(show(weak)),\(show(token))}" }
}

public struct Unowned: @unchecked Sendable, Shown {
  // SAFETY: what it refers to never changes.
  public unowned var unowned: Tally
  public var count: Int
  public init(_ id: Int) { (unowned, count) = (Tally.eternal[id % 16], id) }
  public var shown: String { "Unowned{\(show(unowned)),\(count)}" }
}

public struct Called: Sendable, Shown {
  public var call: @Sendable (Int) -> String
  public init(_ id: Int) { call = makeClosure(id) }
  public var shown: String { "Called{\(call(1))}" }
}

public struct Crate<Content: Sendable>: Sendable {
  public var content: Content
  public init(_ content: Content) { self.content = content }
}

public enum Side: Sendable { case left, right, up, down }

public enum Payload: Sendable {
  case number(Int)
  case text(String)
  case token(Tally)
  case pair(Int8, Tally)
  case none
  public init(_ id: Int) {
    switch id % 5 {
    case 0: self = .number(id)
    case 1: self = .text("text \(id)")
    case 2: self = .token(Tally(id))
    case 3: self = .pair(3, Tally(id))
    default: self = .none
    }
  }
}

public enum Single: Sendable {
  case token(Tally)
  case none
  public init(_ id: Int) { self = id % 3 == 0 ? .none : .token(Tally(id)) }
}

public indirect enum Tree: Sendable {
  case leaf(Tally)
  case node(Tree, Tree)
  public init(_ id: Int) { self = .node(.leaf(Tally(id)), .leaf(Tally(id + 1))) }
}

public struct Failure: Error {
  public var token: Tally
  public init(_ id: Int) { token = Tally(id) }
}

public enum Fault: Error {
  case number(Int)
  case token(Tally)
  public init(_ id: Int) { self = id % 2 == 0 ? .number(id) : .token(Tally(id)) }
}

public struct LargeFailure: Error {
  public var a = 1, b = 2.5
  public var token: Tally
  public var c = 3, d = "four", e = 5
  public init(_ id: Int) { token = Tally(id) }
}

@inline(never)
public func makeClosure(_ id: Int) -> @Sendable (Int) -> String {
  let token = Tally(id)
  return { "\(token.shown)+\($0)" }
}

@inline(never)
public func makeProvider(_ id: Int) -> @Sendable () -> Tally {
  let token = Tally(id)
  return { token }
}

/// Of another kind each time: an integer, a text, a reference, a small and a large struct.
@inline(never)
public func makeAny(_ id: Int) -> any Sendable {
  switch id % 5 {
  case 0: id
  case 1: "any \(id)"
  case 2: Tally(id)
  case 3: Small(id)
  default: Ten(id)
  }
}

/// Nil of each third number.
@inline(never)
public func maybe<Value>(_ id: Int, _ value: @autoclosure () -> Value) -> Value? {
  id % 3 == 0 ? nil : value()
}

@inline(never)
public func makeError(_ id: Int) -> any Error {
  switch id % 3 {
  case 0: Failure(id)
  case 1: Fault(id)
  default: LargeFailure(id)
  }
}

@inline(never)
public func makeBadge(_ id: Int) -> any Badge {
  switch id % 3 {
  case 0: Small(id)
  case 1: Large(id)
  default: BadgeClass(id)
  }
}

@inline(never)
public func makeResult(_ id: Int) -> Result<Tally, Failure> {
  id % 2 == 0 ? .success(Tally(id)) : .failure(Failure(id))
}

/// Short enough to need no memory of its own, or not.
@inline(never)
public func makeText(_ id: Int) -> String {
  id % 2 == 0 ? "t\(id)" : "a text that is long enough for the heap, \(id)"
}

/// What functions are isolated to.
public actor Worker {
  public nonisolated let id = 1
  public static let shared = Worker()
}

/// The first parameter of declarations that have a form's name and are not the form.
public struct Decoy {}
