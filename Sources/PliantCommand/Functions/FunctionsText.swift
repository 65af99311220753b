import PliantHooks
import PliantImages
import PliantListing

/// A group of declarations for people: its type, then a line for each, with or without handle.
struct FunctionsText {
  let group: ListedGroup
  let showsHandles: Bool

  /// Returns an empty text if there are no declarations.
  func lines(_ declarations: [ListedDeclaration]) -> String {
    guard !declarations.isEmpty else { return "" }
    return Color.bold(printable(group.title)) + "\n" + declarations.map(line).joined() + "\n"
  }

  private func line(_ declaration: ListedDeclaration) -> String {
    let kind = (declaration.isStatic ? "static " : "") + declaration.kind(in: group)
    let what =
      if showsHandles, let handle = declaration.handle {
        printable(handle)
      } else {
        padded(kind, to: 20) + printable(declaration.text)
      }
    return "  " + declaration.reach.color(padded(declaration.reach.short, to: 25)) + what + "\n"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// Replaces control characters, because the names may come from a malicious file.
  private func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isControl ? "?" : $0 }))
  }
}

extension ListedGroup {
  /// `Module.Type (class)` or `(extension in Module)`; `Module (functions)`.
  var title: String {
    guard kind != .module else { return module + " (functions)" }
    let place = extensionModule.map { "extension in " + $0 } ?? kind.rawValue
    return "\(module).\(type) (\(place))"
  }
}

extension ListedDeclaration {
  /// The kind, in which a method outside of all types is a function.
  func kind(in group: ListedGroup) -> String {
    group.kind == .module && kind == .method ? "function" : kind.rawValue
  }
}

extension ListedReach {
  /// One of four texts, for programs.
  var text: String {
    switch self {
    case .everyCall: "every call"
    case .callsNotInlined: "calls not inlined"
    case .callsFromOtherImages: "calls from other images"
    case .nothing: "not overridable"
    }
  }

  fileprivate var short: String {
    if case .nothing(let error) = self { "not: " + error.short } else { text }
  }

  fileprivate var color: Color {
    switch self {
    case .everyCall, .callsNotInlined: .green
    case .callsFromOtherImages: .yellow
    case .nothing: .faint
    }
  }
}

extension OverrideError {
  /// The reason in one or two words.
  var short: String {
    switch self {
    case .final: "final"
    case .notDynamic: "called directly"
    case .classInitializer: "class initializer"
    case .generic: "generic"
    case .storedProperty: "stored"
    case .unexpectedLayout: "may be merged"
    default: "\(self)"
    }
  }
}

extension Unicode.Scalar {
  var isControl: Bool { properties.generalCategory == .control }
}
