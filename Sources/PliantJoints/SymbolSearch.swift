package import PliantImages

/// A look through the images of the process, as they were when it began.
package final class SymbolSearch {
  /// The images that were loaded when somebody first asked; the program itself first.
  private(set) lazy var images = Image.loaded()
  private var files: [UInt: Result<ImageFile, ImageError>] = [:]
  private var prefixes: [UInt: String] = [:]
  private var debug: [UInt: Bool] = [:]

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
    return file.isStripped || file.forwarded.contains(function)
  }

  package func file(of image: Image) throws(ImageError) -> ImageFile {
    if let known = files[image.base] { return try known.get() }
    let file = Result { () throws(ImageError) in try ImageFiles.file(of: image) }
    files[image.base] = file
    return try file.get()
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
