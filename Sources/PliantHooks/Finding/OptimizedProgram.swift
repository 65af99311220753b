import PliantImages

/// The program, if the compiler optimized it and it runs no tests.
enum OptimizedProgram {
  static func contains(_ address: UInt?) -> Bool {
    guard let image, let address else { return false }
    return image.contains(address)
  }

  private static let image: Image? = {
    guard let program = Image.loaded().first, !program.name.hasSuffix(".xctest"),
      !program.name.hasSuffix("/swiftpm-testing-helper"), !isDebug(program)
    else { return nil }
    return program
  }()

  /// Whether any of its modules was built without optimization; only these link with this library.
  static func isDebug(_ image: Image) -> Bool {
    if image.neededLibraries.contains("libswiftSwiftOnoneSupport.so") { return true }
    // With `--static-swift-stdlib` it is part of the program.
    let symbols = try? ImageFile.of(image).symbols(prefix: "$s17SwiftOnoneSupport")
    return symbols?.isEmpty == false
  }
}
