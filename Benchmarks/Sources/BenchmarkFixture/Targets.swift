/// The method that is measured, in classes that are overridden in different ways.
///
/// What it does is about the least that a method of use does: it looks at its argument and at its
/// object. Each class has another operator, for of methods of the same code the optimizer makes one.
open class Plain {
  public final var count = 3
  public init() {}
  open func measure(_ text: String) -> Int { text.utf8.count &+ count }
  public dynamic func dynamicMeasure(_ text: String) -> Int { text.utf8.count &+ count }
}

open class Redefined: Plain {
  open override func measure(_ text: String) -> Int { text.utf8.count &- count }
  open override dynamic func dynamicMeasure(_ text: String) -> Int { text.utf8.count &+ count }
}

open class Overridden: Plain {
  open override func measure(_ text: String) -> Int { text.utf8.count ^ count }
  open override dynamic func dynamicMeasure(_ text: String) -> Int { text.utf8.count &+ count }
}

/// Is called directly.
public final class Final {
  let count: Int
  public init(_ count: Int) { self.count = count }
  @inline(never) public func measure(_ text: String) -> Int { count &- text.utf8.count }
  @inline(never) public func untouched(_ text: String) -> Int { text.utf8.count &- count &- 1 }
  @inline(never) public func entered(_ text: String) -> Int { text.utf8.count &- count &- 2 }
  @inline(never) public func inTask(_ text: String) -> Int { text.utf8.count &- count &- 3 }
}

/// Has very many objects that are overridden.
open class Crowd: Plain {
  open override func measure(_ text: String) -> Int { text.utf8.count | count }
}

/// Has very many objects that are overridden, too.
open class Crowded: Plain {
  open override func measure(_ text: String) -> Int { text.utf8.count | count &+ 1 }
}

/// Has one object that is overridden.
open class Lonely: Plain {
  open override func measure(_ text: String) -> Int { text.utf8.count | count &+ 2 }
}

/// Has very many subclasses that have layers.
open class Family: Plain {
  open override func measure(_ text: String) -> Int { text.utf8.count | count &+ 3 }
}

/// Is the only class of its method that has layers.
open class Single: Plain {
  open override func measure(_ text: String) -> Int { text.utf8.count | count &+ 4 }
}

/// Has objects of many layers.
open class Stacked: Plain {
  open override func measure(_ text: String) -> Int { text.utf8.count &* count }
}

/// Has an object that is spied on.
open class Spied: Plain {
  open override func measure(_ text: String) -> Int { text.utf8.count & count }
}

/// Hides an object's exact class from the optimizer.
@inline(never)
@_optimize(none)
public func opaque<Value>(_ value: Value) -> Value { value }

/// Has methods of which one specialization is overridden.
public final class Specialized {
  let count: Int
  public init(_ count: Int) { self.count = count }
  @inline(never) public dynamic func measure<T>(_ value: T, _ text: String) -> Int {
    text.utf8.count &- count
  }
  @inline(never) public dynamic func untouched<T>(_ value: T, _ text: String) -> Int {
    text.utf8.count &- count &- 1
  }
  @inline(never) public dynamic func plain(_ value: Int, _ text: String) -> Int {
    text.utf8.count &- count &- value
  }
}
