/// The process's own memory, as the loader and the compiler filled it in.
package struct LoadedMemory: AddressSpace {
  // SAFETY: readers of a descriptor have seen by its flags that it is one; the compiler wrote it
  // whole, and `RuntimeLayout` has compared the layout with classes of our own.
  package func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T? {
    UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: type)
  }
}
