package import PliantImages

/// A look through the images of the process, as they were when it began.
package final class SymbolSearch {
  /// The images that were loaded when somebody first asked; the program itself first.
  private(set) lazy var images = Image.loaded()
  private var debug: [UInt: Bool] = [:]

  package init() {}

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
    guard let file = try? ImageFile.of(image) else { return true }
    let prefix = OptimizedModules.prefix(of: mangled)
    return !file.answer(of: prefix) { OptimizedModules.isOptimized(prefix, in: file) }
  }
}
