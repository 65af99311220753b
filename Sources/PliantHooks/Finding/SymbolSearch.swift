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
  package func isDebug(_ image: Image) -> Bool {
    if let known = debug[image.base] { return known }
    let isDebug = OptimizedProgram.isDebug(image)
    debug[image.base] = isDebug
    return isDebug
  }

  /// Whether a symbol's module was built for debugging.
  package func isDebug(_ mangled: String, in image: Image) -> Bool {
    guard isDebug(image) else { return false }
    guard let file = try? file(of: image) else { return true }
    let prefix = OptimizedModules.prefix(of: mangled)
    return !file.answer(of: prefix) { OptimizedModules.isOptimized(prefix, in: file) }
  }

  /// Whether the optimizer may have merged the function at an address with another of the same
  /// code.
  ///
  /// Calls of both then arrive there. Without symbols nothing shows it.
  func mayBeMerged(_ function: UInt, of mangled: String, in image: Image) throws(ImageError) -> Bool
  {
    guard !isDebug(mangled, in: image) else { return false }
    let file = try file(of: image)
    return file.isStripped || file.forwarded.contains(function)
  }

  package func file(of image: Image) throws(ImageError) -> ImageFile {
    if let known = files[image.base] { return try known.get() }
    let file = Result { () throws(ImageError) in try ImageFiles.file(of: image) }
    files[image.base] = file
    return try file.get()
  }

  /// The prefix of a type's symbols, as its image's file tells.
  func prefix(of descriptor: UInt, in image: Image) throws(ImageError) -> String? {
    if let known = prefixes[descriptor] { return known }
    let prefix = try file(of: image).prefix(ofType: descriptor)
    prefixes[descriptor] = prefix
    return prefix
  }
}
