import Foundation
import PliantBase
import PliantObserving

/// The properties whose values are plotted.
final class Watches: Sendable {
  /// The newest values of all of them.
  let values = NumberedRing<ValuesMessage.Item>(capacity: 10_000)
  private let state = Guarded(State())

  fileprivate struct State: Sendable {
    var byNumber: [Int: Watch] = [:]
    var last = 0
  }

  fileprivate struct Watch: Sendable {
    let observation: ObservedGraph.Observation
    let className: String
    let property: WatchedProperty
  }

  private static let most = 32

  /// Begins to watch what an observation observes, unless that is watched; nil where it has ended.
  func start(_ observation: UInt) throws -> Int? {
    if let known = state.withLock({ $0.number(of: observation) }) { return known }
    let graph = ObservedGraph.current(mostObjects: LiveState.mostObjects)
    guard let found = graph.observations.first(where: { $0.id == observation }) else { return nil }
    let number = try takeNumber()
    let property = try WatchedProperty.watch(observation, mostObjects: LiveState.mostObjects) {
      [values] sample in
      let time = Date().timeIntervalSince1970
      values.add { _ in
        ValuesMessage.Item(
          watch: number,
          time: time,
          number: sample.number,
          text: sample.text
        )
      }
    }
    guard let property else { return nil }
    let object = graph.objects.first { $0.address == found.object }
    let watch = Watch(
      observation: found,
      className: object?.className ?? "",
      property: property
    )
    state.withLock { $0.byNumber[number] = watch }
    return number
  }

  private func takeNumber() throws(HTTPError) -> Int {
    let number = state.withLock { state -> Int? in
      state.byNumber = state.byNumber.filter {
        state.byNumber.count < Self.most || $0.value.property.isActive
      }
      guard state.byNumber.count < Self.most else { return nil }
      state.last += 1
      return state.last
    }
    guard let number else {
      throw .conflict("\(Self.most) properties are watched already: stop one")
    }
    return number
  }

  /// False where there is none with this number.
  func stop(_ number: Int) -> Bool {
    guard let watch = state.withLock({ $0.byNumber.removeValue(forKey: number) }) else {
      return false
    }
    watch.property.stop()
    return true
  }

  func stopAll() {
    for number in state.withLock({ Array($0.byNumber.keys) }) { _ = stop(number) }
  }

  /// By what they observe themselves.
  var ownObservations: Set<UInt> {
    Set(state.withLock { Array($0.byNumber.values) }.map(\.property.id))
  }

  var message: WatchesMessage {
    let all = state.withLock { $0.byNumber }.sorted { $0.key < $1.key }
    return WatchesMessage(
      watches: all.map { number, watch in
        WatchesMessage.Item(
          id: number,
          observation: watch.observation.id,
          object: hexadecimal(watch.observation.object),
          class: watch.className,
          path: watch.observation.path,
          ended: !watch.property.isActive
        )
      }
    )
  }
}

extension Watches.State {
  fileprivate func number(of observation: UInt) -> Int? {
    byNumber.first { $0.value.observation.id == observation && $0.value.property.isActive }?.key
  }
}
