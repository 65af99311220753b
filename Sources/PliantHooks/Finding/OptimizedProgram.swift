import PliantBase
package import PliantImages

/// The program, if the compiler optimized it and it runs no tests.
package enum OptimizedProgram {
  static func contains(_ address: UInt?) -> Bool {
    guard let image, let address else { return false }
    return image.contains(address)
  }

  /// Warns the running test that an override of the program's own code may miss calls.
  package static func warn(of declaration: Declaration, at address: UInt) {
    guard OverridePolicy.current < .bestEffort, program?.contains(address) == true else { return }
    TestFailure.warn(
      "An override of '\(declaration)' may miss calls in this optimized build, since what is not "
        + "'dynamic' is inlined and copied: mark it 'dynamic', or set OverridePolicy.current to "
        + ".bestEffort"
    )
  }

  private static let program = Image.loaded().first

  private static let image: Image? = {
    guard let program, !program.name.hasSuffix(".xctest"),
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
