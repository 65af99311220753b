import Glibc

@testable import PliantReload

/// Loads object files into the program that loads this library, before the program's own code runs.
///
/// The lines of COPIES are a module of the program and the paths. What the program was built from is
/// not told to the loader: every function differs.
@_cdecl("load_copies")
func begin() {
  guard let copies = getenv("COPIES") else { return }
  unsetenv("LD_PRELOAD")
  let lines = String(cString: copies).split(separator: "\n").map(String.init)
  do {
    let outcome = try Loader(module: lines[0]).load(Array(lines.dropFirst()))
    print("\(outcome.functions.count) functions of \(lines.count - 1) files are led to copies;")
    print("  \(outcome.unchanged) are as they were, with \(outcome.remarks.count) remarks:")
    for remark in outcome.remarks.prefix(10) { print("    \(remark)") }
  } catch {
    print("Nothing was loaded: \(error)")
  }
}
