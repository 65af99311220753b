import Glibc
import PliantImages

/// What the program has under each name: what it was linked with, and what was loaded since.
final class KnownSymbols {
  let image: Image
  private let file: ImageFile
  private var found: [String: Known?] = [:]

  final class Known {
    /// The address that everybody uses.
    var address: UInt
    var size: Int
    /// Whether it is several things, of different files.
    let isSeveral: Bool
    /// Of the newest body.
    var digest: Int?
    var boxes = 0
    var closures = 0

    init(address: UInt, size: Int, isSeveral: Bool = false) {
      self.address = address
      self.size = size
      self.isSeveral = isSeveral
    }
  }

  init(_ image: Image) throws(ReloadError) {
    self.image = image
    file = try ReloadError.reading(image.name) { () throws(ImageError) in
      try ImageFiles.file(of: image)
    }
    guard !file.isStripped else {
      throw .unavailable(detail: "'\(image.name)' is stripped, and names no function")
    }
  }

  subscript(name: String) -> Known? {
    if let known = found[name] { return known }
    let all = file.definitions(of: name)
    let known = all.first.map {
      Known(address: $0.address, size: $0.size, isSeveral: Set(all.map(\.address)).count > 1)
    }
    found[name] = .some(known)
    return known
  }

  func add(_ name: String, at address: UInt, size: Int) -> Known {
    let known = Known(address: address, size: size)
    found[name] = .some(known)
    return known
  }

  /// What libraries define under a name.
  func imported(_ name: String) -> UInt? {
    if let global = dlsym(nil, name) { return UInt(bitPattern: global) }
    for image in Image.loaded() {
      guard let library = dlopen(image.name, RTLD_LAZY | RTLD_NOLOAD) else { continue }
      defer { dlclose(library) }
      if let found = dlsym(library, name) { return UInt(bitPattern: found) }
    }
    return nil
  }

  /// Notes what the program was built from.
  func register(_ object: ReloadedObject) {
    object.makeDigests()
    for index in object.functions { note(index, of: object) }
  }

  func note(_ index: Int, of object: ReloadedObject) {
    guard let known = self[object.name(index)] else { return }
    known.digest = object.notes[index].digest
    known.boxes = object.notes[index].boxes
    known.closures = object.notes[index].closures
  }
}
