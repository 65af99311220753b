public import PliantBase
import PliantImages
public import PliantJoints
import Synchronization

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
  let monitor: DeallocationMonitor
  do {
    let monitors = try ObjectRecords.state(
      of: object,
      key: Monitors.key,
      declaration: "\(type(of: object)).deinit",
      make: Monitors.init
    )
    monitor = DeallocationMonitor(body, in: monitors)
    TokenLog.add(monitor)
  } catch let error as JointError {
    monitor = DeallocationMonitor(failed: error)
  } catch {
    monitor = DeallocationMonitor(
      failed: .unexpectedLayout(declaration: "\(type(of: object))", detail: "\(error)")
    )
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

  /// The reason why the object could not be watched; nil if it could.
  public let failure: JointError?
  private let end = Atomic<End>(.none)
  // SAFETY: written before the monitor is shared, and then only by the thread that changes `end`.
  nonisolated(unsafe) private var work: Work?

  private enum End: UInt8, AtomicRepresentable { case none, fired, cancelled }

  /// The part that leaves when the monitor ends.
  // SAFETY: the function is the caller's, and the documentation says on which thread it runs; what
  // changes in the monitors is guarded.
  fileprivate struct Work: @unchecked Sendable {
    var body: () -> Void
    /// What keeps the monitor until then.
    var monitors: Monitors
  }

  fileprivate init(_ body: @escaping () -> Void, in monitors: Monitors) {
    failure = nil
    work = Work(body: body, monitors: monitors)
    monitors.add(self)
  }

  fileprivate init(failed error: JointError) {
    failure = error
  }

  /// The current state of the monitor.
  public var state: State {
    if let failure { return .failed(failure) }
    return switch end.load(ordering: .acquiring) {
    case .none: .watching
    case .fired: .fired
    case .cancelled: .cancelled
    }
  }

  /// Cancels the monitor: its closure is not called any more, and is freed.
  ///
  /// Does nothing if the closure was called or the monitor was cancelled before.
  public func stop() {
    finish(.cancelled)?.monitors.remove(self)
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
      for monitor in monitors.all { monitor.stop() }
    }
  }

  /// Calls the closure, and returns whether there was one.
  fileprivate func fire() -> Bool {
    guard let work = finish(.fired) else { return false }
    work.body()
    return true
  }

  /// Takes the closure, which one caller gets, to call it or to free it.
  private func finish(_ new: End) -> Work? {
    end.compareExchange(expected: .none, desired: new, ordering: .acquiringAndReleasing).exchanged
      ? work.take() : nil
  }
}

/// The monitors of one object.
private final class Monitors: ObjectState {
  static let key = ObjectRecords.makeKey()
  private let list = Guarded(List())
  /// Written by the thread on which the object dies, and read after the deinit.
  private var dying: (address: UInt, type: ClassMetadata)?

  /// Most objects have one monitor, which needs no array.
  private struct List {
    var first: DeallocationMonitor?
    var others: [DeallocationMonitor] = []
  }

  init() {
    super.init(key: Self.key)
    Death.countWatched(1)
  }

  deinit { Death.countWatched(-1) }

  /// In the order of registration.
  var all: [DeallocationMonitor] { list.withLock { ($0.first.map { [$0] } ?? []) + $0.others } }

  func add(_ monitor: DeallocationMonitor) {
    list.withLock { list in
      if list.first == nil, list.others.isEmpty {
        list.first = monitor
      } else {
        list.others.append(monitor)
      }
    }
  }

  func remove(_ monitor: DeallocationMonitor) {
    list.withLock { list in
      if list.first === monitor {
        list.first = nil
      } else {
        list.others.removeAll { $0 === monitor }
      }
    }
  }

  override func objectDies(_ address: UInt) {
    guard Death.isReported, let object = UnsafeRawPointer(bitPattern: address) else { return }
    // SAFETY: the object is whole until its `deinit`; its first word is its class.
    let type = ClassMetadata(object.load(as: UnsafeRawPointer.self))
    dying = (address, type)
  }

  override func objectDied() {
    let (first, others) = list.withLock { list in
      defer { if !list.others.isEmpty { list.others = [] } }
      return (list.first.take(), list.others)
    }
    var fired = first?.fire() == true ? 1 : 0
    for monitor in others where monitor.fire() { fired += 1 }
    guard fired > 0, let dead = dying else { return }
    Death.report(Death(className: "\(dead.type.type)", address: dead.address, monitors: fired))
  }
}
