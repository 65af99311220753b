import Glibc
import Pliant
import Shared

/// A library with its own copy of Pliant, which overrides, observes and watches the program's objects.
private struct SecondCopy {
  let library = Interplay.load("SecondCopy")

  func use(_ name: String, _ meter: Meter) {
    typealias Use = @convention(c) (UnsafeRawPointer) -> Void
    let function = Interplay.function(name, in: library, as: Use.self)
    function(Unmanaged.passUnretained(meter).toOpaque())
  }

  func overrideAll(isGauge: Bool) {
    typealias UseAll = @convention(c) (Bool) -> Void
    Interplay.function("copy_override_all", in: library, as: UseAll.self)(isGauge)
  }
}

extension Interplay {
  private static let marked = #method(Meter.marked)

  static func secondCopy() {
    let copy = SecondCopy()
    overrideObjects(copy)
    var kept: [Override] = []
    defer { for override in kept { override.stop() } }
    overrideClasses(copy, &kept)
    watch(copy)
    attempt("the copy is closed") {
      let meter = opaque(Meter())
      try wrap(meter, "program")
      for name in ["copy_override", "copy_observe", "copy_monitor"] { copy.use(name, meter) }
      dlclose(copy.library)
      meter.reading = 3
      return meter.marked()
    }
  }

  private static func wrap(_ meter: Meter, _ key: String) throws {
    try marked.wrap(on: meter, key: key) { layer in { meter in "\(key)(\(layer.next(meter)))" } }
  }

  private static func overrideObjects(_ copy: SecondCopy) {
    let meter = opaque(Meter())
    attempt("both override an object") {
      try wrap(meter, "program")
      copy.use("copy_override", meter)
      return "\(meter.marked()) \(opaque(Meter()).marked())"
    }
    attempt("the program once more") {
      try wrap(meter, "again")
      return meter.marked()
    }
    attempt("an override that calls nothing") {
      let meter = opaque(Meter())
      try marked.override(on: meter) { _ in "mine" }
      copy.use("copy_override", meter)
      return "\(meter.marked()) \(opaque(Meter()).marked())"
    }
    attempt("the copy lets go") {
      copy.use("copy_restore", meter)
      return meter.marked()
    }
    attempt("the program lets go") {
      for key in ["program", "again"] { marked.removeOverride(on: meter, key: key) }
      return meter.marked()
    }
  }

  private static func overrideClasses(_ copy: SecondCopy, _ kept: inout [Override]) {
    attempt("both override a class") {
      kept.append(
        try #method(Meter.plain).wrap(onAll: Meter.self, key: "program") { layer in
          { meter in "program(\(layer.next(meter)))" }
        }
      )
      copy.overrideAll(isGauge: false)
      return opaque(Meter()).plain()
    }
    attempt("the copy first") {
      copy.overrideAll(isGauge: true)
      kept.append(
        try #method(Meter.other).wrap(onAll: Gauge.self) { layer in
          { meter in "program(\(layer.next(meter)))" }
        }
      )
      return opaque(Gauge()).other()
    }
  }

  private static func watch(_ copy: SecondCopy) {
    attempt("both observe") {
      let meter = opaque(Meter())
      try observe(meter, \.reading, owner: meter) { old, new in
        print("  program told \(old)>\(new)")
      }
      copy.use("copy_observe", meter)
      meter.reading = 1
      meter.reading += 1
      return meter.reading
    }
    attempt("both watch, again and again") {
      for _ in 0..<2 {
        let gauge = opaque(Gauge())
        onDeallocation(of: gauge) { print("  program: gone") }
        copy.use("copy_monitor", gauge)
      }
      return "two died"
    }
  }
}
