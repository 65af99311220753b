import Foundation
import Glibc
import PliantImages
import PliantListing

extension FuzzTarget {
  /// ELF files, as `pliant functions` lists them and as the symbols of an image are read.
  static let elf = FuzzTarget(
    name: "elf",
    prepare: {
      // What is seen in the file while it is whole, so that silence is not taken for good.
      let (listed, named) = try read(DamagedFile.bytes(for: []))
      guard listed > 10, named > 10 else { throw Find("few symbols are seen") }
    },
    run: { input in _ = try read(DamagedFile.bytes(for: input)) }
  )

  /// How many declarations are listed, and how many symbols are read.
  private static func read(_ file: [UInt8]) throws -> (listed: Int, named: Int) {
    var counts = (listed: 0, named: 0)
    try PassingFile.with(file) { path in counts = (try list(path), try readSymbols(path)) }
    return counts
  }

  private static func list(_ path: String) throws -> Int {
    do {
      let listing = try HookListing(path: path)
      var count = 0
      var last = 0.0
      try listing.visit { group throws in
        count += group.declarations.count
        guard group.progress >= last, group.progress <= 1 else {
          throw Find("progress goes from \(last) to \(group.progress)")
        }
        last = group.progress
      }
      return count
    } catch let error as ImageError {
      _ = error.description
    } catch let error as ListingError {
      _ = error.description
    }
    return 0
  }

  private static func readSymbols(_ path: String) throws -> Int {
    let image = Image.loaded()[0]
    do {
      let file = try ImageFile(image.read(from: path, checkingSegments: false))
      let symbols = file.symbols(prefix: "$s")
      _ = file.symbols(prefix: "", containing: "a")
      _ = file.lines(of: symbols.prefix(16).map(\.1))
      let addresses = Set(symbols.prefix(16).map(\.1) + [image.base])
      let known = file.symbols(at: addresses)
      guard known.allSatisfy({ addresses.contains($0.1) }) else {
        throw Find("a symbol is at another address than was asked for")
      }
      for address in addresses { _ = file.leads(at: address) }
      return symbols.count
    } catch is ImageError {
      return 0
    }
  }
}

/// A file that nobody else sees, and that is gone afterwards.
enum PassingFile {
  static func with(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    var path = Array((NSTemporaryDirectory() + "/pliant-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0, unlink(path) == 0, write(file, bytes, bytes.count) == bytes.count else {
      throw Find("no file can be made: \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    try body("/proc/self/fd/\(file)")
  }
}

// MARK: - Damage

/// A library that the compiler made, with damage that the input describes; or the input itself.
enum DamagedFile {
  static func bytes(for input: [UInt8]) -> [UInt8] {
    guard input.first != 0x7F else { return input }
    var choices = Choices(input)
    var file = base
    while !choices.isAtEnd { damage(&file, &choices) }
    return file
  }

  static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../Bases").standardized

  private static let base: [UInt8] = {
    let path = folder.appending(path: "Shapes.so")
    guard let data = try? Data(contentsOf: path) else { preconditionFailure("no \(path.path)") }
    return Array(data)
  }()

  /// The header, each section's and each segment's header, and what each section holds.
  private static let places: [Range<Int>] = base.withUnsafeBytes { bytes in
    func word(_ offset: Int) -> Int {
      Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    func half(_ offset: Int) -> Int {
      Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
    }
    var places = [0..<64]
    places += (0..<half(56)).map { word(32) + $0 * 56..<word(32) + ($0 + 1) * 56 }
    for section in 0..<half(60) {
      let header = word(40) + section * 64
      places.append(header..<header + 64)
      let (offset, size) = (word(header + 24), word(header + 32))
      let hasBytes = bytes.loadUnaligned(fromByteOffset: header + 4, as: UInt32.self) != 8
      if hasBytes, size > 0, offset + size <= bytes.count { places.append(offset..<offset + size) }
    }
    return places
  }

  private static let telling: [UInt64] = [
    0, 1, 8, 0xFF, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 1 << 62, .max >> 1, 1 << 63, .max,
  ]

  private static func damage(_ file: inout [UInt8], _ choices: inout Choices) {
    let operation = choices.number(below: 12)
    let place = choices.pick(places)
    let at = place.lowerBound + choices.number(below: place.count)
    switch operation {
    case 0: put([choices.byte()], at, in: &file)
    case 1: put(choices.bytes(2), at & ~1, in: &file)
    case 2: put(choices.bytes(4), at & ~3, in: &file)
    case 3: put(choices.bytes(8), at & ~7, in: &file)
    case 4, 5:
      let size = operation == 4 ? 4 : 8
      let start = at & ~(size - 1)
      guard start + size <= file.count else { return }
      let old = file[start..<start + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      let change = UInt64(bitPattern: Int64(Int8(bitPattern: choices.byte())))
      put(little(old &+ change, size), start, in: &file)
    case 6:
      let source = choices.pick(places)
      let start = source.lowerBound + choices.number(below: source.count)
      let count = Int(choices.byte())
      guard start < file.count else { return }
      put(Array(file[start...].prefix(count)), at, in: &file)
    case 7: put(Array(repeating: choices.byte(), count: Int(choices.byte())), at, in: &file)
    case 8: put(choices.bytes(Int(choices.byte())), at, in: &file)
    case 9: put(little(choices.pick(telling), 8), at & ~7, in: &file)
    case 10: put(little(choices.pick(telling), 4), at & ~3, in: &file)
    default: file.removeLast(file.count - min(file.count, at))
    }
  }

  private static func put(_ bytes: [UInt8], _ at: Int, in file: inout [UInt8]) {
    for (index, byte) in bytes.enumerated() where at + index < file.count {
      file[at + index] = byte
    }
  }

  private static func little(_ word: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
  }
}
