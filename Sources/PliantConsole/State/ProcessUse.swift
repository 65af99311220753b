#if Console
import CPliant
import Glibc

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
    descriptors = max(0, Self.entries(of: "/proc/self/fd") - 1)
    threads = Self.entries(of: "/proc/self/task")
  }

  /// The second number of `/proc/self/statm`; 0 if it cannot be read.
  private static var residentPages: Int {
    guard let file = fopen("/proc/self/statm", "re") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    guard fgets(&text, Int32(text.count), file) != nil, let space = strchr(text, 32) else {
      return 0
    }
    return Int(strtol(space, nil, 10))
  }

  private static func entries(of folder: String) -> Int {
    guard let folder = opendir(folder) else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder) {
      // Not `.` and `..`.
      if entry.pointee.d_name.0 != 46 { count += 1 }
    }
    return count
  }
}
#endif
