import PliantHooks
import PliantImages

extension Loader {
  /// A loader for the image that holds a module, the first if several do.
  package convenience init(module: String, folder: String? = nil) throws(ReloadError) {
    try self.init(Self.images(of: module)[0], folder: folder)
    try checkDebug(module)
  }

  /// The images whose code a module is part of.
  ///
  /// There are several if it is linked into the program and into a library. Others may extend its
  /// types, and have copies of functions that its clients compile.
  static func images(of module: String) throws(ReloadError) -> [Image] {
    let amounts = Image.loaded().map { image in
      (image, (try? ImageFile.of(image)).map { amount(of: module, in: $0) } ?? 0)
    }
    let most = amounts.map(\.1).max() ?? 0
    guard most > 0 else {
      throw .unavailable(detail: "no file of the program holds the module '\(module)'")
    }
    // Only what is linked whole has the descriptor.
    return amounts.filter { $0.1 == most }.prefix(most == .max ? .max : 1).map(\.0)
  }

  static func holds(_ module: String, _ file: ImageFile) -> Bool {
    amount(of: module, in: file) > 0
  }

  /// How many functions of a module a file has; the most if it has the module's descriptor.
  private static func amount(of module: String, in file: ImageFile) -> Int {
    let prefix = "$s" + MangledName.identifier(module)
    guard file.symbols(prefix: prefix + "MXM").isEmpty else { return .max }
    return file.addresses(prefix: prefix) { $0.last == UInt8(ascii: "F") }.count
  }

  /// Throws if a module was optimized.
  func checkDebug(_ module: String) throws(ReloadError) {
    guard SymbolSearch().isDebug("$s" + MangledName.identifier(module), in: image) else {
      throw .optimized(module: module)
    }
  }

  /// The names that an object file offers to others.
  static func offers(of path: String) throws(ReloadError) -> Set<String> {
    let object = try ReloadedObject(path: path)
    return Set(
      object.namedSymbols.filter { !object.file.symbols[$0].isLocal && object.isOwn($0) }
        .map(object.name)
    )
  }
}

extension Loader {
  /// Finds the lines of the closures that are to run, of which names say little.
  func findLines(of object: ReloadedObject, in path: String, from base: UInt) {
    let closures = object.functions.filter { index in
      object.notes[index].decision == .enter && MangledName(object.name(index)).isClosure
    }
    guard !closures.isEmpty, let file = try? ELFFile(path: path) else { return }
    let addresses = closures.map { (object.ownAddress($0) ?? base) &- base }
    let lines = Dictionary(file.lines(of: addresses)) { first, _ in first }
    for (index, address) in zip(closures, addresses) { object.notes[index].line = lines[address] }
  }

  /// Whether a function is one that people have written.
  static func isShown(_ name: String) -> Bool {
    !name.hasSuffix("_WZ") && !name.hasSuffix("TW")
      && (!MangledName(name).isCompilers || MangledName(name).isClosure)
  }
}
