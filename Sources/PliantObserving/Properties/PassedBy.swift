import CPliant
import Glibc
import PliantImages

/// Reports changes that optimized code makes to the field of an observed property of a module that
/// was built for debugging: no observer hears of them.
enum PassedBy {
  /// Makes the first such change of each property a failure of the running test or, if there is
  /// none, a line on the standard error output.
  static let report: Void = pliant_set_passed_by { property, code in
    let name = PropertyIndex.name(ofKey: UInt(bitPattern: property)) ?? "A property"
    let code = UInt(bitPattern: code)
    let symbol = ImageFile.holding(code)?.symbol(holding: code)
      .map { Demangler.demangle($0) ?? $0 }
    let message =
      "'\(name)' was changed by optimized code, of which its observers are not told: build "
      + "\(symbol.map { "what contains '\($0)'" } ?? "it") for debugging, or mark the property "
      + "'dynamic' or '@Observed'"
    let place = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    guard !TestFailure.record(message, at: place) else { return }
    let line = Array("Pliant: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
