public import PliantBase
public import PliantHooks
import PliantImages
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
/// reason: `OverrideError.receiverIsDying` during the object's own `deinit`.
@discardableResult
public func onDeallocation(
  of object: AnyObject,
  perform body: @escaping () -> Void
) -> DeallocationMonitor {
  do {
    let declaration = { "\(type(of: object)).deinit" }
    let address = try ObjectRecords.address(ofHooked: object, declaration: declaration)
    let monitor = DeallocationMonitor(body, of: UInt(bitPattern: address))
    try ObjectRecords.add(monitor, to: address, declaration: declaration)
    TokenLog.add(monitor)
    return monitor
  } catch let error as OverrideError {
    return DeallocationMonitor(failed: error)
  } catch {
    return DeallocationMonitor(
      failed: .unexpectedLayout(declaration: "\(type(of: object))", detail: "\(error)")
    )
  }
}

/// A monitor that `onDeallocation(of:perform:)` installed.
///
/// Can be used from any thread; it does not keep the object alive.
///
/// ```swift
/// let monitor = onDeallocation(of: view) { print("gone") }
/// monitor.stop()  // nothing is printed any more
/// ```
public final class DeallocationMonitor: Token {
  /// The state of a monitor.
  public enum State: Equatable, Sendable {
    /// The object is alive.
    case watching
    /// The object is gone, and the closure was called.
    case fired
    /// The monitor was stopped before the object died.
    case stopped
    /// The object could not be watched.
    case failed(OverrideError)
  }

  /// The reason why the object could not be watched; nil if it could.
  public var failure: OverrideError? { refusal?.error }
  private let refusal: Refusal?
  private let end = Atomic<End>(.none)
  /// Leaves when the monitor ends.
  // SAFETY: written before the monitor is shared, and then only by the thread that changes `end`.
  // The function is the caller's, and the documentation says on which thread it runs.
  @exclusivity(unchecked) nonisolated(unsafe) private var body: (() -> Void)?
  /// The object's until it dies.
  private let address: UInt

  private enum End: UInt8, AtomicRepresentable { case none, fired, stopped }

  /// Apart, because an error takes more room than all else, and few monitors have one.
  private final class Refusal: Sendable {
    let error: OverrideError
    init(_ error: OverrideError) { self.error = error }
  }

  fileprivate init(_ body: @escaping () -> Void, of address: UInt) {
    refusal = nil
    self.body = body
    self.address = address
  }

  fileprivate init(failed error: OverrideError) {
    refusal = Refusal(error)
    address = 0
  }

  /// The current state of the monitor.
  public var state: State {
    if let failure { return .failed(failure) }
    return switch end.load(ordering: .acquiring) {
    case .none: .watching
    case .fired: .fired
    case .stopped: .stopped
    }
  }

  /// Ends the monitor: its closure is not called any more, and is freed.
  ///
  /// Does nothing if the closure was called or the monitor was stopped before.
  public func stop() {
    guard let body = finish(.stopped) else { return }
    ObjectRecords.remove(self, from: address)
    withExtendedLifetime(body) {}
  }

  /// Whether the closure is still to be called.
  public var isActive: Bool { state == .watching }

  public var description: String { "Monitor of a deallocation: \(state)" }

  /// Stops every monitor in the process.
  package static func stopAll() {
    let objects = ObjectRecords.seen(most: .max, times: .max, of: [Monitors.self]) { _ in true }
    for case let monitors as Monitors in objects.objects.flatMap(\.states) {
      for monitor in monitors.all { monitor.stop() }
    }
  }

  /// Calls the closure, and returns whether there was one.
  func fire() -> Bool {
    guard let body = finish(.fired) else { return false }
    body()
    return true
  }

  /// Takes the closure, which one caller gets, to call it or to free it.
  private func finish(_ new: End) -> (() -> Void)? {
    end.compareExchange(expected: .none, desired: new, ordering: .acquiringAndReleasing).exchanged
      ? body.take() : nil
  }
}
