import PliantImages

/// The name of a function on a stack, as people write it.
package struct FrameName: Hashable, Sendable {
  /// `Cart.load(id:)`; of what no symbol names, the library.
  package let text: String
  /// Whether it belongs to Swift's runtime, Dispatch or the C library, or only passes a call on.
  package let isRuntime: Bool
  let symbol: String

  init(symbol: String?, library: String?) {
    let library = library ?? "?"
    self.symbol = symbol ?? ""
    guard let symbol else {
      (text, isRuntime) = (library, Self.isRuntime(library: library))
      return
    }
    let function = Self.withoutSuffix(symbol)
    guard function.hasPrefix("$s") else {
      text = function
      isRuntime =
        Self.isRuntime(library: library) || Self.prefixes.contains { function.hasPrefix($0) }
      return
    }
    let isThunk = Demangler.demangle(function).map { text in
      Self.thunks.contains { text.hasPrefix($0) }
    }
    if let name = FunctionName(mangled: function) {
      text = name.name
      isRuntime =
        isThunk ?? false || symbol.hasSuffix("TA") || symbol.contains("TATQ")
        || Self.modules.contains(name.module)
    } else {
      let whole = Demangler.demangle(function) ?? function
      let end = whole.firstRange(of: " of ").map { whole[$0.upperBound...] } ?? whole[...]
      text = FunctionName(demangled: end)?.name ?? ReadableText.function(end)
      isRuntime =
        isThunk ?? false || Self.isRuntime(library: library)
        || end.contains(".$main()")
        || Self.modules.contains { end.hasPrefix($0 + ".") || end.contains(" " + $0 + ".") }
    }
  }

  /// The symbol of the function that one suspends in: without `TQ0_` or `TY1_`, and without what a
  /// partial application adds.
  private static func withoutSuffix(_ symbol: String) -> String {
    var name = symbol[...]
    for _ in 0..<4 {
      if name.hasSuffix("_"), let mark = name.dropLast().lastIndex(where: { !$0.isNumber }),
        name[mark] == "Q" || name[mark] == "Y", name[..<mark].hasSuffix("T")
      {
        name = name[..<mark].dropLast()
      } else if name.hasSuffix("TA") || name.hasSuffix("Tu") {
        name = name.dropLast(2)
      } else if let dot = name.lastIndex(of: "."), name.hasPrefix("$s") {
        name = name[..<dot]
      } else {
        break
      }
    }
    return String(name)
  }

  private static let modules: Set = ["Swift", "_Concurrency", "Dispatch", "Synchronization"]
  private static let thunks = [
    "reabstraction thunk", "protocol witness for", "dispatch thunk", "merged ", "vtable thunk",
    "implicit closure",
  ]
  private static let prefixes = [
    "swift_", "_swift_", "_ZN5swift", "_ZL", "_ZN12_GLOBAL__N_1", "_dispatch_", "async_Main",
    "_start",
  ]

  private static func isRuntime(library: String) -> Bool {
    ["libswift", "libdispatch", "libc.so", "ld-linux", "libpthread", "libBlocksRuntime", "[vdso]"]
      .contains { library.hasPrefix($0) }
  }
}
