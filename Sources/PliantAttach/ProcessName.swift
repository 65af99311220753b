import Glibc

/// The number of a process, or of the one that runs a program of a name.
package enum ProcessName {
  package struct Refusal: Error, CustomStringConvertible { package let description: String }

  /// Throws if no process, or more than one, is called so.
  package static func process(_ text: String) throws(Refusal) -> Int32 {
    if let number = Int32(text) { return number }
    let found = RunningProgram.numbers(in: "/proc").filter { $0 != getpid() && isCalled(text, $0) }
    switch found.count {
    case 1: return found[0]
    case 0: throw Refusal(description: "Cannot attach to '\(text)': no process is called so.")
    default:
      let numbers = found.map { "\($0)" }.joined(separator: ", ")
      throw Refusal(
        description: "Cannot attach to '\(text)': \(found.count) processes are called so. Name one "
          + "by its number: \(numbers)."
      )
    }
  }

  /// By the file that it runs, which is what its name is at first.
  private static func isCalled(_ name: String, _ process: Int32) -> Bool {
    guard let path = RunningProgram(process).executable else { return false }
    let file = path.split(separator: "/").last ?? ""
    return file == name || file == name + " (deleted)"
  }
}
