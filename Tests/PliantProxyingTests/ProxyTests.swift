import Pliant
import ProtocolFixture
import Testing

final class Sheet {}

@Proxied protocol SheetDelegate: AnyObject {
  func shouldDismiss(_ sheet: Sheet) -> Bool
  @Optional func didDismiss(_ sheet: Sheet)
  var title: String { get set }
}

struct Failure: Error, Equatable { var code = 0 }

@Proxied protocol Everything: Named {
  func plain()
  func move(to place: Int)
  func move(by distance: Int, _ fast: Bool) -> Int
  func move(by distance: String, _ fast: Bool) -> Int
  func load(_ name: String) async throws -> String
  func sleep() async -> Int
  func save(_ text: String) throws -> Int
  func close() throws(Failure)
  func closeLater() async throws(Failure) -> [Int]
  func add(_ number: inout Int, _ other: Int) -> Int
  func sum(_ numbers: Int...) -> Int
  func join(_ first: String, rest: String..., by separator: String) throws -> String
  func each(_ body: (Int) throws -> Void) throws
  func later(_ body: @escaping () -> Void)
  func log(_ message: @autoclosure () -> String)
  func decode<T: Sequence>(_ type: T.Type, from text: String) throws -> T
  func describe(_ value: some CustomStringConvertible, _: Int) -> String
  func unwrap() -> Int!
  @MainActor func show(_ text: String) -> Int
  mutating func change()
  var readOnly: Int { get }
  var effectful: String { get async throws }
  var `default`: Int? { get set }
  subscript(index: Int) -> String { get set }
  subscript(row row: Int, column: Int) -> Double { get }
  static func make(_ name: String) -> Int
  static var shared: String { get set }
  @Optional func maybe() -> Int?
  @Optional func maybeThrows() throws -> Sheet
  @Optional func maybeAsync(_ x: Int) async -> Int
  @Optional var maybeProperty: String { get set }
  var handler: (Int) -> Void { get set }
}

@Proxied protocol Sendables: Sendable {
  func run(_ body: @Sendable () -> Void) async -> Int
  func start()
}

@MainActor @Proxied protocol Main: AnyObject {
  func show(_ text: String) -> Int
  func load() async -> Int
  var title: String { get set }
}

@Proxied private protocol Hidden { func x() }
@Proxied protocol Both: SheetDelegate, Named {}
enum Outer { @Proxied protocol Inner { func x(_ y: Int) -> Int } }
@Proxied protocol Values: Hashable, CustomStringConvertible { func x() -> Int }

@ProxyFor(ForeignDelegate.self)
final class ForeignDelegateProxy: ForeignDelegate {
  func move(to place: Int) -> Bool
  func load(_ name: String) async throws -> String
  var title: String
  private(set) var count: Int
  protocol Others { subscript(index: Int) -> String { get } }
}

struct ProxyTests {
  @Test func contract() throws {
    let proxy = SheetDelegateProxy()
    try proxy.override(\.shouldDismiss) { sheet in true }
    #expect(proxy.shouldDismiss(Sheet()))
    let foreign = ForeignDelegateProxy()
    try foreign.override(\.move) { $0 == 1 }
    try foreign.override(\.subscript) { "\($0)" }
    try foreign.override(\.count) { 3 }
    let delegate: any ForeignDelegate = foreign
    #expect(delegate.move(to: 1) && delegate[4] == "4" && delegate.count == 3)
    delegate.title = "x"
    #expect(delegate.title == "")
  }
}
