#if Console
import CPliant
import Dispatch
import PliantBase
import PliantImages
import PliantTracing

/// The installer of a layer: the innermost caller outside Pliant.
struct Installer: Encodable, Hashable, Sendable {
  /// For instance `Cart.load(id:)`.
  let function: String
  /// The source file; nil if the program was built without debugging information.
  var file: String?
  var line: Int?
}

/// Finds who installed layers, each once, on a thread of its own: that reads the program's symbols
/// and lines.
final class Installers: Sendable {
  private let state = Guarded(State())

  private struct State: Sendable {
    /// By callers; nil for those of whom nothing says who they are.
    var known: [[UInt]: Installer?] = [:]
    var wanted: Set<[UInt]> = []
    /// How many images had been unloaded, whose addresses others may have now.
    var unloaded: UInt64 = 0
  }

  private static let reading = DispatchQueue(label: "pliant.console.installers")
  private static let mostKnown = 10_000

  /// Returns the installer if it is known by now; else it is looked for.
  func installer(_ callers: [UInt]) -> Installer? {
    guard !callers.isEmpty else { return nil }
    let (known, mustRead) = state.withLock { state in
      let unloaded = pliant_images_unloaded()
      if state.unloaded != unloaded || state.known.count > Self.mostKnown {
        state.known = [:]
        state.unloaded = unloaded
      }
      if let known = state.known[callers] { return (known, false) }
      let isNew = state.wanted.insert(callers).inserted
      return (Installer?.none, isNew && state.wanted.count == 1)
    }
    if mustRead { Self.reading.async { [weak self] in self?.read() } }
    return known
  }

  /// Looks for all that are wanted, also for those that are asked for meanwhile.
  private func read() {
    while true {
      let wanted = state.withLock { $0.wanted }
      let found = Self.find(wanted)
      let isDone = state.withLock { state in
        state.known.merge(found) { $1 }
        state.wanted.subtract(wanted)
        return state.wanted.isEmpty
      }
      if isDone { return }
    }
  }

  // MARK: - Finding

  /// Finds the installers of several lists of callers by one walk through each image's lines.
  static func find(_ all: some Collection<[UInt]>) -> [[UInt]: Installer?] {
    let frames = all.reduce(into: [:]) { $0[$1] = $1.compactMap(Frame.init) }
    let addresses = Set(frames.values.joined().map(\.address))
    var lines: [UInt: SourceLine] = [:]
    for image in Image.loaded() {
      let own = addresses.filter { image.containsCode($0) }
      guard !own.isEmpty, let file = try? ImageFile.of(image) else { continue }
      lines.merge(file.lines(of: Array(own))) { $1 }
    }
    return frames.mapValues { installer(of: $0, lines) }
  }

  /// A function that a macro wrote stands in the source only by its name: the one that called it is
  /// who installed the layer.
  private static func installer(of frames: [Frame], _ lines: [UInt: SourceLine]) -> Installer? {
    let written = frames.first { lines[$0.address].map { !$0.isExpansion } ?? true }
    guard let frame = written ?? frames.first, let name = frame.name else { return nil }
    let line = lines[frame.address].flatMap { $0.isExpansion || $0.isOfPliant ? nil : $0 }
    return Installer(function: name, file: line?.file, line: line?.line)
  }

  /// A caller that is neither Pliant's nor the toolchain's.
  private struct Frame {
    /// In the call, which is before the address that it returns to.
    let address: UInt
    private let caller: UInt

    init?(caller: UInt) {
      guard let (image, symbol) = CallerNames.function(returnedTo: caller),
        !FunctionSearch.isToolchain(image), !FunctionCatalog.isOwn(symbol)
      else { return nil }
      address = caller - min(1, caller)
      self.caller = caller
    }

    var name: String? { CallerNames.name(at: caller) }
  }
}

extension SourceLine {
  /// Whether it is in text that a macro wrote.
  fileprivate var isExpansion: Bool { file.contains("@__swiftmacro_") }

  /// Whether it is of code of Pliant that was inlined into its caller.
  fileprivate var isOfPliant: Bool {
    let parts = file.split(separator: "/")
    guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count else {
      return false
    }
    return FunctionSearch.isOwn(String(parts[sources + 1]))
  }
}
#endif
