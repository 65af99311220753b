package import PliantImages

// The reader of images knows no declarations; here its errors get the name of the declaration for
// which it read.

extension OverrideError {
  /// The result of `body`; an error about an image becomes one about a declaration.
  static func naming<Result>(
    _ declaration: @autoclosure () -> String,
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as ImageError {
      throw OverrideError(error, for: declaration())
    }
  }

  private init(_ error: ImageError, for declaration: String) {
    let notOurs = "it is not a 64-bit little-endian ELF file"
    self =
      switch error {
      case .exhausted(let detail): .outOfResources(declaration: declaration, detail: detail)
      case .unreadable(let path, let detail), .malformed(let path, let detail):
        .unreadableImage(path: path, detail: detail)
      case .notELF(let path), .unsupported(let path, _):
        .unreadableImage(path: path, detail: notOurs)
      case .notAFile(let path): .unreadableImage(path: path, detail: "it is no file")
      case .notLinked(let path): .unreadableImage(path: path, detail: "it is not linked")
      case .replaced(let path):
        .unreadableImage(
          path: path,
          detail: "it is not the file that was loaded; it was replaced since"
        )
      }
  }
}

extension Image {
  /// Keeps the image at an address in the process, whoever closes it.
  ///
  /// Addresses that Pliant has found in it, and written into it, would dangle.
  package static func keep(at address: UInt, for declaration: @autoclosure () -> String) throws {
    try OverrideError.naming(declaration()) { try keep(at: address) }
  }
}

extension ClassMetadata {
  /// Keeps the image of the class from being closed, so that the addresses found in it stay valid.
  package func keepImage(for declaration: @autoclosure () -> String) throws {
    try Image.keep(at: descriptor?.address ?? address, for: declaration())
  }
}

extension RuntimeLayout {
  /// Throws `OverrideError.unexpectedLayout` if the layout of a class of ours is not the known one.
  package static func check(for declaration: String) throws {
    if let difference {
      throw OverrideError.unexpectedLayout(declaration: declaration, detail: difference)
    }
  }
}
