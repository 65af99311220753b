import Glibc
import Pliant
import Shared

/// A library with its own copy of Pliant, which bends, observes and watches the program's objects.
private struct SecondCopy {
  let library = Interplay.load("SecondCopy")

  func use(_ name: String, _ meter: Meter) {
    typealias Use = @convention(c) (UnsafeRawPointer) -> Void
    let function = Interplay.function(name, in: library, as: Use.self)
    function(Unmanaged.passUnretained(meter).toOpaque())
  }

  func bendAll(isGauge: Bool) {
    typealias UseAll = @convention(c) (Bool) -> Void
    Interplay.function("copy_bend_all", in: library, as: UseAll.self)(isGauge)
  }
}

extension Interplay {
  private static let marked = #method(Meter.marked)

  static func secondCopy() {
    let copy = SecondCopy()
    bendObjects(copy)
    var kept: [Override] = []
    defer { for override in kept { override.stop() } }
    bendClasses(copy, &kept)
    watch(copy)
    attempt("the copy is closed") {
      let meter = opaque(Meter())
      try wrap(meter, "program")
      for name in ["copy_bend", "copy_observe", "copy_monitor"] { copy.use(name, meter) }
      dlclose(copy.library)
      meter.reading = 3
      return meter.marked()
    }
  }

  private static func wrap(_ meter: Meter, _ key: String) throws {
    try marked.wrap(on: meter, key: key) { layer in { meter in "\(key)(\(layer.next(meter)))" } }
  }

  private static func bendObjects(_ copy: SecondCopy) {
    let meter = opaque(Meter())
    attempt("both bend an object") {
      try wrap(meter, "program")
      copy.use("copy_bend", meter)
      return "\(meter.marked()) \(opaque(Meter()).marked())"
    }
    attempt("the program once more") {
      try wrap(meter, "again")
      return meter.marked()
    }
    attempt("an override that calls nothing") {
      let meter = opaque(Meter())
      try marked.override(on: meter) { _ in "mine" }
      copy.use("copy_bend", meter)
      return "\(meter.marked()) \(opaque(Meter()).marked())"
    }
    attempt("the copy lets go") {
      copy.use("copy_unbend", meter)
      return meter.marked()
    }
    attempt("the program lets go") {
      for key in ["program", "again"] { marked.removeOverride(on: meter, key: key) }
      return meter.marked()
    }
  }

  private static func bendClasses(_ copy: SecondCopy, _ kept: inout [Override]) {
    attempt("both bend a class") {
      kept.append(
        try #method(Meter.plain).wrap(onAll: Meter.self, key: "program") { layer in
          { meter in "program(\(layer.next(meter)))" }
        }
      )
      copy.bendAll(isGauge: false)
      return opaque(Meter()).plain()
    }
    attempt("the copy first") {
      copy.bendAll(isGauge: true)
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
