public import PliantBase
import PliantImages
public import PliantJoints

/// Runs `body` once, after `object` is gone: after its `deinit`, on the thread that dropped the last
/// reference, or, after an `isolated deinit`, on its actor.
///
/// Any class will do: with and without stored properties, generic ones, actors, Foundation's. Several
/// monitors of one object run in the order of registration. The monitor does not keep the object alive, and
/// dropping it changes nothing. What `body` captures is kept until it has
/// run; capturing the object itself keeps the object, and so `body` never runs.
///
/// ```swift
/// let monitor = onDeallocation(of: view) { print("gone") }
/// ```
///
/// Any thread may call this. It costs a place in a table; releasing other objects of the same class
/// costs one look into it from then on. An object that the optimizer put on the stack is not seen, but
/// handing it to this function keeps it from doing so.
///
/// Where the object cannot be watched, `body` never runs and ``DeallocationMonitor/failure`` says why:
/// `JointError.receiverIsDying` from within the object's own `deinit`.
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

/// What `onDeallocation(of:perform:)` installed.
///
/// Any thread may use it; it does not keep the object alive.
public final class DeallocationMonitor: Token {
  /// What became of a monitor.
  public enum State: Equatable, Sendable {
    /// The object lives.
    case watching
    /// The object is gone, and the closure was called.
    case fired
    /// It was cancelled before.
    case cancelled
    /// The object could not be watched.
    case failed(JointError)
  }

  private let contents: Guarded<Contents>

  // SAFETY: a function that the caller handed over; the documentation says on which thread it runs.
  private struct Contents: @unchecked Sendable {
    var state = State.watching
    var body: (() -> Void)?
    weak var monitors: Monitors?
  }

  init(_ body: @escaping () -> Void) {
    contents = Guarded(Contents(body: body))
  }

  /// What became of it.
  public var state: State { contents.withLock { $0.state } }

  /// Why the object could not be watched; nil where it could.
  public var failure: JointError? { if case .failed(let error) = state { error } else { nil } }

  /// Keeps the closure from being called, and frees it.
  ///
  /// Does nothing where it has been called or cancelled before.
  public func stop() {
    let monitors = contents.withLock { $0.monitors }
    _ = finish(.cancelled)
    monitors?.all.withLock { $0.removeAll { $0 === self } }
  }

  /// The same as ``stop()``.
  public func cancel() { stop() }

  /// Whether the closure is to be called.
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

  /// Whether the closure was called.
  func fire() -> Bool {
    let body = finish(.fired)
    body?()
    return body != nil
  }

  func fail(with error: JointError) { _ = finish(.failed(error)) }

  /// The closure leaves under the lock and is called, or freed, after it.
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
