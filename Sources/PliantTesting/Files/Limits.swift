import CPliant
import Glibc

// Disks of a size, and disks that fail from a byte on. The kernel writes to files unseen by the
// overlay, so tests with such disks have the functions answered that transfer bytes, and only they.

extension OverlayTree {
  var isLimited: Bool { !capacities.isEmpty || failures.values.contains { $0.offset > 0 } }

  /// The number of bytes that a transfer from or to an open file can have.
  func room(
    _ file: Int32,
    _ access: FileSystem.Access,
    at offset: Int?,
    _ count: Int
  ) throws(SystemError) -> Int {
    guard let status = try? Kernel.status(of: file), status.st_mode & S_IFMT == S_IFREG,
      let path = try? path(of: file)
    else { return count }
    let (size, isAtEnd) = (status.st_size, fcntl(file, F_GETFL) & O_APPEND != 0)
    var start = try Kernel.seek(file, 0, SEEK_CUR)
    if let offset { start = offset }
    if isAtEnd, access == .write { start = size }
    var end = start + count
    for folder in path.lineage.reversed() {
      if let failure = failures[folder], failure.offset > 0, failure.accesses.contains(access),
        access == .write || start < size
      {
        if start >= failure.offset { throw SystemError(failure.code) }
        end = min(end, failure.offset)
      }
      if access == .write, let free = free(folder) {
        if start >= size + free { throw SystemError(ENOSPC) }
        end = min(end, size + free)
      }
    }
    return end - start
  }

  /// The bytes that are left on the disk of a folder; nil if it has no size.
  private func free(_ folder: Path) -> Int? {
    var known: Set<Inode> = []
    return capacities[folder].map { max(0, $0 - used(folder, &known)) }
  }

  /// The sizes of the files below a folder, each once.
  private func used(_ path: Path, _ known: inout Set<Inode>) -> Int {
    guard let place = try? look(at: path), let status = place.status else { return 0 }
    guard place.kind == S_IFDIR else {
      return place.kind == S_IFREG && known.insert(identity(status)).inserted ? status.st_size : 0
    }
    var sum = 0
    for entry in (try? entries(of: path)) ?? [] {
      sum += used(path.appending(entry.name), &known)
    }
    return sum
  }

  /// The size of the disk that a path is on, and what is left of it.
  func disk(of path: Path) -> (size: Int, free: Int)? {
    for folder in path.lineage.reversed() {
      if let size = capacities[folder], let free = free(folder) { return (size, free) }
    }
    return nil
  }

  /// Puts the numbers of a disk with a size into a `statfs`.
  func describeDisk(of path: Path, in status: UnsafeMutableRawPointer) {
    guard let disk = disk(of: path) else { return }
    let block = [4096, 512].first { disk.size % $0 == 0 } ?? 1
    // The sizes of a block and of a fragment, all blocks, free ones, and those for every user.
    for (offset, value) in [
      (8, block), (72, block), (16, disk.size / block), (24, disk.free / block),
      (32, disk.free / block),
    ] {
      status.storeBytes(of: value, toByteOffset: offset, as: Int.self)
    }
  }
}

// MARK: - Transfers

extension FileEntryPoints {
  /// The places of a transfer's descriptor, and of the offset that it begins at, if it has one.
  private typealias End = (file: Int, offset: Int?)

  static let limiting = distinct(
    limited(["read"], from: (0, nil)) + limited(["write"], to: (0, nil))
      + limited(["pread", "pread64"], from: (0, 3)) + limited(["pwrite", "pwrite64"], to: (0, 3))
      + limited(["readv"], from: (0, nil), isVector: true)
      + limited(["writev"], to: (0, nil), isVector: true)
      + limited(["preadv", "preadv64", "preadv2", "preadv64v2"], from: (0, 3), isVector: true)
      + limited(["pwritev", "pwritev64", "pwritev2", "pwritev64v2"], to: (0, 3), isVector: true)
      + limited(["sendfile", "sendfile64"], from: (1, 2), to: (0, nil), count: 3)
      + limited(["copy_file_range", "splice"], from: (0, 1), to: (2, 3), count: 4)
      + growing.map { name, length, start in
        limit(name) { tree, call throws(SystemError) in
          let size = try Kernel.status(of: call.int32(0)).st_size
          let growth = (start.map { call[$0] } ?? 0) + call[length] - size
          if growth > 0, try tree.room(call.int32(0), .write, at: size, growth) < growth {
            throw SystemError(ENOSPC)
          }
          return nil
        }
      }
  )

  /// Functions that make a file longer, with the places of a length and an offset.
  private static let growing: [(String, Int, Int?)] = [
    ("ftruncate", 1, nil), ("ftruncate64", 1, nil), ("fallocate", 3, 2), ("fallocate64", 3, 2),
    ("posix_fallocate", 2, 1), ("posix_fallocate64", 2, 1),
  ]

  private static func limited(
    _ names: [String],
    from source: End? = nil,
    to target: End? = nil,
    count place: Int = 2,
    isVector: Bool = false
  ) -> [EntryPoint] {
    // A transfer between two files has pointers to offsets.
    let isPointed = place > 2
    return names.map { name in
      limit(name) { tree, call throws(SystemError) in
        let parts = isVector ? vector(call) : []
        let count = isVector ? parts.reduce(0) { $0 + $1.iov_len } : call[place]
        guard count > 0 else { return nil }
        var room = count
        for (end, access) in [(source, FileSystem.Access.read), (target, .write)] {
          guard let end else { continue }
          let offset = end.offset.flatMap { isPointed ? call.load($0, as: Int.self) : call[$0] }
          let start = offset.flatMap { $0 < 0 ? nil : $0 }
          room = try min(room, tree.room(call.int32(end.file), access, at: start, count))
        }
        if room == count { return nil }
        return isVector ? .parts(prefix(of: parts, room)) : .length(room, at: place)
      }
    }
  }

  /// The bytes that a call transfers of those that it was asked for.
  private enum Less {
    case length(Int, at: Int)
    case parts([iovec])
  }

  /// A function whose calls fail, or transfer less.
  private static func limit(
    _ name: String,
    _ change: @escaping @Sendable (OverlayTree, EntryPoint.Call) throws(SystemError) -> Less?
  ) -> EntryPoint {
    EntryPoint(name) { call in
      guard let overlay = Replacements.current?.files, overlay.isLimited, !overlay.term.hasEnded
      else { return call.original() }
      do throws(SystemError) {
        let less = try overlay.with { tree throws(SystemError) in try change(tree, call) }
        switch less {
        case nil: return call.original()
        case .length(let length, let place): return call.original { $0[place] = length }
        case .parts(let parts):
          return parts.withUnsafeBufferPointer { parts in
            call.original { $0[1] = Int(bitPattern: parts.baseAddress) }
          }
        }
      } catch {
        if name.hasPrefix("posix") { return Int(error.code) }
        errno = error.code
        return -1
      }
    }
  }

  private static func vector(_ call: EntryPoint.Call) -> [iovec] {
    // SAFETY: the functions take the address of so many parts.
    let start = call.pointer(1)?.assumingMemoryBound(to: iovec.self)
    return Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(call.int32(2))))
  }

  private static func prefix(of parts: [iovec], _ count: Int) -> [iovec] {
    var left = count
    return parts.map { part in
      let length = min(left, part.iov_len)
      left -= length
      return iovec(iov_base: part.iov_base, iov_len: length)
    }
  }
}
