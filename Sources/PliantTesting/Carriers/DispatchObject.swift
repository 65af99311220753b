import Dispatch
import Glibc
import PliantBase

/// An object of Dispatch as C knows it.
struct DispatchObject: @unchecked Sendable {
  // SAFETY: the functions below may be called on any thread; who keeps one has retained it.
  let pointer: OpaquePointer
  var address: UInt { UInt(bitPattern: pointer) }

  private typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Query = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  func retain() { _ = Self.call("dispatch_retain", pointer) }
  func release() { _ = Self.call("dispatch_release", pointer) }
  var context: UnsafeMutableRawPointer? { Self.call("dispatch_get_context", pointer) }
  /// Only the low word of what the function returns is meant.
  var isCancelled: Bool {
    Int32(truncatingIfNeeded: Int(bitPattern: Self.call("dispatch_source_testcancel", pointer)))
      != 0
  }

  static func call(_ function: UInt, with context: UnsafeMutableRawPointer?) {
    guard let function = UnsafeRawPointer(bitPattern: function) else { return }
    // SAFETY: the runtime has passed it to be called once, with this context.
    unsafeBitCast(function, to: Function.self)(context)
  }

  /// Copies a block, which its caller may have on its stack, to run it in the same surroundings.
  static func closure(copying block: OpaquePointer) -> @convention(block) () -> Void {
    let run = CarriedBlock(block, copied: true, in: .own, counted: false, on: nil).wrapper
    return { _ = run(0, 0, 0, 0) }
  }

  /// Calls `body` with a block, which it may have copied.
  static func with(
    _ block: @escaping @convention(block) () -> Void,
    _ body: (OpaquePointer) -> Void
  ) {
    withExtendedLifetime(block) { body(unsafeBitCast(block, to: OpaquePointer.self)) }
  }

  private static func call(_ name: String, _ object: OpaquePointer) -> UnsafeMutableRawPointer? {
    // SAFETY: each takes one object, and returns a word or nothing.
    dlsym(nil, name).flatMap { unsafeBitCast($0, to: Query.self)(object) }
  }
}
