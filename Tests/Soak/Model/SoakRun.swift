import Pliant

/// What many rounds came to.
package struct SoakRun: CustomStringConvertible {
  private var rounds = 0
  private var operations = 0
  private var checks = 0
  private var highest = 0
  private var highestResident = 0
  /// Bytes in use after each round; of these the first are those of warming up.
  private var inUse: [Int] = []
  private static let warmUp = 20

  package init() {
    // In an optimized build, too, methods are overridden that are not dynamic.
    OverridePolicy.current = .bestEffort
  }

  package mutating func add(_ result: Round.Result) {
    rounds += 1
    operations += result.operations
    checks += result.checks
    let now = Memory.inUse
    highest = max(highest, now)
    highestResident = max(highestResident, Memory.resident)
    inUse.append(now)
    // A long run needs no more than the beginning and the end.
    if inUse.count > 400 { inUse.removeSubrange(200..<300) }
  }

  /// How much more is in use at the end than after warming up: the least of twenty rounds of both.
  package var growth: Int {
    guard inUse.count >= 2 * Self.warmUp else { return 0 }
    let first = inUse[Self.warmUp..<2 * Self.warmUp].min() ?? 0
    return (inUse.suffix(Self.warmUp).min() ?? 0) - first
  }

  package var description: String {
    let last = inUse.suffix(Self.warmUp).min() ?? 0
    return
      "\(rounds) rounds, \(operations) operations, \(checks) comparisons; bytes in use: highest "
      + "\(highest), at the end \(last), grown by \(growth); resident: highest "
      + "\(highestResident), now \(Memory.resident)"
  }
}
