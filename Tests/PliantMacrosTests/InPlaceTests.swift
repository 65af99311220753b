import Foundation
import ProgramRunner
import Testing

/// Every kind of dynamic property, and in debug builds of an unprepared one, written in every way
/// through every static type: each change is heard once, or observing is refused, and a handle whose
/// reach is every call sees it, too.
struct InPlaceTests {
  @Test(arguments: [["-Onone"], ["-O", "-wmo"]])
  func changesAreHeardOrRefused(_ options: [String]) async throws {
    let kinds =
      options == ["-Onone"]
      ? Self.kinds + Self.kinds.compactMap(\.unprepared)
      : Self.kinds.filter { $0.name != "OwnModify" }
    let classes = kinds.flatMap { kind in
      ["", "final "].map { DynamicKind(kind: kind, modifier: $0) }
    }
    let source =
      Self.prelude + classes.map(\.source).joined() + "@main enum Program {\n"
      + "  static func main() {\n" + classes.map { "    test\($0.name)()\n" }.joined()
      + "    print(wrong.joined(separator: \"\\n\"))\n"
      + "    print(\"refused\", refused.joined(separator: \" \"))\n  }\n}\n"
    let result = try await Compiler.program(
      [source],
      ["-swift-version", "6", "-parse-as-library", "-suppress-warnings"] + options,
      linking: [
        "CPliant", "Logging", "Pliant", "PliantBase", "PliantDiagnostics", "PliantDoubles",
        "PliantImages", "PliantHooks", "PliantLifetime", "PliantMainActor", "PliantNotifying",
        "PliantObserving", "PliantOverriding", "PliantProxying",
      ]
    )
    let refused = [
      "Wrapped", "OverModify", "OverUndynamic", "UndynamicOver", "InheritsWrapped",
    ]
    let expected = options == ["-Onone"] ? [] : refused.flatMap { [$0, "Final" + $0] }
    let lines = result.output.split(separator: "\n").filter { !$0.isEmpty }.map(String.init)
    #expect(result.status == 0 && lines.count == 1, "\(result.output)")
    #expect(
      Set(lines.last?.split(separator: " ").dropFirst().map(String.init) ?? [])
        == Set(expected)
    )
  }

  struct Kind {
    let name: String
    /// The declaration, and that of the superclass; `$N`, `$T` and `$I` stand for name, type, value.
    let own: String
    var above: String?

    /// The same without `dynamic`; nil if a part of it is already.
    var unprepared: Kind? {
      guard !name.contains("Undynamic") else { return nil }
      return Kind(
        name: "Unprepared" + name,
        own: own.replacing("dynamic ", with: ""),
        above: above?.replacing("dynamic ", with: "")
      )
    }
  }

  private static let backed =
    "var s$N: $T = $I\n  dynamic var $N: $T { get { s$N } set { s$N = newValue } }"
  private static let coroutine = backed.replacing("} }", with: "} _modify { yield &s$N } }")
  private static let didSet = "dynamic override var $N: $T { didSet {} }"
  private static let plain = "dynamic var $N: $T = $I"

  /// The optimizer leaves no trace of a `_modify`, so that `OwnModify` is under Limits.
  private static let kinds = [
    Kind(name: "Plain", own: plain),
    Kind(name: "Did", own: plain + " { didSet {} }"),
    Kind(name: "DidOld", own: plain + " { didSet { use(oldValue) } }"),
    Kind(name: "WillDid", own: plain + " { willSet {}\n didSet {} }"),
    Kind(name: "Lazy", own: "dynamic lazy var $N: $T = $I"),
    Kind(name: "Wrapped", own: "@Kept dynamic var $N: $T = $I"),
    Kind(name: "Computed", own: backed),
    Kind(name: "Underscored", own: backed.replacing("s$N", with: "_$N")),
    Kind(name: "OwnModify", own: coroutine),
    Kind(name: "OverDid", own: didSet, above: plain),
    Kind(name: "OverOld", own: didSet.replacing("{}", with: "{ use(oldValue) }"), above: plain),
    Kind(name: "OverWill", own: didSet.replacing("did", with: "will"), above: plain),
    Kind(
      name: "OverComputed",
      own: "dynamic override var $N: $T { get { super.$N } set { super.$N = newValue } }",
      above: plain
    ),
    Kind(
      name: "OverAlone",
      own: backed.replacing("dynamic ", with: "dynamic override "),
      above: plain
    ),
    Kind(name: "OverDidOfDid", own: didSet, above: plain + " { didSet {} }"),
    Kind(name: "OverModify", own: didSet, above: coroutine),
    Kind(name: "OverBacked", own: didSet, above: backed),
    Kind(name: "OverUndynamic", own: didSet, above: "var $N: $T = $I"),
    Kind(name: "UndynamicOver", own: "override var $N: $T { didSet {} }", above: plain),
    Kind(name: "Inherits", own: "", above: plain),
    Kind(name: "InheritsWrapped", own: "", above: "@Kept dynamic var $N: $T = $I"),
  ]

  private static let prelude = """
    import Pliant
    protocol Cell: AnyObject { var num: Int { get set }
      var list: [Int] { get set } }
    @propertyWrapper struct Kept<V> { var wrappedValue: V }
    @inline(never) func use<V>(_: V) {}
    @inline(never) func bump(_ n: inout Int) { n += 1 }
    nonisolated(unsafe) var wrong: [String] = []
    nonisolated(unsafe) var refused: [String] = []
    struct Way<C> { let name: String; let run: (C) -> Void }
    func test<C: Cell>(
      _ make: () -> C, _ num: ReferenceWritableKeyPath<C, Int>,
      _ list: ReferenceWritableKeyPath<C, [Int]>,
      _ setter: Method<(C, Int) -> Void>, _ getter: Method<(C) -> Int>, _ ways: [Way<C>]
    ) {
      do {
        var heard = 0
        var olds: [String] = []
        let o = make()
        let tokens = [try observe(o, num) { heard += 1 }, try observe(o, list) { heard += 1 }]
        for way in ways {
          heard = 0
          way.run(o)
          if heard != 1 { wrong.append("\\(C.self) \\(way.name) heard \\(heard) times") }
        }
        for token in tokens { token.stop() }
        o.num = 1
        let values = try observe(o, num) { (old: Int, new: Int) in olds.append("\\(old) \\(new)") }
        o.num = 2; o.num += 1; o.num = 7
        values.stop()
        if olds != ["1 2", "2 3", "3 7"] { wrong.append("\\(C.self) \\(olds)") }
      } catch { refused.append("\\(C.self)") }
      func layers(_ kind: String, _ reach: Override.Reach, _ count: () -> Int, _ o: C) {
        guard reach == .everyCall else { return }
        for way in ways where !way.name.contains("list") && (kind == "set" || way.name != "set") {
          let before = count()
          way.run(o)
          if count() == before { wrong.append("\\(C.self) \\(kind) \\(way.name): everyCall") }
        }
      }
      var (sets, gets) = (0, 0)
      let (one, other) = (make(), make())
      do {
        try setter.wrap(on: one) { layer in { sets += 1; layer.next($0, $1) } }
        layers("set", setter.reach, { sets }, one)
      } catch {
        let isWrongAdvice = "\\(error)".contains("Mark it 'dynamic'")
        let isPrepared = !["Undynamic", "Unprepared"].contains { "\\(C.self)".contains($0) }
        if isWrongAdvice, isPrepared { wrong.append("\\(error)") }
      }
      if (try? getter.wrap(on: other, { layer in { gets += 1; return layer.next($0) } })) != nil {
        layers("get", getter.reach, { gets }, other)
      }
    }

    """
}

/// A class of a kind, final or not.
private struct DynamicKind {
  let kind: InPlaceTests.Kind
  let modifier: String

  var name: String { (modifier.isEmpty ? "" : "Final") + kind.name }

  var source: String {
    let base = "Above" + name
    var source = ""
    if let above = kind.above {
      source += "class \(base): Cell {\n\(properties(above))  init() {}\n}\n"
    }
    source += "\(modifier)class \(name): \(kind.above == nil ? "Cell" : base) {\n"
    source += "\(properties(kind.own))  \(kind.above == nil ? "" : "override ")init() {}\n}\n"
    var ways: [String] = []
    for type in [name, "any Cell"] + (kind.above == nil ? [] : [base]) {
      for (index, write) in Self.writes.enumerated() {
        let function = "write\(name)\(ways.count)"
        source += "@inline(never) func \(function)(_ o: \(type)) { \(write) }\n"
        let label = index == 0 ? "set" : "\(type) \(write)"
        ways.append("Way(name: \"\(label)\") { \(function)($0) }")
      }
    }
    ways.append("Way(name: \"key path\") { $0[keyPath: \\.num] += 1 }")
    return source + """
      func test\(name)() {
        test({ \(name)() }, \\.num, \\.list, #setter(\\\(name).num, Int.self), #getter(\\\(name).num), [
          \(ways.joined(separator: ",\n    "))
        ])
      }

      """
  }

  private static let writes = ["o.num = 7", "o.num += 1", "bump(&o.num)", "o.list.append(3)"]

  private func properties(_ text: String) -> String {
    [("num", "Int", "1"), ("list", "[Int]", "[1, 2]")].map { name, type, value in
      let named = text.replacing("$N", with: name).replacing("$T", with: type)
      return "  " + named.replacing("$I", with: value) + "\n"
    }
    .joined()
  }
}
