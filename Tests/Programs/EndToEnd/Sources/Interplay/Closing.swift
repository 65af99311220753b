import Glibc
import Pliant
import Shared

extension Interplay {
  /// A library whose class is overridden, and which the program closes.
  static func closing() {
    var kept: [Override] = []
    defer { for override in kept { override.stop() } }
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer
    let plain = #method(Meter.plain)
    func meter(_ library: UnsafeMutableRawPointer) -> Meter {
      Unmanaged.fromOpaque(function("closing_meter", in: library, as: Make.self)())
        .takeRetainedValue()
    }

    var library = load("Closing")
    attempt("a library's class") {
      let meter = meter(library)
      kept.append(
        try plain.wrap(onAll: type(of: meter), key: "all") { layer in
          { meter in "all(\(layer.next(meter)))" }
        }
      )
      try plain.wrap(on: meter) { layer in { meter in "one(\(layer.next(meter)))" } }
      onDeallocation(of: meter) { print("  gone") }
      return meter.plain()
    }
    attempt("closed") { "\(dlclose(library)), in the process: \(isLoaded("Closing"))" }
    library = load("Closing")
    attempt("opened again") {
      let meter = meter(library)
      onDeallocation(of: meter) { print("  gone again") }
      try plain.wrap(on: meter) { layer in { meter in "two(\(layer.next(meter)))" } }
      return meter.plain()
    }
    dlclose(library)
    attempt("another library") {
      let other = load("Plugin")
      typealias MakeShape = @convention(c) (Int) -> UnsafeMutableRawPointer
      let make = function("plugin_shape", in: other, as: MakeShape.self)
      let shape = Unmanaged<Shape>.fromOpaque(make(1)).takeRetainedValue()
      try #method(Shape.name).wrap(on: shape) { layer in
        { shape in "overridden(\(layer.next(shape)))" }
      }
      return shape.name()
    }
  }
}
