package import CPliant
import PliantBase
import PliantImages

/// The hooks of the runtime's two functions that bracket each access of a stored property.
///
/// They lead to `accesses.c` while fields of objects are watched, and back to the originals
/// afterwards, at the price of a jump.
package enum AccessHooks {
  private struct State: Sendable {
    /// The functions that end and begin an access: both, once they are hooked.
    var functions: [Implementation] = []
    var fields = 0
  }

  private static let state = Guarded(State())

  /// Hooks them, once.
  ///
  /// - Throws: `OverrideError` if the policy forbids it, or if their code cannot be changed.
  package static func install(for declaration: String) throws {
    try OverridePolicy.require(.all, for: declaration)
    try state.withLock { state in
      guard state.functions.isEmpty else { return }
      try RuntimeLayout.check(pliant_access_is_known() ? nil : "access", for: declaration)
      let finder = HookFinder(Declaration(kind: .method, isStatic: false, name: declaration))
      let functions = try [false, true].map { begins in
        let start = UInt(bitPattern: pliant_runtime_access(begins))
        let function = try finder.functionOfRuntime(at: start)
        try function.hook()
        return function
      }
      let originals = functions.compactMap { UnsafeRawPointer(bitPattern: $0.original) }
      guard originals.count == 2 else { throw OverrideError.codeAtZero(declaration) }
      pliant_set_access_originals(originals[1], originals[0])
      state.functions = functions
    }
  }

  /// Begins to notify of changes of a field; call `install` before, and `unwatch` when the object
  /// dies.
  package static func watch(
    _ field: UnsafeRawPointer,
    notifying watched: UnsafePointer<pliant_watched>
  ) throws {
    try state.withLock { state in
      // An access that has begun must be seen to end.
      if state.fields == 0 {
        for (function, begins) in zip(state.functions, [false, true]) {
          try function.set(pliant_access_hook(begins), replacing: function.original)
        }
      }
      if pliant_watch_field(field, watched) { state.fields += 1 }
    }
  }

  package static func unwatch(_ field: UnsafeRawPointer) {
    state.withLock { state in
      guard pliant_unwatch_field(field) else { return }
      state.fields -= 1
      guard state.fields == 0 else { return }
      // If one cannot be led back, its calls still get to the original.
      for (function, begins) in zip(state.functions, [false, true]).reversed() {
        guard let original = UnsafeRawPointer(bitPattern: function.original) else { continue }
        try? function.set(original, replacing: UInt(bitPattern: pliant_access_hook(begins)))
      }
    }
  }
}

extension HookFinder {
  /// A function of the Swift runtime, which lies in the program if that has it linked statically.
  fileprivate func functionOfRuntime(at start: UInt) throws -> Implementation {
    guard let image = Image.holding(start),
      let symbol = MemberSymbol(demangled: "C.access() -> ()", owner: nil)
    else { throw notFound() }
    return Implementation(
      declaration: declaration.description,
      function: start,
      kind: .code(try codeOfC(at: start, in: image, named: "swift_beginAccess")),
      symbol: symbol,
      borrowsClosure: false
    )
  }
}
