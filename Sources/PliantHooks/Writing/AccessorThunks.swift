import CPliant

/// Thunks in hooks around the accessors of a property, which notify of its changes.
///
/// A thunk stays in its place, and so does its target. A new target gets a thunk of its own, and
/// the hook changes from one to the other at once.
package struct AccessorThunks: @unchecked Sendable {
  // SAFETY: its pointers are to code, which never changes, and to properties, which only C reads.
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
    let property: UnsafeMutablePointer<pliant_property>
  }

  private var thunks: [Inner: UnsafeRawPointer] = [:]
  private var inners: [UInt: Inner] = [:]

  /// The content of a hook without its thunk.
  func inner(of content: UInt) -> UInt { inners[content]?.content ?? content }

  func isThunk(_ content: UInt) -> Bool { inners[content] != nil }

  /// The new content of a hook that holds `content`, so that `value` is called: with a thunk
  /// around it if the old content is a thunk.
  mutating func replacement(
    of content: UInt,
    with value: UnsafeRawPointer,
    in implementation: Implementation
  ) throws -> UnsafeRawPointer {
    guard let inner = inners[content] else { return value }
    return try thunk(
      inner.kind,
      around: UInt(bitPattern: value),
      notifying: inner.property,
      of: implementation
    )
  }

  /// A thunk that runs `content`, and `property`'s observers before and after.
  mutating func thunk(
    _ kind: Kind,
    around content: UInt,
    notifying property: UnsafeMutablePointer<pliant_property>,
    of implementation: Implementation
  ) throws -> UnsafeRawPointer {
    let inner = Inner(content: content, kind: kind, property: property)
    if let thunk = thunks[inner] { return thunk }
    let function = try UnsafeRawPointer(codeAt: content, of: implementation.declaration)
    // A cell's content that is the dynamic function itself would ask the cell again. The runtime
    // keeps it from that if it finds the function in a word.
    let isReplaceable = implementation.kind.isDynamic && content == implementation.function
    let accessor = UnsafeMutablePointer<pliant_accessor>.allocate(capacity: 1)
    accessor.initialize(
      to: pliant_accessor(
        target: isReplaceable ? Self.word(holding: function) : function,
        is_replaceable: isReplaceable,
        notifies: kind.notifies,
        property: property
      )
    )
    let thunk = try makeThunk(
      kind == .modify ? PLIANT_THUNK_MODIFY : PLIANT_THUNK_SETTER,
      to: accessor,
      context: accessor,
      for: implementation.declaration
    ) { accessor.deallocate() }
    thunks[inner] = thunk
    inners[UInt(bitPattern: thunk)] = inner
    return thunk
  }

  private static func word(holding function: UnsafeRawPointer) -> UnsafeRawPointer {
    let word = UnsafeMutablePointer<UnsafeRawPointer>.allocate(capacity: 1)
    word.initialize(to: function)
    return UnsafeRawPointer(word)
  }
}

extension AccessorThunks.Kind {
  fileprivate var notifies: pliant_notifies {
    switch self {
    case .setter, .modify: PLIANT_NOTIFIES_BOTH
    case .willSet: PLIANT_NOTIFIES_BEFORE
    case .didSet: PLIANT_NOTIFIES_AFTER
    }
  }
}
