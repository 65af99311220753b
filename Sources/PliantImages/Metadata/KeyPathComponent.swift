import CPliant
import PliantBase

/// One component of a key path, as the standard library keeps it.
///
/// The layout is that of `KeyPath.swift` in the standard library and of `ABI/KeyPath.h` in the
/// runtime.
package struct KeyPathComponent {
  package enum Kind {
    case structStored(offset: Int)
    case classStored(offset: Int, isMutable: Bool)
    case computed(Computed)
    case optionalChain
    case optionalForce
    case optionalWrap
  }

  package struct Computed {
    /// Equal for two key paths to one property, whichever module they are written in.
    package let id: UInt
    /// Whether that is an address: of the property's getter, or of the getter's method descriptor.
    package let idIsAddress: Bool
    package let getter: UnsafeRawPointer
    /// The setter; nil if the code that wrote the key path may not set the property.
    package let setter: UnsafeRawPointer?
    /// The arguments of its getter: the types of a generic context, or those in a subscript's
    /// brackets; in memory of the key path.
    package let arguments: UnsafeRawBufferPointer?
    /// Whether it is a subscript with something in its brackets.
    package let isSubscript: Bool

    package var isSettable: Bool { setter != nil }

    /// Whether a generic context names it through a protocol: its number is the requirement's, and
    /// not one of the class.
    package var isOfProtocol: Bool { !idIsAddress && arguments != nil && !isSubscript }

    /// Identifies the property.
    package var identity: UInt { isOfProtocol ? UInt(bitPattern: getter) : id }
  }

  package let kind: Kind
  /// The type that it is applied to.
  package let base: Any.Type
  /// The type of its value.
  package let value: Any.Type
}

extension KeyPathComponent {
  /// Whether it is applied to an object.
  package var isOfObject: Bool { base is AnyClass }

  package var computed: Computed? {
    if case .computed(let computed) = kind { computed } else { nil }
  }

  /// Whether it is a `?`.
  package var isChain: Bool { if case .optionalChain = kind { true } else { false } }

  /// Whether it is a `!`.
  package var isForced: Bool { if case .optionalForce = kind { true } else { false } }

  /// The getter of a property that it names through a protocol.
  package var requirement: UInt? { computed.flatMap { $0.isOfProtocol ? $0.identity : nil } }
}

extension KeyPathComponent {
  /// The components of a key path; nil if its memory is not laid out as known.
  package static func all(in keyPath: AnyKeyPath) -> [KeyPathComponent]? {
    layoutIsKnown ? read(keyPath) : nil
  }

  /// The same up to its first subscript, behind which the memory differs.
  package static func untilSubscript(in keyPath: AnyKeyPath) -> [KeyPathComponent]? {
    layoutIsKnown ? read(keyPath, untilSubscript: true) : nil
  }

  /// The components in a key path's buffer, without the word of its size.
  package static func all(
    in buffer: UnsafeRawBufferPointer,
    from root: Any.Type,
    to value: Any.Type,
    untilSubscript: Bool = false
  ) -> [KeyPathComponent]? {
    var reader = Reader(buffer)
    var components: [KeyPathComponent] = []
    var base = root
    while !reader.isAtEnd {
      guard let kind = reader.nextKind() else { return nil }
      if untilSubscript, case .computed(let computed) = kind, computed.isSubscript {
        return components + [KeyPathComponent(kind: kind, base: base, value: value)]
      }
      guard let next = reader.isAtEnd ? value : reader.nextType()
      else { return nil }
      components.append(KeyPathComponent(kind: kind, base: base, value: next))
      base = next
    }
    return components
  }

  private static func read(
    _ keyPath: AnyKeyPath,
    untilSubscript: Bool = false
  ) -> [KeyPathComponent]? {
    // SAFETY: an object, then the pointer to its string, then the buffer: a word with its size, and
    // as many bytes, of which none is kept longer than the key path.
    withExtendedLifetime(keyPath) {
      let object = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
      let size = Int((object + 24).load(as: UInt32.self) & 0x00FF_FFFF)
      return all(
        in: UnsafeRawBufferPointer(start: object + 32, count: size),
        from: type(of: keyPath).rootType,
        to: type(of: keyPath).valueType,
        untilSubscript: untilSubscript
      )
    }
  }

  /// Takes key paths of our own apart and compares.
  private static let layoutIsKnown: Bool = {
    guard let nested = read(\KeyPathProbe.holder.next?.number), nested.count == 5,
      let stored = read(\KeyPathProbe.stored), stored.count == 1,
      let constant = read(\KeyPathProbe.constant), constant.count == 1
    else { return false }
    guard case .computed(let first) = nested[0].kind, nested[0].value == KeyPathHolder.self,
      case .structStored(offset: 8) = nested[1].kind, nested[1].value == KeyPathProbe?.self,
      case .optionalChain = nested[2].kind, nested[2].value == KeyPathProbe.self,
      case .computed(let last) = nested[3].kind, nested[3].base == KeyPathProbe.self,
      case .optionalWrap = nested[4].kind, nested[4].value == Int?.self,
      case .classStored(offset: 24, isMutable: true) = stored[0].kind,
      case .classStored(offset: 16, isMutable: false) = constant[0].kind
    else { return false }
    let probe = KeyPathProbe()
    probe.holder.next = probe
    var isRight = first.id != last.id
    withUnsafePointer(to: probe) { probe in
      isRight = isRight && last.read(Int.self, from: probe) == 7
    }
    isRight = isRight && nested.dropLast(2).nextObject(from: probe) === probe
    if let settable = read(\KeyPathProbe.number)?.first?.computed, settable.isSettable {
      withUnsafePointer(to: probe) { probe in
        withUnsafePointer(to: 8) { settable.set(from: $0, to: probe) }
      }
      isRight = isRight && probe.number == 8
    }
    probe.holder.next = nil
    return isRight && nested.dropLast(2).nextObject(from: probe) == nil
  }()
}

struct KeyPathHolder {
  var number = 1
  var next: KeyPathProbe?
}

final class KeyPathProbe {
  let constant = 5
  final var stored = 6
  dynamic var number = 7
  dynamic var holder = KeyPathHolder()
}

// MARK: - Memory

extension KeyPathComponent {
  /// Walks a key path's buffer.
  private struct Reader {
    private var rest: UnsafeRawBufferPointer

    init(_ buffer: UnsafeRawBufferPointer) { rest = buffer }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func nextType() -> Any.Type? {
      guard let word = next(UInt.self), word != 0 else { return nil }
      return unsafeBitCast(word, to: Any.Type.self)
    }

    mutating func nextKind() -> Kind? {
      guard let header = next(UInt32.self) else { return nil }
      let payload = header & 0x00FF_FFFF
      switch header &>> 24 & 0x7F {
      case 1: return nextOffset(payload).map { .structStored(offset: $0) }
      case 2: return nextComputed(payload).map { .computed($0) }
      case 3:
        let isMutable = payload & 0x0080_0000 != 0
        return nextOffset(payload).map { .classStored(offset: $0, isMutable: isMutable) }
      case 4:
        let kinds: [Kind] = [.optionalChain, .optionalWrap, .optionalForce]
        return payload < 3 ? kinds[Int(payload)] : nil
      default: return nil
      }
    }

    private mutating func nextOffset(_ payload: UInt32) -> Int? {
      let offset = payload & 0x007F_FFFF
      if offset == 0x007F_FFFF { return next(UInt32.self).map(Int.init) }
      return offset > 0x007F_FFFC ? nil : Int(offset)
    }

    private mutating func nextComputed(_ payload: UInt32) -> Computed? {
      guard let id = next(UInt.self),
        let getter = next(UInt.self).flatMap({ UnsafeRawPointer(bitPattern: $0) })
      else { return nil }
      let isSettable = payload & 0x0040_0000 != 0
      let setter = isSettable ? next(UInt.self).flatMap(UnsafeRawPointer.init(bitPattern:)) : nil
      if isSettable, setter == nil { return nil }
      var (arguments, isSubscript): (UnsafeRawBufferPointer?, Bool) = (nil, false)
      if payload & 0x0008_0000 != 0 {
        guard let size = next(UInt.self), let witnesses = next(UInt.self), size <= rest.count
        else { return nil }
        arguments = UnsafeRawBufferPointer(rebasing: rest[..<Int(size)])
        rest = UnsafeRawBufferPointer(rebasing: rest[Int(size)...])
        isSubscript = witnesses != Self.genericWitnesses
      }
      return Computed(
        id: id,
        idIsAddress: payload & 0x0030_0000 == 0,
        getter: getter,
        setter: setter,
        arguments: arguments,
        isSubscript: isSubscript
      )
    }

    /// The word in place of witnesses if a component's arguments are a generic context's types.
    private static let genericWitnesses = UInt(bitPattern: pliant_key_path_generic_witnesses())

    /// The next value, at an address that suits its type.
    private mutating func next<T: BitwiseCopyable>(_ type: T.Type) -> T? {
      let misaligned = UInt(bitPattern: rest.baseAddress) % UInt(MemoryLayout<T>.alignment)
      let skipped = misaligned == 0 ? 0 : MemoryLayout<T>.alignment - Int(misaligned)
      guard rest.count >= skipped + MemoryLayout<T>.size else { return nil }
      defer { rest = UnsafeRawBufferPointer(rebasing: rest[(skipped + MemoryLayout<T>.size)...]) }
      return rest.load(fromByteOffset: skipped, as: type)
    }
  }
}
