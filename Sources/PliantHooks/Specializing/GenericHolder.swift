import CPliant
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
  var descriptor: UInt? {
    switch self {
    case .object(let type): type.descriptor?.address
    case .address(let type), .words(let type): metadataWords(of: type)[1]
    case .conformer: nil
    }
  }

  /// What the parameters of a struct or an enum stand for.
  var arguments: [Any.Type] {
    switch self {
    case .address(let type), .words(let type):
      // SAFETY: they are addresses of metadata, which a metatype is.
      GenericArguments(of: type)?.types.map { unsafeBitCast($0, to: Any.Type.self) } ?? []
    case .object, .conformer: []
    }
  }

  /// What it passes in words: metadata, and tables that follow all metadata.
  func words(for declaration: String) throws -> (types: [UInt], tables: [UInt]) {
    switch self {
    case .object: return ([], [])
    case .address(let type): return ([UInt(bitPattern: unsafeBitCast(type, to: Int.self))], [])
    case .conformer(let type, let table):
      return ([UInt(bitPattern: unsafeBitCast(type, to: Int.self))], [table])
    case .words(let type):
      guard let arguments = GenericArguments(of: type) else {
        throw OverrideError.unexpectedLayout(
          declaration: declaration,
          detail: "its type takes a pack or a value, or is within a generic one: "
            + "override what calls it"
        )
      }
      return (arguments.types, arguments.tables)
    }
  }
}

/// The types and the tables of witnesses that a struct or an enum is made of.
struct GenericArguments {
  let types: [UInt]
  let tables: [UInt]

  /// Returns nil of a type that is not generic, or within a generic one, or takes packs or values.
  init?(of type: Any.Type) {
    let words = metadataWords(of: type)
    guard (0x200...0x202).contains(words[0]), isGenericType(words[1]),
      let descriptor = UnsafeRawPointer(bitPattern: words[1]), !Self.isWithinGeneric(words[1])
    else { return nil }
    // SAFETY: behind the descriptor of a struct or an enum, which is 28 bytes, follow two relative
    // pointers, four 16-bit counts, and a byte for each parameter (`GenericContext.h` in the
    // runtime). Of the metadata, the third word and those behind it are the arguments.
    let header = descriptor + 28 + 8
    let counts = (0..<4).map { Int(header.load(fromByteOffset: 2 * $0, as: UInt16.self)) }
    guard counts[3] & 5 == 0 else { return nil }
    let keys = (0..<counts[0]).filter {
      header.load(fromByteOffset: 8 + $0, as: UInt8.self) & 0x80 != 0
    }
    let all = (0..<counts[2]).map { words[2 + $0] }
    guard keys.count <= all.count else { return nil }
    types = Array(all[..<keys.count])
    tables = Array(all[keys.count...])
  }

  /// Whether what a type's descriptor is in has parameters itself.
  static func isWithinGeneric(_ descriptor: UInt) -> Bool {
    guard let start = UnsafeRawPointer(bitPattern: descriptor) else { return true }
    // SAFETY: the second 32 bits of a descriptor are a relative pointer to that of its context; an
    // odd one leads to a pointer.
    let distance = Int(start.load(fromByteOffset: 4, as: Int32.self))
    guard distance & ~1 != 0 else { return false }
    var context = UInt(bitPattern: start + 4 + (distance & ~1))
    if distance & 1 != 0 {
      context = UnsafeRawPointer(bitPattern: context).map { $0.load(as: UInt.self) } ?? 0
    }
    return context == 0 || isGenericType(context)
  }
}
