import Foundation
import Pliant
import Synchronization
import Testing

/// A generic function is redefined by one of the same signature, in all of its specializations.
///
/// In turn, for one redefinition of a function ends another.
@Suite(.serialized)
struct GenericRedefiningTests {
  @Test func everySpecializationOfAMethodRunsTheRedefinition() throws {
    let data = try PropertyListEncoder().encode([1, 2])
    func decode() throws -> String {
      let numbers = try PropertyListDecoder().decode([Int].self, from: data)
      let doubles = try PropertyListDecoder().decode([Double].self, from: data)
      return "\(numbers) \(doubles)"
    }
    let redefinition = try PropertyListDecoder.tracedRedefinition()
    let traced = try decode()
    redefinition.stop()
    #expect(try traced == decode())
    #expect(TracedCalls.current.take() == "Array<Int> Array<Double>")
    #expect(throws: DecodingError.self) {
      redefinition.start()
      defer { redefinition.stop() }
      return try PropertyListDecoder().decode(String.self, from: data)
    }
    #expect(TracedCalls.current.take() == "String")
  }

  #if DEBUG
  @Test func freeFunctionsWithPacksInoutAndClosuresPassTheirArguments() throws {
    let redefinitions = [
      try changedPairRedefinition(), try countedAllRedefinition(), try changedAppliedRedefinition(),
      try keptRedefinition(),
    ]
    var number = 1
    var text = "a"
    #expect(pair(1, "b").0 == 1 && TracedCalls.current.take() == "Int String")
    #expect(all(1, "s", 2.5) == "1 s 2.5 " && TracedCalls.current.take() == "all")
    #expect(applied(&number, by: { $0 + 1 }) == 3 && number == 3)
    #expect(applied(&text, by: { $0 + "b" }) == "abb" && text == "abb")
    #expect(size(of: OneWay(), 1) == 101)
    for redefinition in redefinitions { redefinition.stop() }
    #expect(applied(&number, by: { $0 + 1 }) == 4)
    #expect(size(of: OneWay(), 1) == 1)
    #expect(TracedCalls.current.take() == "")
  }

  @Test func membersOfGenericTypesRunItWhateverTheirParameters() throws {
    let redefinitions = [
      try Shelf<Int>.savedRedefinition(), try Pocket<Int>.swappedRedefinition(),
      try Android.salutedRedefinition(), try [Int].doubledRedefinition(),
      try Shelf<Int>.builtRedefinition(),
    ]
    var slot = Pocket(value: 1)
    #expect(Shelf<String>().save("s") == "saved 1" && Shelf<Int>().save(2) == "saved 1")
    #expect(slot.swap(2) == 1 && slot.value == 4)
    #expect(Visitor().salute(1) == "<Visitor 1>" && Android().salute(2) == "<Android 2>")
    #expect([1, 2].total() == 6 && [1.5].total() == 3)
    #expect(Shelf<String>.build("x").items == ["x", "x"])
    for redefinition in redefinitions { redefinition.stop() }
    #expect(Shelf<String>().save("s") == "1" && Visitor().salute(1) == "Visitor 1")
  }

  @Test func associatedTypesErrorsAndTypedErrorsAreThoseOfTheCall() throws {
    let redefinition = try performedRedefinition()
    #expect(try perform(Ask(number: 5)) == "answer 5")
    #expect(throws: AskFault(code: 1)) { try perform(Ask(number: -1)) }
    redefinition.stop()
    #expect(throws: AskFault(code: 1)) { try perform(Ask(number: -1)) }
    #expect(TracedCalls.current.take() == "Ask Ask fault")
  }
  #endif

  /// Nothing tells whether they are passed the actor of their caller.
  @Test func asyncOnesAreRefused() async {
    let error = #expect(throws: OverrideError.self) { try laterRedefinition() }
    #expect(error != nil)
    #if DEBUG
    let reason = "both it and the redefinition are '@concurrent': redefine what it calls"
    #expect(error?.description.hasSuffix(reason) == true, "\(String(describing: error))")
    #endif
    #expect(await doubled(1) == 2)
  }

  @Test func outsideARedefinitionTheOriginalIsTheFunctionItself() throws {
    let data = try PropertyListEncoder().encode([1])
    #expect(try PropertyListDecoder().tracedOriginal([Int].self, from: data) == [1])
    #expect(TracedCalls.current.take() == "")
  }

  @Test func anotherSignatureIsRefused() {
    #expect(throws: OverrideError.self) { try unconstrainedRedefinition() }
    #expect(described("text") == "text")
  }

  #if DEBUG
  @Test func theLastRedefinitionAnswersAndTheFirstIsOut() throws {
    let first = try changedPairRedefinition()
    let second = try otherPairRedefinition()
    #expect(pair("a", "b").1 == "b" && TracedCalls.current.take() == "other")
    #expect(!first.isActive && second.isActive)
    first.start()
    #expect(pair(1, 2).1 == 2 && TracedCalls.current.take() == "Int Int")
    #expect(!second.isActive)
  }

  /// A redefinition for one type covers one for all types, whichever came first.
  @Test(arguments: [true, false])
  func oneTypeBesideAllTypes(_ isFirst: Bool) throws {
    func calls() -> String {
      isFirst ? "\(labelled(1)) \(labelled("s"))" : "\(weighed(1)) \(weighed("s"))"
    }
    func ofAll() throws -> Redefinition {
      isFirst ? try starredRedefinition() : try sunkRedefinition()
    }
    func ofNumbers() throws -> Redefinition {
      try (isFirst ? #callable(labelled(_:), for: Int.self) : #callable(weighed(_:), for: Int.self))
        .redefine(around: { original in { number in "number " + original(number) } })
    }
    var log = [calls()]
    let first = isFirst ? try ofNumbers() : try ofAll()
    log.append(calls())
    let second = isFirst ? try ofAll() : try ofNumbers()
    log.append(calls())
    let (numbers, all) = isFirst ? (first, second) : (second, first)
    numbers.stop()
    log.append(calls())
    numbers.start()
    all.stop()
    log.append(calls())
    numbers.stop()
    log.append(calls())
    all.start()
    log.append(calls())
    all.stop()
    log.append(calls())
    let alone = isFirst ? "number 1 s" : "1* s*"
    #expect(
      log == ["1 s", alone, "number 1* s*", "1* s*", "number 1 s", "1 s", "1* s*", "1 s"]
    )
  }
  #else
  @Test func copiesForEachTypeAreNotSeen() {
    #expect(throws: OverrideError.self) { try changedPairRedefinition() }
    #expect(throws: OverrideError.self) { try Shelf<Int>.savedRedefinition() }
  }
  #endif
}

// MARK: - What is redefined

private final class TracedCalls: Sendable {
  static let current = TracedCalls()
  private let calls = Mutex<[String]>([])

  func add(_ call: String) { calls.withLock { $0.append(call) } }

  func take() -> String {
    calls.withLock { calls in
      defer { calls = [] }
      return calls.joined(separator: " ")
    }
  }
}

extension PropertyListDecoder {
  @Redefinition(of: "decode(_:from:)")
  func traced<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    TracedCalls.current.add("\(type)")
    return try tracedOriginal(type, from: data)
  }
}

@inline(never) private func pair<T, U: CustomStringConvertible>(_ first: T, _ second: U) -> (T, U) {
  (first, second)
}

@Redefinition(of: "pair(_:_:)")
private func changedPair<T, U: CustomStringConvertible>(_ first: T, _ second: U) -> (T, U) {
  TracedCalls.current.add("\(T.self) \(U.self)")
  return changedPairOriginal(first, second)
}

@Redefinition(of: "pair(_:_:)")
private func otherPair<T, U: CustomStringConvertible>(_ first: T, _ second: U) -> (T, U) {
  TracedCalls.current.add("other")
  return otherPairOriginal(first, second)
}

private func labelled<T>(_ value: T) -> String { "\(value)" }

@Redefinition(of: "labelled(_:)")
private func starred<T>(_ value: T) -> String { starredOriginal(value) + "*" }

private func weighed<T>(_ value: T) -> String { "\(value)" }

@Redefinition(of: "weighed(_:)")
private func sunk<T>(_ value: T) -> String { sunkOriginal(value) + "*" }

private func all<each Value>(_ values: repeat each Value) -> String {
  var text = ""
  for value in repeat each values { text += "\(value) " }
  return text
}

@Redefinition(of: "all(_:)")
private func countedAll<each Value>(_ values: repeat each Value) -> String {
  TracedCalls.current.add("all")
  return countedAllOriginal(repeat each values)
}

private func applied<T>(_ value: inout T, by change: (T) -> T) -> T {
  value = change(value)
  return value
}

@Redefinition(of: "applied(_:by:)")
private func changedApplied<T>(_ value: inout T, by change: (T) -> T) -> T {
  value = change(value)
  return changedAppliedOriginal(&value, by: change)
}

private struct OneWay: ~Copyable {}

private func size<T: ~Copyable>(of value: borrowing T, _ more: Int) -> Int {
  MemoryLayout<T>.size + more
}

@Redefinition(of: "size(of:_:)")
private func kept<T: ~Copyable>(of value: borrowing T, _ more: Int) -> Int {
  keptOriginal(of: value, more + 100)
}

private final class Shelf<Item> {
  var items: [Item] = []

  func save(_ item: Item) -> String {
    items.append(item)
    return "\(items.count)"
  }

  static func build(_ item: Item) -> Shelf {
    let shelf = Shelf()
    shelf.items.append(item)
    return shelf
  }
}

extension Shelf {
  @Redefinition(of: "save(_:)")
  func saved(_ item: Item) -> String { "saved " + savedOriginal(item) }

  @Redefinition(of: "build(_:)")
  static func built(_ item: Item) -> Shelf {
    let shelf = builtOriginal(item)
    shelf.items.append(item)
    return shelf
  }
}

private struct Pocket<Value> {
  var value: Value

  mutating func swap(_ other: Value) -> Value {
    defer { value = other }
    return value
  }
}

extension Pocket {
  @Redefinition(of: "swap(_:)")
  mutating func swapped(_ other: Value) -> Value {
    let old = swappedOriginal(other)
    if let sum = (value as? Int).map({ $0 + $0 }) as? Value { value = sum }
    return old
  }
}

private protocol Greets {}
private struct Visitor: Greets {}
private struct Android: Greets {}

extension Greets {
  func salute(_ number: Int) -> String { "\(Self.self) \(number)" }
}

extension Greets {
  @Redefinition(of: "salute(_:)")
  func saluted(_ number: Int) -> String { "<" + salutedOriginal(number) + ">" }
}

extension Array where Element: Numeric {
  fileprivate func total() -> Element { reduce(0, +) }

  @Redefinition(of: "total()")
  fileprivate func doubled() -> Element { doubledOriginal() * 2 }
}

private protocol Request {
  associatedtype Response
  func answer() throws -> Response
}

private struct AskFault: Error, Equatable { let code: Int }

private struct Ask: Request {
  let number: Int

  func answer() throws -> String {
    guard number >= 0 else { throw AskFault(code: -number) }
    return "answer \(number)"
  }
}

private func perform<R: Request>(_ request: R) throws -> R.Response { try request.answer() }

@Redefinition(of: "perform(_:)")
private func performed<R: Request>(_ request: R) throws -> R.Response {
  TracedCalls.current.add("\(R.self)")
  do {
    return try performedOriginal(request)
  } catch {
    TracedCalls.current.add("fault")
    throw error
  }
}

@concurrent private func doubled<T: AdditiveArithmetic & Sendable>(_ value: T) async -> T {
  await Task.yield()
  return value + value
}

@Redefinition(of: "doubled(_:)")
@concurrent private func later<T: AdditiveArithmetic & Sendable>(_ value: T) async -> T {
  await Task.yield()
  let sum = await laterOriginal(value)
  await Task.yield()
  return (sum as? Int).map { $0 + 1 } as? T ?? sum
}

private func described<T: CustomStringConvertible>(_ value: T) -> String { value.description }

private func described(_ value: Any) -> String { "any" }

/// Calls another overload than the one that the test calls: its constraint is missing.
@Redefinition(of: "described(_:)")
private func unconstrained<T>(_ value: T) -> String { unconstrainedOriginal(value) }
