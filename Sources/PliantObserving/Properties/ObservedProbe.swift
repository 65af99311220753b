import CPliant
import PliantImages

/// Finds the storage behind an `@Observed` property in a program without symbols: it reads the
/// property while the getter answers.
struct ObservedProbe {
  private let id: UInt
  private let object: UInt
  private var found: ObservedSlot?

  /// The slot of the property that a component names; nil if it is not `@Observed`.
  static func slot(of component: KeyPathComponent, in object: AnyObject) -> ObservedSlot? {
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

  static func found(_ slot: ObservedSlot) { current?.pointee.found = slot }

  private static var current: UnsafeMutablePointer<ObservedProbe>? {
    pliant_thread_get().pointee.probe?.assumingMemoryBound(to: ObservedProbe.self)
  }
}
