package import PliantImages

// What reads images knows no declaration; here its failures get the name of the one for which it read.

extension JointError {
  /// The result of `body`; what it says of an image is said of the declaration for which it was read.
  static func naming<Result>(
    _ declaration: @autoclosure () -> String,
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as ImageError {
      throw JointError(error, for: declaration())
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
  /// Keeps the image at an address in the process, whoever closes it: what Pliant has found in it, and written
  /// into it, would dangle.
  package static func keep(at address: UInt, for declaration: @autoclosure () -> String) throws {
    try JointError.naming(declaration()) { try keep(at: address) }
  }
}

extension ClassMetadata {
  /// Keeps the image that the class is in from being closed: what was found in it stays true.
  package func keepImage(for declaration: @autoclosure () -> String) throws {
    try Image.keep(at: descriptor?.address ?? address, for: declaration())
  }
}

extension RuntimeLayout {
  /// Throws `JointError.unexpectedLayout` where a class of ours is not laid out as known.
  package static func check(for declaration: String) throws {
    if let difference {
      throw JointError.unexpectedLayout(declaration: declaration, detail: difference)
    }
  }
}
