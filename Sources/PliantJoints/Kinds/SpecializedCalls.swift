import CPliant
import PliantBase

/// What a call of one specialisation has in one place.
struct CallCheck: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    /// A word behind its arguments, by its number among them and those before it.
    case word(Int)
    /// The class of the receiver, or one above it.
    case classOfSelf
    /// The class that a static was called on, or one above it.
    case selfAsClass
  }

  let place: Place
  /// The address of a type's metadata or of a table of witnesses.
  let expected: UInt
}

/// The calls of one specialisation of a function.
package struct SpecializedCalls: Sendable {
  /// A number that no other joint has.
  let id: UInt
  private let checks: [CallCheck]
  /// Whether the function is dynamic, and so is never inlined.
  let isDynamic: Bool
  /// The types as the demangler prints them in the names of copies: `Swift.Int, Swift.String`.
  let typeNames: String?

  private struct Key: Hashable {
    let function: UInt
    let checks: [CallCheck]
  }

  private static let ids = Guarded<[Key: UInt]>([:])

  init(of function: UInt, _ checks: [CallCheck], named typeNames: String?, isDynamic: Bool) {
    self.checks = checks
    self.typeNames = typeNames
    self.isDynamic = isDynamic
    let key = Key(function: function, checks: checks)
    id = Self.ids.withLock { ids in
      if let known = ids[key] { return known }
      // Memory that is never freed has an address that no code has.
      let id = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
      ids[key] = id
      return id
    }
  }

  /// The words behind a call's arguments, in order.
  var words: [UInt] {
    checks.compactMap { check in
      if case .word = check.place { check.expected } else { nil }
    }
  }

  /// A thunk that runs `entry` for these calls, and `otherwise` for others; it is never freed.
  func filter(
    _ entry: UnsafeRawPointer,
    or otherwise: UInt,
    isAsync: Bool,
    for declaration: String
  ) throws -> UnsafeRawPointer {
    let checks = checks.map {
      pliant_check(place: $0.place.number, expected: UnsafeRawPointer(bitPattern: $0.expected))
    }
    guard let otherwise = UnsafeRawPointer(bitPattern: otherwise),
      let filter = pliant_make_filter(checks, checks.count, entry, otherwise, isAsync)
    else {
      throw JointError.outOfResources(
        declaration: declaration,
        detail: "no page of thunks could be mapped"
      )
    }
    return filter
  }
}

extension CallCheck.Place {
  fileprivate var number: Int64 {
    switch self {
    case .word(let number): Int64(number)
    case .classOfSelf: Int64(PLIANT_CLASS_OF_SELF)
    case .selfAsClass: Int64(PLIANT_SELF_AS_CLASS)
    }
  }
}
