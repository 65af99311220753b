import CPliant

/// Thunks that stand in joints around the accessors of a property, and tell of its changes.
///
/// A thunk stays where it was put, and so does its target: what takes the target's place comes with a
/// thunk of its own, and the joint changes from one to the other at once.
package struct AccessorThunks: @unchecked Sendable {
  // SAFETY: its pointers are to code, which never changes.
  package enum Kind: Sendable {
    case setter
    case modify
    /// Called before the change.
    case willSet
    /// Called after the change.
    case didSet
  }

  private struct Inner: Hashable {
    let content: UInt
    let kind: Kind
    let property: UInt
  }

  private var thunks: [Inner: UnsafeRawPointer] = [:]
  private var inners: [UInt: Inner] = [:]

  /// What a joint that holds `content` would hold without its thunk.
  func inner(of content: UInt) -> UInt { inners[content]?.content ?? content }

  func isThunk(_ content: UInt) -> Bool { inners[content] != nil }

  /// What puts `value` into a joint that holds `content`: a thunk around it where there is one.
  mutating func replacement(
    of content: UInt,
    with value: UnsafeRawPointer,
    in implementation: Implementation
  ) throws -> UnsafeRawPointer {
    guard let inner = inners[content] else { return value }
    return try thunk(
      inner.kind,
      around: UInt(bitPattern: value),
      telling: inner.property,
      of: implementation
    )
  }

  /// A thunk that runs `content`, and `property`'s observers before and after.
  mutating func thunk(
    _ kind: Kind,
    around content: UInt,
    telling property: UInt,
    of implementation: Implementation
  ) throws -> UnsafeRawPointer {
    let inner = Inner(content: content, kind: kind, property: property)
    if let thunk = thunks[inner] { return thunk }
    let accessor = UnsafeMutablePointer<pliant_accessor>.allocate(capacity: 1)
    accessor.initialize(
      to: pliant_accessor(
        target: try target(content, of: implementation),
        is_replaceable: implementation.isReplaceable(content),
        tells: kind.tells,
        property: try pointer(property, of: implementation)
          .assumingMemoryBound(to: pliant_property.self)
      )
    )
    let shape = kind == .modify ? PLIANT_THUNK_MODIFY : PLIANT_THUNK_SETTER
    let thunk = try makeThunk(
      shape,
      to: accessor,
      context: accessor,
      for: implementation.declaration
    ) { accessor.deallocate() }
    thunks[inner] = thunk
    inners[UInt(bitPattern: thunk)] = inner
    return thunk
  }

  /// What a thunk calls: a function, or the word in which the runtime finds a dynamic one.
  private func target(
    _ content: UInt,
    of implementation: Implementation
  ) throws -> UnsafeRawPointer {
    guard implementation.isReplaceable(content) else {
      return UnsafeRawPointer(try pointer(content, of: implementation))
    }
    let saved = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
    saved.initialize(to: content)
    return UnsafeRawPointer(saved)
  }

  private func pointer(
    _ address: UInt,
    of implementation: Implementation
  ) throws -> UnsafeMutableRawPointer {
    guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else {
      throw JointError.unexpectedLayout(
        declaration: implementation.declaration,
        detail: "a joint that holds nothing"
      )
    }
    return pointer
  }
}

extension AccessorThunks.Kind {
  fileprivate var tells: pliant_tells {
    switch self {
    case .setter, .modify: PLIANT_TELLS_BOTH
    case .willSet: PLIANT_TELLS_BEFORE
    case .didSet: PLIANT_TELLS_AFTER
    }
  }
}

extension Implementation {
  /// Whether a cell's content is the dynamic function itself, which would ask the cell again.
  fileprivate func isReplaceable(_ content: UInt) -> Bool {
    kind.isDynamic && content == function
  }
}
