import CPliant
import PliantBase

/// The files of the loaded images, each of which is opened and sorted once.
package enum ImageFiles {
  private struct Known {
    var files: [String: Result<ImageFile, ImageError>] = [:]
    var unloaded: UInt64 = 0
  }

  private static let known = Guarded(Known())

  /// The file of an image.
  ///
  /// It stays mapped until an image is unloaded: another may then be at its address.
  package static func file(of image: Image) throws(ImageError) -> ImageFile {
    let unloaded = pliant_images_unloaded()
    let found = known.withLock { known in
      if known.unloaded != unloaded { known = Known(unloaded: unloaded) }
      return known.files[image.id]
    }
    if let found { return try found.get() }
    let file = Result { () throws(ImageError) in try ImageFile(image) }
    // A resource that the process lacks now may be there the next time.
    if case .failure(.exhausted) = file { return try file.get() }
    known.withLock { if $0.unloaded == unloaded { $0.files[image.id] = file } }
    return try file.get()
  }
}

extension Image {
  fileprivate var id: String { "\(base) \(path)" }
}
