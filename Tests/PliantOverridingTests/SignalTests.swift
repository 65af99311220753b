import CDispatch  // its headers or those of Glibc declare `sigaction`, by the order of loading
import CPliant
import Foundation
import Pliant
import Synchronization
import Testing

/// Calls that a signal's handler makes while the thread that it interrupts makes the same (`A8`).
///
/// A call's receiver lies between its stub and its entry where the handler's calls put theirs: on
/// another place each, or they are exchanged.
@Suite(.serialized)
struct SignalTests {
  fileprivate class Base {
    let number: Int
    init(_ number: Int) { self.number = number }
    dynamic func value(_ x: Int) -> Int { x }
    dynamic class func kind(_ x: Int) -> Int { x }
  }
  fileprivate final class Sub: Base {}

  fileprivate struct Meter {
    var total = 0
    dynamic mutating func add(_ x: Int) -> Int { x }
  }

  @Test func handlersCallOverriddenMethods() throws {
    let value = #method(Base.value(_:))
    let redefinition = try value.redefine { object, x in object.number + x }
    defer { redefinition.stop() }
    let object = Base(100)
    let wrong = interrupted(
      call: { object.value(1) == 101 },
      handler: { _ in Calls.handled(Calls.object.value(1) == 201) }
    )
    #expect(wrong == 0)
  }

  @Test func handlersCallOverriddenClassMethods() throws {
    let kind = #method { (type: Base.Type, x: Int) in type.kind(x) }
    let redefinition = try kind.redefine { type, x in type == Sub.self ? x + 200 : x + 100 }
    defer { redefinition.stop() }
    let wrong = interrupted(
      call: { Base.kind(1) == 101 },
      handler: { _ in Calls.handled(Sub.kind(1) == 201) }
    )
    #expect(wrong == 0)
  }

  @Test func handlersCallOverriddenMutatingMethods() throws {
    let add = #method { (meter: inout Meter, x: Int) in meter.add(x) }
    let redefinition = try add.redefine { meter, x in
      meter.total += x
      return meter.total
    }
    defer { redefinition.stop() }
    let wrong = interrupted(
      call: {
        var meter = Meter(total: 100)
        return meter.add(1) == 101 && meter.total == 101
      },
      handler: { _ in
        var meter = Meter(total: 200)
        Calls.handled(meter.add(1) == 201 && meter.total == 201)
      }
    )
    #expect(wrong == 0)
  }

  /// Calls until `handler` has interrupted this thread so often, and returns how many calls were
  /// wrong, of both.
  ///
  /// A timer interrupts it; on a busy machine two threads would wait for each other.
  private func interrupted(
    call: () -> Bool,
    handler: @escaping @convention(c) (Int32) -> Void,
    times: Int = 4_000
  ) -> Int {
    Calls.count.store(0, ordering: .sequentiallyConsistent)
    Calls.wrong.store(0, ordering: .sequentiallyConsistent)
    // Runs code that allocates at its first use, so that the handler does not.
    _ = call()
    handler(SIGUSR2)
    let previous = signal(SIGUSR2, handler)
    // Threads of a pool block what they do not wait for.
    var signals = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGUSR2)
    pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
    var event = sigevent()
    event.sigev_notify = Int32(SIGEV_THREAD_ID)
    event.sigev_signo = SIGUSR2
    event._sigev_un._tid = pliant_thread_id()
    var timer: timer_t?
    timer_create(CLOCK_MONOTONIC, &event, &timer)
    let often = timespec(tv_sec: 0, tv_nsec: 20_000)
    var interval = itimerspec(it_interval: often, it_value: often)
    timer_settime(timer, 0, &interval, nil)
    defer {
      timer_delete(timer)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      signal(SIGUSR2, previous)
    }
    var wrong = 0
    while Calls.count.load(ordering: .sequentiallyConsistent) <= times {
      if !call() { wrong += 1 }
    }
    return wrong + Calls.wrong.load(ordering: .sequentiallyConsistent)
  }
}

/// The calls and counts of handlers, which capture nothing.
private enum Calls {
  static let count = Atomic(0)
  static let wrong = Atomic(0)
  nonisolated(unsafe) static let object = SignalTests.Base(200)  // SAFETY: constant.

  static func handled(_ isRight: Bool) {
    if !isRight { wrong.add(1, ordering: .sequentiallyConsistent) }
    count.add(1, ordering: .sequentiallyConsistent)
  }
}
