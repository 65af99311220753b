import Pliant

// What debuggers look at, by `debuggers`: functions that are bent, and one that marks the place.

@inline(never) func work(_ x: Int) -> Int { helper(x) &* 2 }
@inline(never) func helper(_ x: Int) -> Int { x + 1 }
@inline(never) func markBent() {}

@main
enum Debugged {
  static func main() {
    print("plain", work(1))
    let handle = #callable(work(_:))
    do {
      let bent = try handle.redefine(around: { original in { x in original(x) + 100 } })
      markBent()
      print("bent", work(1))
      if CommandLine.arguments.contains("crash") {
        let crash = try #callable(helper(_:)).redefine { x in x / opaqueZero() }
        print(work(1))
        crash.stop()
      }
      bent.stop()
      print("stopped", work(1))
    } catch {
      print("\(error)")
    }
    if CommandLine.arguments.contains("busy") { print(busy()) }
  }

  @inline(never) static func opaqueZero() -> Int { CommandLine.arguments.isEmpty ? 1 : 0 }

  /// For a profiler.
  static func busy() -> Int {
    let bent = try? #callable(helper(_:)).redefine { x in
      (0..<1_000).reduce(x) { $0 &* 31 &+ $1 }
    }
    var sum = 0
    for x in 0..<20_000 { sum &+= work(x) & 1 }
    bent?.stop()
    return sum
  }
}
