import PliantImages
import PliantObserving

extension FuzzTarget {
  /// The memory in which a key path keeps its components: any bytes, with nothing behind them.
  static let components = FuzzTarget(name: "components") { input in
    // At an address as a key path's buffer has it, and of exactly that size.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: input.count, alignment: 8)
    defer { buffer.deallocate() }
    buffer.copyBytes(from: input)
    let bytes = UnsafeRawBufferPointer(buffer)
    guard let components = KeyPathComponent.all(in: bytes, from: Int.self, to: Int.self) else {
      return
    }
    // A component takes a header of four bytes at least.
    guard components.count * 4 <= input.count else {
      throw Find("\(components.count) components in \(input.count) bytes")
    }
    for component in components {
      switch component.kind {
      case .structStored(let offset), .classStored(let offset, _):
        guard offset >= 0 else { throw Find("a field is at \(offset)") }
      case .computed(let computed):
        guard let arguments = computed.arguments, let start = arguments.baseAddress,
          let base = bytes.baseAddress
        else { continue }
        let offset = start - base
        guard offset >= 0, offset + arguments.count <= bytes.count else {
          throw Find("arguments lie outside: \(arguments)")
        }
        _ = arguments.reduce(0, &+)
      case .optionalChain, .optionalForce, .optionalWrap: break
      }
    }
  }
}
