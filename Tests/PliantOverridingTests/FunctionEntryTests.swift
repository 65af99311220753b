import Foundation
import Pliant
import PliantHooks
import Synchronization
import Testing

// Functions that are neither `dynamic` nor dispatched are called directly, and entered at their
// first instructions if they were built for debugging.
#if DEBUG
@Suite(.serialized)
struct FunctionEntryTests {
  @Test func methodsOfValuesAndFinalClasses() throws {
    var log: [String] = []
    let totalling = #method(EnteredCart.total(_:))
    let total = try totalling.redefine(around: { original in
      { cart, tax in original(cart, tax * 10) + 1 }
    })
    let addition = #method { (cart: inout EnteredCart, x: Int) in cart.add(x) }
    let add = try addition.redefine { cart, x in cart.prices.append(-x) }
    let tone = try #method(EnteredHorn.tone(_:)).redefine { horn, text in "\(horn.name) silent" }
    let side = try #method(EnteredSide.turned).redefine { side in side }
    var cart = EnteredCart(prices: [1, 2])
    log.append("\(cart.total(1))")
    cart.add(5)
    log += ["\(cart.prices)", EnteredHorn("a").tone("tut"), "\(EnteredSide.left.turned())"]
    for redefinition in [total, add, tone, side] { redefinition.stop() }
    log.append("\(cart.total(1))")
    cart.add(5)
    log += ["\(cart.prices)", EnteredHorn("a").tone("tut"), "\(EnteredSide.left.turned())"]
    #expect(
      log == ["14", "[1, 2, -5]", "a silent", "left", "-1", "[1, 2, -5, 5]", "a tut", "right"]
    )
  }

  @Test func functionsStaticsInitializersAndProperties() throws {
    var log: [String] = []
    let measuring = #callable(enteredArea(_:_:))
    let area = try measuring.redefine(around: { original in
      { a, b in original(a, b) + 1 }
    })
    let empty = try #callable(EnteredCart.empty).redefine { EnteredCart(prices: [7]) }
    let count = try #getter(\EnteredCart.count).redefine { _ in 99 }
    let doubled = try #method(Int.enteredDouble).redefine { x in x }
    log += ["\(enteredArea(2, 3))", "\(EnteredCart.empty().prices)", "\(EnteredCart().count)"]
    log.append("\(4.enteredDouble())")
    for redefinition in [area, empty, count, doubled] { redefinition.stop() }
    log += ["\(enteredArea(2, 3))", "\(EnteredCart.empty().prices)", "\(EnteredCart().count)"]
    log.append("\(4.enteredDouble())")
    #expect(log == ["7", "[7]", "99", "4", "6", "[]", "0", "8"])
  }

  @Test func oneObjectAndAll() throws {
    let (a, b) = (EnteredHorn("a"), EnteredHorn("b"))
    let tone = #method(EnteredHorn.tone(_:))
    let one = try tone.override(on: a) { _, text in "one " + text }
    var log = [a.tone("x"), b.tone("x")]
    let all = try tone.redefine { _, text in "all " + text }
    log += [a.tone("x"), b.tone("x")]
    one.stop()
    log += [a.tone("x"), b.tone("x")]
    all.stop()
    log += [a.tone("x"), b.tone("x")]
    #expect(log == ["one x", "b x", "one x", "all x", "all x", "all x", "a x", "b x"])
  }

  @Test func asyncFunctions() async throws {
    let slow = #method(EnteredCart.slow(_:))
    let failing = #callable(enteredFailing(_:))
    let cart = EnteredCart(prices: [1])
    var log = [await cart.slow(2), (try? await enteredFailing(1)) ?? "failed"]
    let around = try slow.redefine(around: { original in
      { cart, x in
        await Task.yield()
        let inner = await original(cart, x + 1)
        return "<\(inner)>"
      }
    })
    let other = try failing.redefine { x in
      await Task.yield()
      if x == 0 { throw EnteredError.zero }
      return "other \(x)"
    }
    log += [
      await cart.slow(2), try await enteredFailing(1), (try? await enteredFailing(0)) ?? "failed",
    ]
    around.stop()
    other.stop()
    log += [await cart.slow(2), (try? await enteredFailing(1)) ?? "failed"]
    #expect(log == ["1 2", "failed", "<1 3>", "other 1", "failed", "1 2", "failed"])
  }

  /// Callers allocate a context for the function itself, which would be too small for the
  /// replacement.
  @Test func asyncFunctionsWithLargerContexts() async throws {
    let redefinition = try #callable(enteredTiny(_:)).redefine { x in
      let many = (0..<16).map { x + $0 }
      var large = EnteredLarge()
      await Task.yield()
      large.d += many.reduce(0, +)
      await Task.yield()
      return large.d + many[15]
    }
    let results = await withTaskGroup(of: Int.self) { group in
      for x in 0..<64 { group.addTask { await enteredTiny(x) } }
      return await group.reduce(0, +)
    }
    redefinition.stop()
    #expect(results == (0..<64).reduce(0) { $0 + 17 * $1 + 120 + 15 + 4 })
    #expect(await enteredTiny(5) == 5)
  }

  @Test func threadsCallWhileItIsEntered() throws {
    let stops = Atomic(false)
    let wrong = Atomic(0)
    let calls = Atomic(0)
    let threads = (0..<4).map { seed in
      let ended = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        while !stops.load(ordering: .relaxed) {
          let result = enteredBusy(seed)
          if result != seed + 1, result != -seed { wrong.add(1, ordering: .relaxed) }
          calls.add(1, ordering: .relaxed)
        }
        ended.signal()
      }
      return ended
    }
    while calls.load(ordering: .relaxed) < 1_000 { sched_yield() }
    let busy = #callable(enteredBusy(_:))
    for _ in 0..<200 {
      let redefinition = try busy.redefine { -$0 }
      #expect(enteredBusy(3) == -3)
      redefinition.stop()
      #expect(enteredBusy(3) == 4)
    }
    stops.store(true, ordering: .relaxed)
    for thread in threads { thread.wait() }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  /// Stored properties are read and written where they are.
  @Test func storedPropertiesAreRefused() {
    #expect(throws: OverrideError.self) { try #getter(\EnteredCart.prices).redefine { _ in [] } }
  }
}

struct EnteredCart {
  var prices: [Int] = []
  var count: Int { prices.count }
  func total(_ tax: Int) -> Int { prices.reduce(0, +) + tax }
  mutating func add(_ price: Int) { prices.append(price) }
  static func empty() -> EnteredCart { EnteredCart() }
  func slow(_ x: Int) async -> String {
    await Task.yield()
    return "\(prices.count) \(x)"
  }
}

final class EnteredHorn {
  let name: String
  init(_ name: String) { self.name = name }
  func tone(_ text: String) -> String { name + " " + text }
}

enum EnteredSide {
  case left, right
  func turned() -> EnteredSide { self == .left ? .right : .left }
}

struct EnteredLarge { var (a, b, c, d, e, f, g, h) = (1, 2, 3, 4, 5, 6, 7, 8) }

enum EnteredError: Error { case zero }

func enteredArea(_ a: Int, _ b: Int) -> Int { a * b }
func enteredBusy(_ x: Int) -> Int { x + 1 }
func enteredTiny(_ x: Int) async -> Int { x }
func enteredFailing(_ x: Int) async throws -> String { throw EnteredError.zero }

extension Int {
  func enteredDouble() -> Int { self * 2 }
}
#endif
