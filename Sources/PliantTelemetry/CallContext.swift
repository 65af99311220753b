import PliantTracing

#if Telemetry
import Instrumentation
import ServiceContextModule

/// The service context that was current when a call was made.
struct CallContext: Sendable {
  /// Writes contexts as headers; nil is the process's instrument.
  private let instrument: (any Instrument)?

  /// Makes all calls from now on keep it.
  init(instrument: (any Instrument)? = nil) {
    self.instrument = instrument
    // Keeps it only if it is a single reference.
    guard MemoryLayout<ServiceContext?>.size == MemoryLayout<AnyObject?>.size else { return }
    KeptLocal.keep(of: ServiceContext.$current)
  }

  func value(of call: TracedCall) -> ServiceContext? {
    guard let local = call.keptLocal else { return nil }
    // SAFETY: only `init` says what is kept: this type's reference.
    return unsafeBitCast(local.reference, to: ServiceContext.self)
  }

  /// The context's identity, which a copy shares until it is changed.
  func identity(of call: TracedCall) -> UInt {
    call.keptLocal.map { UInt(bitPattern: ObjectIdentifier($0.reference)) } ?? 0
  }

  /// The trace and the span of the context, as the instrument writes them for another process.
  func span(around call: TracedCall) -> (trace: String, span: String)? {
    guard let context = value(of: call) else { return nil }
    var headers: [String: String] = [:]
    let instrument = instrument ?? InstrumentationSystem.instrument
    instrument.inject(context, into: &headers, using: Headers())
    // `00-`, 32 digits of the trace, `-`, 16 of the span, `-` and flags.
    guard let match = headers["traceparent"]?.wholeMatch(of: /[^-]{2}-(\w{32})-(\w{16})-.*/) else {
      return nil
    }
    return (String(match.1), String(match.2))
  }

  private struct Headers: Injector {
    func inject(_ value: String, forKey key: String, into headers: inout [String: String]) {
      headers[key.lowercased()] = value
    }
  }
}
#else
/// Without the trait, nothing knows of service contexts.
struct CallContext: Sendable {
  func identity(of call: TracedCall) -> UInt { 0 }
  func span(around call: TracedCall) -> (trace: String, span: String)? { nil }
}
#endif
