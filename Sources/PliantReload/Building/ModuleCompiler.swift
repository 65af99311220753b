import Glibc

/// Compiles files of a program's modules, as they are now and as they were when it started.
final class ModuleCompiler {
  private let modules: [String: PlannedModule]
  private var commands: [String: [String]] = [:]
  /// The texts that the program was built from, until they are compiled.
  private var originals: [String: [UInt8]] = [:]

  /// The folder of the interfaces of modules with loaded changes; searched before the built ones.
  private let interfaces: String

  /// Where the compiler runs.
  private let root: String

  /// `folder` is the one of the program.
  init(_ modules: [PlannedModule], in root: String, besides folder: String) {
    self.root = root
    interfaces = folder + "/PliantReload.modules"
    TextFiles.remove(interfaces)
    self.modules = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    for source in modules.flatMap(\.sources) { originals[source] = TextFiles.read(source) }
  }

  /// Takes a file's text for that which the program was built from only where the compiler makes of
  /// it what is in the object file that the program was linked from.
  func doubt(_ source: String, of module: String, isLinked: (_ object: String) -> Bool) {
    let object = modules[module]?.object(of: source)
    if let object, isLinked(object) { doubted[source] = object } else { bases.insert(source) }
  }

  private var doubted: [String: String] = [:]

  /// The files whose original text was compiled, or is not known.
  private var bases: Set<String> = []

  struct Compiled {
    /// By source: object files of its text, and of the one that the program was built from.
    var objects: [String: String] = [:]
    var bases: [String: String] = [:]
    /// Object files of that text by the build's own options, beside what the program has of it.
    var proofs: [String: (made: String, linked: String)] = [:]
    /// The compiler's messages about the first file that does not compile.
    var error: ReloadError?
  }

  /// Compiles files, and the first time also what the program was built from.
  func compile(
    _ sources: [String],
    in folder: String,
    _ owners: [String: String]
  ) throws(ReloadError) -> Compiled {
    var (compiled, running) = (Compiled(), [(source: String, isBase: Bool, RunningCommand)]())
    defer { for (_, _, command) in running { _ = command.finish() } }
    for source in sources where compiled.error == nil {
      guard let owner = owners[source], let module = modules[owner] else { continue }
      let command = try command(of: module, in: folder)
      let stem = folder + "/" + owner + "-" + TextFiles.name(of: source)
      if !bases.contains(source) {
        let originals = try originals(of: module, in: folder)
        let primary = originals[source] ?? source
        let base = command.map { originals[$0] ?? $0 }
        compiled.bases[source] = stem + ".base.o"
        running.append((source, true, try start(base, primary, to: stem + ".base.o")))
        if let linked = doubted[source] {
          compiled.proofs[source] = (stem + ".proof.o", linked)
          let proof = try start(command, source, to: stem + ".proof.o", isSplit: false)
          running.append((source, true, proof))
        }
      }
      compiled.objects[source] = stem + ".o"
      running.append((source, false, try start(command, source, to: stem + ".o", searched(folder))))
      // Runs as many compilers at once as build systems do on a small machine.
      if running.count > 3 { finish(&running, &compiled) }
    }
    finish(&running, &compiled)
    return compiled
  }

  /// Makes what a module offers known to the modules that import it, and returns these.
  func offer(_ module: String, in folder: String) throws(ReloadError) -> [PlannedModule] {
    let importers = modules.values.filter { $0.imports.contains(module) }
    guard !importers.isEmpty, let changed = modules[module] else { return [] }
    let offers = Self.offers(in: folder)
    mkdir(offers, 0o700)
    let command = changed.interface(
      to: "\(offers)/\(module).swiftmodule",
      besides: searched(folder)
    )
    let (succeeded, text) =
      try RunningCommand(command, in: root, output: folder + "/interface").finish()
    guard succeeded else { throw .notCompiled(file: module, messages: text) }
    return importers
  }

  /// Makes the interfaces in this folder the program's, because its changes were loaded.
  func keepOffers(of folder: String) {
    mkdir(interfaces, 0o700)
    let offers = Self.offers(in: folder)
    for name in TextFiles.entries(of: offers) {
      guard let bytes = TextFiles.read("\(offers)/\(name)") else { continue }
      _ = TextFiles.write(bytes, to: "\(interfaces)/\(name)")
    }
  }

  /// The folder of interfaces that are not loaded yet, and may be refused.
  private static func offers(in folder: String) -> String { folder + "/modules" }

  private func searched(_ folder: String) -> [String] {
    ["-I", Self.offers(in: folder), "-I", interfaces]
  }

  private func finish(
    _ running: inout [(source: String, isBase: Bool, RunningCommand)],
    _ compiled: inout Compiled
  ) {
    while !running.isEmpty {
      let (source, isBase, command) = running.removeFirst()
      let (succeeded, text) = command.finish()
      if isBase {
        bases.insert(source)
        if !succeeded { compiled.bases[source] = nil }
      } else if !succeeded {
        compiled.error =
          compiled.error ?? .notCompiled(file: TextFiles.name(of: source), messages: text)
      }
    }
  }

  private func start(
    _ command: [String],
    _ primary: String,
    to object: String,
    _ searched: [String] = [],
    isSplit: Bool = true
  ) throws(ReloadError) -> RunningCommand {
    // The compiler, the word `-frontend`, and the folders that come before others.
    var arguments = command.prefix(2) + searched
    // Sources that were removed are left out.
    for argument in command.dropFirst(2)
    where originals[argument] == nil || TextFiles.exists(argument) {
      arguments += argument == primary ? ["-primary-file", argument] : [argument]
    }
    // Else calls of private functions could not be led elsewhere.
    arguments += (isSplit ? ["-function-sections"] : []) + ["-o", object]
    return try RunningCommand(Array(arguments), in: root, output: object + ".text")
  }

  private func command(of module: PlannedModule, in folder: String) throws(ReloadError) -> [String]
  {
    if let known = commands[module.name] { return known }
    let command = try module.frontend(in: root, output: folder + "/driver")
    // A file that is gone now may come back.
    if module.sources.allSatisfy(TextFiles.exists) { commands[module.name] = command }
    return command
  }

  /// Writes the original texts of a module's files; the compiler mangles their names, not their
  /// folders.
  private func originals(
    of module: PlannedModule,
    in folder: String
  ) throws(ReloadError) -> [String: String] {
    var paths: [String: String] = [:]
    mkdir(folder + "/" + module.name, 0o700)
    for source in module.sources {
      guard let text = originals[source] else { continue }
      let path = folder + "/" + module.name + "/" + TextFiles.name(of: source)
      guard TextFiles.exists(path) || TextFiles.write(text, to: path) else {
        throw .unavailable(detail: "'\(path)' cannot be written")
      }
      paths[source] = path
    }
    return paths
  }
}
