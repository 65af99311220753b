import Logging
import Pliant
import Synchronization
import Testing

/// Parties that die while a line is logged.
struct DyingTests {
  private final class World: Sendable {
    struct State {
      var sink: Dropping?
      var object: Described?
    }
    let state = Mutex(State())
    let events = Mutex<[String]>([])
    func note(_ event: String) { events.withLock { $0.append(event) } }
  }

  /// A sink that lets go of itself, and of what is logged, as it receives a line.
  private final class Dropping: LogSink {
    private let world: World
    init(_ world: World) { self.world = world }
    func receive(_ record: LogRecord) {
      let dropped = world.state.withLock { state in
        defer { state = World.State() }
        return (state.sink, state.object)
      }
      world.note(record.message)
      withExtendedLifetime(dropped) {}
    }
    func flush() {}
    deinit { world.note("sink gone") }
  }

  /// A value whose description lets go of it.
  private final class Described: CustomStringConvertible, Sendable {
    private let world: World
    init(_ world: World) { self.world = world }
    var description: String {
      let dropped = world.state.withLock { state in
        defer { state.object = nil }
        return state.object
      }
      withExtendedLifetime(dropped) {}
      return "described"
    }
    deinit { world.note("object gone") }
  }

  @Test func aSinkAndWhatItIsTold() {
    let world = World()
    world.state.withLock { $0 = World.State(sink: Dropping(world), object: Described(world)) }
    do {
      let logger = Logger(label: "dying") { label in
        SinkLogHandler(label: label, sinks: world.state.withLock { $0.sink.map { [$0] } ?? [] })
      }
      if let object = world.state.withLock({ $0.object }) {
        logger.info("one", metadata: ["object": .stringConvertible(object)])
      }
      logger.info("two")
    }
    #expect(world.events.withLock { $0 } == ["one", "object gone", "two", "sink gone"])
  }
}
