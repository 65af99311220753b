import Building
import Foundation

/// Somebody else's package, at a version, built where nothing else is.
struct Package {
  let address: String
  let version: String
  let modules: [String]
  let tests: Library
  /// A module of C that its types are from.
  var types: String?
  /// Generic classes, as their methods are named.
  var generic: [String: String] = [:]
  /// Types of its first module that Foundation has, too.
  var ambiguous: [String] = []
  /// A test that Swift 6.3 does not compile.
  var without: String?

  enum Library { case xctest, swiftTesting }

  var name: String { String(address.split(separator: "/")[1]) }

  static let all = [
    Package(address: "kylef/PathKit", version: "1.0.1", modules: ["PathKit"], tests: .xctest),
    Package(
      address: "stencilproject/Stencil",
      version: "0.15.1",
      modules: ["Stencil"],
      tests: .xctest,
      ambiguous: ["Expression", "Scanner"],
      without: "Tests/StencilTests/ExpressionSpec.swift"
    ),
    Package(address: "onevcat/Rainbow", version: "4.2.2", modules: ["Rainbow"], tests: .xctest),
    Package(address: "jpsim/Yams", version: "6.2.2", modules: ["Yams"], tests: .xctest),
    Package(
      address: "swhitty/FlyingFox",
      version: "0.27.1",
      modules: ["FlyingFox", "FlyingSocks"],
      tests: .swiftTesting,
      types: "CSystemLinux",
      generic: ["SocketPool": "SocketPool<ePoll>"]
    ),
  ]
}

/// A package's files on this machine, and what is made of them.
struct Checkout {
  let package: Package
  let root: URL
  let folder: URL

  init(_ package: Package, root: URL) throws {
    self.package = package
    self.root = root
    folder = root.appending(path: ".build/packages/\(package.name)")
    if !FileManager.default.fileExists(atPath: folder.path) {
      try command(
        "git",
        [
          "clone", "--quiet", "--depth", "1", "--branch", package.version,
          "https://github.com/\(package.address)", folder.path,
        ]
      )
    }
    if let without = package.without {
      try? FileManager.default.removeItem(at: folder.appending(path: without))
    }
    let build = [
      "build", "--build-tests", "--enable-test-discovery", "--package-path", folder.path,
    ]
    try command("swift", build)
  }

  /// What calls the functions that the package's tests leave out.
  var calls: URL { root.appending(path: "Tests/Programs/Packages/Calls/\(package.name).swift") }
  var products: URL { folder.appending(path: ".build/debug") }
  var pliant: URL { root.appending(path: ".build/debug") }
  /// Optimized, for it expands thousands.
  private var macros: URL { root.appending(path: ".build/optimized/release/PliantMacros-tool") }
  private var bundle: URL { products.appending(path: "\(package.name)PackageTests.xctest") }
  /// The same program with the wrapped functions; where the first finds its resources.
  private var wrapped: URL { products.appending(path: "Wrapped.xctest") }

  @discardableResult
  private func command(_ program: String, _ arguments: [String]) throws -> String {
    let log = root.appending(path: ".build/packages/\(package.name).log")
    let environment = ["LLVM_DISABLE_SYMBOLIZATION": "1"]
    return try runProgram(program, arguments, output: log, environment: environment).succeeded()
  }

  // MARK: Listing

  /// What the package's own modules declare, one for each symbol.
  func declarations() throws -> [Declaration] {
    let program = pliant.appending(path: "pliant").path
    let modules = package.modules.flatMap { ["--module", $0] }
    let arguments = ["functions", "--json"] + modules + [bundle.path]
    let text = try command(program, arguments)
    return try text.split(separator: "\n").filter { $0.hasPrefix("{") }
      .map { try JSONDecoder().decode(Declaration.self, from: Data($0.utf8)) }
      .map { declaration in
        var declaration = declaration
        declaration.type = package.generic[declaration.type] ?? declaration.type
        return declaration
      }
      .filter { $0.extension.map(package.modules.contains) ?? true }
  }

  // MARK: Compiling

  private func arguments() throws -> [String] {
    let maps = try modules().flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    let notes = root.appending(path: "Tests/Programs/Packages/Notes")
    return [
      "-module-name", "Wrapped", "-parse-as-library", "-suppress-warnings", "-swift-version", "5",
      "-Onone", "-g",
      "-enable-testing", "-diagnostic-style", "llvm", "-I",
      products.appending(path: "Modules").path, "-I",
      pliant.appending(path: "Modules").path, "-I", notes.path, "-Xcc",
      "-fmodule-map-file=\(pliant.appending(path: "CPliant.build/module.modulemap").path)",
      "-load-plugin-executable", "\(macros.path)#PliantMacros",
    ] + maps
  }

  /// The maps of the package's modules of C.
  private func modules() throws -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter {
      $0.lastPathComponent == "module.modulemap" && !$0.path.contains("/debug/")
        && !$0.path.contains("x86_64-unknown") && !$0.path.contains("/checkouts/")
    }
  }

  /// Goes as far as the compiler's last diagnosis.
  func check(_ sources: [String]) throws {
    try command("swiftc", try arguments() + ["-wmo", "-emit-sil", "-o", "/dev/null"] + sources)
  }

  /// Links the package's tests once more, with the wrapped functions and Pliant.
  func link(_ sources: [String]) throws {
    let folder = folder.appending(path: ".build/wrapped")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let map = try objectMap(of: sources, in: folder)
    let compiling = ["-enable-batch-mode", "-j2", "-c", "-output-file-map", map.file.path]
    try command("swiftc", try arguments() + compiling + sources)
    let notes = try ["notes", "hooks"].map { name in
      let source = root.appending(path: "Tests/Programs/Packages/Notes/\(name).c").path
      let object = folder.appending(path: "\(name).o").path
      let headers = root.appending(path: "Sources/CPliant/include").path
      try command("clang", ["-O1", "-Wall", "-Werror", "-I", headers, "-c", source, "-o", object])
      return object
    }
    let log = root.appending(path: ".build/packages/modules.log")
    let own = try LinkedModules.names(root: root, log: log).flatMap {
      objects(below: pliant.appending(path: "\($0).build"))
    }
    let list = products.appending(path: "\(package.name)PackageTests.product/Objects.LinkFileList")
    let response = folder.appending(path: "objects")
    let text = (map.objects + notes + own).joined(separator: "\n")
    try text.write(to: response, atomically: true, encoding: .utf8)
    try command(
      "swiftc",
      [
        "-g", "-emit-executable", "-L", products.path, "-Xlinker", "-rpath=$ORIGIN",
        "@\(list.path)",
        "@\(response.path)", "-o", wrapped.path,
      ]
    )
  }

  // MARK: Running

  /// What became of each test, and, of the wrapped functions, what was noted.
  func runTests(_ mode: Mode) throws -> (tests: [String: Bool], notes: [String]) {
    let notes = folder.appending(path: ".build/notes-\(mode)")
    try? FileManager.default.removeItem(at: notes)
    var environment: [String: String] = [:]
    if mode != .plain { environment["PACKAGES_NOTES"] = notes.path }
    if mode == .removed { environment["PACKAGES_REMOVED"] = "1" }
    let program = mode == .plain ? bundle : wrapped
    let library = package.tests == .swiftTesting ? ["--testing-library", "swift-testing"] : []
    let run = try runProgram(
      "env",
      ["-C", folder.path, program.path] + library,
      output: folder.appending(path: ".build/tests-\(mode).log"),
      environment: environment
    )
    var tests = Self.outcomes(run.output)
    if case .signal(let signal) = run.end { tests["signal \(signal)"] = false }
    let text = (try? String(contentsOf: notes, encoding: .utf8)) ?? ""
    return (tests, text.split(separator: "\n").map(String.init))
  }

  enum Mode { case plain, wrapped, removed }

  private static func outcomes(_ output: String) -> [String: Bool] {
    var tests: [String: Bool] = [:]
    var groups: [Substring] = []  // of Spectre's report, by their depth
    for line in output.split(separator: "\n") {
      if let match = line.firstMatch(of: #/Test Case '(.*)' (passed|failed)/#) {
        tests[String(match.1)] = match.2 == "passed"
      } else if let match = line.prefixMatch(
        of: #/. Test (.*?) (with [0-9]+ test cases? )?(passed|failed) after/#
      ) {
        tests[String(match.1), default: true] =
          tests[String(match.1)] != false && match.3 == "passed"
      } else if let match = line.prefixMatch(of: #/( *)-> (.*)/#) {
        groups = groups.prefix(match.1.count / 2) + [match.2]
        tests[groups.joined(separator: " ")] = true
      } else if line.hasPrefix(" "), tests[String(line.dropFirst())] != nil {
        tests[String(line.dropFirst())] = false
      }
    }
    // These fail where the machine is busy.
    return tests.filter { !$0.key.contains("erformance") }
  }
}
