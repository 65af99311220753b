import Pliant
import Testing

/// Functions with `sending` parameters are named like all others.
@Suite(.serialized) struct SendingTests {
  final class Parcel {
    var weight: Int
    init(_ weight: Int) { self.weight = weight }
  }

  class Post {
    dynamic func send(_ parcel: sending Parcel, to place: String) -> String {
      "\(parcel.weight) to \(place)"
    }
    @concurrent dynamic func later(_ parcel: sending Parcel) async throws -> Int { parcel.weight }
    nonisolated(nonsending) dynamic func here(_ parcel: sending Parcel) async -> Int {
      parcel.weight
    }
    dynamic init() {}
    dynamic init(first parcel: sending Parcel, _ count: Int) {}
    dynamic static func stamp(_ parcel: sending Parcel) throws(Lost) -> Int { parcel.weight }
  }

  struct Lost: Error {}

  struct Van {
    var load = 0
    dynamic func carry(_ parcel: sending Parcel?, _ note: sending String) -> Int {
      load + (parcel?.weight ?? 0) + note.count
    }
  }

  private func calls() async throws -> String {
    let post = Post()
    let sent = post.send(Parcel(1), to: "Rome")
    let later = try await post.later(Parcel(2))
    let here = await post.here(Parcel(3))
    let carried = Van(load: 4).carry(Parcel(1), "ab")
    return "\(sent), \(later) \(here) \(try Post.stamp(Parcel(4))) \(carried) \(weigh(Parcel(5)))"
  }

  @Test func eachFormIsNamed() async throws {
    let plain = "1 to Rome, 2 3 4 7 5"
    #expect(try await calls() == plain)
    let send = #method(Post.send(_:to:))
    let later = #method(Post.later(_:))
    let here = #method(Post.here(_:))
    let carry = #method(Van.carry(_:_:))
    let stamp = #callable(Post.stamp(_:))
    let weigh = #callable(weigh(_:))
    let tokens = [
      try send.redefine(around: { next in { "\(next($0, Parcel($1.weight + 10), $2))!" } }),
      try later.redefine { _, parcel in parcel.weight * 10 },
      try here.redefine(around: { next in { await next($0, $1) + 1 } }),
      try carry.redefine(around: { next in { next($0, nil, $2 + "c") } }),
      try stamp.redefine { _ in throw Lost() },
      try weigh.redefine(around: { next in { next($0) + 100 } }),
    ]
    await #expect(throws: Lost.self) { _ = try await calls() }
    tokens[4].stop()
    #expect(try await calls() == "11 to Rome!, 20 4 4 7 105")
    for token in tokens { token.stop() }
    #expect(try await calls() == plain)
  }

  @Test func argumentsDieOnce() throws {
    weak var seen: Parcel?
    let handle = #callable(Post.init(first:_:))
    let token = try handle.redefine { parcel, count in
      seen = parcel
      return Post()
    }
    _ = Post(first: Parcel(1), 2)
    #expect(seen == nil)
    token.stop()
    let around = try #callable(weigh(_:)).redefine(around: { next in
      { parcel in
        seen = parcel
        return next(parcel)
      }
    })
    _ = weigh(Parcel(1))
    #expect(seen == nil)
    around.stop()
  }

  /// Existentials that are boxed: an error, and one of more than three words.
  @Test func boxesAreNotMadeAnew() async throws {
    struct Spoilt: Error, Sized, @unchecked Sendable {
      // SAFETY: one task uses it.
      var parcel: Parcel
      var a = 1
      var b = 2
      var c = 3
    }
    weak var seen: Parcel?
    func parcel() -> Spoilt {
      let parcel = Parcel(1)
      seen = parcel
      return Spoilt(parcel: parcel)
    }
    let tokens = [
      try #callable(reject(_:)).redefine(around: { next in { next($0) + "!" } }),
      try #callable(measure(_:)).redefine(around: { next in { await next($0) + 1 } }),
    ]
    #expect(reject(parcel()) == "Spoilt!")
    #expect(seen == nil)
    #expect(await measure(parcel()) == 4)
    #expect(seen == nil)
    for token in tokens { token.stop() }
  }
}

private protocol Sized { var c: Int { get } }

@inline(never) dynamic private func reject(_ error: sending any Error) -> String {
  "\(type(of: error))"
}

@inline(never) dynamic private func measure(_ sized: any Sized) async -> Int { sized.c }

@inline(never) dynamic private func weigh(_ parcel: sending SendingTests.Parcel) -> Int {
  parcel.weight
}
