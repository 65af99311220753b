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
  package var methods: [Method] {
    guard let tables, let offset = vtableOffset(tables.layout) else { return [] }
    return tables.methods.enumerated().map { index, method in
      Method(
        address: method.address,
        implementation: method.implementation,
        slot: offset + index * 8,
        isInitializer: method.flags & 0xF == 1
      )
    }
  }

  /// Whether it has methods that are dispatched and that its superclass has not; initializers, which
  /// are called on the class, do not count.
  package var hasOwnSlots: Bool { methods.contains { !$0.isInitializer } }

  package struct Method {
    package let address: UInt
    package let implementation: UInt?
    /// From the metadata's address point, in bytes.
    package let slot: Int
    let isInitializer: Bool
  }

  package struct Override {
    package let address: UInt
    package let base: ClassDescriptor
    package let method: UInt
    package let implementation: UInt?
  }

  package var overrides: [Override] {
    guard let tables else { return [] }
    return tables.overrides.compactMap { override in
      guard let base = override.base?.address.flatMap(ClassDescriptor.init),
        let method = override.method?.address
      else { return nil }
      return Override(
        address: override.address,
        base: base,
        method: method,
        implementation: override.implementation
      )
    }
  }

  /// Whether the class itself overrides the method of a descriptor.
  package func overrides(_ method: UInt) -> Bool { overrides.contains { $0.method == method } }

  /// The superclass, where it is named by a plain reference to its descriptor.
  var superclass: ClassDescriptor? {
    LoadedMemory().superclass(of: address)?.address.flatMap(ClassDescriptor.init)
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
  private var flags: UInt32 { load(UInt32.self, at: 0) }

  private var tables: ClassTables<LoadedMemory>? { ClassTables(at: address, in: LoadedMemory()) }

  var layout: ClassLayout? { tables?.layout }

  /// Where metadata has the class's slots, from its address point; nil where it has none.
  private func vtableOffset(_ layout: ClassLayout) -> Int? {
    guard layout.hasVTable else { return nil }
    let offset = Int(load(UInt32.self, at: layout.vtableHeader)) * 8
    guard layout.hasResilientSuperclass else { return offset }
    return relative(at: 24).map { offset + Self.load(Int.self, at: $0) }
  }

  func load<T: BitwiseCopyable>(_ type: T.Type, at offset: UInt) -> T {
    Self.load(type, at: address + offset)
  }

  func relative(at offset: UInt) -> UInt? { Self.relative(to: address + offset) }

  // SAFETY: as `LoadedMemory`; no descriptor, and nothing that it names, is at address 0.
  static func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T {
    LoadedMemory().load(type, at: address).unsafelyUnwrapped
  }

  static func relative(to address: UInt) -> UInt? { LoadedMemory().relative(at: address) }
}
