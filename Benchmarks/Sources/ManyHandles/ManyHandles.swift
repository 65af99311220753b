import BenchmarkFixture
import ManySymbols
import Pliant

/// Prints how many milliseconds as many first uses of a handle take as its argument says, each for
/// a class of its own, in a program of 354,000 symbols that have been read.
@main
enum ManyHandles {
  static func main() throws {
    OverridePolicy.current = .bestEffort
    precondition(many_symbols() == 7)
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
    let members = familyMembers(count)
    let object: Plain = opaque(Overridden())
    // It reads the symbols.
    try #method(Overridden.measure(_:)).override(on: object) { _, _ in 1 }
    let measure = #method(Family.measure(_:))
    let time = try ContinuousClock().measure {
      for member in members { try measure.override(on: member) { _, _ in 1 } }
    }
    precondition(members.allSatisfy { $0.measure("abc") == 1 })
    print(time / .milliseconds(1))
  }
}
