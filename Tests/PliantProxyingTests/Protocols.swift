import Foundation
import FoundationNetworking
import Pliant
import ProtocolFixture

final class Sheet {
  let name: String
  init(_ name: String = "sheet") { self.name = name }
}

struct Failure: Error, Equatable { var code = 0 }

@Proxied protocol SheetDelegate: AnyObject {
  func shouldDismiss(_ sheet: Sheet) -> Bool
  @Optional func didDismiss(_ sheet: Sheet)
  var title: String { get set }
}

/// Parameters with the names that an expansion would choose.
@Proxied protocol Namesakes {
  func store(_ call: Int, record: Int, answer: Int) -> Int
  mutating func change(_ implementer: Int, function: Int, observe: Int) throws -> Int
  @MainActor func move(_ object: Int, isHeardBefore: Int) -> Int
}

struct NamesakesValue: Namesakes {
  var total = 0
  func store(_ call: Int, record: Int, answer: Int) -> Int { call + record + answer }
  mutating func change(_ implementer: Int, function: Int, observe: Int) throws -> Int {
    total += implementer + function + observe
    return total
  }
  @MainActor func move(_ object: Int, isHeardBefore: Int) -> Int { object - isHeardBefore }
}

typealias Completion = (Bool) -> Void

/// Every kind of requirement.
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
  mutating func change()
  var readOnly: Int { get }
  var effectful: String { get async throws }
  var `default`: Int? { get set }
  subscript(index: Int) -> String { get set }
  subscript(row row: Int, column column: Int) -> Double { get }
  subscript(name: String) -> Int { get set }
  func finish(_ done: @escaping Completion)
  static func make(_ name: String) -> Int
  static var shared: String { get set }
  var handler: (Int) -> Int { get set }
}

/// Answers with what tells it from zero values and overrides.
struct EverythingValue: Everything {
  var name = "value"
  func rename(to name: String) -> String { "renamed \(name)" }
  func plain() {}
  func move(to place: Int) {}
  func move(by distance: Int, _ fast: Bool) -> Int { distance }
  func move(by distance: String, _ fast: Bool) -> Int { distance.count }
  func load(_ name: String) async throws -> String { "loaded \(name)" }
  func sleep() async -> Int { 1 }
  func save(_ text: String) throws -> Int { text.count }
  func close() throws(Failure) { throw Failure(code: 1) }
  func closeLater() async throws(Failure) -> [Int] { [1] }
  func add(_ number: inout Int, _ other: Int) -> Int {
    number += other
    return number
  }
  func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
  func join(_ first: String, rest: String..., by separator: String) throws -> String {
    ([first] + rest).joined(separator: separator)
  }
  func each(_ body: (Int) throws -> Void) throws { try body(1) }
  func later(_ body: @escaping () -> Void) { body() }
  func log(_ message: @autoclosure () -> String) { _ = message() }
  func decode<T: Sequence>(_ type: T.Type, from text: String) throws -> T {
    guard let characters = Array(text) as? T else { throw Failure() }
    return characters
  }
  func describe(_ value: some CustomStringConvertible, _ number: Int) -> String {
    "\(value.description) \(number)"
  }
  func unwrap() -> Int! { 4 }
  mutating func change() { name += "!" }
  var readOnly: Int { 5 }
  var effectful: String { get async throws { "effect" } }
  var `default`: Int? = 6
  var texts: [Int: String] = [:]
  subscript(index: Int) -> String {
    get { texts[index] ?? "none" }
    set { texts[index] = newValue }
  }
  subscript(row row: Int, column column: Int) -> Double { Double(row * column) }
  subscript(name: String) -> Int {
    get { name.count }
    nonmutating set {}
  }
  func finish(_ done: @escaping Completion) { done(true) }
  static func make(_ name: String) -> Int { name.count }
  nonisolated(unsafe) static var shared = "shared"
  var handler: (Int) -> Int = { $0 + 1 }
}

@Proxied protocol Optionals: AnyObject {
  func required() -> Int
  @Optional func number() -> Int
  @Optional func sheet() throws -> Sheet
  @Optional func count() throws -> Int
  @Optional func later(_ number: Int) async -> Int
  @Optional var title: String { get set }
  @Optional func style() -> Style
  @Optional func number(twice: Int) -> Int
}

enum Style: ZeroValued {
  case plain, fancy
  static var zeroValue: Style { .fancy }
}

@Proxied protocol Sendables: Sendable {
  func run(_ body: @Sendable () -> Void) async -> Int
  func count() -> Int
  @MainActor func show(_ text: String) -> Int
}

@MainActor @Proxied protocol Main: AnyObject {
  func show(_ text: String) -> Int
  func load() async -> Int
  var title: String { get set }
}

@Proxied protocol Shadowing: AnyObject {
  var implementer: String { get }
  var adoptedProtocols: Int { get }
  var respondsWhenObserved: Bool { get set }
  @Optional func maybe()
}

@Proxied protocol Values: Hashable, CustomStringConvertible { func number() -> Int }
enum Outer { @Proxied protocol Inner { func number(_ times: Int) -> Int } }

// A lattice of protocols: D has A twice.
@Proxied protocol A: AnyObject { func a() -> String }
@Proxied protocol B: A { func b() -> String }
@Proxied protocol C: A { func c() -> String }
@Proxied protocol D: B, C { func d() -> String }
@Proxied protocol AndNamed: D, Named {}

@ProxyFor(ForeignDelegate.self)
final class ForeignDelegateProxy: ForeignDelegate {
  func move(to place: Int) -> Bool
  func load(_ name: String) async throws -> String
  var title: String
  private(set) var count: Int
  protocol Others { subscript(index: Int) -> String { get } }
}

/// Results whose zero value an inexact cast would miss.
@Proxied protocol Nothings: AnyObject {
  func any() -> Any?
  func object() -> AnyObject?
  func hashable() -> AnyHashable?
  func named() -> (any Named)?
  func twice() -> Int??
  func generic<T>(_ type: T.Type) -> T?
  func set() -> Set<Int>
  func map() -> [String: Int]
  func number() -> Double
}

/// Names and labels that are keywords, several of each.
@Proxied protocol Keywords {
  func `default`(_ value: Int) -> String
  func `default`(of name: String) -> String
  func `for`(`inout` place: Int) -> String
  func `for`(`inout` place: String) -> String
}

/// The events of a test, in order.
final class Log {
  private(set) var text = ""
  func callAsFunction(_ event: String) { text += (text.isEmpty ? "" : " ") + event }
}

/// A delegate that notes its calls.
final class Delegate: SheetDelegate {
  let log: Log
  var title = "delegate"
  init(_ log: Log = Log()) { self.log = log }
  func shouldDismiss(_ sheet: Sheet) -> Bool {
    log("should(\(sheet.name))")
    return true
  }
  func didDismiss(_ sheet: Sheet) { log("did(\(sheet.name))") }
}

/// One that implements what is required alone.
final class Terse: SheetDelegate {
  var title = "terse"
  func shouldDismiss(_ sheet: Sheet) -> Bool { true }
}

/// Of a protocol that inherits the requirements which it lists, in an optimized library.
@ProxyFor(URLSessionDataDelegate.self)
final class DataDelegateProxy: NSObject, URLSessionDataDelegate {
  @Optional func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  )
  @Optional func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive data: Data
  )
}
