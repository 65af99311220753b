// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import CPliant
import Foundation
import Pliant
import PliantHooks
import PliantImages
import Synchronization
import Testing

// A function that was entered runs its own code again once nothing is installed.
#if DEBUG
final class Switched: Sendable {
  let count: Int
  init(_ count: Int) { self.count = count }

  func number(_ x: Int) -> Int { x - count }
  func inherited(_ x: Int) -> Int { x * count }
  func contended(_ x: Int) -> Int { x + count }
  func filtered(_ x: Int) -> Int { x * 2 + count }
  func taken(_ x: Int) -> Int { x + count }
  dynamic func replaceable(_ x: Int) -> Int { x * 2 + count }
  dynamic func other(_ x: Int) -> Int { x - count }
  dynamic func raced(_ x: Int) -> Int { x + count }
}

/// The cases, which run in processes of their own: others count calls, and entries stay for that.
private struct Entries {
  /// "own" if calls of a method run its own code, and not an entry.
  private func state(of method: String) throws -> String {
    let declaration = Declaration(
      kind: .method,
      isStatic: false,
      name: method,
      owner: "Switched",
      signature: Signature(parameters: ["Swift.Int"], result: "Swift.Int")
    )
    let type = ClassMetadata(Switched.self)
    let implementation = try HookFinder(declaration).implementation(for: type)
    let unused = try #require(UnsafeRawPointer(bitPattern: 16))
    let entry = try #require(
      try EntrySwitch(of: implementation, to: unused, over: .direct(implementation.original))
    )
    let word = UnsafeRawPointer(entry.word)
    return UInt(bitPattern: pliant_load(word)) == implementation.original ? "own" : "entry"
  }

  func theLastRemovalLeadsBackToTheFunction() throws {
    var log: [String] = []
    let (a, b) = (Switched(1), Switched(2))
    let number = #method(Switched.number(_:))
    func look() throws { log.append(try "\(state(of: "number")) \(a.number(5)) \(b.number(5))") }
    let all = try number.redefine { _, x in x * 100 }
    try look()
    let one = try number.override(on: a) { _, x in x * 10 }
    all.stop()
    try look()
    one.stop()
    try look()
    all.start()
    try look()
    all.stop()
    try look()
    #expect(log == ["entry 500 500", "entry 50 3", "own 4 3", "entry 500 500", "own 4 3"])
  }

  func deathsAndTasksLeadBackToo() throws {
    var log: [String] = []
    let inherited = #method(Switched.inherited(_:))
    func look(_ object: Switched) throws {
      log.append(try "\(state(of: "inherited")) \(object.inherited(5))")
    }
    let other = Switched(2)
    do {
      let dying = Switched(3)
      try inherited.override(on: dying) { _, x in x }
      try look(dying)
      withExtendedLifetime(dying) {}
    }
    try look(other)
    try inherited.withRedefinition({ _, x in -x }) { try look(other) }
    try look(other)
    #expect(log == ["entry 5", "own 10", "entry -5", "own 10"])
  }

  /// Objects without layers run the function without arriving at the entry.
  func layersOfObjectsComeAndGo() throws {
    try checkLayersOfObjects(#method(Switched.filtered(_:))) { $0.filtered(5) }
    #expect(try state(of: "filtered") == "own")
    try checkLayersOfObjects(#method(Switched.replaceable(_:))) { $0.replaceable(5) }
  }

  private func checkLayersOfObjects(
    _ filtered: Method<(Switched, Int) -> Int>,
    call: (Switched) -> Int
  ) throws {
    let (a, b) = (Switched(1), Switched(2))
    var log: [String] = []
    func look() { log.append("\(call(a)) \(call(b))") }
    let one = try filtered.override(on: a) { _, x in x }
    look()
    let all = try filtered.redefine { _, x in -x }
    look()
    one.stop()
    look()
    let other = try filtered.override(on: b) { _, x in x * 7 }
    all.stop()
    look()
    try filtered.withRedefinition({ _, x in x * 9 }) { look() }
    var isLost = false
    for n in 0..<3_000 {
      let object = Switched(n)
      try filtered.override(on: object) { _, _ in n }
      isLost = isLost || call(object) != n || call(a) != 11
    }
    #expect(!isLost)
    other.stop()
    look()
    #expect(log == ["5 12", "5 -5", "-5 -5", "11 35", "45 35", "11 12"])
  }

  /// Passing an object tells the runtime to run a dynamic function's own code, once: that function
  /// must be the one that takes it.
  func passedObjectsLeaveOtherDynamicMethodsAlone() throws {
    let (raced, other) = (#method(Switched.raced(_:)), #method(Switched.other(_:)))
    let (a, b) = (Switched(1), Switched(2))
    var log: [String] = []
    func look() { log.append("\(b.raced(5)) \(b.other(5)) \(a.raced(5)) \(a.other(5))") }
    let first = try raced.wrap(on: a) { next, a, x in next(a, x) * 10 }
    let second = try other.redefine { _, x in x * 100 }
    look()
    first.stop()
    look()
    second.stop()
    look()
    #expect(log == ["7 500 60 500", "7 500 6 500", "7 3 6 4"])
  }

  /// At every moment either the object or the class has a layer.
  func layersThatTakeTurnsAreNeverBothMissed() throws {
    try checkTurns(#method(Switched.taken(_:))) { $0.taken(1_000) }
    try checkTurns(#method(Switched.raced(_:))) { $0.raced(1_000) }
  }

  private func checkTurns(
    _ method: Method<(Switched, Int) -> Int>,
    call: @Sendable (Switched) -> Int
  ) throws {
    let shared = Switched(1)
    let missed = Atomic(0)
    let isDone = Atomic(false)
    let all = try method.redefine { _, _ in -1 }
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      while thread > 0, !isDone.load(ordering: .acquiring) {
        if call(shared) > 0 { missed.add(1, ordering: .relaxed) }
      }
      for _ in 0..<300 where thread == 0 {
        let one = try? method.override(on: shared) { _, _ in 0 }
        all.stop()
        if call(shared) != 0 || call(Switched(2)) != 1_002 { missed.add(1, ordering: .relaxed) }
        all.start()
        one?.stop()
      }
      isDone.store(true, ordering: .releasing)
    }
    all.stop()
    #expect(missed.load(ordering: .relaxed) == 0)
    #expect(call(shared) == 1_001)
  }

  func noCallIsLostWhileOthersCall() throws {
    let contended = #method(Switched.contended(_:))
    let shared = Switched(1)
    let strange = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for n in 0..<2_000 {
        if thread > 0 {
          if ![n + 1, -n].contains(shared.contended(n)) { strange.add(1, ordering: .relaxed) }
          continue
        }
        let redefinition = try? contended.redefine { _, x in -x }
        if shared.contended(n) != -n { strange.add(1, ordering: .relaxed) }
        redefinition?.stop()
        if shared.contended(n) != n + 1 { strange.add(1, ordering: .relaxed) }
      }
    }
    #expect(strange.load(ordering: .relaxed) == 0)
    #expect(try state(of: "contended") == "own")
  }
}

struct EntrySwitchTests {
  @Test func theLastRemovalLeadsBackToTheFunction() async {
    await #expect(processExitsWith: .success) {
      try Entries().theLastRemovalLeadsBackToTheFunction()
    }
  }

  @Test func deathsAndTasksLeadBackToo() async {
    await #expect(processExitsWith: .success) { try Entries().deathsAndTasksLeadBackToo() }
  }

  @Test func layersOfObjectsComeAndGo() async {
    await #expect(processExitsWith: .success) { try Entries().layersOfObjectsComeAndGo() }
  }

  @Test func passedObjectsLeaveOtherDynamicMethodsAlone() async {
    await #expect(processExitsWith: .success) {
      try Entries().passedObjectsLeaveOtherDynamicMethodsAlone()
    }
  }

  @Test func layersThatTakeTurnsAreNeverBothMissed() async {
    await #expect(processExitsWith: .success) {
      try Entries().layersThatTakeTurnsAreNeverBothMissed()
    }
  }

  @Test func noCallIsLostWhileOthersCall() async {
    await #expect(processExitsWith: .success) { try Entries().noCallIsLostWhileOthersCall() }
  }
}
#endif
