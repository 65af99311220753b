import CPliant

/// An observation, as returned by `observe`.
///
/// It ends with ``stop()``, with the observed object, and, if no owner was given, with this token.
/// Dropping a token that `observations(of:)` or `observations(by:)` returned does not end the
/// observation.
///
/// Can be used from any thread.
///
/// ```swift
/// let observation = try observe(model, \.title) { old, new in print(old, new) }
/// observation.stop()
/// ```
public final class KeyPathObservation: Token {
  /// The subscription's address, its lowest bit set if the observation ends with this token.
  ///
  /// The subscription may be gone; its memory stays.
  private let subscription: UInt

  init(_ subscription: Subscription, endsWithToken: Bool) {
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(subscription).toOpaque())
    self.subscription = UInt(bitPattern: swift_unownedRetain(pointer)) | (endsWithToken ? 1 : 0)
  }

  deinit {
    if subscription & 1 != 0 { stop() }
    if let pointer { swift_unownedRelease(pointer) }
  }

  private var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: subscription & ~1) }

  /// The subscription, if there still is one.
  var current: Subscription? {
    // SAFETY: the unowned reference keeps the memory; an object that is gone is not retained.
    pointer.flatMap { swift_tryRetain($0) }.map {
      Unmanaged<Subscription>.fromOpaque($0).takeRetainedValue()
    }
  }

  /// Whether changes are still reported: the observation has not been stopped, and the object is
  /// alive.
  public var isActive: Bool { current?.isActive ?? false }

  /// The observed key path; nil once the observation has ended.
  public var keyPath: AnyKeyPath? { active?.path.keyPath }

  /// The options of the observation.
  public var options: ObservingOptions { active?.flags.users ?? [] }

  /// The object that the observation ends with; nil if none was given, and once it has ended.
  public var owner: AnyObject? { active?.owned?.owner }

  /// The reason why an object that joined the path or the collection later is not observed; nil if
  /// all are.
  ///
  /// The object's class declares the property in another way.
  public var failure: (any Error)? {
    guard let current else { return nil }
    return (current as? PathSubscription)?.failure ?? current.options?.failure?()
  }

  /// Ends the observation and frees the handler.
  ///
  /// The handler is not called again by this thread; a call in progress on another thread ends as
  /// it began. Stopping it twice, or after the object has died, does nothing.
  public func stop() { current?.stop() }

  private var active: Subscription? { current.flatMap { $0.isActive ? $0 : nil } }
}

extension KeyPathObservation {
  // The subscription's memory stays as long as one of its tokens does.
  public static func == (one: KeyPathObservation, other: KeyPathObservation) -> Bool {
    one.pointer == other.pointer
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(pointer) }

  public var description: String {
    active.map { "Observation of '\($0.path.text)'" } ?? "Observation that has ended"
  }
}
