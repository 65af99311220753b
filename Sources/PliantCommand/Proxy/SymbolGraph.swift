import ArgumentParser
import Foundation

/// The symbols of a module, as `swift-symbolgraph-extract` writes them.
struct SymbolGraph {
  private let symbols: [String: Symbol]
  private let relationships: [Relationship]

  /// - Throws: `ValidationError` if the compiler does not find the module, with its words.
  init(of module: String, _ options: [String]) throws {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "pliant-proxy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let said = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift-symbolgraph-extract", "-module-name", module]
      + ["-minimum-access-level", "public", "-output-dir", output.path] + options
    process.standardError = said
    try process.run()
    let reason = try said.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let data = try? Data(contentsOf: output.appending(path: "\(module).symbols.json"))
    else {
      let line = String(decoding: reason, as: UTF8.self).prefix { $0 != "\n" }
      let first = line.hasSuffix(".") ? line.dropLast() : line
      throw ValidationError("\(first). Build the package first, or name a folder with '-I'.")
    }
    let read = try JSONDecoder().decode(Contents.self, from: data)
    symbols = Dictionary(read.symbols.map { ($0.identifier.precise, $0) }) { first, _ in first }
    relationships = read.relationships
  }

  /// The identifier of a protocol; nil if the module declares none of that name.
  func symbol(of type: String) -> String? {
    symbols.values.first {
      $0.kind.identifier == "swift.protocol" && $0.pathComponents.joined(separator: ".") == type
    }?.identifier.precise
  }

  /// The protocols that a protocol inherits, but for those without requirements; without a module
  /// if it is the same one.
  func inherited(by symbol: String) -> [(module: String?, type: String)] {
    let empty = ["Swift.Sendable", "Swift.SendableMetatype", "Swift.Copyable", "Swift.Escapable"]
    return relationships.filter { $0.kind == "conformsTo" && $0.source == symbol }.compactMap {
      if let known = symbols[$0.target] {
        return (nil, known.pathComponents.joined(separator: "."))
      }
      guard let name = $0.targetFallback, !empty.contains(name) else { return nil }
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  func requirements(of symbol: String) -> [Symbol] {
    relationships.filter { $0.kind.hasSuffix("equirementOf") && $0.target == symbol }
      .compactMap { symbols[$0.source] }
  }

  /// Whether an extension of one of some protocols implements a requirement for all types.
  func implements(_ requirement: Symbol, for types: Set<String>) -> Bool {
    relationships.contains { relationship in
      guard relationship.kind == "defaultImplementationOf",
        relationship.target == requirement.identifier.precise,
        let own = symbols[relationship.source]
      else { return false }
      return own.swiftExtension?.constraints?.isEmpty ?? true
        && types.contains(own.pathComponents.dropLast().joined(separator: "."))
    }
  }

  // MARK: - The file

  private struct Contents: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Constraint: Decodable { let kind: String }
    struct Extension: Decodable { let constraints: [Constraint]? }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let swiftExtension: Extension?
    var declaration: String { declarationFragments.map(\.spelling).joined() }
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
}
