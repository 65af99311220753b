// Not part of a target: ExpansionsTests compares what these expand to with Proxying.expanded.
import Pliant

@Proxied public protocol Delegate: AnyObject {
  func mayClose(_ window: Int, by: String) throws -> Bool
  @Optional func didClose(_ window: Int)
  var title: String { get set }
}

@MainActor @Proxied protocol Loading: Sendable {
  func load<Value: Sendable>(_ type: Value.Type, from name: String) async -> [Value]
  mutating func move(_ number: inout Int) throws(CancellationError)
  func sum(_ numbers: Int...) -> Int
  func each(_ body: (Int) -> Void)
  subscript(row row: Int) -> String { get }
  static func make() -> Int
  func each(_ number: Int)
}

protocol Foreign {
  func a(_ x: Int) -> Bool
  var b: Int { get }
}

@ProxyFor(Foreign.self)
final class ForeignProxy: Foreign {
  func a(_ x: Int) -> Bool
  private(set) var b: Int
}

@Proxied protocol Counter: Actor {
  func add(_ number: Int, _ body: (Int) -> Void) throws -> Int
  nonisolated func id() -> Int
}

@Proxied public protocol Store<Item>: AnyObject {
  associatedtype Item: Hashable where Self.Item: Sendable
  init(name: String)
  func load(_ id: Int) -> Item?
}
