// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import CPliant
import Foundation
import Pliant
import PliantImages
import PliantJoints
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
}

struct EntrySwitchTests {
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
    let implementation = try JointFinder(declaration).implementation(for: type)
    let unused = try #require(UnsafeRawPointer(bitPattern: 16))
    let entry = try #require(try implementation.entrySwitch(to: unused))
    let word = try #require(UnsafeRawPointer(bitPattern: entry.word))
    return UInt(bitPattern: pliant_load(word)) == implementation.original ? "own" : "entry"
  }

  @Test func theLastRemovalLeadsBackToTheFunction() throws {
    var log: [String] = []
    let (a, b) = (Switched(1), Switched(2))
    let number = #method(Switched.number(_:))
    func look() throws { log.append(try "\(state(of: "number")) \(a.number(5)) \(b.number(5))") }
    let all = try number.redefine { _, x in x * 100 }
    try look()
    let one = try number.override(on: a) { _, x in x * 10 }
    all.stop()
    try look()
    one.remove()
    try look()
    all.start()
    try look()
    all.stop()
    try look()
    #expect(log == ["entry 500 500", "entry 50 3", "own 4 3", "entry 500 500", "own 4 3"])
  }

  @Test func deathsAndTasksLeadBackToo() throws {
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
  @Test func layersOfObjectsComeAndGo() throws {
    let filtered = #method(Switched.filtered(_:))
    let (a, b) = (Switched(1), Switched(2))
    var log: [String] = []
    func look() { log.append("\(a.filtered(5)) \(b.filtered(5))") }
    let one = try filtered.override(on: a) { _, x in x }
    look()
    let all = try filtered.redefine { _, x in -x }
    look()
    one.remove()
    look()
    let other = try filtered.override(on: b) { _, x in x * 7 }
    all.stop()
    look()
    try filtered.withRedefinition({ _, x in x * 9 }) { look() }
    var isLost = false
    for n in 0..<3_000 {
      let object = Switched(n)
      try filtered.override(on: object) { _, _ in n }
      isLost = isLost || object.filtered(5) != n || a.filtered(5) != 11
    }
    #expect(!isLost)
    other.remove()
    look()
    #expect(log == ["5 12", "5 -5", "-5 -5", "11 35", "45 35", "11 12"])
    #expect(try state(of: "filtered") == "own")
  }

  @Test func noCallIsLostWhileOthersCall() throws {
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
#endif
