import CPliant
import Glibc
import PliantBase
import PliantImages

/// The program's symbols by name: those it was linked with, and those loaded since.
final class KnownSymbols {
  let image: Image
  private let file: ImageFile
  private var found: [String: Known?] = [:]
  /// The addresses that were loaded into any image under new names.
  private static let loaded = Guarded<[String: UInt]>([:])

  final class Known {
    /// The address that everybody uses.
    var address: UInt
    var size: Int
    /// Whether it is several things, of different files.
    let isSeveral: Bool
    /// Of the newest body.
    var digest: Int?
    /// Of all bodies, if there are several of the name.
    var digests: Set<Int> = []
    var boxes = 0
    var beside = 0
    /// Why instances that were there at an earlier load keep their code, if they do.
    var reason: String?

    init(address: UInt, size: Int, isSeveral: Bool = false) {
      self.address = address
      self.size = size
      self.isSeveral = isSeveral
    }
  }

  init(_ image: Image) throws(ReloadError) {
    self.image = image
    file = try ReloadError.reading(image.name) { () throws(ImageError) in
      try ImageFile.of(image)
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

  /// Notes a definition that the program was not linked with; the code of other images may use it
  /// if it is global.
  func add(_ symbol: ObjectFile.Symbol, at address: UInt) {
    found[symbol.name] = Known(address: address, size: symbol.size)
    guard !symbol.isLocal, !symbol.isWeak else { return }
    Self.loaded.withLock { $0[symbol.name] = address }
  }

  /// The address of a name that other images define, or had loaded.
  func imported(_ name: String) -> UInt? {
    if let noted = Self.noted[name] { return noted }
    if let loaded = Self.loaded.withLock({ $0[name] }) { return loaded }
    if let global = dlsym(nil, name) { return UInt(bitPattern: global) }
    for image in Image.loaded() {
      guard let library = dlopen(image.name, RTLD_LAZY | RTLD_NOLOAD) else { continue }
      defer { dlclose(library) }
      if let found = dlsym(library, name) { return UInt(bitPattern: found) }
    }
    return nil
  }

  /// The functions that new code calls in place of the runtime's, so that its objects are counted,
  /// too, if the program's objects are tracked.
  private static let noted = [
    "swift_allocObject": pliant_allocate_hook(),
    "swift_deallocClassInstance": pliant_deallocate_hook(),
    "swift_deallocPartialClassInstance": pliant_deallocate_partial_hook(),
  ].mapValues { UInt(bitPattern: $0) }

  /// Notes what the program was built from.
  func register(_ object: ReloadedObject, _ names: Set<String>?) {
    object.makeDigests()
    for index in object.digested
    where !object.isForeign(index) && names?.contains(object.name(index)) != false {
      update(index, of: object)
    }
  }

  func update(_ index: Int, of object: ReloadedObject) {
    guard let known = self[object.name(index)] else { return }
    let note = object.notes[index]
    (known.digest, known.boxes, known.beside) = (note.digest, note.boxes, note.beside)
    known.reason = note.reason ?? known.reason
    if known.isSeveral, let digest = note.digest { known.digests.insert(digest) }
  }
}
