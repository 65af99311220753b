import CDispatch  // its headers or those of Glibc declare `ucontext_t`, by the order of loading
import Glibc
import PlainFixture
import Pliant
import Testing

/// Calls on stacks of their own, as libraries of green threads make them: they end in any order.
struct CoroutineTests {
  class Line {
    dynamic func first() -> Int { 1 }
    dynamic func second() -> Int { 2 }
  }

  final class Captured {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func callsEndInAnyOrder() throws {
    let line = opaque(Line())
    var results: [Int] = []
    let first = Coroutine { results.append(line.first()) }
    let second = Coroutine { results.append(line.second()) }
    let firstLayer = try #method(Line.first).override(on: line) { _ in
      first.suspend()
      return 10
    }
    weak var captured: Captured?
    let secondLayer: Override
    do {
      let number = Captured(20)
      captured = number
      secondLayer = try #method(Line.second).override(on: line) { _ in
        second.suspend()
        return number.number
      }
    }
    for _ in 0..<200 {
      first.resume()
      second.resume()
      first.resume()
      second.resume()
    }
    #expect(results == (0..<200).flatMap { _ in [10, 20] })
    first.resume()
    second.resume()
    first.resume()
    secondLayer.stop()
    // The layer runs until its call ends, though that came last and others have ended since.
    #expect(captured != nil)
    firstLayer.stop()
    #expect("\(line.first()) \(line.second())" == "1 2")
    second.resume()
    #expect(results.last == 20)
    #expect(captured == nil)
  }
}

/// Runs its body, each time it was done anew, on a stack of its own.
private final class Coroutine: @unchecked Sendable {
  // SAFETY: one thread uses it, and nothing holds an access to it while its stack is exchanged.
  private let own = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 1)
  private let caller = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 1)
  private let stack = UnsafeMutableRawPointer.allocate(byteCount: 1 << 19, alignment: 16)
  private let body: () -> Void
  nonisolated(unsafe) private static var begun: Coroutine?

  init(_ body: @escaping () -> Void) {
    self.body = body
    _ = Self.get(own)
    own.pointee.uc_stack.ss_sp = stack
    own.pointee.uc_stack.ss_size = 1 << 19
    own.pointee.uc_link = caller
    Self.make(
      own,
      {
        guard let coroutine = Coroutine.begun else { return }
        while true {
          coroutine.body()
          coroutine.suspend()
        }
      },
      0
    )
  }

  deinit {
    own.deallocate()
    caller.deallocate()
    stack.deallocate()
  }

  func resume() {
    Self.begun = self
    _ = Self.swap(caller, own)
  }

  func suspend() { _ = Self.swap(own, caller) }

  private typealias Context = UnsafeMutablePointer<ucontext_t>
  private static let get = function("getcontext", as: (@convention(c) (Context) -> Int32).self)
  private static let swap = function(
    "swapcontext",
    as: (@convention(c) (Context, Context) -> Int32).self
  )
  private static let make = function(
    "makecontext",
    as: (@convention(c) (Context, @convention(c) () -> Void, Int32) -> Void).self
  )

  // SAFETY: these are their types in C, but that one may have arguments more.
  private static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    unsafeBitCast(dlsym(nil, name), to: type)
  }
}
