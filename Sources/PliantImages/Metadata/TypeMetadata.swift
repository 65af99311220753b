/// The words of a type's metadata; the first is its kind or, if the type is a class, an address.
package func metadataWords(of type: Any.Type) -> UnsafePointer<UInt> {
  // SAFETY: all metadata starts with such a word, and the runtime keeps it.
  unsafeBitCast(type, to: UnsafePointer<UInt>.self)
}
