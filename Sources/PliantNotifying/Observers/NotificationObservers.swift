import Foundation

/// The observers of each name in each center.
///
/// On Linux `NotificationCenter` calls observers in no particular order. Therefore it has one
/// observer of Pliant's for each name, which calls the others in the order in which they began.
enum NotificationObservers {
  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
  }

  private struct Observed {
    /// Keeps the center, so that its address is not another's.
    let center: NotificationCenter
    let token: any NSObjectProtocol
    let list: ObserverList
  }

  /// The observers that Foundation's observer of a name calls; empty if it was removed, or came too
  /// late.
  ///
  /// Changes only under the lock of `state`.
  private final class ObserverList: Sendable {
    private let observers = Guarded<[NotificationObserver]>([])

    var all: [NotificationObserver] {
      get { observers.withLock { $0 } }
      set { observers.withLock { $0 = newValue } }
    }

    func append(_ observer: NotificationObserver) { observers.withLock { $0.append(observer) } }
  }

  private struct State {
    var observed: [Key: Observed] = [:]
    var count = 0
    /// The number of observers at which those that are over are looked for.
    var limit = 64
  }

  private static let state = Guarded(State())

  static func add(_ observer: NotificationObserver) {
    let key = Key(center: ObjectIdentifier(observer.center), name: observer.name)
    let isKnown = state.withUncheckedLock { state in
      state.count += 1
      return state.observed[key]?.list.append(observer) != nil
    }
    if !isKnown { begin(key, with: observer) }
    if state.withUncheckedLock({ $0.count > $0.limit }) {
      stop { _ in false }
      state.withUncheckedLock { $0.limit = max(64, 2 * $0.count) }
    }
  }

  /// Calls the center under no lock of Pliant's.
  private static func begin(_ key: Key, with observer: NotificationObserver) {
    let list = ObserverList()
    let token = observer.center.addObserver(forName: key.name, object: nil, queue: nil) {
      receive($0, list)
    }
    let isFirst = state.withUncheckedLock { state in
      let known = state.observed[key]?.list
      (known ?? list).append(observer)
      guard known == nil else { return false }
      state.observed[key] = Observed(center: observer.center, token: token, list: list)
      return true
    }
    if !isFirst { observer.center.removeObserver(token) }
  }

  private static func receive(_ notification: Notification, _ list: ObserverList) {
    let observers = list.all
    for observer in observers { observer.receive(notification) }
    if observers.contains(where: \.isOver) { stop { _ in false } }
  }

  /// Ends the observers that are meant, and those that are over.
  static func stop(_ isMeant: (NotificationObserver) -> Bool) {
    let all = state.withUncheckedLock { $0.observed.values.flatMap(\.list.all) }
    for observer in all where isMeant(observer) || observer.isOver { observer.stop() }
    // The values that the observers captured are freed under no lock.
    let (ended, left) = state.withUncheckedLock { state in
      var ended: [NotificationObserver] = []
      var left: [Observed] = []
      for (key, observed) in state.observed {
        let all = observed.list.all
        var living: [NotificationObserver] = []
        for observer in all {
          if observer.hasStopped { ended.append(observer) } else { living.append(observer) }
        }
        guard living.count < all.count else { continue }
        observed.list.all = living
        if living.isEmpty {
          state.observed[key] = nil
          left.append(observed)
        }
      }
      state.count -= ended.count
      return (ended, left)
    }
    for observed in left { observed.center.removeObserver(observed.token) }
    withExtendedLifetime(ended) {}
  }
}
