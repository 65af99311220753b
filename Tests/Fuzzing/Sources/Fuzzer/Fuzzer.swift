import CFuzzer
import Dispatch
import Glibc

/// Runs libFuzzer on one target: `Fuzzer elf -max_total_time=60 FOLDER`.
@main
enum Fuzzer {
  // SAFETY: set once, before libFuzzer runs.
  nonisolated(unsafe) private static var run: ([UInt8]) throws -> Void = { _ in }

  static func main() {
    var arguments = CommandLine.arguments
    let targets = FuzzTarget.all + MacroFuzzing.targets
    // libFuzzer starts this program again with its own arguments alone.
    if arguments.count > 1, targets.contains(where: { $0.name == arguments[1] }) {
      setenv("PLIANT_FUZZ", arguments.remove(at: 1), 1)
    }
    let wanted = getenv("PLIANT_FUZZ").map { String(cString: $0) }
    guard let target = targets.first(where: { $0.name == wanted }) else {
      print(targets.map(\.name).joined(separator: "\n"))
      exit(wanted == nil && arguments.count == 1 ? 0 : 64)
    }
    prepare(target)
    run = target.run
    var count = Int32(arguments.count)
    var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(
      capacity: arguments.count + 1
    )
    for (index, argument) in arguments.enumerated() { values?[index] = strdup(argument) }
    values?[arguments.count] = nil
    exit(
      LLVMFuzzerRunDriver(&count, &values) { data, size in
        Fuzzer.take(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      }
    )
  }

  private static func prepare(_ target: FuzzTarget) {
    let isReady = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        try await target.prepare()
      } catch {
        fatalError("\(target.name) cannot be prepared: \(error)")
      }
      isReady.signal()
    }
    isReady.wait()
  }

  private static func take(_ input: [UInt8]) {
    do {
      try run(input)
    } catch {
      // What does not hold stops the program, as what traps does: libFuzzer keeps the input.
      let line = "find: \(error)\n"
      _ = write(STDERR_FILENO, line, line.utf8.count)
      abort()
    }
  }
}
