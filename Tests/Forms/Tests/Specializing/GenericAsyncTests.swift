// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Pliant
import Testing

private struct Failure: Error, Equatable { var id: Int }
private struct Fat: Error { var a = 1, b = 2, c = 3, d = 4, e = "e" }

private dynamic func suspendingEcho<T>(_ value: T) async -> T {
  await Task.yield()
  return value
}
private dynamic func suspendingWide<T: Hashable>(
  _ a: T,
  _ b: Int,
  _ c: Int,
  _ d: Int,
  _ e: Int,
  _ f: Int,
  _ g: Int,
  _ h: Int
) async -> (T, Int) {
  await Task.yield()
  return (a, b + c + d + e + f + g + h)
}
private dynamic func suspendingBig<T: Hashable>(
  _ a: T,
  _ b: GenericAsyncTests.Big
) async throws -> GenericAsyncTests.Big {
  if b.a == 0 { throw Failure(id: 3) }
  return b
}
@concurrent private dynamic func suspendingNext<T: BinaryInteger>(
  _ value: T
) async throws(Failure) -> T {
  if value == 0 { throw Failure(id: 4) }
  return value + 1
}
@concurrent private dynamic func concurrentEcho<T>(_ value: T) async -> T {
  await Task.yield()
  return value
}
private dynamic func typedEcho<T>(_ value: T) throws(Failure) -> T { throw Failure(id: 1) }
private dynamic func typedMany<T: Hashable>(
  _ a: T,
  _ b: Int,
  _ c: Int,
  _ d: Int,
  _ e: Int
) throws(Fat) -> T {
  if b == 7 { throw Fat() }
  return a
}
private dynamic func typedNumber<T>(_ value: T) throws(Failure) -> Int { throw Failure(id: 2) }

private protocol Fetching {}
extension Fetching {
  @concurrent dynamic fileprivate func fetch<T>(_ value: T) async -> T { value }
}
/// Has two methods of one name that differ in where they run.
private struct Fetcher: Fetching {
  nonisolated(nonsending) dynamic func fetch<T>(_ value: T) async -> T { value }
}

/// One specialization of what suspends, and of what throws errors of one type.
@Suite(.serialized)
struct GenericAsyncTests {
  struct Big: Sendable { var a = 1, b = 2, c = 3, d = 4, e = 5.5 }
  class Store: @unchecked Sendable {
    // SAFETY: each test has its own.
    var n = 1
    dynamic func load<T: Hashable>(_ value: T) async throws -> T {
      await Task.yield()
      if n == 0 { throw Failure(id: n) }
      return value
    }
  }
  class Box<Element: Sendable>: @unchecked Sendable {
    // SAFETY: it never changes.
    var element: Element
    init(_ element: Element) { self.element = element }
    dynamic func get() async -> Element {
      await Task.yield()
      return element
    }
    dynamic func put<T: Hashable>(
      _ value: T,
      _ a: Int,
      _ b: Int,
      _ c: Int,
      _ d: Int,
      _ e: Int
    ) async -> (Element, T) {
      await Task.yield()
      return (element, value)
    }
  }
  struct Pair<Element: Sendable>: Sendable {
    var element: Element
    var x = 1, y = 2
    dynamic func get(_ i: Int) async -> Element {
      await Task.yield()
      return element
    }
  }
  struct Plain: Sendable {
    var x = 1
    dynamic func get<T>(_ value: T) async -> (T, Int) {
      await Task.yield()
      return (value, x)
    }
    dynamic static func make<T: Hashable>(_ value: T) async -> Plain {
      await Task.yield()
      return Plain(x: 7)
    }
  }

  @Test func functions() async throws {
    let echo = try #callable(suspendingEcho(_:), for: Int.self).redefine { original, value in
      await original(value + 1) + 10
    }
    let next = try #callable(
      suspendingNext(_:) as @concurrent (Generic<Int>) async throws(Failure) -> Generic<Int>
    ).redefine { original, value in
      if value == 5 { throw Failure(id: 55) }
      return try await original(value) * 2
    }
    func text(_ value: some BinaryInteger & Sendable) async -> String {
      do throws(Failure) { return "\(try await suspendingNext(value))" } catch {
        return "\(error.id)!"
      }
    }
    var seen = ["\(await suspendingEcho(1)) \(await suspendingEcho("a"))"]
    seen.append("\(await text(5)) \(await text(0)) \(await text(1)) \(await text(1 as UInt8))")
    echo.stop()
    next.stop()
    seen.append("\(await suspendingEcho(1)) \(await text(5))")
    #expect(seen == ["12 a", "55! 4! 4 2", "1 6"])
  }
  @Test func argumentsOnTheStack() async throws {
    let wide = try #callable(
      suspendingWide(_:_:_:_:_:_:_:_:)
        as (Generic<Int>, Int, Int, Int, Int, Int, Int, Int) async -> (Generic<Int>, Int)
    ).redefine(around: { original in
      { a, b, c, d, e, f, g, h in
        let result = await original(a * 2, b, c, d, e, f, g, h)
        return (result.0 + 1, result.1 + 1)
      }
    })
    let large = try #callable(
      suspendingBig(_:_:) as (Generic<Int>, Big) async throws -> Big
    ).redefine { original, a, b in
      var result = try await original(a, b)
      result.e += 1
      return result
    }
    let own = await suspendingWide(4, 1, 2, 3, 4, 5, 6, 7)
    let other = await suspendingWide("q", 1, 2, 3, 4, 5, 6, 7)
    #expect("\(own) \(other)" == "(9, 29) (\"q\", 28)")
    let sum = await withTaskGroup(of: Int.self) { group in
      for i in 0..<1000 { group.addTask { await suspendingWide(i, i, 1, 1, 1, 1, 1, 1).1 } }
      return await group.reduce(0, +)
    }
    #expect(sum == 999 * 500 + 7000)
    #expect(try await suspendingBig(1, Big()).e == 6.5)
    #expect(try await suspendingBig("s", Big()).e == 5.5)
    await #expect(throws: Failure(id: 3)) { _ = try await suspendingBig(1, Big(a: 0)) }
    wide.stop()
    large.stop()
  }
  @Test func methods() async throws {
    let store = Store()
    let load = try #method(Store.load(_:), for: Int.self).redefine { original, store, value in
      try await original(store, value + 1) + 10
    }
    #expect("\(try await store.load(1)) \(try await store.load("a"))" == "12 a")
    store.n = 0
    await #expect(throws: Failure(id: 0)) { _ = try await store.load(1) }
    load.stop()
    store.n = 2
    let layer = try #method(Store.load(_:), for: Int.self).override(on: store) { _, value in
      value + 5
    }
    let seen = [try await store.load(1), try await Store().load(1)]
    #expect("\(seen) \(try await store.load("z"))" == "[6, 1] z")
    layer.stop()
  }
  @Test func membersOfGenericTypes() async throws {
    let get = try #method(Box<Int>.get as (Box<Int>) -> () async -> Generic<Int>).redefine {
      original,
      box in await original(box) + 1
    }
    let put = try #method(
      Box<Int>.put(_:_:_:_:_:_:)
        as (Box<Int>) -> (Generic<String>, Int, Int, Int, Int, Int) async -> (
          Generic<Int>, Generic<String>
        )
    ).redefine { original, box, value, a, b, c, d, e in
      let result = await original(box, value + "!", a, b, c, d, e)
      return (result.0 + 1, result.1)
    }
    let pair = try #method(
      Pair<Int>.get(_:) as (Pair<Generic<Int>>) -> (Int) async -> Generic<Int>
    ).redefine { original, pair, i in await original(pair, i) + i }
    #expect("\(await Box(1).get()) \(await Box("s").get())" == "2 s")
    let (a, b) = await (Box(1).put("x", 1, 2, 3, 4, 5), Box("1").put("x", 1, 2, 3, 4, 5))
    #expect("\(a) \(b)" == "(2, \"x!\") (\"1\", \"x\")")
    #expect("\(await Box(1).put(2, 1, 2, 3, 4, 5))" == "(1, 2)")
    #expect("\(await Pair(element: 1).get(5)) \(await Pair(element: "s").get(5))" == "6 s")
    get.stop()
    put.stop()
    pair.stop()
  }
  @Test func valuesAndStatics() async throws {
    let get = try #method(
      Plain.get(_:) as (Plain) -> (Generic<Int>) async -> (Generic<Int>, Int)
    ).redefine { original, plain, value in
      let result = await original(plain, value + 1)
      return (result.0, result.1 + 1)
    }
    let make = try #callable(Plain.make(_:), for: String.self).redefine { original, value in
      var plain = await original(value)
      plain.x += 1
      return plain
    }
    #expect("\(await Plain().get(5)) \(await Plain().get("q"))" == "(6, 2) (\"q\", 1)")
    #expect("\(await Plain.make("a").x) \(await Plain.make(3).x)" == "8 7")
    get.stop()
    make.stop()
  }
  @Test func isolation() async throws {
    let error = #expect(throws: OverrideError.self) {
      try #callable(concurrentEcho(_:), for: Int.self).redefine { _, value in value }
    }
    #expect("\(error, default: "")".contains("it is @concurrent, and the handle is not"))
    let echo = try #callable(
      concurrentEcho(_:) as @concurrent (Generic<Int>) async -> Generic<Int>
    ).redefine { original, value in await original(value + 1) + 10 }
    let onMain = await Task { @MainActor in await concurrentEcho(1) }.value
    #expect("\(onMain) \(await concurrentEcho(2)) \(await concurrentEcho("a"))" == "12 13 a")
    echo.stop()
    #expect(await concurrentEcho(1) == 1)
    #expect(throws: OverrideError.self) {
      try #method(Fetcher.fetch(_:), for: Int.self).redefine { _, _, value in value }
    }
  }
  @Test func errorsOfOneType() throws {
    let echo = try #callable(
      typedEcho(_:) as (Generic<Int>) throws(Failure) -> Generic<Int>
    ).redefine { original, value in
      if value == 5 { throw Failure(id: 55) }
      return value == 1 ? 77 : try original(value)
    }
    let many = try #callable(
      typedMany(_:_:_:_:_:) as (Generic<Int>, Int, Int, Int, Int) throws(Fat) -> Generic<Int>
    ).redefine { original, a, b, c, d, e in
      if a == 5 { throw Fat(a: 9) }
      return try original(a, b, c, d, e) + 1
    }
    let number = try #callable(
      typedNumber(_:) as (Generic<Int>) throws(Failure) -> Int
    ).redefine { original, value in
      if value == 5 { throw Failure(id: 56) }
      return value == 1 ? 78 : try original(value)
    }
    func failure(_ body: () throws(Failure) -> some Any) -> String {
      do throws(Failure) { return "\(try body())" } catch { return "\(error.id)!" }
    }
    func fat(_ a: some Hashable, _ b: Int) -> String {
      do throws(Fat) { return "\(try typedMany(a, b, 1, 2, 3))" } catch {
        return "\(error.a)\(error.e)"
      }
    }
    func echoed(_ value: some Any) -> String {
      failure { () throws(Failure) in try typedEcho(value) }
    }
    func counted(_ value: some Any) -> String {
      failure { () throws(Failure) in try typedNumber(value) }
    }
    #expect("\(echoed(5)) \(echoed(1)) \(echoed(2)) \(echoed("a"))" == "55! 77 1! 1!")
    #expect("\(counted(5)) \(counted(1)) \(counted(2)) \(counted("a"))" == "56! 78 2! 2!")
    #expect(
      "\(fat(5, 1)) \(fat(1, 1)) \(fat(2, 7)) \(fat("a", 1)) \(fat("a", 7))" == "9e 2 1e a 1e"
    )
    echo.stop()
    many.stop()
    number.stop()
    #expect("\(echoed(5)) \(fat(5, 1)) \(counted(1))" == "1! 5 2!")
  }
}
