// A module whose own types are named as those of the standard library.

import Pliant

protocol Error {}
struct Void {}
struct UInt {}
struct Double {}
struct Never {}
struct String {}
struct Int {}
struct Bool {}
struct Array {}
struct Optional {}
struct Set {}
struct Task {}
struct Oops: Swift.Error {}

final class Till {
  var total: Swift.Int = 0
  func greet(_ name: Swift.String) -> Swift.String { name }
  func pay(_ sum: Swift.Int) throws -> Swift.Int { sum }
  func exact(_ sum: Swift.Int) throws(Oops) -> Swift.Int { sum }
  func later(_ sum: Swift.Int) async throws -> Swift.Int { sum }
  static func make() -> Till { Till() }
  init() {}
  init(total: Swift.Int) { self.total = total }
}
struct Cup {
  var size: Swift.Int
  func fill(_ n: Swift.Int) -> Swift.Int { n }
  mutating func grow() { size += 1 }
}
actor Cellar {
  func six(
    _ a: Swift.Int,
    _ b: Swift.Int,
    _ c: Swift.Int,
    _ d: Swift.Int,
    _ e: Swift.Int,
    _ f: Swift.Int
  ) -> Swift.Int { a }
  func later(_ n: Swift.Int) async -> Swift.Int { n }
}
func free(_ n: Swift.Int) -> Swift.Int { n }
@Proxied protocol Desk: AnyObject {
  func sell(_ n: Swift.Int) throws -> Swift.Bool
  @Optional func closing()
  var title: Swift.String { get set }
  func later() async throws
}

func use(_ till: Till, _ name: Swift.String) throws {
  _ = try #method(Till.greet(_:)).override(on: till) { _, n in n }
  _ = try #method(Till.pay(_:)).wrap(on: till) { next, t, n in try next(t, n) }
  _ = try #method(Till.exact(_:)).stub(on: till, returning: 1)
  _ = try #method(Till.later(_:)).spy(on: till)
  _ = try #getter(\Till.total).spy(on: till)
  _ = try #setter(\Till.total, Swift.Int.self).spy(on: till)
  _ = try #callable(Till.make).redefine { Till() }
  _ = try #callable(Till.init(total:)).spy()
  _ = try #callable(free(_:)).spy()
  _ = try #method(Cup.fill(_:)).redefine { _, n in n }
  #log(till, name)
  #log("a")
  #verify(till === till)
  _ = #inspect(till.total)
}
