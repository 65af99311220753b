import Glibc

/// An entry of a folder, as `dirent` has it.
struct FolderEntry: Sendable {
  let name: [UInt8]
  let kind: UInt8
  var inode: UInt
  var id: FileName { FileName(bytes: name) }

  // A record is an inode, the offset of the next, its length, the kind, and the name with a zero.
  private static let head = 19

  /// Appends the entries of a kernel's records but "." and "..".
  static func append(_ records: UnsafeRawBufferPointer, to entries: inout [FolderEntry]) {
    guard var record = records.baseAddress else { return }
    let end = record + records.count
    while record < end {
      let length = Int(record.load(fromByteOffset: 16, as: UInt16.self))
      let start = record + head
      // SAFETY: the kernel ends a name with a zero.
      let count = strlen(start.assumingMemoryBound(to: CChar.self))
      let dots = count < 3 && memcmp(start, "..", count) == 0
      if !dots {
        entries.append(
          FolderEntry(
            name: Array(UnsafeRawBufferPointer(start: start, count: count)),
            kind: record.load(fromByteOffset: 18, as: UInt8.self),
            inode: record.load(as: UInt.self)
          )
        )
      }
      record += length
    }
  }

  /// Writes a record, and returns its length; 0 if it needs more than `size` bytes.
  func write(to record: UnsafeMutableRawPointer, _ size: Int, next: Int) -> Int {
    let length = (Self.head + name.count + 8) & ~7
    guard length <= size else { return 0 }
    record.storeBytes(of: inode, as: UInt.self)
    record.storeBytes(of: next, toByteOffset: 8, as: Int.self)
    record.storeBytes(of: UInt16(length), toByteOffset: 16, as: UInt16.self)
    record.storeBytes(of: kind, toByteOffset: 18, as: UInt8.self)
    (record + Self.head).copyMemory(from: name, byteCount: name.count)
    memset(record + Self.head + name.count, 0, length - Self.head - name.count)
    return length
  }
}

/// A name that is hashed and compared in one piece, which an array is not.
struct FileName: Hashable {
  let bytes: [UInt8]

  static func == (one: FileName, other: FileName) -> Bool {
    one.bytes.count == other.bytes.count
      && memcmp(one.bytes, other.bytes, one.bytes.count) == 0
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// The entries of a folder that was listed, each at the offset that it keeps while it is there.
struct Listing: Sendable {
  private(set) var slots: [FolderEntry?] = []
  private var places: [FileName: Int] = [:]
  private var free: [Int] = []

  /// Adds and removes what has changed.
  mutating func update(_ entries: [FolderEntry]) {
    for entry in entries {
      if let place = places[entry.id] {
        slots[place] = entry
        continue
      }
      let place = free.popLast() ?? slots.count
      if place == slots.count { slots.append(nil) }
      (slots[place], places[entry.id]) = (entry, place)
    }
    guard places.count > entries.count else { return }
    let left = Set(entries.map(\.id))
    for (name, place) in places where !left.contains(name) {
      (slots[place], places[name]) = (nil, nil)
      free.append(place)
    }
  }
}
