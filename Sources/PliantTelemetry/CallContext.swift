#if Telemetry
import PliantTracing
import ServiceContextModule

/// The service context that was current when a call was made.
enum CallContext {
  /// Makes all calls from now on keep it.
  static func capture() {
    // It is one reference, or none.
    guard MemoryLayout<ServiceContext?>.size == MemoryLayout<AnyObject?>.size else { return }
    KeptLocal.keep(of: ServiceContext.$current)
  }

  static func value(of call: TracedCall) -> ServiceContext? {
    guard let local = call.keptLocal else { return nil }
    // SAFETY: only `capture` says what is kept: this type's reference.
    return unsafeBitCast(local.reference, to: ServiceContext.self)
  }

  /// What two contexts have in common if nothing was put into them in between.
  static func identity(of call: TracedCall) -> UInt {
    call.keptLocal.map { UInt(bitPattern: ObjectIdentifier($0.reference)) } ?? 0
  }
}
#endif
