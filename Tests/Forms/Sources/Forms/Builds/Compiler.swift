import Building
import Foundation

/// Calls `swiftc` as SwiftPM does, against a Pliant that SwiftPM has built.
struct Compiler {
  let root: URL
  let work: URL

  private func products(_ configuration: String) -> URL {
    root.appending(path: configuration == "release" ? ".build/optimized/release" : ".build/debug")
  }

  private func swiftc(_ arguments: [String], log: URL) throws {
    // After a crash, symbolizing the compiler's own stack would take seconds for nothing.
    let environment = ["LLVM_DISABLE_SYMBOLIZATION": "1"]
    try runProgram("swiftc", arguments, output: log, environment: environment).succeeded()
  }

  /// What all modules are compiled with.
  private func common(_ build: Build, in folder: URL) -> [String] {
    [
      "-parse-as-library", "-suppress-warnings", "-swift-version", build.language,
      "-enable-batch-mode", "-driver-batch-count", "1", "-j1", "-diagnostic-style", "llvm", "-I",
      folder.path, "-I", kit(build.configuration).path,
    ] + build.flags
  }

  private func files(_ folder: URL, _ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0).path }
  }

  // MARK: What every batch needs

  private func kit(_ configuration: String) -> URL {
    work.appending(path: "kit-\(configuration)")
  }

  /// Compiles the kit to a library that driver and `Subject` share, and archives Pliant.
  func prepare(_ configuration: String) throws {
    let folder = kit(configuration)
    try recreate(folder)
    let sources = try files(root.appending(path: "Tests/Forms/Sources/Kit"), ".swift")
    try swiftc(
      [
        "-emit-library", "-emit-module", "-module-name", "Kit", "-parse-as-library",
        "-suppress-warnings", "-swift-version", "6", "-o", folder.appending(path: "libKit.so").path,
        "-emit-module-path", folder.appending(path: "Kit.swiftmodule").path,
      ] + (configuration == "release" ? ["-O", "-wmo"] : []) + sources,
      log: folder.appending(path: "log")
    )
    let modules = try LinkedModules.names(root: root, log: folder.appending(path: "log"))
    let archive = folder.appending(path: "libPliant.a").path
    try runProgram(
      "ar",
      // What a trait leaves out is not there.
      ["crs", archive]
        + modules.flatMap {
          objects(below: products(configuration).appending(path: "\($0).build"))
        },
      output: folder.appending(path: "log")
    ).succeeded()
  }

  // MARK: A batch

  /// Writes and compiles the functions of C, if there are some.
  func compileC(
    _ forms: [Form],
    _ build: Build,
    _ linkage: Build.Linkage,
    in folder: URL
  ) throws {
    guard !forms.isEmpty else { return }
    let module = folder.appending(path: "csubject")
    try recreate(module)
    for (name, text) in CSource.files(forms) {
      try text.write(to: module.appending(path: name), atomically: true, encoding: .utf8)
    }
    let source = module.appending(path: "CSubject.c").path
    let product = objectOfC(linkage, in: folder)
    let kind =
      linkage == .object ? ["-c"] : ["-shared", "-L", kit(build.configuration).path, "-lKit"]
    try runProgram(
      "clang",
      ["-fPIC", build.isOptimized ? "-O2" : "-O0", source, "-o", product] + kind,
      output: module.appending(path: "log")
    ).succeeded()
  }

  /// What is made of the functions of C.
  private func objectOfC(_ linkage: Build.Linkage, in folder: URL) -> String {
    folder.appending(path: linkage == .object ? "csubject/CSubject.o" : "libCSubject.so").path
  }

  /// Compiles `Subject`, if it has sources.
  func compileSubject(
    _ sources: [String],
    _ build: Build,
    _ linkage: Build.Linkage,
    in folder: URL
  )
    throws
  {
    guard !sources.isEmpty else { return }
    var arguments =
      common(build, in: folder) + build.subjectFlags + ["-module-name", "Subject"]
    arguments += ["-emit-module-path", folder.appending(path: "Subject.swiftmodule").path]
    if linkage == .resilient { arguments.append("-enable-library-evolution") }
    let objects = folder.appending(path: "subject")
    let stamp = try sources.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
    let made = folder.appending(path: "subject.made")
    if (try? String(contentsOf: made, encoding: .utf8)) == stamp { return }
    try? FileManager.default.removeItem(at: made)
    try recreate(objects)
    try compile(arguments + ["-emit-module"] + sources, into: objects)
    guard linkage != .object else {
      return try stamp.write(to: made, atomically: true, encoding: .utf8)
    }
    try swiftc(
      [
        "-emit-library", "-o", folder.appending(path: "libSubject.so").path, "-L",
        kit(build.configuration).path,
      ]
        + ["-lKit"] + files(objects, ".o"),
      log: folder.appending(path: "subject.link.log")
    )
    try stamp.write(to: made, atomically: true, encoding: .utf8)
  }

  /// Goes as far as the compiler's last diagnosis, which finds nearly all that cannot be built, in
  /// a third of the time.
  func checkDriver(_ sources: [String], _ build: Build, in folder: URL) throws {
    let check = ["-whole-module-optimization", "-Onone", "-emit-sil", "-o", "/dev/null"]
    let arguments = driverArguments(build, in: folder) + check + sources
    try swiftc(arguments, log: folder.appending(path: "check.log"))
  }

  func compileDriver(_ sources: [String], _ build: Build, in folder: URL) throws {
    let objects = folder.appending(path: "driver")
    try recreate(objects)
    try compile(driverArguments(build, in: folder) + sources, into: objects)
  }

  private func driverArguments(_ build: Build, in folder: URL) -> [String] {
    let products = products(build.configuration)
    let plugin = root.appending(path: ".build/optimized/release/PliantMacros-tool").path
    return common(build, in: folder) + build.driverFlags + [
      "-module-name", "Driver", "-I", folder.appending(path: "csubject").path,
      "-I", products.appending(path: "Modules").path, "-Xcc",
      "-fmodule-map-file=\(products.appending(path: "CPliant.build/module.modulemap").path)",
      "-load-plugin-executable", "\(plugin)#PliantMacros",
    ]
  }

  func link(
    _ build: Build,
    _ linkage: Build.Linkage,
    hasSubject: Bool,
    hasFunctionsOfC: Bool,
    in folder: URL
  ) throws {
    var arguments = ["-emit-executable", "-o", folder.appending(path: "Driver").path]
    arguments += try files(folder.appending(path: "driver"), ".o")
    if hasSubject {
      if linkage == .object {
        arguments += try files(folder.appending(path: "subject"), ".o")
      } else {
        arguments += ["-L", folder.path, "-lSubject"]
      }
    }
    if hasFunctionsOfC { arguments.append(objectOfC(linkage, in: folder)) }
    arguments += ["-L", kit(build.configuration).path, "-lKit"]
    arguments += [
      "-Xlinker", "--whole-archive", kit(build.configuration).appending(path: "libPliant.a").path,
    ]
    arguments += ["-Xlinker", "--no-whole-archive"]
    for path in [kit(build.configuration).path, folder.path] {
      arguments += ["-Xlinker", "-rpath=\(path)"]
    }
    try swiftc(arguments, log: folder.appending(path: "link.log"))
  }

  private func recreate(_ folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func compile(_ arguments: [String], into objects: URL) throws {
    var arguments = arguments + ["-c"]
    if arguments.contains("-whole-module-optimization") {
      arguments += ["-num-threads", "0", "-o", objects.appending(path: "module.o").path]
    } else {
      let sources = arguments.filter { $0.hasSuffix(".swift") }
      arguments += ["-output-file-map", try objectMap(of: sources, in: objects).file.path]
    }
    try swiftc(arguments, log: objects.appending(path: "log"))
  }
}
