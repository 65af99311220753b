import Pliant

// What debuggers look at, by `debuggers`: functions that are overridden, and one that marks the place.

@inline(never) func work(_ x: Int) -> Int { helper(x) &* 2 }
@inline(never) func helper(_ x: Int) -> Int { x + 1 }
@inline(never) func markOverridden() {}

@main
enum Debugged {
  static func main() {
    print("plain", work(1))
    let handle = #callable(work(_:))
    do {
      let overridden = try handle.redefine(around: { original in { x in original(x) + 100 } })
      markOverridden()
      print("overridden", work(1))
      if CommandLine.arguments.contains("crash") {
        let crash = try #callable(helper(_:)).redefine { x in x / opaqueZero() }
        print(work(1))
        crash.stop()
      }
      overridden.stop()
      print("stopped", work(1))
    } catch {
      print("\(error)")
    }
    if CommandLine.arguments.contains("busy") { print(busy()) }
  }

  @inline(never) static func opaqueZero() -> Int { CommandLine.arguments.isEmpty ? 1 : 0 }

  /// For a profiler.
  static func busy() -> Int {
    let overridden = try? #callable(helper(_:)).redefine { x in
      (0..<1_000).reduce(x) { $0 &* 31 &+ $1 }
    }
    var sum = 0
    for x in 0..<20_000 { sum &+= work(x) & 1 }
    overridden?.stop()
    return sum
  }
}
