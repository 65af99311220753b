package import PliantImages

/// A look through the images of the process, which opens the file of each once, and keeps it for as long as the
/// search goes on.
package final class SymbolSearch {
  /// The images that were loaded when somebody first asked; the program itself first.
  private(set) lazy var images = Image.loaded()
  private var files: [String: Result<ImageFile, ImageError>] = [:]
  private var symbols: [Query: [(String, UInt)]] = [:]
  private var prefixes: [UInt: String] = [:]
  private var debug: [UInt: Bool] = [:]
  private var forwarded: [UInt: Set<UInt>] = [:]

  private struct Query: Hashable {
    let image: String
    let prefix: String
    let part: String
  }

  package init() {}

  /// The image that holds an address.
  func image(holding address: UInt) -> Image? { images.first { $0.contains(address) } }

  /// Whether an image was built for debugging.
  func isDebug(_ image: Image) -> Bool {
    if let known = debug[image.base] { return known }
    let isDebug = OptimizedProgram.isDebug(image)
    debug[image.base] = isDebug
    return isDebug
  }

  /// Whether the optimizer may have made the function at an address one with another of the same code.
  ///
  /// Then calls of both arrive there. Without symbols nothing tells.
  func mayBeMerged(_ function: UInt, in image: Image) throws(ImageError) -> Bool {
    guard !isDebug(image) else { return false }
    let file = try file(of: image)
    let known = forwarded[image.base] ?? file.forwarded
    forwarded[image.base] = known
    return file.isStripped || known.contains(function)
  }

  package func file(of image: Image) throws(ImageError) -> ImageFile {
    if let known = files[image.path] { return try known.get() }
    let file = Result { () throws(ImageError) in try ImageFile(image) }
    // What the process lacks now it may have the next time.
    if case .failure(.exhausted) = file { return try file.get() }
    files[image.path] = file
    return try file.get()
  }

  /// Every symbol of an image that starts with `prefix` and holds `part`: the accessors of a property, which are
  /// looked for one by one, are found with one look.
  func symbols(
    of image: Image,
    prefix: String,
    containing part: String
  ) throws(ImageError) -> [(String, UInt)] {
    let query = Query(image: image.path, prefix: prefix, part: part)
    if let known = symbols[query] { return known }
    let found = try file(of: image).symbols(prefix: prefix, containing: part)
    symbols[query] = found
    return found
  }

  /// What a type's symbols start with: its descriptor's symbol without the suffix `Mn`; nil where it has none.
  func prefix(of descriptor: UInt, in image: Image) throws(ImageError) -> String? {
    if let known = prefixes[descriptor] { return known }
    let names = try file(of: image).symbols(at: [descriptor]).map(\.0)
    guard let name = names.first(where: { $0.hasPrefix("$s") && $0.hasSuffix("Mn") }) else {
      return nil
    }
    let prefix = String(name.dropLast(2))
    prefixes[descriptor] = prefix
    return prefix
  }
}
