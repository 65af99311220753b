// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation
import Pliant
import Testing

protocol Owner: AnyObject {}

/// Members of one instantiation of a generic class, whose types name its parameters.
@Suite(.serialized)
struct GenericClassTests {
  final class Ann: Owner, CustomStringConvertible {
    let description = "Ann"
    init() {}
  }
  class Repository<Item> {
    var items: [Item] = []
    init() {}
    dynamic func save(_ item: Item) -> Int {
      items.append(item)
      return items.count
    }
    dynamic func last() -> Item? { items.last }
    dynamic func map<T>(_ make: (Item) -> T) -> [T] { items.map(make) }
    dynamic func add<T: Sequence>(_ all: T) -> Int where T.Element == Item {
      items += Array(all)
      return items.count
    }
    dynamic func zip<T: Hashable>(_ other: T, _ item: Item) -> [Item] { [item] }
    dynamic class func named(_ item: Item) -> String { "\(self) \(item)" }
    func plain(_ item: Item) -> String { "plain \(item)" }
  }
  class Numbers: Repository<Int> {}
  class Archive<T>: Repository<T> {
    override dynamic func save(_ item: T) -> Int { super.save(item) + 1000 }
  }
  class Cache<T: Owner> { dynamic func keep(_ t: T, _ n: Int) -> T { t } }
  class Keyed<K: Hashable, V> {
    var all: [K: V] = [:]
    dynamic func put(_ k: K, _ v: V) -> V? { all.updateValue(v, forKey: k) }
  }

  @Test func members() throws {
    let ints = Repository<Int>()
    let texts = Repository<String>()
    let numbers = Numbers()
    let archive = Archive<Int>()
    let a = try #method(Repository<Int>.save(_:) as (Repository<Int>) -> (Generic<Int>) -> Int)
      .redefine { original, r, item in original(r, item * 2) }
    let b = try #method(Repository<String>.save(_:), for: String.self).redefine {
      original,
      r,
      item in original(r, item + "!")
    }
    func all() -> String {
      _ = ints.save(1)
      _ = texts.save("a")
      _ = numbers.save(1)
      let n = archive.save(1)
      defer {
        ints.items = []
        texts.items = []
        numbers.items = []
        archive.items = []
      }
      return "\(ints.items) \(texts.items) \(numbers.items) \(archive.items) \(n)"
    }
    #expect(all() == #"[2] ["a!"] [2] [2] 1001"#)
    a.stop()
    #expect(all() == #"[1] ["a!"] [1] [1] 1001"#)
    b.stop()
    #expect(all() == #"[1] ["a"] [1] [1] 1001"#)
    let c = try #method(Repository<Int>.save(_:) as (Repository<Int>) -> (Generic<Int>) -> Int)
      .override(on: numbers) { _, item in item + 5 }
    #expect("\(numbers.save(1)) \(ints.save(1))" == "6 1")
    c.stop()
    numbers.items = []
    ints.items = []
    let d = try #method(Archive<Int>.save(_:) as (Archive<Int>) -> (Generic<Int>) -> Int).redefine {
      original,
      r,
      item in original(r, item) + 1
    }
    #expect("\(archive.save(1)) \(ints.save(1))" == "1002 1")
    d.stop()
  }
  @Test func results() throws {
    let ints = Repository<Int>()
    let texts = Repository<String>()
    ints.items = [1, 2]
    texts.items = ["a"]
    let a = try #method(Repository<Int>.last, for: Int.self).redefine { original, r in
      original(r).map { $0 + r.items.count * 100 }
    }
    let d = try #callable(Repository<Int>.named(_:), for: Int.self).redefine { original, item in
      original(item + 1) + "#"
    }
    let e = try #method(Repository<Int>.plain(_:), for: Int.self).redefine { original, r, item in
      "<" + original(r, item) + ">"
    }
    func all() -> String {
      let parts: [String] = [
        "\(ints.last() as Any)", "\(texts.last() as Any)", Repository<Int>.named(1),
        Numbers.named(1), Repository<String>.named("a"), ints.plain(1), texts.plain("a"),
      ]
      return parts.joined(separator: " ")
    }
    #expect(
      all()
        == #"Optional(202) Optional("a") Repository<Int> 2# Numbers 2# Repository<String> a "#
        + "<plain 1> plain a"
    )
    a.stop()
    d.stop()
    e.stop()
    #expect(
      all()
        == #"Optional(2) Optional("a") Repository<Int> 1 Numbers 1 Repository<String> a "#
        + "plain 1 plain a"
    )
  }
  @Test func ownParameters() throws {
    let ints = Repository<Int>()
    let texts = Repository<String>()
    ints.items = [1, 2]
    texts.items = ["a"]
    let b = try #method(Repository<Int>.add(_:), for: [Int].self).redefine { original, r, all in
      original(r, all + [100])
    }
    #expect(
      "\(ints.add([1])) \(ints.add(Set([2]))) \(texts.add(["b"])) \(ints.items)"
        == "4 5 2 [1, 2, 1, 100, 2]"
    )
    b.stop()
    #expect("\(ints.add([1]))" == "6")
  }
  @Test func several() throws {
    let keyed = Keyed<String, Int>()
    let other = Keyed<String, String>()
    let a = try #method(
      Keyed<String, Int>.put(_:_:)
        as (Keyed<String, Int>) -> (Generic<String>, Generic<Int>) -> Generic<Int>?
    ).redefine { original, r, k, v in original(r, k + "!", v + 1) }
    _ = keyed.put("a", 1)
    _ = other.put("a", "b")
    #expect("\(keyed.all) \(other.all)" == #"["a!": 2] ["a": "b"]"#)
    a.stop()
  }
  @Test func classes() throws {
    let cache = Cache<Ann>()
    let one = Ann()
    let two = Ann()
    let a = try #method(Cache<Ann>.keep(_:_:) as (Cache<Ann>) -> (Ann, Int) -> Ann, for: Ann.self)
      .redefine { original, cache, t, n in n == 0 ? two : original(cache, t, n) }
    #expect(cache.keep(one, 0) === two)
    #expect(cache.keep(one, 1) === one)
    a.stop()
    #expect(cache.keep(one, 0) === one)
    let shelf = Shelf()
    let b = try #method(Shelf.adopt(_:_:) as (Shelf) -> (Ann, Int) -> Ann, for: Ann.self).redefine {
      original,
      shelf,
      t,
      n in n == 0 ? two : original(shelf, t, n)
    }
    #expect(shelf.adopt(one, 0) === two)
    #expect(shelf.adopt(one, 1) === one)
    #expect(shelf.adopt(cache, 0) === cache)
    b.stop()
    #expect(shelf.adopt(one, 0) === one)
  }
  final class Shelf { dynamic func adopt<T: AnyObject>(_ t: T, _ n: Int) -> T { t } }
}
