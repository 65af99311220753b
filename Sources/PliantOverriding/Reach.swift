public import PliantHooks
import PliantImages

extension Override {
  /// The calls of a declaration that a handle can see.
  ///
  /// Ask before you rely on an override in an optimized build:
  ///
  /// ```swift
  /// guard case .everyCall = greet.reach else { print(greet.reach); return }
  /// ```
  public enum Reach: Equatable, Sendable {
    /// All calls: the declaration is `dynamic`, was built for debugging, or is a message that no
    /// class declares.
    ///
    /// Of a property's setter and getter, changes in place such as `+=` are calls, too, as long as
    /// one of them has layers: of the getter, and of the setter with the changed copy. Not so what
    /// a subclass's override does to `super.property` in place.
    case everyCall
    /// The calls of the function itself. Calls that the optimizer inlined are not seen, nor what
    /// `besides` names: the copies that it made, as demangled names, the property's `_read` or
    /// `_modify`, or the accesses of a stored property's memory, which call nothing. Of a
    /// protocol's method, the calls through the protocol: `besides` then holds the methods that are
    /// called on values of a known type.
    case callsOf(String, besides: [String])
    /// The calls that these images make to another one. Calls inside the function's own image, and
    /// inlined ones, are not seen.
    case callsFrom([String])
    /// No calls, and the reason. Overriding the declaration throws this error.
    case nothing(OverrideError)
  }
}

extension Override.Reach {
  /// The reason why a spy or a layer may not see some calls; nil if it sees all.
  package var blindness: String? {
    switch self {
    case .everyCall, .nothing: nil
    case .callsOf:
      "may not see all calls: the optimizer inlines and copies what is not 'dynamic', and calls on "
        + "values of a known type go past a protocol"
    case .callsFrom:
      "may not see all calls: those within the function's own library, and inlined ones, go past it"
    }
  }

  /// Creates the reach of what is installed in an implementation's hooks.
  ///
  /// `seesInPlace` says whether the coroutine that changes its property in place calls it.
  init(_ implementation: Implementation, seesInPlace: Bool) {
    let coroutine = seesInPlace ? nil : implementation.coroutine
    let besides = coroutine.map { [Demangler.demangle($0) ?? $0] } ?? []
    switch implementation.kind {
    case .cell where besides.isEmpty: self = .everyCall
    case .cell: self = .callsOf(implementation.declaration, besides: besides)
    case .code(let code) where code.inlined == nil && besides.isEmpty: self = .everyCall
    case .code(let code):
      self = .callsOf(
        implementation.declaration,
        besides: code.copies + besides
          + (implementation.isStored ? ["accesses of its memory"] : [])
      )
    case .witness: self = .callsOf(implementation.declaration, besides: [])
    case .imports(let symbol):
      self = .callsFrom(ImportCells.importers(of: symbol).map(\.image))
    }
  }
}
