/// The tables of a class descriptor in memory or in a file.
struct ClassTables<Space: AddressSpace> {
  private let space: Space
  private let address: UInt
  let layout: ClassLayout

  /// Nil if no class descriptor of a known layout is at the address.
  init?(at address: UInt, in space: Space) {
    guard let layout = ClassLayout(TypeDescriptor(address: address, space: space)) else {
      return nil
    }
    self.space = space
    self.address = address
    self.layout = layout
  }

  struct Method {
    /// The address of its descriptor.
    let address: UInt
    let flags: UInt32
    let implementation: UInt?
  }

  /// The methods that the class declares, in the order of their slots.
  ///
  /// In a damaged file they end at the first that cannot be read.
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

  /// The functions that replace a superclass's; they end as `methods` do.
  var overrides: some Sequence<UInt> { overrideEntries.compactMap { space.relative(at: $0 &+ 8) } }

  /// The superclasses' methods that it overrides, by their descriptors; these may be in another
  /// image, and then the entry leads to a cell.
  var overridden: some Sequence<UInt> {
    overrideEntries.compactMap { space.reference(at: $0 &+ 4) }
  }

  /// Each entry names a class, a method of it, and the function that overrides that.
  private var overrideEntries: some Sequence<UInt> {
    let start = overrideTable
    let count = start.flatMap { space.load(UInt32.self, at: $0) } ?? 0
    return (0..<UInt(count)).lazy.map { (start ?? 0) &+ 4 &+ $0 &* 12 }
      .prefix { space.load(UInt32.self, at: $0 &+ 8) != nil }
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
