/// Whether a type's module was built with `-enable-library-evolution`, so that its structs are passed by
/// address even where their fields are plain.
///
/// No metadata says so. But in such a module property descriptors (`…vpMV`) tell how a stored property of a struct is
/// reached, which are zero in any other, and there are dispatch thunks (`…Tj`) and numbers of enums' cases (`…WC`).
/// A struct without public properties, in a module that has no public class, protocol or enum, shows none of it.
enum ModuleEvolution {
  /// True for a struct or an enum whose symbols, or whose module's, show it.
  static func mayChange(_ type: Any.Type) -> Bool {
    // SAFETY: any metadata starts with its kind; that of a struct or an enum has its descriptor in the next word.
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard [0x200, 0x201].contains(words[0]),
      let image = Image.loaded().first(where: { $0.contains(words[1]) }),
      let file = try? ImageFile(image),
      let name = file.symbols(at: [words[1]]).map(\.0).first(where: {
        $0.hasPrefix("$s") && $0.hasSuffix("Mn")
      })
    else { return false }
    let properties = file.symbols(prefix: String(name.dropLast(2)), containing: "vpMV")
    // SAFETY: a property descriptor begins with a word of 32 bits.
    let isReachedByDescriptor = properties.contains { symbol, address in
      symbol.hasSuffix("vpMV") && image.contains(address)
        && ClassDescriptor.load(UInt32.self, at: address) != 0
    }
    if isReachedByDescriptor { return true }
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return ["Tj", "WC"].contains { suffix in
      file.symbols(prefix: "$s\(module.utf8.count)\(module)", containing: suffix).contains {
        $0.0.hasSuffix(suffix)
      }
    }
  }
}
