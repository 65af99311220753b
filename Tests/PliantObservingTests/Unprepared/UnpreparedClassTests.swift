#if DEBUG
import Foundation
import Pliant
import Testing

/// Properties of a class that is not final, which nothing prepares for observation: each way in
/// which a debug build writes them (63, "How a debug build writes a property of a class").
struct UnpreparedClassTests {
  private let model = Unready()

  /// 63, row 1: by vtable, the setter or `modify`.
  @Test func stored() throws {
    #expect(seen(model, \.name) { model.name = "a" } == ">a")
    #expect(seen(model, \.name) { model.name += "b" } == "a>ab")
    #expect(seen(model, \.items) { model.items.append(1) } == "[]>[1]")
    model.items = [1]
    #expect(seen(model, \.items) { model.items[0] = 2 } == "[1]>[2]")
    #expect(seen(model, \.items) { try setAndThrow(&model.items, [5]) } == "[2]>[5]")
    #expect(seen(model, \.name) { model[keyPath: \Unready.name] = "k" } == "abb>k")
    #expect(seen(model, \.name) { model[keyPath: \Unready.name] += "l" } == "k>kl")
    let named: any UnreadyNamed = model
    #expect(seen(model, \.name) { named.name = "p" } == "kll>p")
    #expect(seen(model, \.name) { model.writeName() } == "p>own own>own!")
    #expect(seen(model, \.place.city) { model.place.city = "c" } == ">c")
    #expect(seen(model, \.maybe) { model.maybe = "a" } == #"nil>Optional("a")"#)
    #expect(seen(model, \.maybe) { model.maybe?.append("b") } == #"Optional("a")>Optional("ab")"#)
    #expect(seen(model, \.pair.1) { model.pair.1 = "a" } == ">a")
    #expect(seen(model, \.any) { model.any = 1 } == "0>1")
    #expect(seen(model, \.flag) { model.flag.toggle() } == "false>true")
    #expect(seen(model, \.vector.y) { model.vector.y = 2 } == "0.0>2.0")
    #expect(seen(model, \.packaged) { model.packaged += "a" } == ">a")
  }

  /// 63, row 1: `didSet` and `willSet`; the handler runs after them.
  @Test func withObserversOfTheirOwn() throws {
    #expect(seen(model, \.told) { model.told = "a" } == ">a")
    #expect(seen(model, \.told) { model.told += "b" } == "a>ab")
    #expect(seen(model, \.toldOld) { model.toldOld = "a" } == ">a")
    #expect(seen(model, \.toldOld) { model.toldOld += "b" } == "a>ab")
    model.log = ""
    var log = ""
    let observation = try observe(model, \.told) { log = model.log }
    model.told = "c"
    withExtendedLifetime(observation) {}
    #expect(log == "d")
  }

  /// 63, row 1: computed, `lazy`, `weak`, `unowned`, wrappers.
  @Test func otherKinds() throws {
    #expect(seen(model, \.computed) { model.computed = "a" } == ">a")
    #expect(seen(model, \.computed) { model.computed += "b" } == "a>ab")
    #expect(seen(model, \.inPlace) { model.inPlace += "c" } == "abb>abbc")
    #expect(seen(model, \.extended) { model.extended += "d" } == "abbcc>abbccd")
    #expect(seen(model, \.lazily) { model.lazily = "a" } == "made>a")
    #expect(seen(model, \.lazily) { model.lazily += "b" } == "a>ab")
    let other = UnreadyOther()
    #expect(seen(model, \.delegate) { model.delegate = other } == "nil>Optional(other)")
    #expect(seen(model, \.owner) { model.owner = other } == "shared>other")
    #expect(seen(model, \.clamped) { model.clamped = 99 } == "1>10")
    #expect(seen(model, \.clamped) { model.clamped -= 1 } == "10>9")
    #expect(seen(model, \.published) { model.published += "a" } == ">a")
  }

  /// 63, row 3: `private`, `fileprivate`, `private(set)` are written in place.
  @Test func writtenInPlace() throws {
    #expect(seen(model, \.shown) { model.writeShown() } == ">x x>xy")
    #expect(seen(model, Unready.secretPath) { model.writeSecret() } == ">s s>st")
    #expect(seen(model, Unready.secretToldPath) { model.writeSecretTold() } == ">s s>st")
    class Local {
      var name = ""
      final var sealed = ""
    }
    let local = Local()
    #expect(seen(local, \.name) { local.name += "a" } == ">a")
    #expect(seen(local, \.sealed) { local.sealed += "a" } == ">a")
  }

  /// 63, rows 6 to 9: final properties of a class that is not.
  @Test func finalOnes() throws {
    #expect(seen(model, \.sealed) { model.sealed += "a" } == ">a")
    #expect(seen(model, \.sealedTold) { model.sealedTold = "a" } == ">a")
    #expect(seen(model, \.sealedTold) { model.sealedTold += "b" } == "a>ab")
    #expect(seen(model, \.sealedComputed) { model.sealedComputed += "b" } == "a>ab")
  }

  /// 63, rows 1 and 4: subclasses, overrides, and `super.x`.
  @Test func overrides() throws {
    let sub = UnreadySub()
    #expect(seen(sub, \.name) { sub.name = "a" } == ">a")
    #expect(seen(sub, \.name) { sub.name += "b" } == "a>ab")
    #expect(sub.log == "oooo")
    #expect(seen(sub as Unready, \.name) { (sub as Unready).name = "c" } == "abb>c")
    #expect(seen(sub, \.name) { sub.writeSuper() } == "c>super")
    #expect(seen(sub, \.computed) { sub.computed = "b" } == "super>b!")
    #expect(seen(sub, \.told) { sub.told = "a" } == ">a")
    #expect(seen(sub, \.items) { sub.items.append(1) } == "[]>[1]")
    #expect(seen(sub, \.own) { sub.own += "a" } == ">a")
    var log: [String] = []
    let observations = [
      try observe(sub as Unready, \Unready.name) { log.append("base") },
      try observe(sub, \UnreadySub.name) { log.append("Sub") },
    ]
    sub.name += "b"
    withExtendedLifetime(observations) {}
    #expect(log == ["base", "Sub"])
  }

  /// 63, part 2: a key path through a protocol leads to the same storage.
  @Test func throughAProtocol() throws {
    var log: [String] = []
    func watch<Named: UnreadyNamed>(_ object: Named) throws -> KeyPathObservation {
      try observe(object, \Named.name) { log.append("protocol") }
    }
    let sub = UnreadySub()
    let observations = [try watch(sub), try observe(sub, \.name) { log.append("class") }]
    sub.name += "a"
    sub.writeSuper()
    withExtendedLifetime(observations) {}
    #expect(log == ["protocol", "class", "protocol", "class"])
  }

  /// 63, part 2: a subclass's private property of the same name is another one.
  @Test func privateOnesOfTheSameName() throws {
    let sub = UnreadyShadowing()
    #expect(seen(sub as UnreadyShadowed, UnreadyShadowed.path) { sub.writeOwn() } == "")
    #expect(seen(sub as UnreadyShadowed, UnreadyShadowed.path) { sub.write() } == ">b")
    #expect(seen(sub, UnreadyShadowing.own) { sub.write() } == "")
    #expect(seen(sub, UnreadyShadowing.own) { sub.writeOwn() } == "ss>sss")
    #expect(seen(sub as UnreadyShadowed, UnreadyShadowed.dynamicPath) { sub.writeOwn() } == "")
    #expect(
      seen(sub as UnreadyShadowed, UnreadyShadowed.dynamicPath) { sub.write() } == "bbbb>bbbbb"
    )
    #expect(seen(sub, UnreadyShadowing.ownDynamic) { sub.write() } == "")
    #expect(seen(sub, UnreadyShadowing.ownDynamic) { sub.writeOwn() } == "ssssss>sssssss")
  }

  /// 63, row 4: in `init` and its own `didSet`; in `deinit` nothing is told, as before.
  @Test func writtenDirectly() throws {
    var (log, token): ([String], KeyPathObservation?) = ([], nil)
    var direct: UnreadyDirect? = UnreadyDirect { object in
      token = try? observe(object, \.name) { old, new in log.append("\(old)>\(new)") }
    }
    #expect(log == ["a>init", "init>init!"])
    #expect(direct.map { direct in seen(direct, \.told) { direct.told = "x" } } == ">y")
    direct = nil
    withExtendedLifetime(token) {}
    #expect(log.count == 2)
  }

  /// 63, row 1: generic classes, whose instantiations share their code.
  @Test func generics() throws {
    let (int, text) = (UnreadyGeneric(0), UnreadyGeneric("a"))
    #expect(seen(int, \.list) { int.list.append(1) } == "[]>[1]")
    #expect(seen(int, \.list) { append(2, to: int) } == "[1, 1]>[1, 1, 2]")
    #expect(seen(text, \.item) { (int.item, text.item) = (9, "b") } == "a>b")
    #expect(seen(text, \.sealed) { text.sealed.append("b") } == #"[]>["b"]"#)
    #expect(seen(text, \.behind) { text.behind += 1 } == "0>1")
    let nested = UnreadyOuter.Nested.Deeper()
    #expect(seen(nested, \.name) { nested.name += "a" } == ">a")
  }

  @Test func refused() throws {
    #expect(seen(model, \.constant) {}.contains("is a constant, which never changes"))
    #expect(seen(model, \.readOnly) {}.contains("has no setter"))
  }
}
#endif
