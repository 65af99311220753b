import Foundation
import Glibc
import Pliant
import Shared

/// Prints what can be overridden in this program, each line computed; the same program is run in several
/// forms, which differ in the symbols that they have.
@main
enum Probe {
  static func main() throws {
    own()
    foundation()
    date()
    sealed()
    try loaded()
    standingIn()
    observing()
  }

  final class Whole: Delegate {
    func must() -> Int { 1 }
    func maybe() -> Int { 2 }
  }

  final class Part: Delegate {
    func must() -> Int { 3 }
  }

  static func standingIn() {
    attempt("a proxy") {
      let proxy = DelegateProxy(retaining: Part())
      let spy = proxy.spy(\.must)
      try proxy.override(\.maybe) { 4 }
      let delegate: any Delegate = opaque(proxy)
      return "\(delegate.must()) \(delegate.maybe()) \(spy.callCount)"
    }
    attempt("optional requirements of three implementers") {
      let proxies = [
        DelegateProxy(retaining: Whole()), DelegateProxy(retaining: Part()), DelegateProxy(),
      ]
      return proxies.map { $0.responds(to: \.maybe) }
    }
  }

  final class Model {
    dynamic var name = "a"
    @Observed var items = [1]
    var count: Int { items.count }
    deinit { print("deinit") }
  }

  static func observing() {
    let model = opaque(Model())
    attempt("a dynamic property") {
      var told = ""
      let token = try observe(model, \.name) { old, new in told += "\(old)>\(new)" }
      model.name = "b"
      token.stop()
      return told
    }
    attempt("an observed property") {
      var told = ""
      let token = try observe(model, \.items) { old, new in told += "\(old)>\(new)" }
      model.items.append(2)
      token.stop()
      return told
    }
    attempt("a computed property") { try observe(model, \.count) {}.isActive }
    attempt("Foundation's property") {
      let progress = opaque(Progress(totalUnitCount: 3))
      var told = ""
      let token = try observe(progress, \.completedUnitCount) { old, new in told += "\(old)>\(new)"
      }
      advance(progress)
      token.stop()
      return told
    }
    onDeallocation(of: model) { print("gone") }
  }

  @inline(never)
  static func advance(_ progress: Progress) { progress.completedUnitCount += 2 }

  class Own {
    func value() -> Int { 1 }
    dynamic func marked() -> Int { 1 }
    func generic<T>(_ value: T) -> T { value }
  }

  static func own() {
    let own = opaque(Own())
    attempt("own method") {
      try #method(Own.value).override(on: own) { _ in 2 }
      return own.value()
    }
    attempt("own dynamic method") {
      try #method(Own.marked).override(on: own) { _ in 2 }
      return own.marked()
    }
    attempt("generic method") {
      let generic = #method(Own.generic(_:) as (Own) -> (Int) -> Int)
      try generic.override(on: own) { _, x in x }
      return own.generic(1)
    }
    attempt("nothing changed") { own.generic(3) }
  }

  static func foundation() {
    let manager = opaque(FileManager())
    attempt("Foundation's method") {
      try #method(FileManager.fileExists(atPath:)).override(on: manager) { _, path in
        path == "/none"
      }
      return manager.fileExists(atPath: "/none")
    }
  }

  static func date() {
    attempt("Date()") {
      let frozen = try #callable(Date.init as () -> Date).redefine {
        Date(timeIntervalSince1970: 0)
      }
      defer { frozen.stop() }
      return Date().timeIntervalSince1970
    }
  }

  static func sealed() {
    let shape = opaque(Shape())
    attempt("a library's final method") {
      let sealed = #method(Shape.sealed)
      try sealed.override(on: shape) { _ in "unsealed" }
      return shape.sealed()
    }
  }

  static func loaded() throws {
    let name = #method(Shape.name)
    var kept: Override?
    attempt("all of a library's class") {
      kept = try name.wrap(onAll: Shape.self, key: "all") { layer in
        { shape in "overridden " + layer.next(shape) }
      }
      return opaque(Shape()).name()
    }
    defer { kept?.stop() }
    let library = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "libPlugin.so").path
    guard let handle = dlopen(library, RTLD_NOW), let symbol = dlsym(handle, "plugin_shape") else {
      print("no plugin:", String(cString: dlerror()))
      return
    }
    typealias Make = @convention(c) (Int) -> UnsafeMutableRawPointer
    let make = unsafeBitCast(symbol, to: Make.self)
    let shapes = (0..<2).map { Unmanaged<Shape>.fromOpaque(make($0)).takeRetainedValue() }
    attempt("a class of a library loaded later") {
      try name.wrap(on: shapes[1]) { layer in { shape in "one " + layer.next(shape) } }
      return shapes.map { $0.name() }.joined(separator: ", ")
    }
  }

  static func attempt(_ what: String, _ body: () throws -> Any) {
    do {
      print("\(what): \(try body())")
    } catch {
      let text = "\(error)".replacing(/\/\S+\//, with: "")
      print("\(what): \(text)")
    }
  }
}

@Proxied protocol Delegate: AnyObject {
  func must() -> Int
  @Optional func maybe() -> Int
}

@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
