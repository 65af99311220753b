import PliantConsole
import PliantReload
import ReloadFixture
import Testing

/// New bodies of declarations of every kind; one file, and so one test after the other.
@Suite(.serialized, .enabled(if: Edit.canReload))
struct KindsTests {
  /// The file as the tests have left it.
  nonisolated(unsafe) private static var edit = try? Edit("Kinds.swift")

  private func reload(
    _ changes: (String, String)...,
    adding more: String = ""
  ) async throws
    -> Loader.Outcome
  {
    var edit = try #require(Self.edit)
    for (old, new) in changes { edit = try edit.replacing(old, new) }
    edit = edit.appending(more)
    let outcome = try await edit.reload()
    Self.edit = edit
    return outcome
  }

  @Test func nothingChanges() async throws {
    let outcome = try await reload()
    #expect(outcome.functions == [])
    #expect(outcome.unchanged > 20)
    #expect(outcome.remarks == [])
  }

  @Test func functions() async throws {
    visits = 5
    #expect(greeting("a") == "one a.")
    let outcome = try await reload(
      ("one \\(name)", "two \\(name)"),
      ("{ \".\" }", "{ \";\" }"),
      ("visits += 1", "visits += 2")
    )
    #expect(greeting("a") == "two a;")
    #expect(visit() == 7)
    #expect(outcome.functions.count == 3)
  }

  @Test func methodsInitializersAndAccessors() async throws {
    var meter = Meter(1)
    let animal = Animal.make()
    #expect("\(meter.doubled) \(animal.speak())" == "4 first! makes no sound but barks")
    _ = try await reload(
      ("value + 1", "value + 10"),
      ("value * 2", "value * 3"),
      ("value += count", "value -= count"),
      ("makes no sound", "is quiet"),
      ("but barks", "and barks"),
      ("name + \"!\"", "name + \"?\"")
    )
    meter.add(1)
    #expect("\(meter.value) \(meter.doubled) \(Meter(0).value)" == "1 3 10")
    #expect(animal.speak() == "first! is quiet and barks")
    #expect(Animal.make().speak() == "first? is quiet and barks")
  }

  @Test func closuresThatLive() async throws {
    let counter = makeCounter(from: 0)
    #expect(counter() == 1)
    _ = try await reload(("count += 1", "count += 10"))
    #expect(counter() == 11)
    #expect(makeCounter(from: 5)() == 15)
    // One whose captures are others keeps its code.
    let outcome = try await reload(
      ("return {\n    count += 10", "let step = start + 1; return {\n    count += step")
    )
    #expect(outcome.remarks.count == 1)
    #expect(counter() == 21)
    #expect(makeCounter(from: 5)() == 11)
  }

  @Test func genericFunctions() async throws {
    #expect(describe(1) + Pair(1, "a").text() == "value 11, a")
    _ = try await reload(("value \\(value)", "thing \\(value)"), ("(left), ", "(left); "))
    #expect(describe(1) + Pair(1, "a").text() == "thing 11; a")
  }

  @Test func asyncFunctions() async throws {
    #expect(try await load(1) == 2)
    let more = "var all: [Int] = []; for each in 0..<8 { all.append(try await twice(each)) }; "
    _ = try await reload(
      ("return number + 1", more + "return all.reduce(number, +)"),
      adding:
        "func twice(_ number: Int) async throws -> Int { await Task.yield(); return number * 2 }"
    )
    #expect(try await load(1) == 57)
    await #expect(throws: CancellationError.self) { try await load(-1) }
  }

  @Test func newTypesAndConformances() async throws {
    let outcome = try await reload(
      ("-> Any { number }", "-> Any { Fresh(number: number) }"),
      adding: """
        struct Fresh: CustomStringConvertible, Hashable {
          var number: Int
          var description: String { "fresh \\(number)" }
        }
        """
    )
    #expect("\(show(3))" == "fresh 3")
    #expect(show(3) as? AnyHashable == show(3) as? AnyHashable)
    #expect(Mirror(reflecting: show(4)).children.first?.value as? Int == 4)
    #expect(outcome.added.count > 2)
  }

  /// Callers have copies of these.
  @Test func functionsCompiledIntoCallersAreReloaded() async throws {
    #expect("\(charge()) \(charge(5)) \(emitted())" == "1 5 emitted one")
    let outcome = try await reload(
      ("amount: Int = 1", "amount: Int = 20"),
      ("{ 1 })", "{ 3 })"),
      ("emitted one", "emitted two")
    )
    #expect("\(charge()) \(charge(5)) \(emitted())" == "60 15 emitted two")
    #expect(
      outcome.functions.sorted().joined(separator: "; ") == """
        closure in default argument 2 of charge(_:times:), Kinds.swift:72; \
        default argument 1 of charge(_:times:); emitted()
        """
    )
    #expect(outcome.added.isEmpty)
  }

  /// They have no function around them.
  @Test func closuresOfGlobals() async throws {
    #expect(shorten("a") == "short one a")
    let outcome = try await reload(("short one", "short two"))
    #expect(shorten("a") == "short two a")
    #expect(outcome.functions == ["closure in initial value of shorten, Kinds.swift:76"])
  }

  /// A sentence says what stays.
  @Test func initialValues() async throws {
    let outcome = try await reload(("limit = 10", "limit = 11"))
    #expect(limit == 10)
    #expect(outcome.remarks == ["limit: the running value stays"])
    #expect(outcome.functions == [])
  }

  /// Declarations of other modules are not listed.
  @Test func onlyOwnFunctionsAreListedAsNew() async throws {
    let outcome = try await reload(
      ("{ \";\" }", "{ Set([1, 2]).map(later).joined() }"),
      adding: """
        func later(_ number: Int) -> String { defer { Task { try? await Task.sleep(for: .zero) } }; return "" }
        """
    )
    #expect(outcome.added.count == 1)
  }

  @Test func unwinding() async throws {
    _ = try await reload(("{ 0 }", "{ let count = countFrames(); return count }"))
    let (own, inner) = (countFrames(), depth())
    #expect(inner == own + 1)
  }

  @Test func dynamicFunctions() async throws {
    _ = try await reload(("overridable one", "overridable two"))
    #expect(overridable() == "overridable two")
  }

  /// Issue 64: new code allocates as images do whose objects are tracked.
  @Test func objectsThatNewCodeMakesAreCounted() async throws {
    _ = try await reload(
      ("Dog(name: \"first\")", "Colt(name: \"first\")"),
      adding: "final class Colt: Animal {}"
    )
    // SAFETY: the word of a class's metadata that leads to its descriptor.
    let descriptor = unsafeBitCast(type(of: Animal.make()), to: UnsafeRawPointer.self)
      .load(fromByteOffset: 40, as: UInt.self)
    try Instances.track(descriptor, named: "Colt")
    defer { Instances.stopTracking(descriptor) }
    let living = (Animal.make(), Animal.make())
    let counts = Instances.counts(of: descriptor)
    #expect(counts.allocated == 2 && counts.living == 2)
    withExtendedLifetime(living) {}
  }
}
