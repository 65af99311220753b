import Pliant
import SoakFixture

/// Overrides and observers of a proxy's requirements, and targets that die.
final class Proxies: Part {
  private enum Requirement: Int, CaseIterable { case keep, risk, mood }

  /// Who answers a requirement instead of the implementer.
  private enum Answer {
    case closure(Int)
    case target(id: Int, isAlive: () -> Bool)
  }

  private struct Told {
    let id: Int
    let token: ProxyObservation
    let isAfter: Bool
  }

  private let context: Context
  private var proxy = KeeperProxy()
  private var shelves: [Shelf?] = Array(repeating: nil, count: 3)
  /// The implementer's place among the shelves, or one that is kept by the proxy.
  private var implementer: (id: Int, isKept: Bool)?
  private var answers: [Requirement: (answer: Answer, token: ProxyOverride)] = [:]
  private var observers: [Requirement: [Told]] = [:]
  private var lastToken: ProxyOverride?

  init(_ context: Context) { self.context = context }

  var living: Int {
    let kept = implementer.map { implementer in
      implementer.isKept && !shelves.contains { $0?.id == implementer.id } ? 1 : 0
    }
    return shelves.count { $0 != nil } + (kept ?? 0)
  }

  var captures: Int {
    let closures = answers.values.count { if case .closure = $0.answer { true } else { false } }
    return closures + observers.values.reduce(0) { $0 + $1.count }
  }

  func step(_ random: inout SeededRandom) throws -> String {
    let requirement = random.pick(Requirement.allCases)
    switch random.below(20) {
    case 0: return makeProxy(&random)
    case 1, 2: return shelve(&random)
    case 3, 4, 5: return try override(requirement, &random)
    case 6: return remove(requirement)
    case 7, 8, 9: return try watch(requirement, &random)
    case 10: return stop(requirement, &random)
    default: return try call(requirement, &random)
    }
  }

  private func isAlive(_ id: Int) -> Bool { shelves.contains { $0?.id == id } }

  private func makeProxy(_ random: inout SeededRandom) -> String {
    dropProxy()
    let shelf = random.pick(shelves)
    let isKept = random.chance(30)
    switch shelf {
    case let shelf? where isKept: proxy = KeeperProxy(retaining: shelf)
    case let shelf?: proxy = KeeperProxy(implementer: shelf)
    case nil: proxy = KeeperProxy()
    }
    implementer = shelf.map { ($0.id, isKept) }
    return "proxy of \(implementer?.id ?? 0)\(isKept ? ", kept" : "")"
  }

  private func dropProxy() {
    let kept = implementer.flatMap { $0.isKept && !isAlive($0.id) ? $0.id : nil }
    proxy = KeeperProxy()
    if let kept { context.expect("died \(kept)") }
    (implementer, answers, observers) = (nil, [:], [:])
  }

  private func shelve(_ random: inout SeededRandom) -> String {
    let slot = random.below(shelves.count)
    guard let id = shelves[slot]?.id else {
      let id = context.nextID()
      shelves[slot] = Shelf(id, context.ledger)
      return "shelf \(id)"
    }
    shelves[slot] = nil
    if implementer?.id != id || implementer?.isKept == false { context.expect("died \(id)") }
    return "drop shelf \(id)"
  }

  private func isAnswered(_ requirement: Requirement) -> Bool {
    switch answers[requirement]?.answer {
    case .closure: true
    case .target(_, let isAlive): isAlive()
    case nil: false
    }
  }

  private func override(
    _ requirement: Requirement,
    _ random: inout SeededRandom
  ) throws -> String {
    let id = context.nextID()
    let shelf = random.chance(40) ? random.pick(shelves) : nil
    let isRefused = isAnswered(requirement)
    do {
      let token = try shelf.map { try install(requirement, on: $0) } ?? install(requirement, id)
      try context.check(isRefused, false, "a second override of \(requirement) was taken")
      let target = shelf?.id
      let answer = target.map { target in
        Answer.target(id: target) { [unowned self] in
          isAlive(target) || implementer?.isKept == true && implementer?.id == target
        }
      }
      answers[requirement] = (answer ?? .closure(id), token)
      lastToken = token
    } catch is ProxyError {
      try context.check(isRefused, true, "an override of \(requirement) was refused")
    }
    return "override \(requirement) by \(shelf?.id ?? id)"
  }

  private func install(_ requirement: Requirement, _ id: Int) throws -> ProxyOverride {
    let capture = Capture(in: context.captures)
    func read() {
      precondition(
        capture.text.utf8.count > 40,
        "an override's capture was read after it was freed"
      )
    }
    switch requirement {
    case .keep:
      return try proxy.override(\.keep) { words in
        read()
        return words.marked(id)
      }
    case .risk:
      return try proxy.override(\.risk) { number in
        read()
        if number % 2 == 0 { throw Refused(by: id) }
        return number.marked(id)
      }
    case .mood:
      return try proxy.override(\.mood) {
        read()
        return "mood \(id)"
      }
    }
  }

  private func install(_ requirement: Requirement, on shelf: Shelf) throws -> ProxyOverride {
    switch requirement {
    case .keep: try proxy.override(\.keep, target: shelf)
    case .risk: try proxy.override(\.risk, target: shelf)
    case .mood: try proxy.override(\.mood, target: shelf)
    }
  }

  private func remove(_ requirement: Requirement) -> String {
    answers[requirement]?.token.stop()
    answers[requirement]?.token.stop()
    answers[requirement] = nil
    return "remove the override of \(requirement)"
  }

  private func watch(_ requirement: Requirement, _ random: inout SeededRandom) throws -> String {
    guard observers[requirement, default: []].count < 4 else { return "observe, full" }
    let isAfter = random.chance(50)
    let id = context.nextID()
    let capture = Capture(in: context.captures)
    let ledger = context.ledger
    func note() {
      precondition(
        capture.text.utf8.count > 40,
        "an observer's capture was read after it was freed"
      )
      ledger.note("p\(id)")
    }
    let phase: ProxyPhase = isAfter ? .after : .before
    let token =
      switch requirement {
      case .keep: try proxy.observe(\.keep, phase) { _ in note() }
      case .risk: try proxy.observe(\.risk, phase) { _ in note() }
      case .mood: try proxy.observe(\.mood, phase) { note() }
      }
    observers[requirement, default: []].append(Told(id: id, token: token, isAfter: isAfter))
    return "observe \(requirement) \(isAfter ? "after" : "before") by \(id)"
  }

  private func stop(_ requirement: Requirement, _ random: inout SeededRandom) -> String {
    guard let all = observers[requirement], !all.isEmpty else { return "stop nothing" }
    let told = random.pick(all)
    told.token.stop()
    told.token.stop()
    observers[requirement]?.removeAll { $0.id == told.id }
    return "stop \(told.id)"
  }

  private func call(_ requirement: Requirement, _ random: inout SeededRandom) throws -> String {
    let argument = random.below(1_000)
    let all = observers[requirement, default: []]
    for told in all where !told.isAfter { context.expect("p\(told.id)") }
    for told in all where told.isAfter { context.expect("p\(told.id)") }
    let seen: String
    switch requirement {
    case .keep: seen = proxy.keep(String(seed: argument))
    case .risk: seen = outcome { try proxy.risk(argument) }
    case .mood: seen = proxy.mood
    }
    try context.check(seen, predict(requirement, argument), "\(requirement)(\(argument))")
    return "call \(requirement)(\(argument))"
  }

  private func predict(_ requirement: Requirement, _ argument: Int) -> String {
    var shelf = implementer.flatMap { $0.isKept || isAlive($0.id) ? $0.id : nil }
    switch answers[requirement]?.answer {
    case .closure(let id):
      switch requirement {
      case .keep: return String(seed: argument).marked(id)
      case .risk: return argument % 2 == 0 ? "refused by \(id)" : "\(argument.marked(id))"
      case .mood: return "mood \(id)"
      }
    case .target(let id, let isAlive): if isAlive() { shelf = id }
    case nil: break
    }
    guard let shelf else {
      let error = ProxyError.notImplemented(requirement: "Keeper.risk(_:)")
      return requirement == .risk ? "\(error)" : ""
    }
    switch requirement {
    case .keep: return String(seed: argument).marked(shelf)
    case .risk: return argument % 3 == 0 ? "refused by \(shelf)" : "\(argument.marked(shelf))"
    case .mood: return ""
    }
  }

  func finish() throws {
    dropProxy()
    lastToken?.stop()
    lastToken = nil
    for slot in shelves.indices {
      if let id = shelves[slot]?.id { context.expect("died \(id)") }
      shelves[slot] = nil
    }
  }
}
