public import PliantBase
import PliantImages
public import PliantJoints

/// Runs `body` once, after `object` has been deallocated.
///
/// It runs after the object's `deinit`, on the thread that released the last reference or, after an
/// `isolated deinit`, on its actor.
///
/// Any class will do: with and without stored properties, generic ones, actors, Foundation's.
/// Several monitors of one object run in the order of registration. The monitor does not keep the
/// object alive, and dropping it changes nothing. The values that `body` captures are kept until it
/// has run; capturing the object itself keeps the object, and so `body` never runs.
///
/// ```swift
/// let monitor = onDeallocation(of: view) { print("gone") }
/// ```
///
/// Can be called from any thread. It costs a place in a table; from then on, releasing other
/// objects of the same class costs one look into it. An object that the optimizer put on the stack
/// is not seen, but passing it to this function keeps the optimizer from doing so.
///
/// If the object cannot be watched, `body` never runs and ``DeallocationMonitor/failure`` gives the
/// reason: `JointError.receiverIsDying` during the object's own `deinit`.
@discardableResult
public func onDeallocation(
  of object: AnyObject,
  perform body: @escaping () -> Void
) -> DeallocationMonitor {
  let monitor = DeallocationMonitor(body)
  do {
    let monitors = try ObjectRecords.state(
      of: object,
      key: Monitors.key,
      declaration: "\(type(of: object)).deinit",
      make: Monitors.init
    )
    monitors.all.withLock { $0.append(monitor) }
    monitor.attach(to: monitors)
    TokenLog.add(monitor)
  } catch let error as JointError {
    monitor.fail(with: error)
  } catch {
    monitor.fail(with: .unexpectedLayout(declaration: "\(type(of: object))", detail: "\(error)"))
  }
  return monitor
}

/// A monitor that `onDeallocation(of:perform:)` installed.
///
/// Can be used from any thread; it does not keep the object alive.
public final class DeallocationMonitor: Token {
  /// The state of a monitor.
  public enum State: Equatable, Sendable {
    /// The object is alive.
    case watching
    /// The object is gone, and the closure was called.
    case fired
    /// The monitor was cancelled before the object died.
    case cancelled
    /// The object could not be watched.
    case failed(JointError)
  }

  private let contents: Guarded<Contents>

  // SAFETY: the function is the caller's; the documentation says on which thread it runs.
  private struct Contents: @unchecked Sendable {
    var state = State.watching
    var body: (() -> Void)?
    weak var monitors: Monitors?
  }

  init(_ body: @escaping () -> Void) {
    contents = Guarded(Contents(body: body))
  }

  /// The current state of the monitor.
  public var state: State { contents.withLock { $0.state } }

  /// The reason why the object could not be watched; nil if it could.
  public var failure: JointError? { if case .failed(let error) = state { error } else { nil } }

  /// Cancels the monitor: its closure is not called any more, and is freed.
  ///
  /// Does nothing if the closure was called or the monitor was cancelled before.
  public func stop() {
    let monitors = contents.withLock { $0.monitors }
    _ = finish(.cancelled)
    monitors?.all.withLock { $0.removeAll { $0 === self } }
  }

  /// Cancels the monitor, exactly as ``stop()`` does.
  public func cancel() { stop() }

  /// Whether the closure is still to be called.
  public var isActive: Bool { state == .watching }

  public var description: String { "Monitor of a deallocation: \(state)" }

  /// Cancels every monitor in the process.
  package static func stopAll() {
    let objects = ObjectRecords.seen(most: .max, times: .max, of: [Monitors.self]) { _ in true }
    for case let monitors as Monitors in objects.objects.flatMap(\.states) {
      for monitor in monitors.all.withLock({ $0 }) { monitor.stop() }
    }
  }

  fileprivate func attach(to monitors: Monitors) { contents.withLock { $0.monitors = monitors } }

  /// Calls the closure, and returns whether there was one.
  func fire() -> Bool {
    let body = finish(.fired)
    body?()
    return body != nil
  }

  func fail(with error: JointError) { _ = finish(.failed(error)) }

  /// Takes the closure under the lock; the caller calls or frees it under none.
  private func finish(_ state: State) -> (() -> Void)? {
    contents.withLock { contents -> Contents in
      guard contents.state == .watching else { return Contents() }
      contents.state = state
      defer { contents.body = nil }
      return contents
    }.body
  }
}

/// The monitors of one object.
private final class Monitors: ObjectState {
  static let key = ObjectRecords.makeKey()
  let all = Guarded<[DeallocationMonitor]>([])
  /// Written by the thread on which the object dies, and read after the deinit.
  private var dying: (address: UInt, type: ClassMetadata)?

  init() {
    super.init(key: Self.key)
    Death.countWatched(1)
  }

  deinit { Death.countWatched(-1) }

  override func objectDies(_ address: UInt) {
    guard Death.isReported, let object = UnsafeRawPointer(bitPattern: address) else { return }
    // SAFETY: the object is whole until its `deinit`; its first word is its class.
    let type = ClassMetadata(object.load(as: UnsafeRawPointer.self))
    dying = (address, type)
  }

  override func objectDied() {
    let fired = all.withLock({ $0 }).filter { $0.fire() }.count
    guard fired > 0, let dead = dying else { return }
    Death.report(Death(className: "\(dead.type.type)", address: dead.address, monitors: fired))
  }
}
