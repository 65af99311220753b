import CPliant
import PliantBase
package import PliantImages

/// Other bodies of functions, beneath whatever is installed over them: those that were compiled
/// anew, and those that answer functions of C for a test.
///
/// What calls the original of such a function, a layer or the function's own first instructions,
/// runs the newest body.
package enum FunctionBodies {
  /// A function whose original can be led to other bodies.
  package struct Function: Sendable {
    fileprivate let original: HookedFunction
    /// Its first body; of an async function, the record of it.
    package var first: UInt { original.original }
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
    let code = FunctionCode(
      start: start,
      size: size,
      room: room,
      contextSize: contextSize,
      inlined: nil
    )
    return try prepare(code, for: declaration)
  }

  /// Hooks a function of C likewise.
  package static func prepare(_ function: Implementation) throws -> Function {
    guard case .code(let code) = function.kind else {
      throw function.refusal("its calls do not go through its code")
    }
    return try all.withLock { $0[code.start] } ?? prepare(code, for: function.declaration)
  }

  private static func prepare(_ code: FunctionCode, for declaration: String) throws -> Function {
    let hooked = try HookedFunction.hook(code, for: declaration)
    let copy = code.contextSize == nil ? hooked.original : AsyncRecord(at: hooked.original)?.code
    guard let copy else { throw OverrideError.codeAtZero(declaration) }
    // Only as much of the copy is code for certain.
    let original = try HookedFunction.hook(
      FunctionCode(
        start: copy,
        size: pliant_jump_size,
        room: pliant_trampoline_size,
        contextSize: code.contextSize,
        inlined: nil
      ),
      for: declaration
    )
    let function = Function(original: original)
    all.withLock { $0[code.start] = function }
    return function
  }
}

extension FunctionBodies.Function {
  /// Makes calls run another body, which is never freed; of an async function, that of a record.
  package func run(_ body: UInt) {
    guard let word = UnsafeMutableRawPointer(bitPattern: original.word) else { return }
    // SAFETY: Pliant mapped the word for this function, and calls read it whole.
    Implementation.contents.withLock { _ in
      pliant_hook_lead(word, UnsafeRawPointer(bitPattern: body))
    }
  }

  /// Returns a body that runs the first one while a lock of Pliant's is held, which may call it.
  package func guarding(_ body: UnsafeRawPointer, for declaration: String) throws -> UInt {
    UInt(bitPattern: try original.guarding(body, for: declaration))
  }
}
