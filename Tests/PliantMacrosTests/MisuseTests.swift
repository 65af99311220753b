import Foundation
import Testing

/// What the macros say of code that they cannot expand, and how they mend it.
struct MisuseTests {
  /// The compiler itself compares what it says with the comments in the file, fix-its included.
  @Test func diagnostics() throws {
    let built = URL(
      filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    )
    .deletingLastPathComponent()
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let headers = here.appending(path: "../../Sources/CPliant/include").standardized.path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-package-name", "misuse",
      "-I", built.appending(path: "Modules").path,
      "-load-plugin-executable", built.appending(path: "PliantMacros-tool").path + "#PliantMacros",
      "-Xcc", "-fmodule-map-file=" + built.appending(path: "CPliant.build/module.modulemap").path,
      "-Xcc", "-I", "-Xcc", headers,
      "-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated",
      here.appending(path: "Misuse.swift").path,
    ]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }
}
