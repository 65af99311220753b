import CSoak
import Foundation
import Glibc

/// What the process uses.
package enum Memory {
  /// Bytes that were allocated and not freed, by the allocator's own count.
  package static var inUse: Int {
    Int(allocator_bytes_in_use())
  }

  /// Bytes of the process that are in memory.
  package static var resident: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
