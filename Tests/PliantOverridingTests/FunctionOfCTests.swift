// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import CShadowFixture
import Foundation
import Pliant
import PliantHooks
import Testing

/// Functions of C, for one task: other tests call them, too.
struct FunctionOfCTests {
  @Test func environment() throws {
    let reading = #callable(getenv(_:))
    let name = "PLIANT_TEST_OF_C"
    let value = strdup("overridden")
    defer { free(value) }
    #expect(getenv(name) == nil)
    let isSet = try reading.withRedefinition(around: { original in
      { asked in String(cString: asked) == name ? value : original(asked) }
    }) {
      (getenv(name).map { String(cString: $0) }, getenv("PATH") != nil)
    }
    #expect(isSet == ("overridden", true))
    #expect(getenv(name) == nil)
  }

  /// Under a sanitizer, its own calls around the function must not be taken for the function.
  @Test func onesOwn() throws {
    let next = #callable { (number: Int64) in pliant_shadow_next(number) }
    let during = try #callable(pliant_shadow_next(_:)).withRedefinition({ _ in 42 }) {
      try next.withRedefinition(around: { original in { original($0) + 1 } }) {
        (pliant_shadow_next(1), pliant_shadow_next_but_one(1))
      }
    }
    #expect(during == (3, 5))
  }

  @Test func clocks() async throws {
    let reading = #callable(clock_gettime(_:_:))
    let before = ContinuousClock.now
    let later = try reading.withRedefinition(around: { original in
      { clock, time in
        let result = original(clock, time)
        time.pointee.tv_sec += 3600
        return result
      }
    }) { ContinuousClock.now }
    #expect(later - before >= .seconds(3600))
    #expect(ContinuousClock.now < later)
  }

  @Test func files() throws {
    let path = NSTemporaryDirectory() + "pliant-of-c-\(UUID())"
    try Data("written".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let reading = #callable(read(_:_:_:))
    let text = try reading.withRedefinition(around: { original in
      { file, buffer, count in
        let result = original(file, buffer, count)
        if let buffer, result == 7 { memset(buffer, 0x61, result) }
        return result
      }
    }) { String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) }
    #expect(text == "aaaaaaa")
  }

  @Test func randomNumbers() throws {
    let filling = #callable<(UnsafeMutableRawPointer?, Int) -> Void>(symbol: "swift_stdlib_random")
    let numbers = try filling.withRedefinition({ bytes, count in
      if let bytes { memset(bytes, 7, count) }
    }) {
      [UInt16.random(in: .min ... .max), .random(in: .min ... .max)]
    }
    #expect(numbers == [0x0707, 0x0707])
    #expect(Set((0..<9).map { _ in UInt64.random(in: .min ... .max) }).count == 9)
  }

  @Test func functionsThatSwiftImportsDifferently() throws {
    let path = NSTemporaryDirectory() + "pliant-of-c-\(UUID())"
    try Data("other".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    // The function is variadic, and may read three arguments.
    let opening = #callable<(UnsafePointer<CChar>, Int32, UInt32) -> Int32>(symbol: "open")
    let text = try opening.withRedefinition(around: { original in
      { asked, flags, mode in
        String(cString: asked) == path + "-missing"
          ? original(path, flags, mode) : original(asked, flags, mode)
      }
    }) {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "-missing")), as: UTF8.self)
    }
    #expect(text == "other")
    let connecting = #callable(connect(_:_:_:))
    let result = try connecting.withRedefinition({ _, _, _ in 42 }) { connect(-1, nil, 0) }
    #expect(result == 42)
    #expect(connect(-1, nil, 0) == -1)
  }

  @Test func optionalArgumentsArePassedOn() throws {
    let mask = umask(0o022)
    defer { umask(mask) }
    let paths = (0..<3).map { _ in NSTemporaryDirectory() + "pliant-of-c-\(UUID())" }
    defer { for path in paths { unlink(path) } }
    func permissions(_ path: String) -> mode_t {
      close(open(path, O_CREAT | O_WRONLY, 0o644))
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }
    let opening = #callable<(UnsafePointer<CChar>, Int32, UInt32) -> Int32>(symbol: "open")
    let during = try opening.withRedefinition(around: { original in
      { original($0, $1, $2) }
    }) { permissions(paths[0]) }
    let redefinition = try opening.redefine(around: { original in { original($0, $1, $2) } })
    let within = permissions(paths[1])
    redefinition.stop()
    #expect([during, within, permissions(paths[2])] == [0o644, 0o644, 0o644])
    let two = #callable<(UnsafePointer<CChar>, Int32) -> Int32>(symbol: "open")
    let message = #"#callable<(UnsafePointer<CChar>, Int32, UInt32) -> Int32>(symbol: "open")"#
    #expect("\(two.reach)".contains(message))
    let control = #callable<(Int32, Int32) -> Int32>(symbol: "fcntl")
    #expect("\(control.reach)".contains("(Int32, Int32, Int) -> Int32"))
    let at = #callable<(Int32, UnsafePointer<CChar>, Int32) -> Int32>(symbol: "openat")
    #expect("\(at.reach)".contains("(Int32, UnsafePointer<CChar>, Int32, UInt32) -> Int32"))
    let printing = #callable<(UnsafePointer<CChar>) -> Int32>(symbol: "printf")
    #expect("\(printing.reach)".contains("as many arguments as its others say"))
  }

  @Test func functionsThatReturnTwiceAreRefused() throws {
    let handles = [
      #callable<(OpaquePointer) -> Int32>(symbol: "getcontext"),
      #callable<(OpaquePointer) -> Int32>(symbol: "setjmp"),
      #callable<(OpaquePointer) -> Int32>(symbol: "setcontext"),
    ]
    for handle in handles { #expect("\(handle.reach)".contains("returns more than once")) }
    let forking = #callable<() -> Int32>(symbol: "vfork")
    #expect("\(forking.reach)".contains("returns more than once"))
  }

  @Test func functionsThatPliantCallsAreRefused() throws {
    let refusals = [
      "\(#callable(malloc(_:)).reach)", "\(#callable(write(_:_:_:)).reach)",
      "\(#callable(div(_:_:)).reach)",
    ]
    #expect(
      refusals[0].contains("Cannot override 'malloc(_:)': Pliant, the Swift runtime or the loader")
    )
    #expect(refusals[1].contains("callsOf(\"write(_:_:_:)\""))
    #expect(refusals[2].contains("only integers of 32 and 64 bits"))
  }
}
