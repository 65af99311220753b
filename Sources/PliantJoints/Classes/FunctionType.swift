/// How many parameters a function type has: the low half of its metadata's second word says so (`MetadataValues.h`).
package func parameterCount(of type: Any.Type) -> Int {
  let kind = UInt(0x302)
  // SAFETY: metadata begins with its kind, which a function type's flags follow.
  let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  return words[0] == kind ? Int(words[1] & 0xffff) : 0
}
