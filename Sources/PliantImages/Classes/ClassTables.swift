/// The tables of a class descriptor in memory or in a file.
struct ClassTables<Space: AddressSpace> {
  private let space: Space
  private let address: UInt
  let layout: ClassLayout

  /// Nil where no class descriptor of a known layout is at the address.
  init?(at address: UInt, in space: Space) {
    guard let layout = ClassLayout(halfword: { space.load(UInt16.self, at: address &+ $0) }) else {
      return nil
    }
    self.space = space
    self.address = address
    self.layout = layout
  }

  struct Method {
    /// Where its descriptor is.
    let address: UInt
    let flags: UInt32
    let implementation: UInt?
  }

  /// The methods that the class declares, in the order of their slots.
  ///
  /// In a damaged file they end where they can no longer be read.
  var methods: some Sequence<Method> {
    let first = address &+ layout.vtableHeader &+ 8
    return (0..<UInt(methodCount)).lazy.map { index -> Method? in
      let at = first &+ index &* 8
      guard let flags = space.load(UInt32.self, at: at),
        space.load(UInt32.self, at: at &+ 4) != nil
      else { return nil }
      return Method(address: at, flags: flags, implementation: space.relative(at: at &+ 4))
    }
    .prefix { $0 != nil }.compactMap(\.self)
  }

  struct Override {
    let address: UInt
    /// The descriptor of the class that declares the method.
    let base: AddressTarget?
    /// The method's descriptor there.
    let method: AddressTarget?
    let implementation: UInt?
  }

  /// What the class overrides; it ends as `methods` do.
  var overrides: some Sequence<Override> {
    let start = overrideTable
    let count = start.flatMap { space.load(UInt32.self, at: $0) } ?? 0
    return (0..<UInt(count)).lazy.map { index -> Override? in
      let at = (start ?? 0) &+ 4 &+ index &* 12
      guard space.load(UInt32.self, at: at &+ 8) != nil else { return nil }
      return Override(
        address: at,
        base: space.indirectable(at: at),
        method: space.indirectable(at: at &+ 4),
        implementation: space.relative(at: at &+ 8)
      )
    }
    .prefix { $0 != nil }.compactMap(\.self)
  }

  private var methodCount: UInt32 {
    guard layout.hasVTable else { return 0 }
    return space.load(UInt32.self, at: address &+ layout.vtableHeader &+ 4) ?? 0
  }

  private var overrideTable: UInt? {
    guard layout.hasOverrideTable else { return nil }
    let header = address &+ layout.vtableHeader
    return layout.hasVTable ? header &+ 8 &+ UInt(methodCount) &* 8 : header
  }
}

extension AddressSpace {
  /// The superclass that the class descriptor at an address names by a plain reference to its descriptor.
  func superclass(of descriptor: UInt) -> AddressTarget? {
    // A symbolic reference: a control byte, then where the descriptor, or a pointer to it, is.
    guard let name = relative(at: descriptor &+ 20), let kind = load(UInt8.self, at: name),
      kind == 1 || kind == 2, let reference = relative(at: name &+ 1)
    else { return nil }
    return kind == 1 ? .address(reference) : target(at: reference)
  }
}
