/// Methods that other modules call by their class, whatever the optimizer does here.
open class Greeter {
  open var name = "World"
  public init() {}
  public init(name: String) { self.name = name }
  open func greet(_ who: String) -> String { "Hello \(who)" }
  open func greet(_ who: String, times: Int) -> String { "Hello \(who) \(times)" }
  open func refresh() { name += "." }
  open func risky(_ x: Int) throws -> Int { x }
  open func typed(_ x: Int) throws(Failure) -> Int { x }
  open func load(_ key: String) async -> String { "loaded \(key)" }
  open func fetch(_ key: String) async throws -> [String] { [key] }
  nonisolated(nonsending) open func inherit(_ key: String) async -> String { "inherited \(key)" }
  open func number(_ x: Int) -> Int { x }
  open func over(_ x: Int) -> String { "Int \(x)" }
  open func over(_ x: String) -> String { "String \(x)" }
  open func bump(_ x: inout Int) { x += 1 }
  open func join(_ parts: String...) -> String { parts.joined(separator: "-") }
  open func consume(_ text: consuming String) -> Int { text.count }
  open func apply(_ body: (Int) -> Int) -> Int { body(2) }
  open func keep(_ body: @escaping @Sendable (Int) -> Int) -> Int { body(3) }
  open func large(_ x: Int) -> Large { Large(a: x, b: 2, c: 3, d: 4, e: "e") }
  open func mixed(_ a: Int, _ b: Double, _ c: String, _ d: Any, _ e: Large, _ f: [Int]?) -> String {
    "\(a) \(b) \(c) \(d) \(e.e) \(f ?? [])"
  }
  open class func make(_ text: String) -> String { "\(self) makes \(text)" }
  open subscript(row row: Int) -> Double {
    get { Double(row) }
    set { name = "\(row)=\(newValue)" }
  }
  open func generic<T>(_ value: T) -> T { value }
  public final func sealed(_ x: Int) -> Int { x }
  @MainActor open func onMain(_ text: String) -> String { text }
}

/// Hides a value's exact class from the optimizer, which else calls its methods directly.
@inline(never)
@_optimize(none)
public func opaque<Value>(_ value: Value) -> Value { value }

public enum Failure: Error { case failed }

public struct Large: Equatable {
  public var a, b, c, d: Int
  public var e: String
  public init(a: Int, b: Int, c: Int, d: Int, e: String) {
    (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
  }
}

/// Inherits everything.
open class Inheritor: Greeter {}

/// Has its own greeting, which asks its superclass.
open class Polite: Greeter {
  open override func greet(_ who: String) -> String { "Dear " + super.greet(who) }
}

open class VeryPolite: Polite {}

public final class Sealed {
  public init() {}
  public func work(_ x: Int) -> Int { x }
}

/// Two methods of the same code, of which the optimizer makes one call the other.
open class Twins {
  let count = 3
  public init() {}
  open func first(_ text: String) -> Int { text.utf8.count &+ count }
  open func second(_ text: String) -> Int { text.utf8.count &+ count }
}

@MainActor open class Screen {
  public init() {}
  open func title(_ text: String) -> String { text.lowercased() }
}

open class Box<Element> {
  public init() {}
  open func put(_ element: Element) -> Int { 1 }
  open func label(_ x: Int) -> String { "box \(x)" }
}

public enum Outer {
  open class Nested {
    public init() {}
    open func value() -> Int { 1 }
  }
}

/// For layers of whole classes, which no other test uses; inlined into `super.sound()`, or copied
/// for it, its code would not be seen there.
open class Animal {
  public init() {}
  @_optimize(none) open func sound() -> String { "animal" }
}

open class Dog: Animal {}

open class Cat: Animal {
  open override func sound() -> String { "cat(" + super.sound() + ")" }
}

open class Kitten: Cat {}

/// Takes a closure that it does not keep, and may call elsewhere.
public final class Poller {
  public func poll(_ times: Int, _ body: @Sendable () -> Void) { for _ in 0..<times { body() } }
}
