#if Console
import CPliant
import Glibc
import PliantAttach

/// The process's use of system resources.
struct ProcessUse: Sendable {
  /// When that was, on the monotonic clock, and the processor's time until then, in seconds.
  let time: Double
  let processor: Double
  /// In bytes, without what is swapped out.
  let memory: Int
  let descriptors: Int
  let threads: Int

  init() {
    time = Double(pliant_trace_now()) / 1e9
    var used = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
    processor = Double(used.tv_sec) + Double(used.tv_nsec) / 1e9
    memory = Self.residentPages * Int(sysconf(Int32(_SC_PAGESIZE)))
    // Not the one of the folder itself.
    descriptors = max(0, RunningProgram.numbers(in: "/proc/self/fd").count - 1)
    threads = RunningProgram.numbers(in: "/proc/self/task").count
  }

  /// The second number of `/proc/self/statm`; 0 if it cannot be read.
  private static var residentPages: Int {
    let numbers = RunningProgram(getpid()).read("statm")?.split(separator: " ") ?? []
    return numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0
  }
}
#endif
