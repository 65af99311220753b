import Glibc
import Pliant
import PliantBase
import SoakFixture
import Synchronization

/// Objects that all threads override, observe, set and drop at once.
///
/// The answer of a call cannot be predicted, but each of its bits belongs to one thread.
final class SharedBeacons: Sendable {
  let census = Census()
  let captures = Census()
  let beacons: [Beacon]
  /// A beacon that is replaced, and so dies on whichever thread was the last to use it.
  let spare = Guarded<Beacon?>(nil)
  let sets = Tally()
  let told = Tally()
  let monitorsAdded = Tally()
  let monitorsFired = Tally()
  /// How many values each thread has begun to set.
  let begun = (0..<SharedBeacons.mostThreads).map { _ in Tally() }
  private let observations: Guarded<[KeyPathObservation]>

  static let mostThreads = 8

  init() throws {
    beacons = [Beacon(in: census), FarBeacon(in: census)]
    let told = told
    observations = Guarded(
      try beacons.map { beacon in try observe(beacon, \.level) { told.add() } }
    )
  }

  /// What must hold when no thread does anything.
  func check(_ context: Context) throws {
    try context.check(told.total, sets.total, "every change of a shared object was told")
  }

  /// Drops all; the caller keeps none of it.
  func finish(_ context: Context) throws {
    try check(context)
    observations.withLock { $0 = [] }
    spare.withLock { $0 = nil }
    try context.check(monitorsFired.total, monitorsAdded.total, "every monitor fired once")
    try context.check(captures.living, 0, "captures of shared layers and handlers")
    try context.check(census.living, beacons.count, "beacons")
  }

  fileprivate static let light = #method(Beacon.light(_:))
  fileprivate static let lightLater = #method(Beacon.lightLater(_:))
}

/// What one thread does with the shared objects.
final class Beacons: Part {
  private enum Place: Int, CaseIterable { case near, far, all, allFar }

  private let context: Context
  private let shared: SharedBeacons
  private let number: Int
  private var isOverridden: Set<Place> = []
  private var overrides: [Place: [Override]] = [:]
  private var redefinition: Redefinition?
  private var isRedefined = false
  private var watched: [Watched?] = [nil, nil]
  private var setSoFar = 0

  private struct Watched {
    let token: KeyPathObservation
    let reports: Reports
  }

  /// Used by one thread.
  private final class Reports {
    var own = 0
    /// Not zero where a report was wrong.
    let strange = Atomic<Int>(0)
  }

  init(_ context: Context, _ shared: SharedBeacons) {
    self.context = context
    self.shared = shared
    number = context.number
  }

  var living: Int { 0 }
  var captures: Int { 0 }

  func step(_ random: inout SeededRandom) throws -> String {
    let place = random.pick(Place.allCases)
    let index = random.below(shared.beacons.count)
    switch random.below(16) {
    case 0, 1, 2: return try override(place)
    case 3: return try redefine(&random)
    case 4: return try watch(index)
    case 5, 6, 7: return try set(index)
    case 8, 9: return try replaceSpare()
    case 10, 11: return try useSpare()
    case 12: return try call(index, isLater: true, random.below(256))
    default: return try call(index, isLater: false, random.below(256))
    }
  }

  private func bit(_ place: Place) -> Int { 1 << (8 + 8 * place.rawValue + number) }

  private func capture() -> Capture { Capture(in: shared.captures) }

  /// Puts this thread's bit there, or takes it away.
  private func override(_ place: Place) throws -> String {
    let (light, later) = (SharedBeacons.light, SharedBeacons.lightLater)
    let key = number
    let isAdded = isOverridden.insert(place).inserted
    if !isAdded { isOverridden.remove(place) }
    let bit = bit(place)
    switch place {
    case .near, .far:
      let beacon = shared.beacons[place.rawValue]
      if isAdded {
        try light.wrap(on: beacon, key: key, adding(bit))
        try later.wrap(on: beacon, key: key, addingLater(bit))
      } else {
        light.removeOverride(on: beacon, key: key)
        later.removeOverride(on: beacon, key: key)
      }
    case .all, .allFar:
      let type = place == .all ? Beacon.self : FarBeacon.self
      if isAdded {
        overrides[place] = [
          try light.wrap(onAll: type, key: key, adding(bit)),
          try later.wrap(onAll: type, key: key, addingLater(bit)),
        ]
      } else {
        light.removeOverride(onAll: type, key: key)
        later.removeOverride(onAll: type, key: key)
      }
    }
    return "\(isAdded ? "add" : "remove") bit \(place) \(number)"
  }

  private func adding(_ bit: Int) -> (Override.Layer<(Beacon, Int) -> Int>) -> (Beacon, Int) -> Int
  {
    let capture = capture()
    return { layer in
      { beacon, value in
        precondition(capture.text.utf8.count > 40, "a layer's capture was read after it was freed")
        return layer.next(beacon, value) | bit
      }
    }
  }

  private func addingLater(
    _ bit: Int
  ) -> (Override.Layer<(Beacon, Int) async -> Int>) -> (Beacon, Int) async -> Int {
    let capture = capture()
    return { layer in
      { beacon, value in
        await Task.yield()
        precondition(capture.text.utf8.count > 40, "a layer's capture was read after it was freed")
        return await layer.next(beacon, value) | bit
      }
    }
  }

  private func redefine(_ random: inout SeededRandom) throws -> String {
    let choice = random.below(3)
    guard let redefinition else {
      let field = (number + 1) << 40
      let capture = capture()
      let light = SharedBeacons.light
      redefinition = try light.redefine(around: { original in
        { beacon, value in
          precondition(capture.text.utf8.count > 40, "a redefinition's capture was freed")
          return original(beacon, value) | field
        }
      })
      isRedefined = true
      return "redefine shared"
    }
    switch choice {
    case 0:
      redefinition.start()
      isRedefined = true
    case 1:
      redefinition.stop()
      isRedefined = false
    default:
      self.redefinition = nil
      isRedefined = false
    }
    return "\(["start", "stop", "drop"][choice]) shared redefinition"
  }

  private func call(_ index: Int, isLater: Bool, _ argument: Int) throws -> String {
    let beacon = shared.beacons[index]
    let seen =
      isLater
      ? Int(waiting { await beacon.lightLater(argument) }) ?? -1 : beacon.light(argument)
    // The class of the far beacon has no code of its own for what suspends, but a level.
    var places: [Place] = index == 0 ? [.near, .all] : [.far, .all, .allFar]
    places.removeAll { !isOverridden.contains($0) }
    let mine = Place.allCases.map(bit).reduce(0, |)
    let expected = places.map(bit).reduce(0, |)
    try context.check(seen & 0xFF, argument, "argument of a shared call")
    try context.check(seen & mine, expected, "bits of thread \(number)")
    let field = (seen >> 40) & 0xFF
    if !isRedefined {
      try context.check(field != number + 1, true, "a redefinition that was stopped")
    }
    try context.check(field <= SharedBeacons.mostThreads && !isLater || field == 0, true, "field")
    return "call shared \(index)"
  }

  private func watch(_ index: Int) throws -> String {
    if let known = watched[index] {
      known.token.stop()
      watched[index] = nil
      return "stop shared \(index)"
    }
    let reports = Reports()
    let own = pthread_self()
    let (begun, capture) = (shared.begun, capture())
    let token = try observe(shared.beacons[index], \.level) { change in
      precondition(capture.text.utf8.count > 40, "a handler's capture was read after it was freed")
      let value = change.new
      let (thread, count) = (value >> 32, value & 0xFFFF_FFFF)
      let isKnown = thread < begun.count && count <= begun[thread].total
      if !isKnown { reports.strange.add(1, ordering: .relaxed) }
      if pthread_equal(pthread_self(), own) != 0 { reports.own += 1 }
    }
    watched[index] = Watched(token: token, reports: reports)
    return "watch shared \(index)"
  }

  private func set(_ index: Int) throws -> String {
    shared.begun[number].add()
    setSoFar += 1
    let before = watched[index]?.reports.own ?? 0
    shared.beacons[index].level = number << 32 | setSoFar
    shared.sets.add()
    if let reports = watched[index]?.reports {
      try context.check(reports.own, before + 1, "reports of this thread's set")
      try context.check(reports.strange.load(ordering: .relaxed), 0, "values that nobody has set")
    }
    return "set shared \(index)"
  }

  private func replaceSpare() throws -> String {
    let beacon = Beacon(in: shared.census)
    let light = SharedBeacons.light
    try light.wrap(on: beacon, key: "own", adding(0))
    try watchDeath(of: beacon)
    let capture = capture()
    let sum = Tally()
    try observe(beacon, \.level, owner: beacon) {
      precondition(capture.text.utf8.count > 40, "a handler's capture was read after it was freed")
      sum.add()
    }
    beacon.level = 1
    try context.check(sum.total, 1, "reports of a spare beacon")
    let old = shared.spare.withUncheckedLock { spare -> Beacon? in
      defer { spare = beacon }
      return spare
    }
    withExtendedLifetime(old) {}
    return "replace the spare"
  }

  private func watchDeath(of beacon: Beacon) throws {
    let (fired, capture) = (shared.monitorsFired, capture())
    onDeallocation(of: beacon) {
      precondition(capture.text.utf8.count > 40, "a monitor's capture was read after it was freed")
      fired.add()
    }
    shared.monitorsAdded.add()
  }

  private func useSpare() throws -> String {
    guard let beacon = shared.spare.withUncheckedLock({ $0 }) else { return "no spare" }
    let light = SharedBeacons.light
    let bit = 1 << 60
    let key = "thread \(number)"
    try watchDeath(of: beacon)
    try light.wrap(on: beacon, key: key, adding(0))
    let token = try light.wrap(on: beacon, key: "\(key) too", adding(bit >> number))
    let seen = beacon.light(7)
    try context.check(seen & 0xFF, 7, "argument of a spare's call")
    try context.check(seen & (bit >> number), bit >> number, "this thread's bit of a spare")
    token.stop()
    try context.check(beacon.light(7) & (bit >> number), 0, "the bit after its removal")
    // What is not removed goes with the beacon.
    return "use the spare"
  }

  func finish() throws {
    for place in isOverridden { _ = try override(place) }
    redefinition = nil
    for index in watched.indices where watched[index] != nil { _ = try watch(index) }
  }
}
