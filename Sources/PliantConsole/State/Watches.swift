#if Console
import Foundation
import PliantBase
import PliantObserving

/// The properties whose values are plotted.
final class Watches: Sendable {
  /// The newest values of all of them.
  let values = NumberedRing<ValuesMessage.Item>(capacity: 10_000)
  private let state = Guarded(State())

  private struct State: Sendable {
    var byNumber: [Int: Watch] = [:]
    var last = 0
    var isOver = false
  }

  /// The watched value: an observed property, or a stored property of a tracked object.
  enum Subject: Sendable, Hashable {
    case observation(UInt)
    case field(of: TrackedObject, named: String)

    fileprivate func watch(
      _ body: @escaping @Sendable (WatchedProperty.Sample) -> Void
    ) throws -> (any Watched)? {
      switch self {
      case .observation(let number): try WatchedProperty.watch(number, body)
      case .field(let object, let name): SampledField(of: object, named: name, body)
      }
    }
  }

  private struct Watch: Sendable {
    let subject: Subject
    let property: any Watched
  }

  private static let most = 32

  /// Watches a property, if it is not watched yet; nil if the observation or the object has ended.
  func start(_ subject: Subject) throws -> Int? {
    let known = state.withLock { state in
      state.byNumber.first { $1.subject == subject && $1.property.isActive }?.key
    }
    if let known { return known }
    let number = try takeNumber()
    let property = try subject.watch { [values] sample in
      let time = WallClock.seconds
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
    let isOver = state.withLock { state in
      if !state.isOver {
        state.byNumber[number] = Watch(subject: subject, property: property)
      }
      return state.isOver
    }
    if isOver { property.stop() }
    return isOver ? nil : number
  }

  private func takeNumber() throws(HTTPError) -> Int {
    let number = state.withLock { state -> Int? in
      if state.byNumber.count >= Self.most {
        state.byNumber = state.byNumber.filter { $0.value.property.isActive }
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

  /// Returns false if there is no watch with this number.
  func stop(_ number: Int) -> Bool {
    guard let watch = state.withLock({ $0.byNumber.removeValue(forKey: number) }) else {
      return false
    }
    watch.property.stop()
    return true
  }

  /// Stops all watches, and prevents new ones.
  func stopAll() {
    state.withLock { $0.isOver = true }
    for number in state.withLock({ Array($0.byNumber.keys) }) { _ = stop(number) }
  }

  var message: WatchesMessage {
    let all = state.withLock { $0.byNumber }.sorted { $0.key < $1.key }
    return WatchesMessage(
      watches: all.map { number, watch in
        let observation: UInt? =
          if case .observation(let known) = watch.subject { known } else { nil }
        return WatchesMessage.Item(
          id: number,
          observation: observation,
          object: watch.property.object.id.text,
          class: watch.property.object.class,
          path: watch.property.path,
          ended: !watch.property.isActive
        )
      }
    )
  }
}

/// A source of a property's values.
protocol Watched: Sendable {
  var object: ObservedGraph.Object { get }
  /// The property as a person writes it.
  var path: String { get }
  /// Whether the object lives.
  var isActive: Bool { get }
  func stop()
}

extension WatchedProperty: Watched {}
#endif
