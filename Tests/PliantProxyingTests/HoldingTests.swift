import Pliant
import Synchronization
import Testing

/// The functions that a call runs live until it ends, though it counts no reference of them.
struct HoldingTests {
  enum Moment: String, CaseIterable {
    case before, override, after, spied
  }

  /// A proxy that is its implementer's delegate lives as long as that.
  @Test func keptWithAnotherObject() {
    var object: Answering? = Answering()
    weak let delegate: (any SheetDelegate)? =
      object.map { SheetDelegateProxy(implementer: $0).keep(with: $0) }
    #expect(delegate?.shouldDismiss(Sheet()) == false)
    object = nil
    #expect(delegate == nil)
  }

  private final class World {
    let log = Log()
    var proxy: SheetDelegateProxy?
    var delegate: (any SheetDelegate)?
    var token: ProxyOverride?
  }

  private final class Captured {
    let log: Log
    init(_ log: Log) { self.log = log }
    deinit { log("gone") }
  }

  private final class Answering: SheetDelegate {
    var title = ""
    func shouldDismiss(_ sheet: Sheet) -> Bool { false }
  }

  /// Returns a world that has the only reference to a proxy, which a function that was installed on
  /// it gives up.
  private func world(_ moment: Moment) throws -> World {
    let world = World()
    let proxy = SheetDelegateProxy(retaining: Answering())
    let captured = Captured(world.log)
    func end() {
      world.log("begin")
      world.proxy = nil
      world.delegate = nil
      withExtendedLifetime(captured) { world.log("end") }
    }
    switch moment {
    case .before: try proxy.observe(\.shouldDismiss, .before) { _ in end() }
    case .after: try proxy.observe(\.shouldDismiss, .after) { _ in end() }
    case .override, .spied:
      if moment == .spied { proxy.spy(\.shouldDismiss) }
      try proxy.override(\.shouldDismiss) { _ in
        end()
        return true
      }
    }
    world.proxy = proxy
    world.delegate = proxy
    return world
  }

  @Test(arguments: Moment.allCases)
  func lastReferenceEndsInside(_ moment: Moment) throws {
    let sheet = Sheet()
    let (known, unknown) = (try world(moment), try world(moment))
    let answer = moment == .override || moment == .spied
    known.delegate = nil
    #expect(known.proxy?.shouldDismiss(sheet) == answer)
    #expect(known.log.text == "begin end gone")
    unknown.proxy = nil
    #expect(unknown.delegate?.shouldDismiss(sheet) == answer)
    #expect(unknown.log.text == "begin end gone")
  }

  @Test
  func removedInside() throws {
    let world = World()
    let proxy = SheetDelegateProxy(retaining: Answering())
    func install() throws {
      let captured = Captured(world.log)
      world.token = try proxy.override(\.shouldDismiss) { _ in
        world.token?.stop()
        world.log("stopped")
        withExtendedLifetime(captured) {}
        return true
      }
    }
    try install()
    #expect(proxy.shouldDismiss(Sheet()))
    #expect(world.log.text == "stopped gone")
    #expect(!proxy.shouldDismiss(Sheet()))
  }

  @Test
  func deepCalls() throws {
    let world = World()
    let proxy = SheetDelegateProxy(retaining: Answering())
    func install() throws {
      let captured = Captured(world.log)
      var depth = 0
      world.token = try proxy.override(\.shouldDismiss) { [unowned proxy] sheet in
        depth += 1
        if depth == 40 { world.token?.stop() }
        let answer = depth < 40 ? proxy.shouldDismiss(sheet) : true
        world.log(depth == 40 ? "inner" : "outer")
        depth = 0
        withExtendedLifetime(captured) {}
        return answer
      }
    }
    try install()
    #expect(proxy.shouldDismiss(Sheet()))
    let events = ["inner"] + Array(repeating: "outer", count: 39) + ["gone"]
    #expect(world.log.text == events.joined(separator: " "))
    #expect(!proxy.shouldDismiss(Sheet()))
  }

  private final class Counted: Sendable {
    static let living = Atomic(0)
    init() { Self.living.add(1, ordering: .relaxed) }
    func answer() -> Int { 2 }
    deinit { Self.living.subtract(1, ordering: .relaxed) }
  }

  private final class Counter: Sendables {
    func run(_ body: @Sendable () -> Void) async -> Int { 1 }
    func count() -> Int { 1 }
    func show(_ text: String) -> Int { text.count }
  }

  // Run under the address sanitizer, too.
  @Test
  func nothingEndsUnderACall() async throws {
    let proxy = SendablesProxy(retaining: Counter())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          for _ in 0..<20_000 {
            let count = proxy.count()
            guard [1, 2].contains(count) else { throw Failure(code: count) }
          }
        }
      }
      group.addTask {
        for _ in 0..<2_000 {
          let counted = Counted()
          let override = try proxy.override(\.count) { counted.answer() }
          override.stop()
        }
      }
      try await group.waitForAll()
    }
    #expect(proxy.count() == 1)
    #expect(Counted.living.load(ordering: .acquiring) == 0)
  }
}
