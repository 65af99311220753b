// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument, AlwaysUseLowerCamelCase

import PlainFixture
import Pliant
import PliantHooks
import Testing

/// One function serves all instantiations of a generic class; layers are each one's own.
///
/// In turn, for they redefine the same ones.
@Suite(.serialized)
struct GenericOwnerTests {
  class Crate<T> {
    init() {}
    dynamic func label() -> String { "label \(T.self)" }
    dynamic var title: String {
      get { "title \(T.self)" }
      set {}
    }
    dynamic class func kind() -> String { "kind \(T.self)" }
    dynamic static func make(_ n: Int) -> String { "make \(T.self) \(n) \(self)" }
    dynamic static func later(_ n: Int) async -> String { "later \(T.self) \(n) \(self)" }
    dynamic func load(_ n: Int) async -> String { "load \(T.self) \(n)" }
    func plain() -> String { "plain \(T.self)" }

    class Inner {
      dynamic func label() -> String { "inner \(T.self)" }
    }
  }

  /// Inherits.
  class Bin<T>: Crate<T> {}

  /// Overrides, and calls what it overrides.
  class Tub<T>: Crate<T> {
    override dynamic func label() -> String { "tub " + super.label() }
  }

  final class IntBin: Crate<Int> {}

  actor Store<T> {
    dynamic func read() -> String { "read \(T.self)" }
  }

  final class Mock {
    func label() -> String { "mock" }
    func mock_plain() -> String { "mock" }
  }

  /// The answers of all instantiations, in one line.
  private var labels: String {
    let all: [String] = [
      opaque(Crate<Int>()).label(), opaque(Crate<String>()).label(), opaque(Bin<Int>()).label(),
      opaque(Bin<String>()).label(), opaque(Tub<Int>()).label(), opaque(Tub<String>()).label(),
      opaque(IntBin()).label(),
    ]
    return all.joined(separator: ", ")
  }

  private let plain =
    "label Int, label String, label Int, label String, tub label Int, tub label String, label Int"

  private let overridden =
    "overridden, label String, overridden, label String, tub overridden, tub label String, overridden"

  @Test func redefinedForOne() throws {
    let handle = #method(Crate<Int>.label)
    #expect(handle.reach == .everyCall)
    let redefinition = try handle.redefine { _ in "overridden" }
    #expect(labels == overridden)
    redefinition.stop()
    #expect(labels == plain)
  }

  @Test func severalAtOnce() throws {
    let int = try #method(Crate<Int>.label).redefine(around: { next in { "int " + next($0) } })
    let string = try #method(Crate<String>.label).redefine(around: { next in
      { "string " + next($0) }
    })
    let both =
      "int label Int, string label String, int label Int, string label String, tub int label Int, "
      + "tub string label String, int label Int"
    #expect(labels == both)
    #expect(int.isActive && string.isActive)
    int.stop()
    #expect(labels == both.replacing("int ", with: ""))
    int.start()
    string.stop()
    #expect(labels == both.replacing("string ", with: ""))
    int.stop()
    #expect(labels == plain)
  }

  @Test func layersOfAClassAndOfAnObject() throws {
    let handle = #method(Crate<Int>.label)
    let all = try handle.override(onAll: Crate<Int>.self) { _ in "overridden" }
    #expect(labels == overridden)
    let bin = try handle.wrap(onAll: Bin<Int>.self) { layer in { "bin " + layer.next($0) } }
    #expect(
      labels
        == overridden.replacing(
          "overridden, label String, tub overridden",
          with: "bin overridden, label String, tub overridden"
        )
    )
    all.stop()
    #expect(
      labels
        == "label Int, label String, bin label Int, label String, tub label Int, tub label String, "
        + "label Int"
    )
    bin.stop()
    #expect(throws: OverrideError.self) {
      try handle.override(onAll: Crate<String>.self) { _ in "" }
    }
    let tub = try #method(Tub<String>.label).override(onAll: Tub<String>.self) { _ in "overridden" }
    #expect(labels == plain.replacing("tub label String", with: "overridden"))
    tub.stop()
    let one = opaque(Crate<Int>())
    let layer = try handle.override(on: one) { _ in "one" }
    #expect("\(one.label()), \(labels)" == "one, \(plain)")
    layer.stop()
    #expect(labels == plain)
  }

  @Test func onlyATask() async throws {
    let seen = try await #method(Crate<Int>.label).withRedefinition({ _ in "overridden" }) {
      await Task { labels }.value
    }
    #expect(seen == overridden)
    #expect(labels == plain)
  }

  @Test func spies() throws {
    let spy = try #method(Crate<Int>.label).spy()
    #expect(labels == plain)
    #expect(spy.callCount == 4)
    spy.stop()
  }

  @Test func accessorsAndNestedClasses() throws {
    var log: [String] = []
    let tokens: [Redefinition] = [
      try #getter(\Crate<Int>.title).redefine { _ in "overridden" },
      try #method(Crate<Int>.Inner.label).redefine { _ in "overridden" },
      try #setter(\Crate<Int>.title, String.self).redefine { _, title in log.append(title) },
    ]
    let (ints, strings) = (opaque(Crate<Int>()), opaque(Crate<String>()))
    ints.title = "int"
    strings.title = "string"
    #expect(log == ["int"])
    #expect("\(ints.title), \(strings.title)" == "overridden, title String")
    #expect(opaque(Crate<Int>.Inner()).label() == "overridden")
    #expect(opaque(Crate<String>.Inner()).label() == "inner String")
    for token in tokens { token.stop() }
    #expect("\(ints.title), \(strings.title)" == "title Int, title String")
    #expect(opaque(Crate<Int>.Inner()).label() == "inner Int")
  }

  @Test func actorsAndAsyncMethods() async throws {
    let read = try #method { (store: isolated Store<Int>) in store.read() }.redefine { _ in
      "overridden"
    }
    #expect(await Store<Int>().read() == "overridden")
    #expect(await Store<String>().read() == "read String")
    read.stop()
    #expect(await Store<Int>().read() == "read Int")
    let load = try #method(Crate<Int>.load(_:)).redefine(around: { original in
      { crate, n in await "overridden " + original(crate, n) }
    })
    #expect(await opaque(Crate<Int>()).load(1) == "overridden load Int 1")
    #expect(await opaque(Bin<Int>()).load(1) == "overridden load Int 1")
    #expect(await opaque(Crate<String>()).load(1) == "load String 1")
    load.stop()
    #expect(await opaque(Crate<Int>()).load(1) == "load Int 1")
  }

  @Test func classMethods() throws {
    let kind = try #method { (type: Crate<Int>.Type) in type.kind() }.redefine { _ in "overridden" }
    #expect("\(Crate<Int>.kind()) \(Bin<Int>.kind())" == "overridden overridden")
    #expect("\(Crate<String>.kind()) \(Bin<String>.kind())" == "kind String kind String")
    kind.stop()
    #expect(Crate<Int>.kind() == "kind Int")
  }

  @Test func statics() async throws {
    var original: ((Int) -> String)?
    let int = try #callable(Crate<Int>.make(_:)).redefine(around: { next in { "int " + next($0) } })
    #expect(Crate<String>.make(1) == "make String 1 Crate<String>")
    let string = try #callable(Crate<String>.make(_:)).redefine(around: { next in
      original = next
      // Within it, and for another class.
      return { "string \($0 > 1 ? Crate<Int>.make($0) : "") " + next($0) }
    })
    #expect(Crate<Int>.make(1) == "int make Int 1 Crate<Int>")
    #expect(Bin<Int>.make(1) == "int make Int 1 Bin<Int>")
    #expect(Crate<String>.make(2) == "string int make Int 2 Crate<Int> make String 2 Crate<String>")
    #expect(Bin<String>.make(1) == "string  make String 1 Bin<String>")
    #expect(Crate<Double>.make(1) == "make Double 1 Crate<Double>")
    // Outside of any call, and within another's.
    #expect(original?(3) == "make String 3 Crate<String>")
    int.stop()
    let saved = original
    let within = try #callable(Crate<Int>.make(_:)).redefine { saved?($0) ?? "" }
    #expect(Crate<Int>.make(4) == "make String 4 Crate<String>")
    within.stop()
    string.stop()
    #expect(
      "\(Crate<Int>.make(1)), \(Crate<String>.make(1))"
        == "make Int 1 Crate<Int>, make String 1 Crate<String>"
    )
    let task = try await #callable(Crate<String>.make(_:)).withRedefinition({ _ in "overridden" }) {
      await Task { Crate<Int>.make(1) + Crate<String>.make(1) }.value
    }
    #expect(task == "make Int 1 Crate<Int>overridden")
  }

  @Test func asyncStatics() async throws {
    let int = try #callable(Crate<Int>.later(_:)).redefine(around: { next in
      { await "int " + next($0) }
    })
    let string = try #callable(Crate<String>.later(_:)).redefine(around: { next in
      { await "string " + next($0) }
    })
    #expect(await Bin<Int>.later(1) == "int later Int 1 Bin<Int>")
    #expect(await Crate<String>.later(1) == "string later String 1 Crate<String>")
    #expect(await Crate<Double>.later(1) == "later Double 1 Crate<Double>")
    int.stop()
    string.stop()
    #expect(await Crate<Int>.later(1) == "later Int 1 Crate<Int>")
  }

  @Test func initializersAreRefused() {
    #expect(throws: OverrideError.generic(declaration: "Crate<Int>.init()")) {
      try #callable(Crate<Int>.init).redefine { Crate<Int>() }
    }
  }

  @Test func replacedByOtherCode() throws {
    let one = try #method(Crate<Int>.label).replace(with: #method(Mock.label))
    #expect(labels == overridden.replacing("overridden", with: "mock"))
    one.stop()
    #expect(labels == plain)
    #if DEBUG
    let all = try replaceMethods(of: Crate<Int>.self, with: Mock.self, prefix: "mock_")
    #expect(opaque(Crate<Int>()).plain() == "mock")
    #expect(opaque(Bin<Int>()).plain() == "mock")
    #expect(opaque(Crate<String>()).plain() == "plain String")
    // A handle's layers take it over.
    let handle = try #method(Crate<String>.plain).redefine { _ in "overridden" }
    #expect(opaque(Crate<Int>()).plain() == "mock")
    #expect(opaque(Crate<String>()).plain() == "overridden")
    #expect(opaque(Crate<Double>()).plain() == "plain Double")
    all.stop()
    handle.stop()
    #endif
    #expect(opaque(Crate<Int>()).plain() == "plain Int")
    #expect(throws: OverrideError.self) {
      try replaceMethods(of: Crate<Int>.self, with: Dynamic.self, prefix: "mock_")
    }
    #expect(labels == plain)
  }

  final class Dynamic {
    func mock_label() -> String { "mock" }
  }

  @Test func capturesDieWithTheirLayers() throws {
    final class Witness {
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
      deinit { log.events.append(name) }
    }
    final class Log { var events: [String] = [] }
    let log = Log()
    func layer(_ name: String) -> @Sendable (Crate<Int>) -> String {
      nonisolated(unsafe) let witness = Witness(name, log)
      return { _ in witness.name }
    }
    let handle = #method(Crate<Int>.label)
    do {
      let object = opaque(Crate<Int>())
      try handle.override(on: object, layer("object"))
      let level = try handle.override(onAll: Crate<Int>.self, layer("level"))
      do {
        let redefinition = try handle.redefine(layer("redefinition"))
        log.events.append(object.label())
        level.stop()
        log.events.append(opaque(Crate<Int>()).label())
        redefinition.stop()
      }
      // Read here, for the optimizer may else let the object go first.
      #expect(log.events == ["object", "level", "redefinition", "redefinition"])
      withExtendedLifetime(object) {}
    }
    log.events.append(labels == plain ? "end" : labels)
    #expect(log.events == ["object", "level", "redefinition", "redefinition", "object", "end"])
  }
}
