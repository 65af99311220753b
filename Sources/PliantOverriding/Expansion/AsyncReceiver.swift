import CPliant
import PliantHooks

/// The context of a closure that runs an async original: its thunk puts the word into self's place.
class AsyncReceiver {
  // The first field, which `pliant_thunk_async_original` reads.
  final let word: UnsafeRawPointer

  init(_ word: UnsafeRawPointer) { self.word = word }
}

/// A context that keeps a value, for a method that is passed its address.
final class AsyncValue<Value>: AsyncReceiver {
  init(_ value: Value) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    super.init(UnsafeRawPointer(memory))
  }

  deinit {
    let memory = UnsafeMutableRawPointer(mutating: word).assumingMemoryBound(to: Value.self)
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}

extension __Pliant.OriginalFunction {
  /// Returns a closure whose context names the receiver, which its thunk puts in its place.
  func forwarding<Natural>(_ receiver: AsyncReceiver) -> Natural {
    let thunk = Forwards.function(for: code)
    let context = UnsafeRawPointer(Unmanaged.passUnretained(receiver).toOpaque())
    // SAFETY: as in `Entry`; the copy retains the receiver. The function is asked for because of
    // the flag that this sets: the thunk jumps to the code of what was asked for.
    return withExtendedLifetime(receiver) {
      _ = function
      return unsafeBitCast(
        __Pliant.FunctionWords(function: thunk, context: context),
        to: Natural.self
      )
    }
  }
}

/// The functions of such closures, one for each original.
enum Forwards {
  private static let made = MadeOnce<UInt>()

  /// The function for the original that a record stands for.
  static func function(for record: UnsafeRawPointer?) -> UnsafeRawPointer? {
    let function = made.address(for: UInt(bitPattern: record)) {
      guard let record, let slot = pliant_thunk_make(PLIANT_THUNK_ASYNC_ORIGINAL, record, nil)
      else { pliant_no_memory() }
      return pliant_thunk_function(slot, PLIANT_THUNK_ASYNC_ORIGINAL)
    }
    return UnsafeRawPointer(bitPattern: function)
  }
}

/// The classes that async statics and initializers of the current task were called on.
enum StaticCalls {
  final class Call: Sendable {
    let stack: UInt
    let type: UInt
    let outer: Call?

    init(stack: UInt, type: UInt, outer: Call?) {
      self.stack = stack
      self.type = type
      self.outer = outer
    }
  }

  @TaskLocal static var innermost: Call?

  static func type(of stack: UnsafePointer<pliant_stack>) -> UnsafeRawPointer? {
    guard var call = innermost else { return nil }
    while call.stack != UInt(bitPattern: stack) {
      guard let outer = call.outer else { return nil }
      call = outer
    }
    return UnsafeRawPointer(bitPattern: call.type)
  }
}
