import CPliant
import PliantBase
package import PliantImages

/// The bodies of functions that were compiled anew, beneath whatever is installed over them.
///
/// What calls the original of such a function, a layer or the function's own first instructions,
/// runs the newest body.
package enum FunctionBodies {
  /// A function whose original can be led to other bodies.
  package struct Function: Sendable {
    fileprivate let word: UInt
    /// Its first body; of an async function, the record of it.
    package let first: UInt
  }

  private static let all = Guarded<[UInt: Function]>([:])

  /// Hooks a function, and the copy of its first instructions that is its original.
  ///
  /// Calls do the same as before. `contextSize` is that of an async function.
  package static func prepare(
    _ declaration: String,
    at start: UInt,
    size: Int,
    contextSize: UInt32?,
    in image: Image
  ) throws -> Function {
    if let known = all.withLock({ $0[start] }) { return known }
    let file = try OverrideError.naming(declaration) { try ImageFile.of(image) }
    let room = file.function(at: start, hasOtherNames: true)?.room ?? size
    func code(_ start: UInt, size: Int, room: Int) -> FunctionCode {
      FunctionCode(start: start, size: size, room: room, contextSize: contextSize, inlined: nil)
    }
    let hooked = try HookedFunction.hook(code(start, size: size, room: room), for: declaration)
    let copy = contextSize == nil ? hooked.original : AsyncRecord(at: hooked.original)?.code
    guard let copy else { throw OverrideError.codeAtZero(declaration) }
    // Only as much of the copy is code for certain.
    let original = try HookedFunction.hook(
      code(copy, size: pliant_jump_size, room: pliant_trampoline_size),
      for: declaration
    )
    let function = Function(word: original.word, first: original.original)
    all.withLock { $0[start] = function }
    return function
  }
}

extension FunctionBodies.Function {
  /// Makes calls run another body, which is never freed; of an async function, that of a record.
  package func run(_ body: UInt) {
    guard let word = UnsafeMutableRawPointer(bitPattern: word) else { return }
    // SAFETY: Pliant mapped the word for this function, and calls read it whole.
    Implementation.contents.withLock { _ in
      pliant_hook_lead(word, UnsafeRawPointer(bitPattern: body))
    }
  }
}
