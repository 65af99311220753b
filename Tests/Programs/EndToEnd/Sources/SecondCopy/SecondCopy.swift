import Pliant
import Shared
import Synchronization

// A library with a copy of Pliant of its own, which overrides what the program overrides.

private let kept = Mutex<[Override]>([])

private func meter(_ pointer: UnsafeRawPointer) -> Meter {
  Unmanaged<Meter>.fromOpaque(pointer).takeUnretainedValue()
}

@_cdecl("copy_override")
public func override(_ pointer: UnsafeRawPointer) {
  let marked = #method(Meter.marked)
  attempt("copy overrides a dynamic method") {
    try marked.wrap(on: meter(pointer), key: "copy") { layer in
      { meter in "copy(\(layer.next(meter)))" }
    }
  }
}

@_cdecl("copy_override_all")
public func overrideAll(_ isGauge: Bool) {
  let plain = #method(Meter.plain)
  let other = #method(Meter.other)
  attempt("copy overrides a class's method") {
    let overridden = isGauge ? other : plain
    let override = try overridden.wrap(onAll: isGauge ? Gauge.self : Meter.self, key: "copy") {
      layer in
      { meter in "copy(\(layer.next(meter)))" }
    }
    kept.withLock { $0.append(override) }
    return override
  }
}

@_cdecl("copy_restore")
public func restore(_ pointer: UnsafeRawPointer) {
  #method(Meter.marked).removeOverride(on: meter(pointer), key: "copy")
}

@_cdecl("copy_observe")
public func observeReading(_ pointer: UnsafeRawPointer) {
  attempt("copy observes") {
    try observe(meter(pointer), \.reading, owner: meter(pointer)) { old, new in
      print("  copy told \(old)>\(new)")
    }
  }
}

@_cdecl("copy_monitor")
public func monitor(_ pointer: UnsafeRawPointer) {
  onDeallocation(of: meter(pointer)) { print("  copy: gone") }
}

private func attempt(_ what: String, _ body: () throws -> Any) {
  do {
    _ = try body()
  } catch {
    print("\(what): \(error)")
  }
}
