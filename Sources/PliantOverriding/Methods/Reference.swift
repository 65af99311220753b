import PliantHooks
import PliantImages

extension __Pliant {
  /// The facts that the compiler tells about a declaration that a handle names.
  public struct Reference: Sendable {
    /// The type of the name, nil if the handle is written as a closure, or with `as`.
    private let type: Any.Type?
    private let inherits: Bool?
    /// Whether only its code tells whether it runs where its caller does.
    let isIsolationUnknown: Bool
    /// The function whose type names the one type of error that it throws; nil if none does.
    let throwing: Any.Type?
    /// Whether the handle's types were written for a symbol.
    let isSpelled: Bool
    // SAFETY: what it names, a local function perhaps, is code, which it captures nothing of.
    nonisolated(unsafe) private let named: (() -> Entry)?
    private let specialized: (@Sendable () -> Specialized)?
    private let path: Path?

    /// Creates the facts; if they are exact, the closure `named` has the type of the name.
    public init(
      _ type: Any.Type? = nil,
      isExact: Bool = false,
      named: (() -> Entry)? = nil,
      specialized: (@Sendable () -> Specialized)? = nil,
      path: (@Sendable @MainActor () -> AnyKeyPath)? = nil,
      inheritsIsolation: Bool? = nil,
      isIsolationUnknown: Bool = false,
      throwing: Any.Type? = nil,
      isSpelled: Bool = false
    ) {
      self.type = isExact ? named?().type : type
      inherits = inheritsIsolation
      self.isIsolationUnknown = isIsolationUnknown
      self.throwing = throwing ?? self.type
      self.isSpelled = isSpelled
      self.named = named
      self.specialized = specialized
      self.path = path
    }
  }
}

extension __Pliant.Reference {
  /// The function that the compiler made of the expression that names it; nil if a symbol names it,
  /// or if it captures something.
  var function: UInt? {
    guard let words = named?().words, words.context == nil else { return nil }
    return words.function.map { UInt(bitPattern: $0) }
  }

  /// Whether changes of an accessor's property in place can be made calls of it.
  func follows(_ accessor: Implementation) -> Bool {
    guard accessor.modify != nil, let path else { return false }
    return InPlaceCalls.canFollow(accessor, by: __Pliant.keyPath(path))
  }

  /// Makes them such calls while it has layers; nil if they cannot be.
  func inPlaceCalls(of accessor: Implementation) throws -> InPlaceCalls? {
    guard follows(accessor), let path else { return nil }
    return try InPlaceCalls.of(accessor, by: __Pliant.keyPath(path))
  }

  /// The types that a generic function is named with; nil if it is named without.
  var specialization: __Pliant.Specialized? { specialized?() }

  /// The owner of the receiver, which the name of a method takes first.
  var receiver: Ownership? {
    type.flatMap { FunctionText($0) }?.parameters.first?.ownership
  }

  /// Whether its type, or a closure's in it, is of an actor, as far as the type's name tells.
  var isIsolated: Bool {
    guard let type else { return true }
    let known = ["@Sendable", "@escaping", "@autoclosure", "nonisolated(nonsending)"]
    let text = known.reduce(_typeName(type)) { $0.replacing($1, with: "") }
    return text.contains("@") || text.contains("isolated")
  }

  /// How many closures it takes and does not keep; nil if nothing tells.
  func borrowedClosures(of symbol: MemberSymbol) -> Int? {
    guard let type else { return nil }
    let called = symbol.isCalledOnInstance ? FunctionType.result(of: type) : type
    return called.map(FunctionType.borrowedClosures)
  }

  /// Whether the caller's actor is passed along; nil if nothing tells.
  func inheritsIsolation(of symbol: MemberSymbol) -> Bool? {
    guard let type else { return inherits }
    let outer = FunctionText(type)
    let called = symbol.isCalledOnInstance ? outer.flatMap { FunctionText($0.result) } : outer
    return called?.inheritsIsolation
  }
}
