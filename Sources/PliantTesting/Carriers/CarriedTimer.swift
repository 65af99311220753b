import PliantBase

/// A run loop's timer: its function, and its context, which Core Foundation keeps by functions of
/// the context's own.
final class CarriedTimer: CarriedWork, @unchecked Sendable {
  // SAFETY: both are constant.
  typealias Function = @convention(c) (Int, UnsafeMutableRawPointer?) -> Void
  private let function: Function
  private let context: Context

  /// The layout of `CFRunLoopTimerContext`.
  struct Context: BitwiseCopyable {
    typealias Keeper = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    var version = 0
    var info: UnsafeMutableRawPointer?
    var retain, release: Keeper?
    var description = 0
  }

  private init(_ function: Function, _ context: Context, in surroundings: Surroundings) {
    var context = context
    context.info = context.retain?(context.info) ?? context.info
    (self.function, self.context) = (function, context)
    super.init(in: surroundings, on: nil)
  }

  deinit { _ = context.release?(context.info) }

  /// Creates a timer whose function runs in surroundings, on whatever thread runs its run loop.
  static func carry(_ call: EntryPoint.Call, in surroundings: Surroundings) -> Int {
    // SAFETY: `CFRunLoopTimerCreate` takes such a function, and the address of such a context.
    guard let context = call.load(4, as: Context.self) else { return call.original() }
    let function = unsafeBitCast(call[3], to: Function.self)
    let timer = CarriedTimer(function, context, in: surroundings)
    var carried = Context(
      info: Unmanaged.passUnretained(timer).toOpaque(),
      retain: { info in
        info.map { Unmanaged<CarriedTimer>.fromOpaque($0).retain().toOpaque() }
      },
      release: { info in
        if let info { Unmanaged<CarriedTimer>.fromOpaque(info).release() }
        return nil
      }
    )
    return withExtendedLifetime(timer) {
      withUnsafeMutablePointer(to: &carried) { carried in
        call.original {
          ($0[3], $0[4]) = (unsafeBitCast(fire, to: Int.self), Int(bitPattern: carried))
        }
      }
    }
  }

  private static let fire: Function = { timer, info in
    guard let info else { return }
    // SAFETY: the info is what the timer's context keeps.
    let carried = Unmanaged<CarriedTimer>.fromOpaque(info).takeUnretainedValue()
    carried.run { carried.function(timer, carried.context.info) }
  }
}
