import Foundation
import Pliant
import SoakFixture

/// Notifications by name and sender, to listeners that die.
final class Notices: Part {
  private struct Heard {
    let listener: Int
    let name: String
    /// nil for everybody's.
    let sender: Int?
  }

  private let context: Context
  private var listeners: [Listener?] = Array(repeating: nil, count: 4)
  private var senders: [Listener?] = Array(repeating: nil, count: 2)
  private var observers: [Heard] = []

  init(_ context: Context) { self.context = context }

  var living: Int { (listeners + senders).count { $0 != nil } }
  var captures: Int { 0 }

  func step(_ random: inout SeededRandom) throws -> String {
    let slot = random.below(listeners.count)
    let choice = random.below(20)
    switch choice {
    case 0: return make(&listeners, slot)
    case 1: return make(&senders, slot % senders.count)
    default: break
    }
    guard let listener = listeners[slot] else { return make(&listeners, slot) }
    let names = Set((0...random.below(2)).map { _ in "soak.\(context.number).\(random.below(3))" })
      .sorted()
    let sender = random.chance(40) ? random.pick(senders) : nil
    let all = names.map { Notification.Name(rawValue: $0) }
    switch choice {
    case ..<9 where observers.count < 30:
      observeNotifications(listener, all, of: sender, with: Listener.hear(_:))
      observers += names.map { Heard(listener: listener.id, name: $0, sender: sender?.id) }
      return "\(listener.id) hears \(names) of \(sender?.id ?? 0)"
    case ..<12:
      let isEvery = random.chance(30)
      stopObservingNotifications(listener, isEvery ? nil : all, of: sender)
      observers.removeAll { heard in
        heard.listener == listener.id && (isEvery || names.contains(heard.name))
          && (sender == nil || heard.sender == sender?.id)
      }
      return "\(listener.id) hears no more \(isEvery ? ["anything"] : names) of \(sender?.id ?? 0)"
    default:
      for name in names {
        NotificationCenter.default.post(name: Notification.Name(rawValue: name), object: sender)
        for heard in observers where heard.name == name {
          if heard.sender == nil || heard.sender == sender?.id {
            context.expect("\(heard.listener) heard \(name)")
          }
        }
      }
      return "post \(names) from \(sender?.id ?? 0)"
    }
  }

  private func make(_ all: inout [Listener?], _ slot: Int) -> String {
    guard let id = all[slot]?.id else {
      let id = context.nextID()
      all[slot] = Listener(id, context.ledger)
      return "listener \(id)"
    }
    all[slot] = nil
    context.expect("died \(id)")
    observers.removeAll { $0.listener == id || $0.sender == id }
    return "drop listener \(id)"
  }

  func finish() throws {
    for slot in listeners.indices where listeners[slot] != nil { _ = make(&listeners, slot) }
    for slot in senders.indices where senders[slot] != nil { _ = make(&senders, slot) }
  }
}
