import Pliant
public import PliantProxying
import Testing

@Proxied public protocol Shelf<Item>: AnyObject {
  associatedtype Item: Hashable where Self.Item: Sendable
  var newest: Item? { get set }
  func load(_ id: Int) throws(ShelfError) -> Item?
  func save(_ items: [Item]) -> Int
  subscript(id: Int) -> Item? { get }
  static func label(_ item: Item) -> String
  @Optional func discard(_ item: Item)
}

public enum ShelfError: Error { case empty }

/// Inherits what is generic, with a type that is named.
@Proxied protocol Library: Shelf where Item == String {
  func close()
}

@Proxied protocol Converter<Input, Output> {
  associatedtype Input
  associatedtype Output: Sequence<Self.Input>
  mutating func convert(_ input: Input) throws -> Output
}

@Proxied protocol Queue<Element>: Actor {
  associatedtype Element: Sendable
  init(_ elements: Element..., limit: Int)
  func push(_ element: Element) -> Int
}

@MainActor @Proxied protocol Screen<Model> {
  associatedtype Model
  init?(title: String) throws
  func show(_ model: Model)
}

private final class Books: Shelf {
  var newest: String? = "Emma"
  func load(_ id: Int) throws(ShelfError) -> String? {
    if id < 0 { throw .empty }
    return "book \(id)"
  }
  func save(_ items: [String]) -> Int { items.count }
  subscript(id: Int) -> String? { "[\(id)]" }
  static func label(_ item: String) -> String { "a book, \(item)" }
}

private final class Numbers: Shelf {
  var newest: Int?
  func load(_ id: Int) -> Int? { id }
  func save(_ items: [Int]) -> Int { items.reduce(0, +) }
  subscript(id: Int) -> Int? { -id }
  static func label(_ item: Int) -> String { "no. \(item)" }
  func discard(_ item: Int) { newest = item }
}

private struct Doubler: Converter {
  var calls = 0
  mutating func convert(_ input: Int) throws -> [Int] {
    calls += 1
    return [input, input, calls]
  }
}

private func first<Shelves: Shelf>(of shelf: Shelves) throws -> Shelves.Item? { try shelf.load(1) }

struct AssociatedTypeTests {
  @Test func passesOn() throws {
    let books = Books()
    let proxy = ShelfProxy(implementer: books)
    let shelf: any Shelf<String> = proxy
    #expect(try first(of: proxy) == "book 1")
    shelf.newest = "Persuasion"
    #expect(books.newest == "Persuasion" && shelf.newest == "Persuasion")
    #expect(shelf.save(["a", "b"]) == 2)
    #expect(proxy[3] == "[3]")
    #expect(throws: ShelfError.empty) { try shelf.load(-1) }
    #expect(proxy.implementer === books)
  }

  @Test func overrides() throws {
    let books = ShelfProxy(retaining: Books())
    let numbers = ShelfProxy(retaining: Numbers())
    var events: [String] = []
    let override = try books.override(\.load) { id in "overridden \(id)" }
    let observation = try books.observe(\.save, .after) { events.append("saved \($0)") }
    let spy = books.spy(\.load)
    #expect(try first(of: books) == "overridden 1")
    #expect(try first(of: numbers) == 1)
    spy.stub(for: 7, throwing: ShelfError.empty)
    #expect(throws: ShelfError.empty) { try books.load(7) }
    _ = books.save(["x"])
    _ = numbers.save([1])
    #expect(events == [#"saved ["x"]"#])
    spy.verify(count: 2)
    withExtendedLifetime(observation) { override.stop() }
    #expect(try first(of: books) == "book 1")
    try numbers.override(\.newest.set) { events.append("set \($0 ?? 0)") }
    numbers.newest = 5
    #expect(events.last == "set 5")
  }

  @Test func optionalsAndWhatItAdopts() throws {
    let books = ShelfProxy(retaining: Books())
    let numbers = ShelfProxy(retaining: Numbers())
    #expect(!books.responds(to: \.discard) && numbers.responds(to: \.discard))
    numbers.discard(4)
    #expect(numbers.newest == 4)
    #expect("\(books.adoptedProtocols.map { "\($0)" })".contains("Shelf"))
  }

  @Test func ofTypes() throws {
    let books = try ProxyControl(type: ShelfProxy<String>.self, implementer: Books.self)
    #expect(ShelfProxy<String>.label("x") == "a book, x")
    try books.override(\.`static label`) { "overridden \($0)" }
    #expect(ShelfProxy<String>.label("x") == "overridden x")
    #expect(ShelfProxy<Bool>.label(true) == "")
    #expect(throws: ProxyError.self) {
      try ProxyControl(type: ShelfProxy<Int>.self, implementer: Books.self)
    }
    _ = try ProxyControl(type: ShelfProxy<Int>.self, implementer: Numbers.self)
    #expect(ShelfProxy<Int>.label(2) == "no. 2")
  }

  @Test func inheritsWithATypeThatIsNamed() throws {
    let library = LibraryProxy()
    try library.override(\.load) { "library \($0)" }
    #expect(try first(of: library) == "library 1")
    #expect(library.newest == nil)
  }

  @Test func ofValues() throws {
    let converter = ConverterProxy(retaining: Doubler())
    #expect(try converter.convert(2) == [2, 2, 1])
    #expect(try converter.convert(2) == [2, 2, 2])
    let spy = converter.spy(\.convert)
    spy.stub(returning: [9])
    #expect(try converter.convert(1) == [9])
  }

  @Test func initializersMakeMocks() async throws {
    func make<Queues: Queue>(_: Queues.Type) -> Queues where Queues.Element == Int {
      Queues(1, 2, limit: 3)
    }
    let queue = make(QueueProxy<Int>.self)
    #expect(await queue.push(3) == 0)
    try ProxyControl(queue).override(\.push) { $0 * 2 }
    #expect(await queue.push(3) == 6)
    let shown = try await MainActor.run {
      let screen = try #require(try ScreenProxy<String>(title: "t"))
      let spy = screen.spy(\.show)
      screen.show("model")
      return spy.calls.map(\.arguments)
    }
    #expect(shown == ["model"])
  }
}
