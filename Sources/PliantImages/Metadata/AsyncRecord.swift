/// The record that stands for an async function.
package struct AsyncRecord {
  /// The address of the function's code.
  package let code: UInt
  /// The size of the context that the function needs.
  package let contextSize: UInt32

  /// Reads the record at an address; nil if that is 0.
  package init?(at address: UInt) {
    // SAFETY: a symbol says that a record is there, which is two words of 32 bits.
    guard let record = UnsafePointer<Int32>(bitPattern: address) else { return nil }
    code = address &+ UInt(bitPattern: Int(record[0]))
    contextSize = UInt32(bitPattern: record[1])
  }
}
