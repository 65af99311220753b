import Glibc
import PliantImages

/// Memory within reach of an image's code: 256 MB, reserved at once and used from its beginning.
struct NearMemory {
  private static let size = 256 << 20
  private static let farthest: UInt = 0x6000_0000
  static let pageSize = Int(getpagesize())
  private let start: UInt
  private(set) var used = 0

  /// Reserves the memory; nil if no such room is free.
  init?(near image: Image) {
    for distance in stride(from: UInt(0x0800_0000), to: Self.farthest, by: 0x0100_0000) {
      for isBelow in [true, false] {
        let place =
          isBelow ? image.base &- distance &- UInt(Self.size) : image.base &+ distance
        guard let wanted = UnsafeMutableRawPointer(bitPattern: place & ~0xFFFF) else { continue }
        let made = mmap(wanted, Self.size, PROT_NONE, Self.reserving | Self.onlyIfFree, -1, 0)
        if made == wanted {
          start = UInt(bitPattern: wanted)
          return
        }
        if made != MAP_FAILED { munmap(made, Self.size) }
      }
    }
    return nil
  }

  private static let reserving = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
  private static let onlyIfFree: Int32 = 0x10_0000  // `MAP_FIXED_NOREPLACE`

  /// Takes zeroed memory that can be written; nil if nothing is left.
  mutating func take(_ count: Int) -> UInt? {
    let count = (count + Self.pageSize - 1) & ~(Self.pageSize - 1)
    guard count <= Self.size - used, let at = UnsafeMutableRawPointer(bitPattern: start) else {
      return nil
    }
    // SAFETY: the range is reserved, and nobody has taken it.
    guard mprotect(at + used, count, PROT_READ | PROT_WRITE) == 0 else { return nil }
    defer { used += count }
    return start + UInt(used)
  }

  /// Gives back all that was taken since `used` was this.
  mutating func giveBack(to used: Int) {
    guard self.used > used, let at = UnsafeMutableRawPointer(bitPattern: start) else { return }
    // SAFETY: nothing refers to what was taken there.
    mmap(at + used, self.used - used, PROT_NONE, Self.reserving | MAP_FIXED, -1, 0)
    self.used = used
  }

  func contains(_ address: UInt) -> Bool { address >= start && address < start + UInt(used) }

  /// Makes code that is written executable, and no longer writable.
  static func seal(_ code: Range<UInt>) -> Bool {
    guard let start = UnsafeMutableRawPointer(bitPattern: code.lowerBound) else { return false }
    // SAFETY: the range was taken for code, in whole pages.
    return mprotect(start, code.count, PROT_READ | PROT_EXEC) == 0
  }
}
