import ArgumentParser
import Foundation

/// Prints the class that `@ProxyFor` needs for a protocol of another module.
struct ProxyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proxy",
    abstract: "Print the list of requirements that @ProxyFor needs.",
    discussion: """
      The compiler lists the requirements of the protocol and of those that it inherits, as in
        pliant proxy FoundationNetworking.URLSessionDataDelegate
      Those that an extension of the module implements for all types are marked @Optional. Modules \
      of a package are found once it is built.
      """
  )

  @Argument(help: "The module and the protocol, with a dot between.")
  var name: String

  @Option(
    name: .customShort("I"),
    help: "Another folder with modules; may be repeated.",
    completion: .directory
  )
  var folders: [String] = []

  /// The compiler's options for the modules that a package has built, and those of C that these
  /// import: the build's steps name their maps, which may be in any checkout.
  private var built: [String] {
    let folder = URL(filePath: ".build/debug").path
    let steps = (try? String(contentsOfFile: folder + ".yaml", encoding: .utf8)) ?? ""
    let maps = steps.components(separatedBy: "\"-fmodule-map-file=").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    return ["-I", folder + "/Modules"]
      + Set(maps).sorted().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  func run() throws {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ValidationError("Write the module and the protocol: 'Module.\(name)'.")
    }
    let options = folders.flatMap { ["-I", $0] } + built
    print(try RequirementList(of: parts[1], in: parts[0], options).text)
  }
}

/// The requirements of a protocol, by the symbol graphs of the compiler.
struct RequirementList {
  private let module: String
  private let type: String
  private var lines: [String] = []
  /// Whether `NSObject` has some of them.
  private var isObject = false
  /// The requirements that can only be written within a protocol.
  private var others: [String] = []

  init(of type: String, in module: String, _ options: [String]) throws {
    (self.module, self.type) = (module, type)
    var graphs: [String: SymbolGraph] = [:]
    var waiting = [(module: module, type: type)]
    var seen: Set<String> = []
    var requirements: [SymbolGraph.Symbol] = []
    while let next = waiting.popLast() {
      guard next != ("Foundation", "NSObjectProtocol") else {
        isObject = true
        continue
      }
      guard seen.insert("\(next.module).\(next.type)").inserted else { continue }
      let graph = try graphs[next.module] ?? SymbolGraph(of: next.module, options)
      graphs[next.module] = graph
      guard let symbol = graph.symbol(of: next.type) else {
        throw ValidationError("Module \(next.module) has no public protocol \(next.type).")
      }
      waiting += graph.inherited(by: symbol).map { ($0.module ?? next.module, $0.type) }
      requirements += graph.requirements(of: symbol)
    }
    let types = Set(seen.map { String($0.drop { $0 != "." }.dropFirst()) })
    for one in requirements {
      try add(one, isOptional: graphs.values.contains { $0.implements(one, for: types) })
    }
  }

  private mutating func add(_ requirement: SymbolGraph.Symbol, isOptional: Bool) throws {
    let mark = isOptional ? "@Optional " : ""
    let text = requirement.declaration
    if text.prefix(upTo: text.range(of: " -> ")?.lowerBound ?? text.endIndex).contains(/\bSelf\b/) {
      throw ValidationError(
        "\(module).\(type) has '\(text)', which takes a value of the class's own type (Self): "
          + "@ProxyFor cannot take it."
      )
    }
    switch requirement.kind.identifier {
    case "swift.associatedtype":
      throw ValidationError("\(module).\(type) has associated types, which @ProxyFor cannot take.")
    case "swift.property", "swift.type.property":
      guard let brace = text.range(of: " { ") else { return lines.append(mark + text) }
      let accessors = text[brace.upperBound...]
      guard !accessors.contains("async"), !accessors.contains("throws") else { fallthrough }
      let isSettable = accessors.contains("set")
      lines.append(mark + (isSettable ? "" : "private(set) ") + text[..<brace.lowerBound])
    case "swift.subscript", "swift.type.subscript", "swift.init": others.append(mark + text)
    case _ where text.contains("mutating func"): others.append(mark + text)
    default: lines.append(mark + text)
    }
  }

  /// The class, as it is to be pasted.
  var text: String {
    let nested = others.isEmpty ? [] : ["protocol Others {"] + others.map { "  " + $0 } + ["}"]
    return """
      @ProxyFor(\(type).self)
      final class \(type.replacing(".", with: ""))Proxy: \(isObject ? "NSObject, " : "")\(type) {
      \((lines + nested).map { "  " + $0 }.joined(separator: "\n"))
      }
      """
  }
}
