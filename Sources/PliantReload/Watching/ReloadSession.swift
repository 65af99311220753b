import Glibc
import PliantHooks
import PliantImages

/// The program's modules and their files, and what has been reloaded.
// SAFETY: one thread at a time runs it, as `Reload` sees to; others only wake it.
final class ReloadSession: @unchecked Sendable {
  private let plan: BuildPlan
  private let compiler: ModuleCompiler
  private var watcher: SourceWatcher
  private let waker: Int32
  private let report: (ReloadEvent) -> Void
  /// The code that was loaded, which crash reports read when the program is gone.
  private let codeFolder: String
  private var loaders: [String: [Loader]] = [:]
  /// The module of each source.
  private var owners: [String: String] = [:]
  /// The manifests of the packages that hold the sources.
  private let manifests: Set<String>
  /// The files that were saved, and not loaded since: others may rely on what they say now.
  private var waiting: Set<String> = []
  /// The declarations that each file offers to others.
  private var offered: [String: Set<String>] = [:]
  private var isRegistered: Set<String> = []

  init(report: @escaping (ReloadEvent) -> Void) throws(ReloadError) {
    guard let program = Image.loaded().first else {
      throw .unavailable(detail: "the program's own file is unknown")
    }
    guard SymbolSearch().isDebug(program) else {
      throw .unavailable(
        detail: "'\(program.name)' was built for release, where functions are inlined and have "
          + "copies; build it for debugging"
      )
    }
    let files = Image.loaded().compactMap { try? ImageFile.of($0) }
    plan = try BuildPlan(ofProgram: program.name)
    let present = plan.modules.filter { module in
      files.contains { Loader.holds(module.name, $0) }
    }
    for module in present { for source in module.sources { owners[source] = module.name } }
    guard !owners.isEmpty else {
      throw .unavailable(detail: "no module of '\(program.name)' is in its build's plan")
    }
    let folder = TextFiles.folder(of: program.name)
    compiler = ModuleCompiler(present, in: plan.root, besides: folder)
    codeFolder = folder + "/PliantReload.code"
    TextFiles.remove(codeFolder)
    mkdir(codeFolder, 0o700)
    manifests = Set(owners.keys.map { TextFiles.folder(of: $0) }).reduce(into: []) {
      if let manifest = TextFiles.nearest("Package.swift", to: $1) { $0.insert(manifest) }
    }
    let others = Set(manifests.union(plan.refused.keys).map { TextFiles.folder(of: $0) })
      .union(plan.headers)
    watcher = try SourceWatcher(Array(owners.keys), andPerhaps: others)
    waker = watcher.waker
    self.report = report
    let built = TextFiles.changed(program.name) ?? .max
    waiting = Set(owners.keys.filter { (TextFiles.changed($0) ?? 0) > built })
    // Of a program that was built again since it started, no file says what it was built from.
    let isReplaced = !TextFiles.isSame(program.name, as: "/proc/self/exe")
    for (source, module) in owners where isReplaced || waiting.contains(source) {
      compiler.doubt(source, of: module) { object in
        !isReplaced && TextFiles.changed(object).map { $0 <= built } == true
      }
    }
  }

  /// Makes `run` ask whether it is to go on.
  func wake() {
    _ = write(waker, [1], 1)
  }

  /// Reloads what is saved, as long as that is wanted; returns whether nothing is seen any more.
  func run(while isWanted: () -> Bool) -> Bool {
    if !waiting.isEmpty { reload() }
    while isWanted() {
      guard let changes = watcher.next() else { return true }
      let sources =
        changes.areIncomplete ? Set(owners.keys.filter(TextFiles.exists)) : changes.saved
      for file in changes.saved where owners[file] == nil {
        guard let reason = reason(toRefuse: file) else { continue }
        report(.refused([file], .unsupported(file: TextFiles.name(of: file), detail: reason)))
      }
      for file in changes.removed where owners[file] != nil && !TextFiles.exists(file) {
        waiting.remove(file)
        let error = ReloadError.unsupported(file: TextFiles.name(of: file), detail: Self.removed)
        report(.refused([file], error))
      }
      let saved = sources.filter { owners[$0] != nil }
      waiting.formUnion(saved)
      if !saved.isEmpty { reload() }
    }
    return false
  }

  private func reason(toRefuse file: String) -> String? {
    manifests.contains(file)
      ? "the manifest changed; build again" : plan.reason(toRefuse: file)
  }

  private static let removed = "it was removed, and its functions stay"

  private func reload() {
    let (clock, files) = (ContinuousClock(), waiting.sorted())
    let start = clock.now
    do {
      let outcome = try TextFiles.withFolder { try load(in: $0) }
      report(
        .reloaded(
          ReloadedFiles(
            files: files,
            functions: outcome.functions.sorted(),
            added: outcome.added.count,
            remarks: outcome.remarks,
            duration: clock.now - start,
            bytes: outcome.bytes
          )
        )
      )
    } catch let error as ReloadError {
      report(.refused(files, error))
    } catch {
      report(.refused(files, .unavailable(detail: "\(error)")))
    }
  }

  /// Compiles and loads the files that wait, and those that may rely on them.
  private func load(in folder: String) throws -> Loader.Outcome {
    var objects: [String: String] = [:]
    var (todo, isOffered) = (waiting, false)
    var offers: [String: Set<String>] = [:]
    while !todo.isEmpty {
      let compiled = try compiler.compile(todo.sorted(), in: folder, owners)
      for (source, base) in compiled.bases {
        try register(base, of: source, compiled.proofs[source])
      }
      if let error = compiled.error {
        guard offers.isEmpty, !isOffered, offer(todo, in: folder) else { throw error }
        isOffered = true
        continue
      }
      objects.merge(compiled.objects) { _, new in new }
      var changed: Set<String> = []
      for (source, object) in compiled.objects {
        let offer = try Loader.offers(of: object)
        if let known = offered[source], known != offer, let owner = owners[source] {
          changed.insert(owner)
        }
        offers[source] = offer
      }
      // Others may call what is gone, or prefer what has come.
      for module in changed {
        changed.formUnion(try compiler.offer(module, in: folder).map(\.name))
      }
      todo = Set(
        owners.filter { changed.contains($0.value) && objects[$0.key] == nil }.keys
          .filter(TextFiles.exists)
      )
    }
    let outcome = try load(objects)
    compiler.keepOffers(of: folder)
    offered.merge(offers) { _, new in new }
    waiting = []
    return outcome
  }

  /// Makes known what the modules of files offer to each other; returns whether there are several.
  private func offer(_ files: Set<String>, in folder: String) -> Bool {
    let modules = Set(files.compactMap { owners[$0] })
    // One that imports another of them is offered after it.
    for module in modules.flatMap({ _ in modules }) where modules.count > 1 {
      _ = try? compiler.offer(module, in: folder)
    }
    return modules.count > 1
  }

  private func register(
    _ base: String,
    of source: String,
    _ proof: (made: String, linked: String)?
  ) throws {
    guard let owner = owners[source], isRegistered.insert(source).inserted else { return }
    for loader in try loaders(of: owner) { try loader.register(base, proof) }
    offered[source] = try Loader.offers(of: base)
  }

  /// Loads objects, each into the images of its module: all, or none.
  private func load(_ objects: [String: String]) throws -> Loader.Outcome {
    var groups: [(loader: Loader, paths: [String])] = []
    for (source, object) in objects.sorted(by: { $0.key < $1.key }) {
      guard let owner = owners[source] else { continue }
      for loader in try loaders(of: owner) {
        if let index = groups.firstIndex(where: { $0.loader === loader }) {
          groups[index].paths.append(object)
        } else {
          groups.append((loader, [object]))
        }
      }
    }
    return try Loader.load(groups)
  }

  private func loaders(of module: String) throws -> [Loader] {
    if let known = loaders[module] { return known }
    let found = try Loader.images(of: module).map { image in
      try loaders.values.joined().first { $0.image.base == image.base }
        ?? Loader(image, folder: codeFolder)
    }
    for loader in found { try loader.checkDebug(module) }
    loaders[module] = found
    return found
  }
}
