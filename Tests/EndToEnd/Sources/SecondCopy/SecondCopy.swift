import Pliant
import Shared
import Synchronization

// A library with a copy of Pliant of its own, which bends what the program bends.

private let kept = Mutex<[Override]>([])

private func meter(_ pointer: UnsafeRawPointer) -> Meter {
  Unmanaged<Meter>.fromOpaque(pointer).takeUnretainedValue()
}

@_cdecl("copy_bend")
public func bend(_ pointer: UnsafeRawPointer) {
  let marked = #method(Meter.marked)
  attempt("copy bends a dynamic method") {
    try marked.wrap(on: meter(pointer), key: "copy") { layer in
      { meter in "copy(\(layer.next(meter)))" }
    }
  }
}

@_cdecl("copy_bend_all")
public func bendAll(_ isGauge: Bool) {
  let plain = #method(Meter.plain)
  let other = #method(Meter.other)
  attempt("copy bends a class's method") {
    let bent = isGauge ? other : plain
    let override = try bent.wrap(onAll: isGauge ? Gauge.self : Meter.self, key: "copy") { layer in
      { meter in "copy(\(layer.next(meter)))" }
    }
    kept.withLock { $0.append(override) }
    return override
  }
}

@_cdecl("copy_unbend")
public func unbend(_ pointer: UnsafeRawPointer) {
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
