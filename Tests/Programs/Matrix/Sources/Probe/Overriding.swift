import Foundation
import Overridden
import Pliant

// Classes of the program itself, which the optimizer sees whole.
class Own {
  func value() -> Int { 1 }
  dynamic func marked() -> Int { 1 }
  func generic<T>(_ value: T) -> T { value }
}

class OwnChild: Own {
  override func value() -> Int { 10 }
}

/// A subclass in another module than its superclass.
class Loud: Greeter {
  override func greet(_ who: String) -> String { super.greet(who) + "!" }
}

class Quiet: Greeter {}

extension Probe {
  static func ownModule() {
    let own = opaque(Own())
    attempt("own method") {
      try #method(Own.value).override(on: own) { _ in 2 }
      return "\(own.value()) \(opaque(Own()).value()) \(opaque(OwnChild() as Own).value())"
    }
    attempt("own dynamic method") {
      try #method(Own.marked).override(on: own) { _ in 2 }
      return "\(own.marked()) \(opaque(Own()).marked())"
    }
    attempt("own generic method") {
      let generic = #method(Own.generic(_:) as (Own) -> (Int) -> Int)
      try generic.override(on: own) { _, x in x + 1 }
      return own.generic(1)
    }
    attempt("nothing changed") { own.generic(3) }
  }

  static func suspending() async {
    let greeter = opaque(Greeter())
    await attempt("async method") {
      let load = #method(Greeter.load(_:))
      try load.wrap(on: greeter) { layer in { g, key in "re" + (await layer.next(g, key)) } }
      return await greeter.load("a")
    }
  }

  static func otherModule() {
    let (greeter, other) = (opaque(Greeter()), opaque(Greeter()))
    attempt("method of one object") {
      try #method(Greeter.greet(_:)).override(on: greeter) { _, who in "Hi \(who)" }
      return "\(greeter.greet("A")), \(other.greet("A"))"
    }
    attempt("method of all objects") {
      let greet = #method(Greeter.greet(_:))
      let overridden = try greet.redefine(around: { next in { g, who in next(g, who).lowercased() }
      })
      let all = [other, opaque(Inheritor()), opaque(Quiet()), opaque(Loud())]
      let during = all.map { $0.greet("B") }
      overridden.stop()
      return "\(during) \(other.greet("B"))"
    }
    let loud = opaque(Loud())
    attempt("method of a subclass") {
      let greet = #method(Loud.greet(_:))
      try greet.wrap(on: loud) { layer in { g, who in layer.next(g, who) + "?" } }
      return "\(opaque(loud as Greeter).greet("C")), \(opaque(Loud() as Greeter).greet("C"))"
    }
    attempt("the same, called as the subclass's") { loud.greet("C") }
    attempt("throwing method") {
      try #method(Greeter.risky(_:)).override(on: greeter) { _, _ in throw CancellationError() }
      do { return try greeter.risky(1) } catch { return "threw \(error)" }
    }
    attempt("method that takes structs") {
      let measure = #method(Greeter.measure(_:_:))
      try measure.wrap(on: greeter) { layer in { g, size, large in layer.next(g, size, large) + 1 }
      }
      return greeter.measure(Size(width: 4), Large())
    }
    attempt("property") {
      try #getter(\Greeter.calls).override(on: greeter) { _ in 9 }
      return "\(greeter.calls) \(other.calls)"
    }
    attempt("dynamic method") {
      let marked = #method(Greeter.marked(_:))
      let token = try marked.redefine { _, x in -x }
      let during = greeter.marked(5)
      token.stop()
      return "\(during) \(greeter.marked(5))"
    }
    attempt("spy") {
      let greet = #method(Greeter.greet(_:))
      let spy = try greet.spy(on: other)
      _ = other.greet("D")
      return "\(spy.calls.map { $0.arguments }) \(spy.calls.map { $0.result })"
    }
    sealed()
  }

  private static func sealed() {
    let sealed = opaque(Sealed())
    attempt("method of a final class") {
      try #method(Sealed.plain).override(on: sealed) { _ in 2 }
      return sealed.plain()
    }
    attempt("dynamic method of a final class") {
      try #method(Sealed.marked).override(on: sealed) { _ in 2 }
      return "\(sealed.marked()) \(opaque(Sealed()).marked())"
    }
    let box = opaque(Box(1))
    attempt("method of a generic class") {
      try #method(Box<Int>.label(_:)).override(on: box) { _, x in "overridden \(x)" }
      return "\(box.label(2)), \(opaque(Box(1)).label(2))"
    }
    attempt("method of a generic class that names its parameter") {
      try #method(Box<Int>.put(_:)).override(on: box) { _, _ in }
      return box.value
    }
    attempt("dynamic method of a struct") {
      let token = try #method(Meter.marked(_:)).redefine { meter, scale in meter.count + scale }
      defer { token.stop() }
      return opaque(Meter()).marked(4)
    }
    attempt("method of a struct") {
      let token = try #method(Meter.plain(_:)).redefine { meter, scale in meter.count + scale }
      defer { token.stop() }
      return opaque(Meter()).plain(4)
    }
    attempt("dynamic function") {
      let token = try #callable(area(_:_:)).redefine { $0 + $1 }
      defer { token.stop() }
      return area(3, 4)
    }
    attempt("function") {
      let token = try #callable(plainArea(_:_:)).redefine { $0 + $1 }
      defer { token.stop() }
      return plainArea(3, 4)
    }
  }

  static func sameCode() {
    let greeter = opaque(Greeter())
    attempt("the second of two methods of the same code") {
      try #method(Greeter.right).override(on: greeter) { _ in 8 }
      return "\(greeter.left()) \(greeter.right())"
    }
    attempt("then the first") {
      try #method(Greeter.left).override(on: greeter) { _ in 6 }
      return "\(greeter.left()) \(greeter.right())"
    }
    attempt("an override of the code that it overrides") {
      let overridden = try #method(Greeter.left).redefine { _ in 9 }
      defer { overridden.stop() }
      return "\(opaque(Inheritor()).left()) \(opaque(Twin()).left())"
    }
    let triplet = opaque(Triplet())
    attempt("the second of two overrides of the same code") {
      try #method(Triplet.right).override(on: triplet) { _ in 6 }
      return "\(triplet.left()) \(triplet.right()) \(triplet.middle())"
    }
    attempt("a final method of the same code") {
      try #method(Triplet.middle).override(on: triplet) { _ in 4 }
      return "\(triplet.left()) \(triplet.right()) \(triplet.middle())"
    }
  }

  static func foundation() {
    let manager = opaque(FileManager())
    attempt("Foundation's method") {
      try #method(FileManager.fileExists(atPath:)).override(on: manager) { _, path in
        path == "/none"
      }
      return "\(manager.fileExists(atPath: "/none")) \(FileManager.default.fileExists(atPath: "/"))"
    }
    attempt("Foundation's method, for all") {
      let key = #method(UserDefaults.object(forKey:))
      let token = try key.redefine { _, key in "overridden \(key)" }
      defer { token.stop() }
      return UserDefaults.standard.string(forKey: "a") ?? "nil"
    }
    attempt("Foundation's function") {
      let frozen = try #callable(Date.init as () -> Date).redefine {
        Date(timeIntervalSince1970: 0)
      }
      defer { frozen.stop() }
      return Date().timeIntervalSince1970
    }
  }
}
