import Foundation
import PliantHooks
import PliantImages
import PliantListing
import Testing

/// A file that is not loaded is said to have the hooks that it has in a process.
struct HookListingTests {
  class Base {
    dynamic func changeable() {}
    func virtual(_ x: Int) -> Int { x }
    final func direct(_ x: Int) -> Int { x }
    func generic<T>(_ value: T) -> T { value }
    func load(_ key: String) async -> String { key }
    private func overriddenBelow() {}
    private func alone() -> Int { 1 }
    var value = 1
    static func make() -> Base { Base() }
    class func build(_ names: [String: Int?]) -> (Base) throws -> Void { { _ in } }
    subscript(index: Int) -> ((Int) -> Void)? { nil }
    func callAll() -> Int {
      overriddenBelow()
      return alone()
    }
    class Below: Base {
      override func virtual(_ x: Int) -> Int { x + 1 }
      override func overriddenBelow() {}
    }
  }

  struct Point {
    var x = 1
    var name = "point"
    dynamic func read() -> Int { x }
    dynamic mutating func move() { x += 1 }
  }

  struct Anything {
    var any: Any = 1
    dynamic func read() -> Any { any }
    dynamic var twice: Any { any }
  }

  enum Choice {
    case one
    case many(Int)
    dynamic var number: Int { 1 }
  }

  private func list(_ type: String) throws -> String {
    var lines: [String] = []
    try HookListing(path: "/proc/self/exe").visit(modules: ["PliantListingTests"]) { group in
      guard group.type == "HookListingTests." + type else {
        return
      }
      for declaration in group.declarations {
        let label = (declaration.isStatic ? "static " : "") + declaration.kind.rawValue
        lines.append("\(label) \(declaration.text): \(kind(of: declaration.reach))")
      }
    }
    return lines.joined(separator: "\n")
  }

  #if DEBUG
  // The optimizer would leave most of it out.
  @Test func classes() throws {
    let expected = """
      method alone() -> Int: every call
      static method build(_: [String: Int?]) -> (Base) throws -> (): every call
      method callAll() -> Int: every call
      method changeable(): every call
      method direct(_: Int) -> Int: every call
      method generic<A>(_: A) -> A: generic
      initializer init() -> Base: every call
      method load(_: String) async -> String: every call
      static method make() -> Base: every call
      method overriddenBelow(): every call
      getter subscript(_: Int) -> ((Int) -> ())?: every call
      getter value: Int: calls not inlined
      setter value: Int: calls not inlined
      method virtual(_: Int) -> Int: every call
      """
    #expect(try list("Base").replacing("HookListingTests.Base", with: "Base") == expected)
  }

  @Test func values() throws {
    #expect(
      try overridable("Point") == [
        "initializer init() -> HookListingTests.Point: every call",
        "initializer init(x: Int, name: String) -> HookListingTests.Point: every call",
        "method move(): every call", "method read() -> Int: every call",
      ]
    )
    #expect(
      try overridable("Anything") == [
        "initializer init() -> HookListingTests.Anything: every call",
        "initializer init(any: Any) -> HookListingTests.Anything: every call",
        "method read() -> Any: every call", "getter twice: Any: every call",
      ]
    )
    #expect(try overridable("Choice") == ["getter number: Int: every call"])
  }

  private func overridable(_ type: String) throws -> [String] {
    try list(type).split(separator: "\n").map(String.init)
      .filter { $0.contains("every call") }
  }
  #endif

  /// `HookFinder` finds in this process what its file is listed with.
  @Test func agreesWithTheRunningProcess() throws {
    let modules: Set = ["DynamicFixture", "ImplicitDynamicFixture", "PlainFixture"]
    var counts: [String: Int] = [:]
    var differences: [String] = []
    try HookListing(path: "/proc/self/exe").visit(modules: modules) { group in
      guard group.extensionModule == nil else { return }
      let type = group.symbol.flatMap { _typeByName(String($0.dropFirst(2))) }
      guard group.kind == .module || type != nil else { return }
      for declaration in group.declarations {
        let listed = kind(of: declaration.reach)
        let live = live(declaration, in: type)
        counts[listed, default: 0] += 1
        // A file says which module's function it means.
        if listed != live, live != "ambiguous" {
          differences.append("\(declaration.symbol): \(listed) in its file, \(live) live")
        }
      }
    }
    #expect(differences == [])
    // A run without the fixtures would compare nothing.
    #expect(counts["every call", default: 0] > 10, "\(counts)")
  }

  /// The same for a few types of Foundation, which exports more than this process imports: whether
  /// other images do, its file does not tell.
  @Test func agreesOnALibrary() throws {
    let image = try #require(Image.loaded().first { $0.name.hasSuffix("/libFoundation.so") })
    let types = ["ByteCountFormatter", "NSNull", "NSRange", "NSUUID", "Progress", "ProcessInfo"]
    var counts: [String: Int] = [:]
    var differences: [String] = []
    try HookListing(path: image.name).visit(modules: ["Foundation"]) { group in
      guard types.contains(group.type), group.extensionModule == nil,
        let type = group.symbol.flatMap({ _typeByName(String($0.dropFirst(2))) })
      else { return }
      for declaration in group.declarations {
        let (listed, live) = (kind(of: declaration.reach), live(declaration, in: type))
        counts[listed, default: 0] += 1
        let isExported = listed == "imports" || listed == "calls not inlined"
        if listed != live, !isExported || live != "foreign" {
          differences.append("\(declaration.symbol): \(listed) in its file, \(live) live")
        }
      }
    }
    #expect(differences == [])
    #expect(counts["calls not inlined", default: 0] > 20, "\(counts)")
  }

  /// The verdict of a handle on it.
  private func live(_ declaration: ListedDeclaration, in type: Any.Type?) -> String {
    let finder = HookFinder(declaration.declaration)
    do {
      guard let type else { return kind(of: try finder.freeFunction().kind) }
      return kind(of: try finder.implementation(in: type).kind)
    } catch {
      return kind(of: error)
    }
  }

  private func kind(of reach: ListedReach) -> String {
    switch reach {
    case .everyCall: "every call"
    case .callsNotInlined: "calls not inlined"
    case .callsFromOtherImages: "imports"
    case .nothing(let error): kind(of: error)
    }
  }

  private func kind(of hook: HookKind) -> String {
    switch hook {
    case .cell: "every call"
    case .code(let code): code.inlined == nil ? "every call" : "calls not inlined"
    case .imports: "imports"
    case .witness: "calls through the protocol"
    }
  }

  private func kind(of error: any Error) -> String {
    Mirror(reflecting: error).children.first?.label ?? "\(error)"
  }
}
