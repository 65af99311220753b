#if Console
import PliantBase
import PliantOverriding

/// The overrides and redefinitions of the program.
struct HooksMessage: Encodable {
  let hooks: [Hook]
  let redefinitions: [RedefinitionState]
  /// The installers of layers, by the numbers that the layers refer to.
  let installers: [Installer]

  struct Hook: Encodable {
    let id: String
    let declaration: String
    let reach: String
    let images: [String]
    let calls: UInt64?
    let tasks: Int
    var classes: [Layers]
    var objects: [Layers]
    var moreObjects: Int
  }

  struct Layers: Encodable {
    var address: String?
    let `class`: String
    /// The keys, newest first.
    let layers: [String]
    /// Further facts about each layer.
    let facts: [LayerFacts]
    var redefinition: String?
  }

  struct LayerFacts: Encodable {
    let id: String
    let kind: String
    let isOn: Bool
    var installer: Int?
  }

  struct RedefinitionState: Encodable {
    let id: String
    let targets: [String]
    let isActive: Bool
    let kind: String
    var installer: Int?
  }
}

/// The installers of one message, by number.
private struct NumberedInstallers {
  let known: Installers
  private(set) var all: [Installer] = []
  private var numbers: [Installer: Int] = [:]

  init(_ known: Installers) { self.known = known }

  /// The installer's number; nil if it is not known, or not known yet.
  mutating func number(of callers: [UInt]) -> Int? {
    guard let installer = known.installer(callers) else { return nil }
    if let number = numbers[installer] { return number }
    numbers[installer] = all.count
    all.append(installer)
    return all.count - 1
  }
}

extension HooksMessage {
  init(_ hooks: [OverriddenFunction], _ known: Installers) {
    var installers = NumberedInstallers(known)
    self.hooks = hooks.filter { hook in
      let own = hook.classes.filter { $0.redefinition.map(ForeignLog.isOwn) == true }
      return own.isEmpty || !hook.objects.isEmpty || !hook.classes.allSatisfy(\.layers.isEmpty)
    }.map { Hook($0, &installers) }
    redefinitions = Redefinition.listed.filter { !ForeignLog.isOwn($0.number) }.map {
      RedefinitionState(
        id: RedefinitionID.text($0.number),
        targets: $0.declarations,
        isActive: $0.isInPlace,
        kind: $0.kind.rawValue,
        installer: installers.number(of: $0.callers)
      )
    }
    self.installers = installers.all
  }

  /// Searches all hooks for words; of objects, only those that have the words that their hook
  /// does not have.
  static func matching(_ search: String, _ known: Installers) -> HooksMessage {
    let words = search.lowercased().split(separator: " ").prefix(8)
    let all = HooksMessage(OverriddenFunction.all(mostObjects: .max), known)
    return HooksMessage(
      hooks: all.hooks.compactMap { $0.matching(words, all.installers) },
      redefinitions: all.redefinitions.filter { redefinition in
        let text = ([redefinition.id] + redefinition.targets).joined(separator: "\n").lowercased()
        return words.allSatisfy { text.contains($0) }
      },
      installers: all.installers
    )
  }
}

extension HooksMessage.Hook {
  private static let mostObjects = 200

  fileprivate func matching(_ words: ArraySlice<Substring>, _ installers: [Installer]) -> Self? {
    let own = "\(declaration)\n\(reach)".lowercased()
    let missing = words.filter { !own.contains($0) }
    var hook = self
    hook.classes.removeAll { !$0.has(missing, installers) }
    hook.objects.removeAll { !$0.has(missing, installers) }
    guard missing.isEmpty || !(hook.classes.isEmpty && hook.objects.isEmpty) else { return nil }
    hook.moreObjects = max(hook.objects.count - Self.mostObjects, 0)
    hook.objects.removeLast(hook.moreObjects)
    return hook
  }

  fileprivate init(_ hook: OverriddenFunction, _ installers: inout NumberedInstallers) {
    id = LayerRequest.text(ofHook: hook.id)
    declaration = hook.declaration
    calls = hook.calls
    tasks = hook.taskRedefinitions
    moreObjects = hook.moreObjects
    switch hook.reach {
    case .everyCall: (reach, images) = ("everyCall", [])
    case .callsOf(_, let copies): (reach, images) = ("callsOf", copies)
    case .callsFrom(let names): (reach, images) = ("callsFrom", names)
    case .nothing: (reach, images) = ("nothing", [])
    }
    classes = hook.classes.map { HooksMessage.Layers($0, address: nil, &installers) }
    objects = hook.objects.map { one in
      HooksMessage.Layers(one, address: hexadecimal(one.address), &installers)
    }
  }
}

extension HooksMessage.Layers {
  fileprivate init(
    _ one: OverriddenFunction.Layers,
    address: String?,
    _ installers: inout NumberedInstallers
  ) {
    (self.address, `class`, layers) = (address, one.className, one.layers.map(\.key))
    facts = one.layers.map { HooksMessage.LayerFacts($0, at: one.address, &installers) }
    redefinition = one.redefinition.map(RedefinitionID.text)
  }

  fileprivate func has(_ words: [Substring], _ installers: [Installer]) -> Bool {
    guard !words.isEmpty else { return true }
    let callers = facts.compactMap(\.installer).map { installers[$0] }
    let texts = [`class`, address ?? "", redefinition ?? ""] + layers
    let text = (texts + callers.flatMap { [$0.function, $0.file ?? ""] }).joined(separator: "\n")
      .lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}

extension HooksMessage.LayerFacts {
  fileprivate init(
    _ layer: OverriddenFunction.Layer,
    at address: UInt,
    _ installers: inout NumberedInstallers
  ) {
    id = LayerRequest.text(ofLayer: layer.order, at: address)
    isOn = layer.isOn
    kind = layer.kind.rawValue
    installer = installers.number(of: layer.callers)
  }
}

/// The id of a redefinition in messages and requests, by its number.
enum RedefinitionID {
  static func text(_ number: Int) -> String { "r\(number)" }

  static func number(of text: some StringProtocol) -> Int? {
    text.hasPrefix("r") ? Int(text.dropFirst()) : nil
  }
}
#endif
