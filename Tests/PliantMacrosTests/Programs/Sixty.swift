// Sixty handles of all kinds, each a constant and each one expression: `SixtyTests` compiles them.
import Foundation
import Pliant

struct Failed: Error {}

class Mailer {
  var name = "name"
  var size: Int { 3 }
  func ping(_ text: String) -> String { text }
  func clear() {}
  func add(_ a: Int, to b: Int) -> Int { a + b }
  func risk(_ text: String) throws -> Int { 1 }
  func typed(_ text: String) throws(Failed) -> Int { throw Failed() }
  func load(_ text: String) async -> String { text }
  func fetch(_ text: String) async throws -> String { text }
  func each(_ numbers: [Int], do body: (Int) -> Void) { numbers.forEach(body) }
  func map(_ body: (Int) throws -> Int) rethrows -> Int { try body(1) }
  func keep(_ body: @escaping (Int) -> Void) {}
  func maybe(_ body: ((Int) -> Void)?) {}
  func send(_ body: @escaping @Sendable (Int) -> Void) {}
  func check(_ condition: @autoclosure () -> Bool) -> Bool { condition() }
  func fill(_ numbers: inout [Int]) {}
  func swap(_ a: Int, _ b: inout Int, _ c: Int) {}
  func sum(_ numbers: Int...) -> Int { 0 }
  func total(_ numbers: Int...) -> Int { 0 }
  func total(_ numbers: [Int]) -> Int { 0 }
  func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> Int { 0 }
  func nine(
    _ a: Int,
    _ b: Int,
    _ c: Int,
    _ d: Int,
    _ e: Int,
    _ f: Int,
    _ g: Int,
    _ h: Int,
    _ i: Int
  ) -> Int { 0 }
  class func make(_ text: String) -> Int { 1 }
  static func build(_ text: String) -> Int { 1 }
  static var shared: Mailer { Mailer() }
  subscript(index: Int) -> Int {
    get { index }
    set {}
  }
}

struct Money {
  var amount = 1
  var text: String { "\(amount)" }
  static func parse(_ text: String) -> Money { Money(cents: 1) }
  static func load(_ text: String) async -> Money { Money(cents: 1) }
  static func fetch(_ text: String) async throws -> Money { Money(cents: 1) }
  init(cents: Int) { amount = cents }
  init(later: Int) async { amount = later }
  init(risky: Int) throws { amount = risky }
  func plus(_ other: Money) -> Money { other }
  func each(_ count: Int, do body: (Int) -> Void) {}
  func wait(_ count: Int) async -> Int { count }
  mutating func bump(_ count: Int) { amount += count }
  static func + (a: Money, b: Money) -> Money { a }
}

enum Kind {
  case a, b
  var word: String { "a" }
  func next(_ count: Int) -> Kind { .b }
  static func all(_ count: Int) -> [Kind] { [] }
}

actor Inventory {
  func stock(of name: String) -> Int { 1 }
  func start() async throws {}
  func reload(_ count: Int) async -> Int { count }
}

@MainActor class Screen {
  func title(_ text: String) -> String { text }
  func load(_ text: String) async -> String { text }
  func fail() throws {}
}

func double(_ number: Int) -> Int { number }
func risk(_ number: Int) throws -> Int { number }
func wait(_ number: Int) async -> Int { number }
@MainActor func show(_ number: Int) -> Int { number }

#if CONSTANTS
let h01 = #method(Mailer.ping(_:))
let h02 = #method(Mailer.clear)
let h03 = #method(Mailer.add(_:to:))
let h04 = #method(Mailer.add)
let h05 = #method(Mailer.risk(_:))
let h06 = #method(Mailer.typed(_:))
let h07 = #method(Mailer.load(_:))
let h08 = #method(Mailer.fetch(_:))
let h09 = #method(Mailer.each(_:do:))
let h10 = #method(Mailer.map(_:))
let h11 = #method(Mailer.keep(_:))
let h12 = #method(Mailer.maybe(_:))
let h13 = #method(Mailer.send(_:))
let h14 = #method(Mailer.check(_:))
let h15 = #method(Mailer.fill(_:))
let h16 = #method(Mailer.swap(_:_:_:))
let h17 = #method(Mailer.sum(_:))
let h18 = #method(Mailer.total(_:) as (Mailer) -> (Int...) -> Int)
let h19 = #method(Mailer.total(_:) as (Mailer) -> ([Int]) -> Int)
let h20 = #method(Mailer.six(_:_:_:_:_:_:))
let h21 = #method(Mailer.nine(_:_:_:_:_:_:_:_:_:))
let h22 = #method { (type: Mailer.Type, text: String) in type.make(text) }
let h23 = #callable(Mailer.build(_:))
let h24 = #callable(Mailer.make)
let h25 = #getter(\Mailer.size)
let h26 = #setter(\Mailer.name, String.self)
let h27 = #getter { (mailer: Mailer, index: Int) in mailer[index] }
let h28 = #setter { (mailer: Mailer, index: Int, value: Int) in mailer[index] = value }
let h29 = #getter { (type: Mailer.Type) in type.shared }
let h30 = #getter(\Money.text)
let h31 = #setter(\Money.amount, Int.self)
let h32 = #callable(Money.parse(_:))
let h33 = #callable(Money.load(_:))
let h34 = #callable(Money.fetch(_:))
let h35 = #callable(Money.init(cents:))
let h36 = #callable(Money.init(later:))
let h37 = #callable(Money.init(risky:))
let h38 = #method(Money.plus(_:))
let h39 = #method(Money.each(_:do:))
let h40 = #method(Money.wait(_:))
let h41 = #method { (money: inout Money, count: Int) in money.bump(count) }
let h42 = #callable((+) as (Money, Money) -> Money)
let h43 = #getter(\Kind.word)
let h44 = #method(Kind.next(_:))
let h45 = #callable(Kind.all(_:))
let h46 = #method(Inventory.start)
let h47 = #method(Inventory.reload(_:))
let h48 = #method { (inventory: isolated Inventory, name: String) in inventory.stock(of: name) }
let h49 = #method(Screen.title(_:))
let h50 = #method(Screen.load(_:))
let h51 = #method(Screen.fail)
let h52 = #callable(double(_:))
let h53 = #callable(risk)
let h54 = #callable(wait(_:))
let h55 = #callable(show(_:))
let h56 = #callable(Date.init as () -> Date)
let h57 = #callable(UUID.init as () -> UUID)
let h58 = #method<(Money, Money) -> Money>(symbol: "plus(_:)")
let h59 = #getter<(Mailer) -> Int>(symbol: "size")
let h60 = #callable<(Int) -> Int>(symbol: "double(_:)")
#else
let o01 = Result { try #method(Mailer.ping(_:)).spy(on: Mailer()) }
let o02 = Result { try #method(Mailer.clear).redefine { _ in } }
let o03 = Result { try #method(Mailer.add(_:to:)).override(on: Mailer()) { _, a, b in a * b } }
let o04 = Result { try #method(Mailer.add).redefine { mailer, a, b in a * b } }
let o05 = Result { try #method(Mailer.risk(_:)).redefine { _, _ in 1 } }
let o06 = Result { try #method(Mailer.typed(_:)).spy(on: Mailer()) }
let o07 = Result { try #method(Mailer.load(_:)).redefine { _, text in text } }
let o08 = Result { try #method(Mailer.fetch(_:)).redefine { _, text in text } }
let o09 = Result { try #method(Mailer.each(_:do:)).redefine { _, numbers, body in body(1) } }
let o10 = Result { try #method(Mailer.map(_:)).redefine { _, body in try body(2) } }
let o11 = Result { try #method(Mailer.keep(_:)).redefine { _, body in body(1) } }
let o12 = Result { try #method(Mailer.maybe(_:)).redefine { _, body in body?(1) } }
let o13 = Result { try #method(Mailer.send(_:)).redefine { _, body in body(1) } }
let o14 = Result { try #method(Mailer.check(_:)).redefine { _, condition in !condition() } }
let o15 = Result { try #method(Mailer.fill(_:)).redefine { _, numbers in numbers.append(1) } }
let o16 = Result { try #method(Mailer.swap(_:_:_:)).redefine { _, a, b, c in b = a } }
let o17 = Result { try #method(Mailer.sum(_:)).redefine { _, numbers in numbers.count } }
let o18 = Result {
  try #method(Mailer.total(_:) as (Mailer) -> (Int...) -> Int).redefine { $1.count }
}
let o19 = Result {
  try #method(Mailer.total(_:) as (Mailer) -> ([Int]) -> Int).redefine { $1.count }
}
let o20 = Result {
  try #method(Mailer.six(_:_:_:_:_:_:)).override(on: Mailer()) { _, a, b, c, d, e, f in f }
}
let o21 = Result {
  try #method(Mailer.nine(_:_:_:_:_:_:_:_:_:)).redefine { _, a, b, c, d, e, f, g, h, i in i }
}
let o22 = Result {
  try #method { (type: Mailer.Type, text: String) in type.make(text) }.override(
    onAll: Mailer.self
  ) { _, text in text.count }
}
let o23 = Result { try #callable(Mailer.build(_:)).redefine { $0.count } }
let o24 = Result { try #callable(Mailer.make).redefine { _ in 2 } }
let o25 = Result { try #getter(\Mailer.size).override(on: Mailer()) { _ in 4 } }
let o26 = Result { try #setter(\Mailer.name, String.self).redefine { _, name in } }
let o27 = Result {
  try #getter { (mailer: Mailer, index: Int) in mailer[index] }.redefine { _, index in index }
}
let o28 = Result {
  try #setter { (mailer: Mailer, index: Int, value: Int) in mailer[index] = value }
    .redefine { _, _, _ in }
}
let o29 = Result { try #getter { (type: Mailer.Type) in type.shared }.redefine { _ in Mailer() } }
let o30 = Result { try #getter(\Money.text).redefine { _ in "" } }
let o31 = Result { try #setter(\Money.amount, Int.self).redefine { $0.amount = $1 } }
let o32 = Result { try #callable(Money.parse(_:)).redefine { _ in Money(cents: 2) } }
let o33 = Result { try #callable(Money.load(_:)).redefine { _ in Money(cents: 2) } }
let o34 = Result { try #callable(Money.fetch(_:)).redefine { _ in Money(cents: 2) } }
let o35 = Result { try #callable(Money.init(cents:)).spy() }
let o36 = Result { try #callable(Money.init(later:)).redefine { _ in Money(cents: 2) } }
let o37 = Result { try #callable(Money.init(risky:)).redefine { _ in throw Failed() } }
let o38 = Result { try #method(Money.plus(_:)).redefine { money, other in money } }
let o39 = Result { try #method(Money.each(_:do:)).redefine { _, count, body in body(count) } }
let o40 = Result { try #method(Money.wait(_:)).redefine { _, count in count } }
let o41 = Result {
  try #method { (money: inout Money, count: Int) in money.bump(count) }
    .redefine { money, count in money.amount = count }
}
let o42 = Result { try #callable((+) as (Money, Money) -> Money).redefine { $1 } }
let o43 = Result { try #getter(\Kind.word).redefine { _ in "" } }
let o44 = Result { try #method(Kind.next(_:)).redefine { kind, _ in kind } }
let o45 = Result { try #callable(Kind.all(_:)).redefine { _ in [.a] } }
let o46 = Result { try #method(Inventory.start).redefine { _ in } }
let o47 = Result { try #method(Inventory.reload(_:)).redefine { _, count in count } }
let o48 = Result {
  try #method { (inventory: isolated Inventory, name: String) in inventory.stock(of: name) }
    .redefine { _, _ in 2 }
}
let o49 = Result { try #method(Screen.title(_:)).redefine { screen, text in text + "!" } }
let o50 = Result { try #method(Screen.load(_:)).redefine { _, text in text } }
let o51 = Result { try #method(Screen.fail).redefine { _ in throw Failed() } }
let o52 = Result { try #callable(double(_:)).redefine { $0 * 2 } }
let o53 = Result { try #callable(risk).redefine { _ in throw Failed() } }
let o54 = Result { try #callable(wait(_:)).redefine { $0 } }
let o55 = Result { try #callable(show(_:)).redefine { $0 } }
let o56 = Result { try #callable(Date.init as () -> Date).redefine { .distantPast } }
let o57 = Result { try #callable(UUID.init as () -> UUID).redefine { UUID() } }
let o58 = Result {
  try #method<(Money, Money) -> Money>(symbol: "plus(_:)").redefine { money, _ in money }
}
let o59 = Result { try #getter<(Mailer) -> Int>(symbol: "size").override(on: Mailer()) { _ in 1 } }
let o60 = Result { try #callable<(Int) -> Int>(symbol: "double(_:)").redefine { $0 } }
#endif
