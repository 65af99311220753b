/// Whether the methods of a file's structs get their receiver as an argument or by its address.
///
/// The rule is that of `ValueLayout`, on what a file tells without being loaded.
final class Receivers {
  private let file: ELFFile
  private let pointers: ELFPointers
  private var shapes: [UInt: Fields] = [:]

  enum Shape { case direct, byAddress, unknown }

  init(_ file: ELFFile, pointers: ELFPointers) {
    self.file = file
    self.pointers = pointers
  }

  func shape(of owner: ListedOwners.Owner) -> Shape {
    guard !StandardTypes.isResilient(owner.name) else { return .byAddress }
    guard let descriptor = owner.descriptor else {
      return StandardTypes.isFrozen(owner.name) ? .direct : .unknown
    }
    switch fields(of: descriptor, depth: 0) {
    case .words(let count): return count <= 15 ? .direct : .byAddress
    case .object, .byAddress: return .byAddress
    case .unknown: return .unknown
    }
  }

  /// What is known of a value: how many words it is passed in, if it is.
  fileprivate enum Fields {
    case words(Int)
    /// A reference, which is a word.
    case object
    case byAddress
    case unknown
  }

  // MARK: - Descriptors

  private func fields(of descriptor: UInt, depth: Int) -> Fields {
    if let known = shapes[descriptor] { return known }
    let fields = readFields(of: descriptor, depth: depth)
    shapes[descriptor] = fields
    return fields
  }

  /// The layouts are those of `TargetTypeContextDescriptor` and `FieldDescriptor` in the runtime.
  private func readFields(of descriptor: UInt, depth: Int) -> Fields {
    guard depth < 16, let flags = file.load(UInt32.self, at: descriptor), flags & 0x1F == 17,
      let start = file.relative(at: descriptor &+ 16),
      let size = file.load(UInt16.self, at: start &+ 10), size == 12,
      let count = file.load(UInt32.self, at: start &+ 12),
      count == file.load(UInt32.self, at: descriptor &+ 20)
    else { return .unknown }
    var words = 0
    var isKnown = true
    for index in 0..<UInt(count) {
      // More only matter if one of them cannot be passed; what is too much is passed by address.
      guard words <= 15 else { return .byAddress }
      guard let name = file.relative(at: start &+ 16 &+ index &* 12 &+ 4) else { return .unknown }
      switch field(at: name, depth: depth) {
      case .words(let count): words += count
      case .object: words += 1
      case .byAddress: return .byAddress
      case .unknown:
        isKnown = false
        guard index < 64 else { return .unknown }
      }
    }
    return isKnown ? .words(words) : .unknown
  }

  // MARK: - Types of fields

  /// A mangled type in which other types may stand as references to their descriptors.
  private func field(at address: UInt, depth: Int) -> Fields {
    var text: [UInt8] = []
    var reference: Fields?
    var at = address
    while text.count < 256, let byte = file.load(UInt8.self, at: at), byte != 0 {
      at &+= 1
      guard byte < 0x20 else {
        text.append(byte)
        continue
      }
      guard let target = file.relative(at: at), byte == 1 || byte == 2 else { return .unknown }
      at &+= 4
      // The first stands for the whole where nothing but what is read below follows.
      let found = referenced(target, isIndirect: byte == 2, depth: depth)
      reference = reference ?? found
      text.append(0)
    }
    return StandardTypes.words(
      of: String(decoding: text, as: UTF8.self),
      reference: reference?.known
    )
    .map(Fields.init) ?? .unknown
  }

  private func referenced(_ target: UInt, isIndirect: Bool, depth: Int) -> Fields {
    guard isIndirect else { return referenced(target, depth: depth) }
    switch pointers.target(at: target) {
    case .address(let address): return referenced(address, depth: depth)
    case .external(let symbol):
      // Another image's class is one word; what its structs hold, it alone knows.
      return symbol.hasSuffix("CMn") ? .object : .unknown
    case nil: return .unknown
    }
  }

  private func referenced(_ descriptor: UInt, depth: Int) -> Fields {
    guard let flags = file.load(UInt32.self, at: descriptor) else { return .unknown }
    switch flags & 0x1F {
    case 16: return .object
    case 17: return flags & 0x80 == 0 ? fields(of: descriptor, depth: depth + 1) : .unknown
    case 18:
      // Without payloads it is a number.
      let payloads = file.load(UInt32.self, at: descriptor &+ 20) ?? 1
      return payloads & 0xFF_FFFF == 0 ? .words(1) : .unknown
    case 3: return .byAddress
    default: return .unknown
    }
  }
}

extension Receivers.Fields {
  fileprivate var known: StandardTypes.Words? {
    switch self {
    case .words(let count): .words(count)
    case .object: .object
    case .byAddress: .byAddress
    case .unknown: nil
    }
  }

  fileprivate init(_ words: StandardTypes.Words) {
    switch words {
    case .words(let count): self = .words(count)
    case .object: self = .object
    case .byAddress: self = .byAddress
    }
  }
}
