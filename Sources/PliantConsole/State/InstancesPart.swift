#if Console
import PliantBase
import PliantLifetime
import Synchronization

/// The objects of tracked classes at some addresses.
final class InstancesPart: Sendable {
  private let state = Guarded(State())

  func begin(_ descriptor: UInt) { state.withLock { $0.counts[descriptor] = Instances.Counts() } }

  func end(_ descriptor: UInt) {
    state.withLock { state in
      state.counts[descriptor] = nil
      state.instances = state.instances.filter { $0.value.descriptor != descriptor }
    }
  }

  func add(_ object: UnsafeRawPointer, _ descriptor: UInt, _ caller: UInt, _ outer: UInt) {
    let address = UInt(bitPattern: object)
    let instance = Instances.Instance(
      address: address,
      descriptor: descriptor,
      number: Instances.numbers.add(1, ordering: .relaxed).newValue,
      time: WallClock.seconds,
      caller: caller,
      outer: outer
    )
    state.withLock { state in
      // The end of one that is there was not noted.
      state.remove(address)
      guard state.counts[descriptor] != nil else { return }
      state.instances[address] = instance
      state.change(instance, by: 1)
      state.counts[descriptor]?.allocated += 1
      if state.wasMarked(instance) { state.counts[descriptor]?.marked += 1 }
    }
  }

  func remove(_ address: UInt) { state.withLock { $0.remove(address) } }

  func mark(_ descriptors: Set<UInt>, _ last: Int) {
    state.withLock { state in
      for descriptor in descriptors { state.counts[descriptor]?.mark = last }
      let marked = state.instances.values.filter {
        descriptors.contains($0.descriptor) && state.wasMarked($0)
      }
      let counts = Dictionary(marked.map { ($0.descriptor, 1) }, uniquingKeysWith: +)
      for descriptor in descriptors {
        state.counts[descriptor]?.survivors = counts[descriptor] ?? 0
        state.counts[descriptor]?.marked = counts[descriptor] ?? 0
      }
    }
  }

  func counts(of descriptor: UInt) -> Instances.Counts {
    state.withLock { $0.counts[descriptor] } ?? Instances.Counts()
  }

  func list(of descriptor: UInt, _ age: Instances.Age) -> [Instances.Instance] {
    state.withLock { state in
      state.instances.values.compactMap { instance in
        guard instance.descriptor == descriptor else { return nil }
        var instance = instance
        instance.survived = state.wasMarked(instance)
        return age == .all || (age == .survived) == instance.survived ? instance : nil
      }
    }
  }

  func number(at address: UInt) -> Int? {
    state.withLock { $0.instances[address]?.number }
  }

  func object(at address: UInt, _ number: Int) -> AnyObject? {
    let now = WallClock.seconds
    // SAFETY: an object that is known is freed only after this lock was taken to forget it.
    return state.withUncheckedLock { state in
      guard let instance = state.instances[address], instance.number == number,
        now - instance.time >= 1, let object = UnsafeRawPointer(bitPattern: address)
      else { return nil }
      return ObjectRecords.keep(object)
    }
  }
}

private struct State: Sendable {
  var instances: [UInt: Instances.Instance] = [:]
  var counts: [UInt: Instances.Counts] = [:]

  /// Whether it was allocated before the mark of its class.
  func wasMarked(_ instance: Instances.Instance) -> Bool {
    instance.number <= counts[instance.descriptor]?.mark ?? 0
  }

  mutating func remove(_ address: UInt) {
    guard let old = instances.removeValue(forKey: address) else { return }
    change(old, by: -1)
  }

  mutating func change(_ instance: Instances.Instance, by difference: Int) {
    counts[instance.descriptor]?.living += difference
    if wasMarked(instance) { counts[instance.descriptor]?.survivors += difference }
  }
}
#endif
