import PliantImages

/// The type that a member of generic code is called on, and what calls pass of it.
enum GenericHolder {
  /// The class of self has the types.
  case object(ClassMetadata)
  /// A struct or an enum, which is passed by its address, and its metadata in the first word.
  case address(Any.Type)
  /// One whose self is in registers, or there is none: its types and tables of witnesses are words.
  case words(Any.Type)
  /// A type that conforms to a protocol, whose extension has the member.
  case conformer(Any.Type, table: UInt)

  /// A struct's or an enum's.
  init(
    of type: Any.Type,
    _ symbol: MemberSymbol,
    isAddress: Bool
  ) {
    let hasSelf = !symbol.isStatic && symbol.kind != .initializer
    self = hasSelf && isAddress ? .address(type) : .words(type)
  }

  /// Of the generic type.
  var descriptor: LoadedType? {
    switch self {
    case .object(let type): type.descriptor?.type
    case .address(let type), .words(let type): LoadedType(ofValue: type)
    case .conformer: nil
    }
  }

  /// The type arguments of a struct or an enum.
  var arguments: [Any.Type] {
    switch self {
    case .address(let type), .words(let type):
      // SAFETY: they are addresses of metadata, which a metatype is.
      LoadedType.arguments(of: type)?.types.map { unsafeBitCast($0, to: Any.Type.self) } ?? []
    case .object, .conformer: []
    }
  }

  /// The words that calls pass: metadata, and tables that follow all metadata.
  func words(for declaration: String) throws -> (types: [UInt], tables: [UInt]) {
    switch self {
    case .object: return ([], [])
    case .address(let type): return ([UInt(bitPattern: unsafeBitCast(type, to: Int.self))], [])
    case .conformer(let type, let table):
      return ([UInt(bitPattern: unsafeBitCast(type, to: Int.self))], [table])
    case .words(let type):
      guard let arguments = LoadedType.arguments(of: type) else {
        throw OverrideError.unexpectedLayout(
          declaration: declaration,
          detail: "its type takes a pack or a value, or is within a generic one: "
            + "override what calls it"
        )
      }
      return arguments
    }
  }
}
