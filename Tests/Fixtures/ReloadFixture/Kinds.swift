// Declarations of each kind, whose bodies tests edit while they run.

public func greeting(_ name: String) -> String { "one \(name)" + secret() }

private func secret() -> String { "." }

public struct Meter {
  public var value: Int
  public init(_ value: Int) { self.value = value + 1 }
  public var doubled: Int { value * 2 }
  public mutating func add(_ count: Int) { value += count }
}

open class Animal {
  public let name: String
  public init(name: String) { self.name = name + "!" }
  open func speak() -> String { name + " makes no sound" }
  public static func make() -> Animal { Dog(name: "first") }
}

public final class Dog: Animal {
  public override func speak() -> String { super.speak() + " but barks" }
}

nonisolated(unsafe) public var visits = 0
public func visit() -> Int {
  visits += 1
  return visits
}

public func makeCounter(from start: Int) -> () -> Int {
  var count = start
  return {
    count += 1
    return count
  }
}

public func describe<Value>(_ value: Value) -> String { "value \(value)" }

public struct Pair<Left: Hashable, Right> {
  public var left: Left
  public var right: Right
  public init(_ left: Left, _ right: Right) {
    self.left = left
    self.right = right
  }
  public func text() -> String { "\(left), \(right)" }
}

public func load(_ number: Int) async throws -> Int {
  await Task.yield()
  if number < 0 { throw CancellationError() }
  return number + 1
}

public func show(_ number: Int) -> Any { number }

public dynamic func overridable() -> String { "overridable one" }

@_silgen_name("backtrace")
private func backtrace(_: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _: Int32) -> Int32

/// How many functions have been called, as the unwinder sees it.
public func countFrames() -> Int32 {
  var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 200)
  return backtrace(&frames, 200)
}

public func depth() -> Int32 { 0 }

public func charge(_ amount: Int = 1, times: () -> Int = { 1 }) -> Int { amount * times() }

@_alwaysEmitIntoClient public func emitted() -> String { "emitted one" }

public let shorten: @Sendable (String) -> String = { text in "short one " + text }

public nonisolated(unsafe) var limit = 10
