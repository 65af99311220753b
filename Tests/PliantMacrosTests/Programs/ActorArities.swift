// Methods of an actor with every number of parameters.

import Pliant

actor Cellar {
  func f0() -> Int { 0 }
  func f0Later() async throws -> Int { 0 }
  func f1(_ p0: Int) -> Int { 1 }
  func f1Later(_ p0: Int) async throws -> Int { 1 }
  func f2(_ p0: Int, _ p1: Int) -> Int { 2 }
  func f2Later(_ p0: Int, _ p1: Int) async throws -> Int { 2 }
  func f3(_ p0: Int, _ p1: Int, _ p2: Int) -> Int { 3 }
  func f3Later(_ p0: Int, _ p1: Int, _ p2: Int) async throws -> Int { 3 }
  func f4(_ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int) -> Int { 4 }
  func f4Later(_ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int) async throws -> Int { 4 }
  func f5(_ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int, _ p4: Int) -> Int { 5 }
  func f5Later(_ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int, _ p4: Int) async throws -> Int { 5 }
  func f6(_ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int, _ p4: Int, _ p5: Int) -> Int { 6 }
  func f6Later(_ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int, _ p4: Int, _ p5: Int) async throws -> Int
  { 6 }
  func f7(_ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int, _ p4: Int, _ p5: Int, _ p6: Int) -> Int { 7 }
  func f7Later(
    _ p0: Int,
    _ p1: Int,
    _ p2: Int,
    _ p3: Int,
    _ p4: Int,
    _ p5: Int,
    _ p6: Int
  ) async throws -> Int { 7 }
  func f8(
    _ p0: Int,
    _ p1: Int,
    _ p2: Int,
    _ p3: Int,
    _ p4: Int,
    _ p5: Int,
    _ p6: Int,
    _ p7: Int
  ) -> Int { 8 }
  func f8Later(
    _ p0: Int,
    _ p1: Int,
    _ p2: Int,
    _ p3: Int,
    _ p4: Int,
    _ p5: Int,
    _ p6: Int,
    _ p7: Int
  ) async throws -> Int { 8 }
}

func spies(on cellar: Cellar) throws {
  _ = try #method(Cellar.f0).spy(on: cellar)
  _ = try #method(Cellar.f0Later).spy(on: cellar)
  _ = try #method(Cellar.f1(_:)).spy(on: cellar)
  _ = try #method(Cellar.f1Later(_:)).spy(on: cellar)
  _ = try #method(Cellar.f2(_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f2Later(_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f3(_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f3Later(_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f4(_:_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f4Later(_:_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f5(_:_:_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f5Later(_:_:_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f6(_:_:_:_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f6Later(_:_:_:_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f7(_:_:_:_:_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f7Later(_:_:_:_:_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f8(_:_:_:_:_:_:_:_:)).spy(on: cellar)
  _ = try #method(Cellar.f8Later(_:_:_:_:_:_:_:_:)).spy(on: cellar)
}
