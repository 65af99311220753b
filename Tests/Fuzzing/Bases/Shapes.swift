// Not part of a target: `make` beside it compiles it to the file that the fuzzer damages.
public class Shape {
  public var name = ""
  public var area: Double { 0 }
  dynamic func draw(_ times: Int, on canvas: String) throws -> [Int] { [] }
  public func load() async -> String? { nil }
  public class func make(_ name: String) -> Shape { Shape() }
  private func hidden() {}
  final func fixed() {}
  public init() {}
  public subscript(row: Int, at column: Int) -> Double { Double(row + column) }
}

public final class Circle: Shape {
  public override var area: Double { 3 }
  public func each(_ body: (Shape) throws -> Void) rethrows { try body(self) }
}

public struct Point {
  public var x = 0.0
  public var y = 0.0
  var tags: [String]? = nil
  public func moved(by other: Point) -> Point { other }
  public mutating func reset() { self = Point() }
}

public struct Large {
  var a = (1, 2, 3, 4, 5, 6, 7, 8)
  var shape: Shape?
  var point = Point()
  public func sum() -> Int { a.0 }
}

public enum Kind {
  case plain
  case other(Point)
  public var text: String { "" }
}

public protocol Drawing {
  func draw<Item: Drawing>(_ items: Item...) -> Self
}

extension Point {
  struct Nested { func nest() -> Int { 1 } }
}

extension Array where Element == Int {
  public func total() -> Int { reduce(0, +) }
}

public struct Box<Content> {
  var content: Content
  public func open() -> Content { content }
}

public func now(_ function: @escaping @Sendable (inout Int) async -> Void) -> Int { 0 }

func local() -> Any {
  class Local { func inside() -> Local { self } }
  return Local().inside()
}

infix operator <=>
func <=> (a: Shape, b: Shape) -> Bool { local() is Int || a === b }
