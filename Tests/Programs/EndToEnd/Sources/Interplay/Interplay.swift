import Foundation
import Glibc
import Pliant
import Shared

/// Prints how Pliant gets on with what a program may have beside it, each line computed.
@main
enum Interplay {
  static func main() {
    replacements()
    closing()
    secondCopy()
  }

  static func attempt(_ what: String, _ body: () throws -> Any) {
    do {
      print("\(what): \(try body())")
    } catch {
      let text = "\(error)".replacing(/\/\S+\//, with: "")
      print("\(what): \(text)")
    }
  }

  static func load(_ name: String) -> UnsafeMutableRawPointer {
    let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "lib\(name).so").path
    guard let handle = dlopen(path, RTLD_NOW) else {
      fatalError(String(cString: dlerror()))
    }
    return handle
  }

  static func isLoaded(_ name: String) -> Bool {
    guard let maps = fopen("/proc/self/maps", "r") else { return false }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4352)
    while fgets(&line, Int32(line.count), maps) != nil {
      if strstr(line, "lib\(name).so") != nil { return true }
    }
    return false
  }

  static func function<Function>(
    _ name: String,
    in library: UnsafeMutableRawPointer,
    as type: Function.Type
  ) -> Function {
    guard let symbol = dlsym(library, name) else { fatalError(String(cString: dlerror())) }
    return unsafeBitCast(symbol, to: Function.self)
  }
}

@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
