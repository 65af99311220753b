import CPliant
import Glibc
import PliantBase
import PliantImages

/// The one place that writes to memory the program runs on.
package enum WritableMemory {
  /// Stores one word at once, so that a call on another thread sees the old value or the new one.
  ///
  /// A read-only page is made writable for the write and put back.
  package static func store(
    _ value: UnsafeRawPointer?,
    to cell: UnsafeMutableRawPointer,
    of declaration: String
  ) throws {
    func refuse(_ detail: String) -> OverrideError {
      .protectedMemory(declaration: declaration, detail: detail)
    }
    let address = UInt(bitPattern: cell)
    guard address % UInt(MemoryLayout<UnsafeRawPointer>.alignment) == 0 else {
      throw refuse("its address \(address) is not aligned")
    }
    guard let maps = fopen("/proc/self/maps", "re") else {
      let code = errno
      let detail = "/proc/self/maps cannot be read: " + String(cString: strerror(code))
      throw ImageError.isExhausted(code)
        ? OverrideError.outOfResources(declaration: declaration, detail: detail) : refuse(detail)
    }
    defer { fclose(maps) }
    try lock.withLock { _ in
      guard let protection = protection(of: address, in: maps) else {
        throw refuse("no page is mapped there")
      }
      let isReadOnly = protection & PROT_WRITE == 0
      let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let page = UnsafeMutableRawPointer(bitPattern: address & ~(size - 1))
      if isReadOnly, mprotect(page, Int(size), protection | PROT_WRITE) != 0 {
        throw refuse(String(cString: strerror(errno)))
      }
      // SAFETY: `cell` is an aligned word of a page that was just seen to be mapped and writable.
      pliant_store(cell, value)
      if isReadOnly { mprotect(page, Int(size), protection) }
    }
  }

  /// A page that one thread found writable another may be about to protect again.
  private static let lock = Guarded(())

  /// The protection of the page at an address, by `/proc/self/maps`; nil if nothing is mapped.
  private static func protection(of address: UInt, in maps: UnsafeMutablePointer<FILE>) -> Int32? {
    var (line, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(line) }
    while getline(&line, &size, maps) > 0, let line {
      let fields = String(cString: line).split(separator: " ", maxSplits: 2)
      guard let first = fields.first else { continue }
      let range = first.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard fields.count > 1, range.count == 2, range[0] <= address, address < range[1] else {
        continue
      }
      let flags: [(Character, Int32)] = [("r", PROT_READ), ("w", PROT_WRITE), ("x", PROT_EXEC)]
      return flags.reduce(0) { fields[1].contains($1.0) ? $0 | $1.1 : $0 }
    }
    return nil
  }
}
