package import PliantImages

/// The facts that decide how a function can be overridden, and which of its calls are then seen.
///
/// `HookFinder` gathers them in the process and `PliantListing` in a file, so that both agree.
package struct ReachRules {
  package let isOptimized: Bool
  /// Whether it may run whenever something is overridden, under Pliant's own lock.
  private let runsWhileOverriding: Bool
  /// Whether a class dispatches to it, so that the optimizer cannot have changed how it is called.
  package var isDispatched = false
  /// Whether only code that was compiled with it can call it.
  package var isInternal = false
  /// Whether anything leads to it: if not, the optimizer inlined or copied it for each call.
  package var isReached = true
  /// Whether the optimizer or the linker may have made it one with another of the same code.
  package var mayBeMerged = false
  /// Whether it is the accessor of a property that may be read and written in place.
  package var mayBeStored = false
  /// Whether the compiler knows that nothing overrides the property that it accesses.
  package var isSeenInOneFile: Bool
  /// Whether reads or changes in place go through a coroutine that does not call it: a `_read` or a
  /// `_modify`.
  package var isPassedBy = false

  package init(of mangled: String, isOptimized: Bool) {
    self.isOptimized = isOptimized
    let name = Demangler.demangle(mangled).map { DemangledName($0) }
    runsWhileOverriding = name.map { Self.modulesThatOverride.contains($0.module) } ?? false
    isSeenInOneFile = name?.isSeenInOneFile ?? true
  }

  /// Whether the property that it accesses is read and written in place, without calling it.
  var isStored: Bool { mayBeStored && (!isDispatched || isSeenInOneFile) }

  /// Whether its code is called as its type says, and only for itself.
  package var canBeHooked: Bool {
    !runsWhileOverriding && !isStored
      && (!isOptimized || (isDispatched || !isInternal && isReached) && !mayBeMerged)
  }

  /// Whether `isReached` decides, for which a file's code is read once: some 3 ms a megabyte.
  package var dependsOnReach: Bool { canBeHooked && isOptimized && !isDispatched }

  /// Whether a hook sees all of its calls.
  package var seesEveryCall: Bool { !isOptimized && !mayBeStored && !isPassedBy }

  /// Notes whether an accessor may be passed by where the value's memory is, that of a wrapper
  /// included.
  ///
  /// In debug builds a `didSet` or `willSet` runs in the setter or the coroutine, so that no change
  /// passes both by; and only code that sees a wrapper goes to that itself.
  package mutating func noteStorage(
    _ kind: Declaration.Kind,
    of symbol: MemberSymbol,
    named mangled: String,
    in type: TypeDescriptor<some AddressSpace>,
    _ source: some DeclarationSource
  ) {
    guard !type.mayWrap(symbol) else {
      mayBeStored = !isOptimized && isSeenInOneFile
      return
    }
    let isChange = !isOptimized && (kind == .setter || kind == .modify)
    let property = MangledName(mangled).property
    mayBeStored =
      type.mayStore(symbol.name)
      && !(isChange && ["W", "w"].contains { source.has(property + $0) })
  }

  /// The error for a function that can neither be hooked nor is imported.
  package func refusal(
    of declaration: String,
    kind: Declaration.Kind,
    isStatic: Bool,
    isOfClass: Bool
  ) -> OverrideError {
    if isStored { return .storedProperty(declaration: declaration) }
    if mayBeMerged {
      return .unexpectedLayout(
        declaration: declaration,
        detail: "the optimizer or the linker may have made it one with another of the same code; "
          + "mark it 'dynamic', or override what calls it"
      )
    }
    guard isOfClass else { return .notDynamic(declaration: declaration) }
    if kind == .initializer { return .classInitializer(declaration: declaration) }
    return isStatic ? .notDynamic(declaration: declaration) : .final(declaration: declaration)
  }

  private static let modulesThatOverride: Set = [
    "PliantBase", "PliantImages", "PliantHooks", "PliantLifetime", "PliantOverriding",
    "Swift", "Synchronization", "_Concurrency", "_RegexParser", "_StringProcessing",
  ]
}

/// The coroutines that access a property or subscript in place.
///
/// They are `…vr` and `…vM` beside the getter `…vg`, and `…vM` beside the setter `…vs`.
package enum Coroutine {
  /// The coroutine that accesses in place what an accessor does, and does not call it; nil if there
  /// is none.
  ///
  /// `isHidden` says that the optimizer may have put such a `…vM` into its callers.
  package static func passing(
    _ accessor: String,
    at address: UInt,
    in source: some DeclarationSource,
    isHidden: Bool
  ) -> String? {
    func calls(_ coroutine: String) -> Bool? {
      let parts = parts(of: coroutine, in: source)
      return parts.isEmpty ? nil : parts.contains { source.leads(of: $0).contains(address) }
    }
    let names = names(beside: accessor)
    guard let modify = names.last else { return nil }
    if let passing = names.first(where: { calls($0) == false }) { return passing }
    if isHidden, calls(modify) == nil { return modify }
    // Properties with dynamic observers are stored, and changed in place between the observers.
    let property = MangledName(modify).property
    return names.count > 1 && ["WTX", "wTX"].contains { source.has(property + $0) } ? modify : nil
  }

  /// The mangled names of those beside an accessor; empty for other functions.
  private static func names(beside accessor: String) -> [String] {
    let name = MangledName(accessor)
    return switch name.accessor {
    case "g": ["r", "M"].map(name.beside)
    case "s": [name.beside("M")]
    default: []
    }
  }

  /// Whether a coroutine of a debug build is all that passes an accessor by, so that it can be made
  /// to call that.
  ///
  /// A final class reads what has a `didSet` or a `willSet` in place, and then calls the setter. If
  /// the compiler made the setter of the coroutine, that must run itself.
  package static func alone<Source: DeclarationSource>(
    _ coroutine: String,
    passing kind: Declaration.Kind,
    in source: Source
  ) -> (modify: Source.Code, setter: Source.Code)? {
    let property = coroutine.dropLast()
    guard coroutine.hasSuffix("vM"),
      kind != .getter || !["W", "w"].contains(where: { source.has(property + $0) }),
      let modify = source.function(coroutine), let setter = source.function(property + "s"),
      !source.leads(of: setter).contains(source.address(of: modify))
    else { return nil }
    return (modify, setter)
  }

  /// The functions that a coroutine is made of.
  private static func parts<Source: DeclarationSource>(
    of coroutine: String,
    in source: Source
  ) -> [Source.Code] {
    source.functions(prefix: coroutine) { name in
      let rest = name.dropFirst(coroutine.utf8.count)
      return rest.isEmpty || rest.starts(with: ".resume".utf8)
    }
  }
}
