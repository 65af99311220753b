public import CPliant
@_spi(PliantRooms) import PliantLifetime
public import Synchronization

extension __Pliant {
  /// Whether a thread is looking for the storage of a property by reading it.
  @inlinable
  @inline(__always)
  public static var isProbing: Bool { pliant_is_probing() }

  /// The storage beside one `@Observed` property's value, which holds its slot.
  public struct Observers: ~Copyable, Sendable {
    /// The `ObservedSlot`, retained; 0 until somebody observes.
    @usableFromInline let word = Atomic<UInt>(0)

    @inlinable
    public init() {}

    deinit {
      // SAFETY: the object's fields are being destroyed; nobody else uses it any more.
      slot?.takeRetainedValue().slotDies()
    }

    @inlinable
    @inline(__always)
    public var isObserved: Bool { word.load(ordering: .relaxed) != 0 }

    private var slot: Unmanaged<ObservedSlot>? {
      UnsafeRawPointer(bitPattern: word.load(ordering: .acquiring)).map { Unmanaged.fromOpaque($0) }
    }

    /// Begins a change of an observed property; call `end` on the result after the change.
    public func willChange(_ object: AnyObject) -> ObservedChange {
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      // A handler could keep the object longer than its deinit.
      guard let slot, !swift_isDeallocating(address) else {
        return ObservedChange(object: object, slot: nil, pending: nil)
      }
      let pending = slot._withUnsafeGuaranteedRef { $0.beforeChange(of: address) }
      return ObservedChange(object: object, slot: slot, pending: pending)
    }

    /// Answers a thread that is looking for the storage of `keyPath` in `object`.
    public func probed<Root: AnyObject, Value>(_ keyPath: KeyPath<Root, Value>, in object: Root) {
      guard ObservedProbe.isLooking(for: keyPath, in: object) else { return }
      ObservedProbe.found(self.slot(of: object))
    }

    /// The slot, made at its first use.
    func slot(of object: AnyObject) -> ObservedSlot {
      if let slot { return slot.takeUnretainedValue() }
      let made = ObservedSlot(of: object)
      let new = UInt(bitPattern: Unmanaged.passRetained(made).toOpaque())
      let (isFirst, known) = word.compareExchange(
        expected: 0,
        desired: new,
        ordering: .acquiringAndReleasing
      )
      if isFirst {
        ObservedObjects.add(made)
        return made
      }
      Unmanaged.passUnretained(made).release()
      // SAFETY: another thread put it there, and it stays as long as the object.
      return UnsafeRawPointer(bitPattern: known).map {
        Unmanaged<ObservedSlot>.fromOpaque($0).takeUnretainedValue()
      } ?? made
    }
  }

  /// A change in progress.
  public struct ObservedChange: @unchecked Sendable {
    // SAFETY: one access makes and ends it, perhaps on two threads, one after the other.
    let object: AnyObject
    let slot: Unmanaged<ObservedSlot>?
    let pending: UnsafeRawPointer?

    /// Notifies the observers of the change, even if it ended with an error.
    public func end() {
      let pending = pending.map { Unmanaged<KeptValue>.fromOpaque($0).takeRetainedValue() }
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      slot?._withUnsafeGuaranteedRef { $0.afterChange(of: address, pending) }
    }
  }
}
