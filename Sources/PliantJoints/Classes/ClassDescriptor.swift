import CPliant

/// What the compiler wrote about one class: its methods and the methods it overrides.
///
/// The layout is that of `TargetClassDescriptor` in the Swift runtime's `ABI/Metadata.h`.
package struct ClassDescriptor: Hashable, Sendable {
  package let address: UInt

  package init?(_ address: UInt) {
    guard address != 0 else { return nil }
    self.address = address
    guard flags & 0x1F == 16 else { return nil }
  }

  package var isGeneric: Bool { flags & 0x80 != 0 }

  /// The name without its context.
  package var name: String {
    relative(at: 8).flatMap { UnsafePointer<CChar>(bitPattern: $0) }.map { String(cString: $0) }
      ?? ""
  }

  /// The method descriptors, in the order of their slots.
  var methods: [Method] {
    guard let vtable else { return [] }
    return (0..<vtable.count).map { index in
      let at = vtable.first + UInt(index * 8)
      return Method(
        address: at,
        implementation: Self.relative(to: at + 4),
        slot: vtable.offset + index * 8,
        isInitializer: Self.load(UInt32.self, at: at) & 0xF == 1
      )
    }
  }

  /// Whether it has methods that are dispatched and that its superclass has not; initializers, which
  /// are called on the class, do not count.
  package var hasOwnSlots: Bool { methods.contains { !$0.isInitializer } }

  struct Method {
    let address: UInt
    let implementation: UInt?
    /// From the metadata's address point, in bytes.
    let slot: Int
    let isInitializer: Bool
  }

  struct Override {
    let address: UInt
    let base: ClassDescriptor
    let method: UInt
    let implementation: UInt?
  }

  var overrides: [Override] {
    guard let start = overrideTable else { return [] }
    let count = Self.load(UInt32.self, at: start)
    return (0..<UInt(count)).compactMap { index in
      let at = start + 4 + index * 12
      guard let base = Self.indirectable(to: at).flatMap(ClassDescriptor.init),
        let method = Self.indirectable(to: at + 4)
      else { return nil }
      return Override(
        address: at,
        base: base,
        method: method,
        implementation: Self.relative(to: at + 8)
      )
    }
  }

  /// Whether the class itself overrides the method of a descriptor.
  func overrides(_ method: UInt) -> Bool { overrides.contains { $0.method == method } }

  /// The superclass, where it is named by a plain reference to its descriptor.
  var superclass: ClassDescriptor? {
    guard let name = relative(at: 20) else { return nil }
    // A symbolic reference: a control byte, then where the descriptor, or a pointer to it, is.
    switch Self.load(UInt8.self, at: name) {
    case 1: return Self.relative(to: name + 1).flatMap(ClassDescriptor.init)
    case 2:
      return Self.relative(to: name + 1).map { Self.load(UInt.self, at: $0) }
        .flatMap(ClassDescriptor.init)
    default: return nil
    }
  }

  /// The metadata of a class that is not generic, made ready if it is not.
  package var metadata: ClassMetadata? {
    guard !isGeneric, let accessor = relative(at: 12) else { return nil }
    typealias Accessor = @convention(thin) (Int) -> MetadataResponse
    // SAFETY: the accessor of a type that is not generic takes the request alone; 0 asks for
    // complete metadata.
    let function = unsafeBitCast(UnsafeRawPointer(bitPattern: accessor), to: Accessor.self)
    return ClassMetadata(function(0).metadata)
  }

  private struct MetadataResponse {
    let metadata: UnsafeRawPointer
    let state: Int
  }
}

// MARK: - Layout

extension ClassDescriptor {
  private var flags: UInt32 { Self.load(UInt32.self, at: address) }

  var layout: ClassLayout? { ClassLayout { Self.load(UInt16.self, at: address + $0) } }

  private var vtable: (offset: Int, count: Int, first: UInt)? {
    guard let layout, layout.hasVTable else { return nil }
    let header = address + layout.vtableHeader
    var offset = Int(Self.load(UInt32.self, at: header)) * 8
    if layout.hasResilientSuperclass {
      guard let bounds = relative(at: 24) else { return nil }
      offset += Self.load(Int.self, at: bounds)
    }
    return (offset, Int(Self.load(UInt32.self, at: header + 4)), header + 8)
  }

  private var overrideTable: UInt? {
    guard let layout, layout.hasOverrideTable else { return nil }
    let header = address + layout.vtableHeader
    return layout.hasVTable ? header + 8 + UInt(Self.load(UInt32.self, at: header + 4)) * 8 : header
  }

  func load<T: BitwiseCopyable>(_ type: T.Type, at offset: UInt) -> T {
    Self.load(type, at: address + offset)
  }

  func relative(at offset: UInt) -> UInt? { Self.relative(to: address + offset) }

  // SAFETY of the three loads below: `address` is a class descriptor by its flags, the compiler
  // wrote it whole, and `RuntimeLayout` has compared this layout with classes of our own.
  static func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T {
    UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped.loadUnaligned(as: type)
  }

  static func relative(to address: UInt) -> UInt? {
    let offset = Int(load(Int32.self, at: address))
    return offset == 0 ? nil : address &+ UInt(bitPattern: offset)
  }

  private static func indirectable(to address: UInt) -> UInt? {
    guard let target = relative(to: address) else { return nil }
    return target & 1 == 0 ? target : load(UInt.self, at: target & ~1)
  }
}
