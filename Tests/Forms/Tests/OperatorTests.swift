import Pliant
import Testing

infix operator <+>
prefix operator <|>

/// Operators that types declare: their handle names no type, the expression denotes it.
@Suite struct OperatorTests {
  struct Length: Equatable {
    var meters: Int
    dynamic static func <+> (a: Length, b: Length) -> Length { Length(meters: a.meters + b.meters) }
    dynamic static func == (a: Length, b: Length) -> Bool { a.meters == b.meters }
    dynamic static prefix func <|> (a: Length) throws -> Length { Length(meters: -a.meters) }
    dynamic static func += (a: inout Length, b: Int) { a.meters += b }
  }

  class Account: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    dynamic static func == (a: Account, b: Account) -> Bool { a.number == b.number }
    dynamic static func <+> (a: Account, b: Account) -> String { "\(self) \(a.number + b.number)" }
  }

  enum Side {
    case left, right
    dynamic static func <+> (a: Side, b: Side) -> String { "\(a) \(b)" }
  }

  struct Crate<Content> {
    var content: Content
    dynamic static func <+> (a: Crate, b: Crate) -> String { "crates" }
  }

  private var calls: String {
    var grown = Length(meters: 5)
    grown += 2
    let sum = Length(meters: 1) <+> Length(meters: 2)
    let turned = (try? <|>Length(meters: 3))?.meters ?? 0
    return "\(sum.meters) \(Length(meters: 1) == Length(meters: 1)) \(turned) \(grown.meters), "
      + "\(Account(1) == Account(1)) \(Account(1) <+> Account(2)), \(Side.left <+> Side.right)"
  }

  @Test func eachIsTheOneOfItsType() throws {
    let plain = "3 true -3 7, true Account 3, left right"
    #expect(calls == plain)
    let sum = #callable((<+>) as (Length, Length) -> Length)
    let isEqual = #callable((==) as (Length, Length) -> Bool)
    let turned = #callable((<|>) as (Length) throws -> Length)
    let grow = #callable((+=) as (inout Length, Int) -> Void)
    let isSame = #callable((==) as (Account, Account) -> Bool)
    let numbers = #callable((<+>) as (Account, Account) -> String)
    let sides = #callable((<+>) as (Side, Side) -> String)
    let tokens = [
      try sum.redefine(around: { next in { next($1, Length(meters: $0.meters + 10)) } }),
      try isEqual.redefine { _, _ in false },
      try turned.redefine { _ in Length(meters: 9) },
      try grow.redefine { $0.meters = $1 },
      try isSame.redefine(around: { next in { !next($0, $1) } }),
      try numbers.redefine(around: { next in { next($0, $1) + "!" } }),
      try sides.redefine { "\($1) \($0)" },
    ]
    #expect(calls == "13 false 9 2, false Account 3!, right left")
    for token in tokens { token.stop() }
    #expect(calls == plain)
  }

  @Test func genericTypesHaveNone() throws {
    let handle = #callable((<+>) as (Crate<Int>, Crate<Int>) -> String)
    #expect(throws: OverrideError.self) { try handle.redefine { _, _ in "overridden" } }
    #expect((Crate(content: 1) <+> Crate(content: 2)) == "crates")
  }
}
