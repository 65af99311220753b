/// An address as a person reads it.
package func hexadecimal(_ address: UInt) -> String { "0x" + String(address, radix: 16) }
