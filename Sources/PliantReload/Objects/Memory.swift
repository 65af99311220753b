/// Memory of the process by address: the one place that reads and writes it.
///
/// Callers have an address from a symbol table or from memory that was mapped for an object.
enum Memory {
  static func load<Value: BitwiseCopyable>(_ type: Value.Type, at address: UInt) -> Value {
    guard let start = UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("Nothing is at address 0.")
    }
    // SAFETY: the symbols of a file that the loader mapped, or of an object that was placed, say
    // that the bytes are there.
    return start.loadUnaligned(as: type)
  }

  static func store<Value: BitwiseCopyable>(_ value: Value, at address: UInt) {
    // SAFETY: the address is within an object's own memory, which is not yet in use.
    UnsafeMutableRawPointer(bitPattern: address)?.storeBytes(of: value, as: Value.self)
  }

  static func copy(_ bytes: UnsafeRawBufferPointer, to address: UInt) {
    guard let source = bytes.baseAddress else { return }
    // SAFETY: the caller has mapped as many bytes there, for this.
    UnsafeMutableRawPointer(bitPattern: address)?.copyMemory(
      from: source,
      byteCount: bytes.count
    )
  }

  static func bytes(_ range: Range<UInt>) -> [UInt8] {
    // SAFETY: the range is an object's own memory.
    Array(
      UnsafeRawBufferPointer(
        start: UnsafeRawPointer(bitPattern: range.lowerBound),
        count: range.count
      )
    )
  }

  /// The address that the four bytes at `address` name relative to themselves; nil if they are 0.
  static func relative(at address: UInt) -> UInt? {
    let distance = load(Int32.self, at: address)
    return distance == 0 ? nil : address &+ UInt(bitPattern: Int(distance))
  }
}
