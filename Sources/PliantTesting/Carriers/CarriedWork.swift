import CPliant
import Dispatch
import Glibc
import PliantBase

/// Work that was handed over, and the surroundings that it runs in.
class CarriedWork: @unchecked Sendable {
  // SAFETY: all is constant but for `pending`, which has a lock.
  private let surroundings: Surroundings?
  private let clock: TestClock?
  /// The lane in which the clock counts the work before it runs; nil if it does not.
  private let pending = Guarded<TestClock.Lane?>(nil)

  /// Creates work that the test's clock counts, or that something else counts.
  init(
    in surroundings: Surroundings?,
    counted isCounted: Bool = true,
    on lane: @autoclosure () -> TestClock.Lane?
  ) {
    self.surroundings = surroundings
    clock = isCounted ? surroundings?.clock : nil
    if clock != nil, let lane = lane() { queued(on: lane) }
    // The sanitizer does not see that a queue passes work to a thread.
    pliant_lock_left(Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { dropped() }

  /// Has the clock count the work before it runs.
  final func queued(on lane: TestClock.Lane) {
    pending.withLock { pending in
      // Under the lock, so that who drops the work at the same time finds it counted.
      if pending == nil { clock?.handedOver(on: lane) }
      pending = pending ?? lane
    }
  }

  /// Has the clock no longer wait for it.
  final func dropped() {
    if let lane = pending.withLock({ $0.take() }) { clock?.dropped(from: lane) }
  }

  /// Frees what the work has captured, which may do anything, in its surroundings.
  final func free(_ body: () -> Void) { Surroundings.$own.withValue(surroundings, operation: body) }

  final func keepUntilTheThreadEnds() { ThreadEnd.keep(surroundings) }

  final func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    pliant_lock_taken(Unmanaged.passUnretained(self).toOpaque())
    guard let clock else {
      return try Surroundings.$own.withValue(surroundings, operation: body)
    }
    let lane = pending.withLock { $0.take() }
    let outer = clock.started(on: lane, wasPending: lane != nil)
    defer { clock.ended(back: outer) }
    return try Surroundings.$own.withValue(surroundings, operation: body)
  }
}

/// A function of C and its context, and the record of both that takes the context's place.
final class CarriedFunction: CarriedWork, @unchecked Sendable {
  // SAFETY: both are constant.
  typealias Function = @convention(c) (UnsafeMutableRawPointer?, Int) -> Int
  private let function: Function
  private let context: UnsafeMutableRawPointer?

  init(
    _ function: Int,
    _ context: UnsafeMutableRawPointer?,
    in surroundings: Surroundings?,
    counted isCounted: Bool = true,
    on lane: @autoclosure () -> TestClock.Lane?
  ) {
    // SAFETY: the carrier's caller has passed a function of a context and at most a number.
    self.function = unsafeBitCast(function, to: Function.self)
    self.context = context
    super.init(in: surroundings, counted: isCounted, on: lane())
  }

  @discardableResult
  func call(_ number: Int = 0) -> Int { run { function(context, number) } }

  /// The function that runs such a record once, and frees it.
  static let runOnce = address { context, number in
    guard let context else { return 0 }
    // SAFETY: the context is a record that was retained for this call.
    return Unmanaged<CarriedFunction>.fromOpaque(context).takeRetainedValue().call(number)
  }

  /// The function that runs such a record as a thread.
  static let runThread = address { context, number in
    guard let context else { return 0 }
    // SAFETY: the context is a record that was retained for this call.
    let work = Unmanaged<CarriedFunction>.fromOpaque(context).takeRetainedValue()
    work.keepUntilTheThreadEnds()
    return work.call(number)
  }

  /// The function that runs such a record while a carrier's call keeps it.
  static let run = address { context, number in
    guard let context else { return 0 }
    // SAFETY: the context is a record that the carrier's caller keeps.
    return Unmanaged<CarriedFunction>.fromOpaque(context).takeUnretainedValue().call(number)
  }

  private static func address(_ function: Function) -> Int {
    unsafeBitCast(function, to: Int.self)
  }
}

/// A closure of Swift's, and the one of its type that runs it as carried work.
enum CarriedClosure {
  /// The function and the context of a closure.
  typealias Words = (Int, Int)

  /// The closures that do not throw: each takes at most six words, and returns at most three.
  private struct Plain {
    let call: (Int, Int, Int, Int, Int, Int) -> (Int, Int, Int)
  }
  /// The closures that return a value of a type parameter's type.
  private struct Generic<Value> { let call: () throws -> Value }

  /// Calls `body` with a closure that runs another; the value of that may be of a type parameter.
  static func with<Result>(
    _ words: Words,
    returning type: Any.Type?,
    as work: CarriedWork,
    _ body: (Words) -> Result
  ) -> Result {
    guard let type else {
      // SAFETY: the arguments and the result of the carrier's closures are in these registers.
      let closure = unsafeBitCast(words, to: Plain.self)
      let plain = Plain { a, b, c, d, e, f in work.run { closure.call(a, b, c, d, e, f) } }
      return pass(plain, to: body)
    }
    func open<Value>(_: Value.Type) -> Result {
      // SAFETY: the closure is of this type, which the carrier's caller has passed.
      let closure = unsafeBitCast(words, to: Generic<Value>.self)
      return pass(Generic<Value> { try work.run { try closure.call() } }, to: body)
    }
    return _openExistential(type, do: open)
  }

  private static func pass<Closure, Result>(
    _ closure: Closure,
    to body: (Words) -> Result
  ) -> Result {
    // SAFETY: a structure of one closure is its two words.
    withExtendedLifetime(closure) { body(unsafeBitCast(closure, to: Words.self)) }
  }
}

/// A block, whose own function is called with the arguments that the block is called with.
final class CarriedBlock: CarriedWork, @unchecked Sendable {
  // SAFETY: the pointer is constant.
  typealias Wrapper = @convention(block) (Int, Int, Int, Int) -> Int
  private typealias Function = @convention(c) (OpaquePointer, Int, Int, Int, Int) -> Int
  private let block: OpaquePointer
  private let isCopied: Bool

  /// Copies the block, unless it is called before its caller goes on.
  init(
    _ block: OpaquePointer,
    copied: Bool,
    in surroundings: Surroundings?,
    counted isCounted: Bool = true,
    on lane: @autoclosure () -> TestClock.Lane?
  ) {
    self.block = copied ? Self.copy(block).map { OpaquePointer($0) } ?? block : block
    isCopied = copied
    super.init(in: surroundings, counted: isCounted, on: lane())
  }

  deinit {
    if let item = item.withLock({ $0 }) { Self.items.withLock { $0[item] = nil } }
    if isCopied { free { _ = Self.release(block) } }
  }

  // MARK: Work items

  private struct Weak { weak var block: CarriedBlock? }
  private static let items = Guarded<[UInt: Weak]>([:])
  private let item = Guarded<UInt?>(nil)

  /// Notes the block that Dispatch has made of this one.
  func isMade(as item: Int) {
    let item = UInt(bitPattern: item)
    self.item.withLock { $0 = item }
    Self.items.withLock { $0[item] = Weak(block: self) }
  }

  /// A block that is cancelled counts for the clock no more.
  static let cancellation = EntryPoint("dispatch_block_cancel") { call in
    made(call[0])?.dropped()
    return call.original()
  }

  /// The work of a block that Dispatch has made.
  static func made(_ block: Int) -> CarriedBlock? {
    items.withLock { $0[UInt(bitPattern: block)]?.block }
  }

  /// A block that runs the work.
  var wrapper: Wrapper {
    { [self] a, b, c, d in
      run {
        // SAFETY: the third word of a block is its function, which takes the block first. Numbers
        // and pointers that it does not take are in registers that it does not read.
        let words = UnsafePointer<Int>(block)
        return unsafeBitCast(words[2], to: Function.self)(block, a, b, c, d)
      }
    }
  }

  private typealias Change = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
  private static let copy = change("_Block_copy")
  private static let release = change("_Block_release")

  private static func change(_ name: String) -> Change {
    guard let function = dlsym(nil, name) else { preconditionFailure("Dispatch has blocks") }
    // SAFETY: both take a block; the result of one of them is not used.
    return unsafeBitCast(function, to: Change.self)
  }

  /// Whether a block is one that Dispatch has made, of another that was carried then.
  static func isMade(_ block: OpaquePointer) -> Bool { UnsafePointer<UInt>(block)[2] == made }

  private static let made: UInt = {
    let variable = dlsym(nil, "_dispatch_block_special_invoke")
    return variable?.load(as: UInt.self) ?? 0
  }()
}
