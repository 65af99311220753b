import Glibc
import Pliant
import Shared

extension Interplay {
  /// A library that brings a copy of Pliant of its own, and bends, observes and watches what the
  /// program does.
  static func secondCopy() {
    var kept: [Override] = []
    defer { for override in kept { override.stop() } }
    let library = load("SecondCopy")
    typealias Use = @convention(c) (UnsafeRawPointer) -> Void
    typealias UseAll = @convention(c) (Bool) -> Void
    func use(_ name: String, _ meter: Meter) {
      function(name, in: library, as: Use.self)(Unmanaged.passUnretained(meter).toOpaque())
    }
    let marked = #method(Meter.marked)
    func wrap(_ meter: Meter, _ key: String) throws {
      try marked.wrap(on: meter, key: key) { layer in
        { meter in "\(key)(\(layer.next(meter)))" }
      }
    }

    let meter = opaque(Meter())
    attempt("both bend an object") {
      try wrap(meter, "program")
      use("copy_bend", meter)
      return "\(meter.marked()) \(opaque(Meter()).marked())"
    }
    attempt("the program once more") {
      try wrap(meter, "again")
      return meter.marked()
    }
    attempt("an override that calls nothing") {
      let meter = opaque(Meter())
      try marked.override(on: meter) { _ in "mine" }
      use("copy_bend", meter)
      return "\(meter.marked()) \(opaque(Meter()).marked())"
    }
    attempt("the copy lets go") {
      use("copy_unbend", meter)
      return meter.marked()
    }
    attempt("the program lets go") {
      marked.removeOverride(on: meter, key: "program")
      marked.removeOverride(on: meter, key: "again")
      return meter.marked()
    }

    attempt("both bend a class") {
      kept.append(
        try #method(Meter.plain).wrap(onAll: Meter.self, key: "program") { layer in
          { meter in "program(\(layer.next(meter)))" }
        }
      )
      function("copy_bend_all", in: library, as: UseAll.self)(false)
      return opaque(Meter()).plain()
    }
    attempt("the copy first") {
      function("copy_bend_all", in: library, as: UseAll.self)(true)
      kept.append(
        try #method(Meter.other).wrap(onAll: Gauge.self) { layer in
          { meter in "program(\(layer.next(meter)))" }
        }
      )
      return opaque(Gauge()).other()
    }

    attempt("both observe") {
      let meter = opaque(Meter())
      try observe(meter, \.reading, owner: meter) { old, new in
        print("  program told \(old)>\(new)")
      }
      use("copy_observe", meter)
      meter.reading = 1
      meter.reading += 1
      return meter.reading
    }
    attempt("both watch, again and again") {
      for _ in 0..<2 {
        let gauge = opaque(Gauge())
        onDeallocation(of: gauge) { print("  program: gone") }
        use("copy_monitor", gauge)
      }
      return "two died"
    }
    attempt("the copy is closed") {
      let meter = opaque(Meter())
      try wrap(meter, "program")
      use("copy_bend", meter)
      use("copy_observe", meter)
      use("copy_monitor", meter)
      dlclose(library)
      meter.reading = 3
      return meter.marked()
    }
  }
}
