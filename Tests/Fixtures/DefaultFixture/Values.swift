// Built as the compiler builds by default: without upcoming features, in Swift 5 mode.

/// Counts itself, so that a test sees what is lost or let go of twice.
public final class Counted: @unchecked Sendable {
  nonisolated(unsafe) public static var living = 0
  public let number: Int
  public init(_ number: Int) {
    self.number = number
    Counted.living += 1
  }
  deinit { Counted.living -= 1 }
}

/// What an existential holds, and counts.
public struct Failure: Error, CustomStringConvertible {
  public let token: Counted
  public init(_ token: Counted) { self.token = token }
  public var description: String { "failure \(token.number)" }
}

public struct Five: Sendable {
  public var a = 1, b = 2, c = 3, d = 4, e = 5
  public init() {}
  public dynamic func sum(_ x: Int) -> Int { a + b + c + d + e + x }
  public dynamic func later(_ x: Int) async -> Int { a + b + c + d + e + x }
  public dynamic var first: Int { a }
}

public struct Two: Sendable {
  public var token: Counted
  public var text: String
  public init(_ token: Counted, _ text: String) {
    self.token = token
    self.text = text
  }
  public dynamic func describe(_ x: Int) -> String { "\(text)\(token.number)\(x)" }
  public dynamic func later(_ x: String) async -> String { text + x }
  @concurrent public dynamic func apart(_ x: String) async -> String { text + x }
  public nonisolated(nonsending) dynamic func along(_ x: String) async -> String { text + x }
  public dynamic func eat(_ x: consuming Counted, _ y: Counted, _ z: __owned Counted) -> Int {
    x.number + y.number + z.number
  }
  public dynamic mutating func fail(_ x: consuming any Error) -> String { "\(x)" }
  public dynamic consuming func end(_ x: Counted) -> Int { token.number + x.number }
  public dynamic mutating func append(_ x: String) -> Int {
    text += x
    return text.count
  }
  public dynamic var upper: String {
    get { text.uppercased() }
    set { text = newValue.lowercased() }
  }
}

public struct Open {
  public var any: Any = 1
  public init() {}
  public dynamic func show(_ x: Int) -> String { "\(any) \(x)" }
  public dynamic func later(_ x: Int) async throws -> String { "\(any) \(x)" }
}

public enum Choice {
  case number(Int)
  case token(Counted)
  case nothing
  public dynamic func show(_ x: Int) -> String {
    switch self {
    case .number(let number): "\(number) \(x)"
    case .token(let token): "#\(token.number) \(x)"
    case .nothing: "- \(x)"
    }
  }
  public dynamic static func make(_ x: Int) -> Choice { .number(x) }
  public dynamic static var usual: Choice { .nothing }
  public dynamic static func + (a: Choice, b: Choice) -> Choice { a }
}

public struct Made: Sendable {
  public let token: Counted
  public dynamic init(_ token: Counted) { self.token = token }
  public dynamic init(lent token: borrowing Counted) { self.token = Counted(token.number) }
}

open class Base {
  public let token: Counted
  public init(_ token: Counted) { self.token = token }
  public dynamic convenience required init(number: Int) { self.init(Counted(number)) }
  public dynamic class func make() -> Self { self.init(number: 1) }
  public dynamic class func title() -> String { "\(self)" }
  public dynamic static func later(_ x: Int) async -> String { "\(self) \(x)" }
  public dynamic class func makeLater() async throws -> Self { self.init(number: 1) }
  public dynamic convenience init(later number: Int) async { self.init(Counted(number)) }
  public dynamic class var kind: String { "\(self)" }
}

public final class Derived: Base {
  public var own = "own"
}
