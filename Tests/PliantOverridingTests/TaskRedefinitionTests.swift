// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import DynamicFixture
import Foundation
import ImplicitDynamicFixture
import PlainFixture
import Pliant
import Testing

/// Redefinitions of the current task.
struct TaskRedefinitionTests {
  @Test func tasksInParallel() async throws {
    let tick = #method(Clock.now)
    let results = try await withThrowingTaskGroup(of: Bool.self) { group in
      for n in 0..<20 {
        group.addTask {
          try await tick.withRedefinition({ _ in Double(n) }) {
            for _ in 0..<20 {
              await Task.yield()
              guard Clock().now() == Double(n) else { return false }
            }
            return true
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 20)
    #expect(results.allSatisfy { $0 })
    #expect(Clock().now() == 1)
  }

  /// It came back once as soon as another task redefined the method.
  @Test func aTaskThatOutlivesTheOperationNoLongerSeesIt() async throws {
    class A { dynamic func f() -> String { "code" } }
    let f = #method(A.f)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let late = try await f.withRedefinition({ _ in "task" }) {
      Task {
        for await _ in gate { break }
        return A().f()
      }
    }
    let seen = try await f.withRedefinition({ _ in "other" }) {
      open.yield()
      return await "\(late.value) \(A().f())"
    }
    #expect(seen == "code other")
  }

  @Test func nestedOnesShadow() throws {
    class A { dynamic func f() -> String { "code" } }
    let f = #method(A.f)
    let global = try f.redefine(around: { original in { a in "global " + original(a) } })
    let object = A()
    try f.wrap(on: object) { layer in { a in "object " + layer.next(a) } }
    try f.withRedefinition(around: { original in { a in "outer " + original(a) } }) {
      #expect(object.f() == "object outer code")
      try f.withRedefinition({ _ in "inner" }) {
        #expect(object.f() == "object inner")
        #expect(A().f() == "inner")
      }
      #expect(A().f() == "outer code")
    }
    #expect(A().f() == "global code")
    global.stop()
    #expect(throws: Failure.failed) {
      try f.withRedefinition({ _ in "" }) { throw Failure.failed }
    }
    #expect(A().f() == "code")
  }
}
