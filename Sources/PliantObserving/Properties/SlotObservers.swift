import CPliant
import PliantBase
import PliantImages
import PliantLifetime

/// Those who observe an `@Observed` property of one object; its storage keeps them.
final class SlotObservers: PropertyObservers, @unchecked Sendable {
  // SAFETY: constant.
  fileprivate let object: UInt

  init(of object: AnyObject) {
    self.object = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    super.init(key: 0)
  }

  /// Called as the object's fields are destroyed.
  func slotDies() {
    ObservedObjects.remove(self)
    objectDies(object)
  }
}

/// The objects of which an `@Observed` property is observed.
enum ObservedObjects {
  private static let all = Guarded<[UInt: [SlotObservers]]>([:])

  static func add(_ observers: SlotObservers) {
    all.withLock { $0[observers.object, default: []].append(observers) }
  }

  static func remove(_ observers: SlotObservers) {
    let old = all.withLock { all in
      let old = all[observers.object]
      all[observers.object]?.removeAll { $0 === observers }
      if all[observers.object]?.isEmpty == true { all[observers.object] = nil }
      all.shrinkIfSparse()
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Those of an object, which the caller keeps.
  static func all(of object: AnyObject) -> [PropertyObservers] {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return all.withLock { $0[address] } ?? []
  }

  /// Some of the objects, with their classes; they are not kept, and may be gone.
  static func seen(most: Int) -> [(address: UInt, type: ClassMetadata, slots: [SlotObservers])] {
    all.withUncheckedLock { all in
      all.prefix(most).compactMap { address, slots in
        guard let object = UnsafeRawPointer(bitPattern: address) else { return nil }
        // SAFETY: the object's memory is not handed back before its slot has died, which waits for the lock;
        // its first word is its class.
        return (address, ClassMetadata(object.load(as: UnsafeRawPointer.self)), slots)
      }
    }
  }

  /// Keeps an object with a slot; nil where it has died or is about to.
  static func object(at address: UInt, with slot: SlotObservers) -> AnyObject? {
    guard let object = UnsafeRawPointer(bitPattern: address) else { return nil }
    return all.withUncheckedLock { all in
      // SAFETY: as above.
      guard all[address]?.contains(where: { $0 === slot }) == true else { return nil }
      return ObjectRecords.keep(object)
    }
  }
}

/// Where the observers of an `@Observed` property stand in an object.
enum ObservedSlot {
  /// What the macro puts before the property's name.
  static let prefix = "_observersOf_"

  /// Whether a class or one above has such properties.
  static func isIn(_ type: ClassMetadata) -> Bool {
    type.ancestry.contains { $0.fields.contains { $0.name.hasPrefix(prefix) } }
  }

  static func observers(at offset: Int, in object: AnyObject) -> SlotObservers {
    // SAFETY: the class has a field of the macro's name there, which the macro has declared of this type.
    let field = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    return field.assumingMemoryBound(to: PliantObservingExpansion.Observers.self).pointee
      .observers(of: object)
  }
}

/// Finds the storage behind an `@Observed` property of a program without symbols: by reading the property
/// while its getter answers.
struct ObservedProbe {
  private let id: UInt
  private let object: UInt
  private var found: SlotObservers?

  /// Those who observe the property that a component names; nil where it is not `@Observed`.
  static func observers(of component: KeyPathComponent, in object: AnyObject) -> SlotObservers? {
    guard case .computed(let computed) = component.kind else { return nil }
    var probe = ObservedProbe(
      id: computed.id,
      object: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    )
    let thread = pliant_thread_get()
    let outer = thread.pointee.probe
    pliant_count_probes(1)
    defer { pliant_count_probes(-1) }
    // SAFETY: the thread's record points to the probe within this call alone.
    withUnsafeMutablePointer(to: &probe) { probe in
      thread.pointee.probe = UnsafeMutableRawPointer(probe)
      func read<Value>(_ type: Value.Type) {
        withUnsafePointer(to: object) { _ = computed.read(type, from: $0) }
      }
      _openExistential(component.value, do: read)
      thread.pointee.probe = outer
    }
    return probe.found
  }

  static func isLooking(for keyPath: AnyKeyPath, in object: AnyObject) -> Bool {
    guard let probe = current,
      probe.pointee.object == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()),
      let component = KeyPathComponent.all(in: keyPath)?.first,
      case .computed(let computed) = component.kind
    else { return false }
    return computed.id == probe.pointee.id
  }

  static func found(_ observers: SlotObservers) { current?.pointee.found = observers }

  private static var current: UnsafeMutablePointer<ObservedProbe>? {
    pliant_thread_get().pointee.probe?.assumingMemoryBound(to: ObservedProbe.self)
  }
}
