import Foundation
import Glibc
import Library
import Pliant

extension Probe {
  static func libraries() {
    let shape = opaque(Shape())
    attempt("a library's final method") {
      let sealed = #method(Shape.sealed)
      try sealed.override(on: shape) { _ in "unsealed" }
      return shape.sealed()
    }
    attempt("the second of a library's final methods of the same code") {
      try #method(Shape.right).override(on: shape) { _ in 12 }
      return "\(shape.left()) \(shape.right())"
    }
    attempt("then a library's first") {
      try #method(Shape.left).override(on: shape) { _ in 10 }
      return "\(shape.left()) \(shape.right())"
    }
    var all: Override?
    attempt("all of a library's class") {
      let name = #method(Shape.name)
      all = try name.wrap(onAll: Shape.self, key: "all") { layer in
        { shape in "overridden " + layer.next(shape) }
      }
      return opaque(Shape()).name()
    }
    defer { all?.stop() }
    #if !WITHOUT_PLUGIN
    loadedLater()
    #endif
  }

  private static func loadedLater() {
    let library = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "libPlugin.so").path
    guard let handle = dlopen(library, RTLD_NOW), let symbol = dlsym(handle, "plugin_shape") else {
      print("no plugin:", String(cString: dlerror()))
      return
    }
    typealias Make = @convention(c) (Int) -> UnsafeMutableRawPointer
    let make = unsafeBitCast(symbol, to: Make.self)
    let shapes = (0..<2).map { Unmanaged<Shape>.fromOpaque(make($0)).takeRetainedValue() }
    let name = #method(Shape.name)
    attempt("classes of a library loaded later") {
      // Whatever is installed next brings them under what is overridden for all.
      try name.wrap(on: opaque(Shape())) { layer in { shape in layer.next(shape) } }
      return shapes.map { $0.name() }.joined(separator: ", ")
    }
    attempt("an object of a library loaded later") {
      try name.wrap(on: shapes[1]) { layer in { shape in "one " + layer.next(shape) } }
      return shapes.map { $0.name() }.joined(separator: ", ")
    }
  }
}
