import Foundation
import Pliant
import Synchronization
import Testing

/// Parties that die inside the methods that are called for a notification.
struct DyingTests {
  private final class World {
    let log = Log()
    let center = NotificationCenter()
    var listeners: [Listener] = []
    var sender: Sender?
  }

  private final class Sender {}

  private final class Listener {
    private let name: String
    private let log: Log
    private let action: () -> Void

    init(_ name: String, _ world: World, _ action: @escaping () -> Void = {}) {
      self.name = name
      log = world.log
      self.action = action
    }
    func update() {
      log.add(name)
      action()
    }
    deinit { log.add("\(name) gone") }
  }

  // The first lets all of them die: itself, those that are yet to be called, and the sender.
  @Test func allInTheFirst() {
    let world = World()
    let sender = Sender()
    weak let weakly = sender
    world.sender = sender
    let first = Listener("first", world) { [unowned world] in
      world.listeners = []
      world.sender = nil
    }
    world.listeners = [first, Listener("second", world)]
    for listener in world.listeners {
      observeNotifications(listener, ["Done"], of: sender, in: world.center, with: Listener.update)
    }
    _ = consume first
    world.center.post(name: Notification.Name("Done"), object: sender)
    _ = consume sender
    world.center.post(name: Notification.Name("Done"), object: nil)
    #expect(weakly == nil)
    #expect(world.log.text == "first, second gone, first gone")
    withExtendedLifetime(world) {}
  }

  // One that ends its own observing, dies, and has another begin, all within its method.
  @Test func oneForAnother() {
    let world = World()
    let name = Notification.Name("Done")
    let first = Listener("first", world) { [unowned world] in
      let next = Listener("next", world)
      if let first = world.listeners.first { stopObservingNotifications(first) }
      world.listeners = [next]
      observeNotifications(next, [name], in: world.center, with: Listener.update)
    }
    world.listeners = [first]
    observeNotifications(first, [name], in: world.center, with: Listener.update)
    _ = consume first
    world.center.post(name: name, object: nil)
    world.center.post(name: name, object: nil)
    #expect(world.log.text == "first, first gone, next")
  }

  // Whoever goes through everybody's observers keeps none of their objects, not for a moment:
  // another thread would else end them, after their owner's last reference has gone.
  @Test func othersKeepNothing() {
    let center = NotificationCenter()
    let isDone = Atomic(false)
    let ended = DispatchSemaphore(value: 0)
    Thread {
      let other = Sender()
      while !isDone.load(ordering: .relaxed) {
        stopObservingNotifications(other, of: other, in: center)
      }
      ended.signal()
    }.start()
    var late = 0
    for _ in 0..<100_000 {
      let world = World()
      let listener = Listener("it", world)
      observeNotifications(listener, ["Done"], in: center, with: Listener.update)
      _ = consume listener
      if world.log.text != "it gone" { late += 1 }
    }
    isDone.store(true, ordering: .relaxed)
    ended.wait()
    #expect(late == 0)
  }
}
