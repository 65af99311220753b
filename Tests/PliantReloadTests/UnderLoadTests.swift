import Foundation
import PliantReload
import ReloadFixture
import Synchronization
import Testing

/// Reloads while threads and tasks call what changes.
@Suite(.enabled(if: Edit.canReload))
struct UnderLoadTests {
  @Test func reloadsUnderLoad() async throws {
    let (isDone, wrongSteps) = (Flag(), Flag())
    let rounds = 200
    // Each version returns a multiple of a thousand.
    defer { isDone.set() }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<2 {
        // Tasks that never wait would take all of the pool's threads.
        Thread.detachNewThread {
          while !isDone.isSet {
            if Worker().step(7) % 1_000 != 7 { wrongSteps.set() }
          }
        }
        group.addTask {
          var wrong = 0
          while !isDone.isSet {
            if await Worker().wait(7) % 1_000 != 7 { wrong += 1 }
          }
          return wrong
        }
      }
      defer { isDone.set() }
      let edit = try Edit("Busy.swift")
      let versions = [
        edit,
        try edit.replacing("{ 0 }", "{ 1_000 }"),
        try edit.replacing("{ 0 }", "{ 2_000 + Int(\"0\")! }")
          .replacing(
            "return number +",
            "let rest = [0, 0].map { $0 * 2 }; await Task.yield(); return rest[0] + number +"
          ),
      ]
      let objects = try await Edit.objects(of: versions)
      for round in 0..<rounds { try await Edit.load([objects[round % 3]]) }
      isDone.set()
      for try await wrong in group { #expect(wrong == 0) }
    }
    #expect(Worker().step(7) % 1_000 == 7)
    #expect(!wrongSteps.isSet)
  }
}

private final class Flag: Sendable {
  private let state = Atomic(false)
  var isSet: Bool { state.load(ordering: .relaxed) }
  func set() { state.store(true, ordering: .relaxed) }
}
