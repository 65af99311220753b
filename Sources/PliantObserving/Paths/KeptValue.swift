/// A value that was read from a path, whatever its type.
final class KeptValue: ManagedBuffer<KeptValueHeader, UInt> {
  /// Reads the path's value.
  static func read(_ path: ObservedPath, from root: AnyObject) -> KeptValue {
    let words = (path.size + 7) / 8 + (path.alignment > 8 ? path.alignment / 8 : 0)
    let kept = unsafeDowncast(
      KeptValue.create(minimumCapacity: words) { _ in KeptValueHeader(path: path) },
      to: KeptValue.self
    )
    path.read(root, into: kept.pointer)
    return kept
  }

  deinit { header.path.destroy(pointer) }

  /// Where the value is, for as long as this is kept.
  var pointer: UnsafeMutableRawPointer {
    // SAFETY: the elements are room enough for the value at any address of its alignment.
    withUnsafeMutablePointerToElements {
      UnsafeMutableRawPointer($0).alignedUp(toMultipleOf: header.path.alignment)
    }
  }
}

struct KeptValueHeader {
  let path: ObservedPath
}
