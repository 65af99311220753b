import Glibc
import PliantBase
import PliantImages

extension Carrier {
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Calls the function with work that runs in the present surroundings, if they are a test's.
  func carry(_ call: EntryPoint.Call) -> Int {
    guard let surroundings = Surroundings.carried, way != .during || isElsewhere(call[0]) else {
      return call.original()
    }
    return switch work {
    case .block(let place): carry(blockAt: place, of: call, in: surroundings)
    case .function where name == "CFRunLoopTimerCreate":
      CarriedTimer.carry(call, in: surroundings)
    case .function(let place, let context):
      carry(functionAt: place, context, of: call, in: surroundings)
    case .closure(let place, let type): carry(closureAt: place, type, of: call, in: surroundings)
    }
  }

  private func carry(
    blockAt place: Int,
    of call: EntryPoint.Call,
    in surroundings: Surroundings
  ) -> Int {
    guard let block = call.object(place), !CarriedBlock.isMade(block) else {
      if way == .queued, let lane = lane(call, place - 1) {
        CarriedBlock.made(call[place])?.queued(on: lane)
      }
      return call.original()
    }
    let work = CarriedBlock(
      block,
      copied: way != .during,
      in: surroundings,
      on: lane(call, place - 1)
    )
    let wrapper = work.wrapper
    let result = withExtendedLifetime(wrapper) {
      call.original { $0[place] = unsafeBitCast(wrapper, to: Int.self) }
    }
    if name.hasPrefix("dispatch_block_create") { work.isMade(as: result) }
    return result
  }

  private func carry(
    functionAt place: Int,
    _ context: Int,
    of call: EntryPoint.Call,
    in surroundings: Surroundings
  ) -> Int {
    guard !isOfRuntime(call, place, context) else { return call.original() }
    let work = CarriedFunction(
      call[place],
      call.pointer(context),
      in: surroundings,
      on: lane(call, place - 2)
    )
    let (record, isKept) = (Unmanaged.passUnretained(work), way == .during)
    if !isKept { _ = record.retain() }
    let result = withExtendedLifetime(work) {
      call.original {
        $0[place] =
          switch way {
          case .during: CarriedFunction.run
          case .begun: CarriedFunction.runThread
          default: CarriedFunction.runOnce
          }
        $0[context] = Int(bitPattern: record.toOpaque())
      }
    }
    // There is no thread.
    if way == .begun, Int32(truncatingIfNeeded: result) != 0 { record.release() }
    return result
  }

  private func carry(
    closureAt place: Int,
    _ type: Int?,
    of call: EntryPoint.Call,
    in surroundings: Surroundings
  ) -> Int {
    let work = CarriedWork(in: surroundings, on: lane(call, place))
    let words = (call[place], call[place + 1])
    // The rest of the method is nobody's: it sees the clock of the thread that runs the work.
    return Surroundings.really {
      CarriedClosure.with(words, returning: type.map { call.type($0) }, as: work) { words in
        call.original {
          ($0[place], $0[place + 1]) = words
          if isTimed, let clock = surroundings.clock { $0[0] = clock.realTime(of: $0[0]) }
        }
      }
    }
  }

  /// Whether work that its caller waits for may run on another thread.
  private func isElsewhere(_ queue: Int) -> Bool {
    name.hasPrefix("dispatch_apply") || queue == Self.mainQueue
  }

  /// Whether the first argument is a deadline, which only event loops of no test know.
  private var isTimed: Bool { name.contains("8deadline") }

  private static let mainQueue = Int(bitPattern: dlsym(nil, "_dispatch_main_q"))

  private func lane(_ call: EntryPoint.Call, _ queue: Int) -> TestClock.Lane? {
    switch way {
    case .queued:
      call.receiver.map { .init(ofObject: $0) } ?? TestClock.Lane(of: call.pointer(queue))
    case .begun: TestClock.Lane()
    default: nil
    }
  }

  /// Whether a thread's function is one of NIO's, Swift Testing's or Foundation's, whose loops and
  /// pools outlive the test that first uses them.
  private static func isEventLoop(_ start: UInt) -> Bool {
    let symbol = ImageFile.holding(start)?.symbol(holding: start) ?? ""
    return ["$s8NIOPosix", "$s7Testing", "__CFSocketManager"].contains { symbol.hasPrefix($0) }
  }

  /// Whether a function is the runtime's or Dispatch's own, which run anybody's jobs and work.
  private func isOfRuntime(_ call: EntryPoint.Call, _ place: Int, _ context: Int) -> Bool {
    if way == .begun {
      let start = UInt(bitPattern: call[place])
      return TestJobs.isPool(start) || Self.isEventLoop(start)
    }
    return TestJobs.isRuntime(call, place, with: context, later: way == .awaited)
  }
}

extension TestClock {
  /// The time of the system's monotonic clock that is as far away as a deadline of the test's.
  fileprivate func realTime(of deadline: Int) -> Int {
    guard let now = reading(of: CLOCK_MONOTONIC) else { return deadline }
    let ahead = (Self.realTime - now) / .nanoseconds(1)
    return Int(min(Double(deadline) + ahead, Double(Int.max / 2)))
  }
}

extension EntryPoint.Call {
  // SAFETY: the carrier's declaration says that the argument is a type.
  fileprivate func type(_ index: Int) -> Any.Type { unsafeBitCast(self[index], to: Any.Type.self) }
}
