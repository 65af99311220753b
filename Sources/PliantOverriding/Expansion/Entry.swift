extension __Pliant {
  /// The content of a hook: a closure at its natural abstraction, and its type.
  public struct Entry: @unchecked Sendable {
    // SAFETY: constant; the words stand for code.
    let words: FunctionWords?
    let type: Any.Type

    /// Reads the entry from a struct whose only field is the closure, of this type.
    public init<Natural>(_ natural: Natural, of type: Any.Type) {
      // SAFETY: both are two words; a closure is a function and a context.
      words =
        MemoryLayout<Natural>.size == MemoryLayout<FunctionWords>.size
        ? unsafeBitCast(natural, to: FunctionWords.self) : nil
      self.type = type
    }

    /// Reads the entry from the variable that a closure changes.
    ///
    /// No type can be declared in generic code, and the optimizer makes no variable of a constant.
    @inline(never)
    @_optimize(none)
    public init(of type: Any.Type, in holder: @escaping () -> Void) {
      words = Captured(holder)?.words
      self.type = type
    }
  }

  /// A function of any type, which keeps its context.
  public struct AnyFunction {
    let call: () -> Void
  }

  /// Puts a function into the variable that a closure captures.
  @inline(never)
  @_optimize(none)
  public static func fill(_ function: AnyFunction, _ holder: @escaping () -> Void) {
    guard let captured = Captured(holder) else {
      preconditionFailure("the compiler keeps a captured variable elsewhere than expected")
    }
    captured.variable.pointee = function
  }

  @inline(never)
  @_optimize(none)
  public static func other<Function>(_ function: Function) -> Function { function }

  /// The variables in a closure's context, which is a box of the compiler's.
  private struct Captured {
    /// The first field behind the metadata of generic parameters.
    private let field: UnsafeMutableRawPointer
    private let bindings: UInt32

    // SAFETY: a closure's context, if any, is an object, whose first word is its metadata. Metadata
    // of captured variables is of kind 1024, and has the offset of the first field and the capture
    // descriptor, which counts the words before that field.
    init?(_ holder: @escaping () -> Void) {
      struct Holder { let call: () -> Void }
      let context = unsafeBitCast(Holder(call: holder), to: FunctionWords.self).context
      guard let context, let metadata = context.load(as: UnsafeRawPointer?.self),
        metadata.load(as: UInt.self) == 1024
      else { return nil }
      let offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
      bindings =
        metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)?
        .load(fromByteOffset: 8, as: UInt32.self) ?? 0
      field = UnsafeMutableRawPointer(mutating: context) + offset + 8 * Int(bindings)
    }

    /// The variable's box: the context itself of a closure that captures nothing else, and one of
    /// the context's fields otherwise.
    private var box: UnsafeMutableRawPointer {
      bindings == 0 ? field : field.load(as: UnsafeMutableRawPointer.self) + 16
    }

    var words: FunctionWords { box.load(as: FunctionWords.self) }
    var variable: UnsafeMutablePointer<AnyFunction> {
      box.assumingMemoryBound(to: AnyFunction.self)
    }
  }

  /// The words of a closure: its function and its context.
  @usableFromInline
  struct FunctionWords: @unchecked Sendable {
    // SAFETY: two words that stand for code, and for an object that somebody else keeps.
    @usableFromInline let function: UnsafeRawPointer?
    @usableFromInline let context: UnsafeRawPointer?

    @usableFromInline
    init(function: UnsafeRawPointer?, context: UnsafeRawPointer?) {
      self.function = function
      self.context = context
    }
  }
}
