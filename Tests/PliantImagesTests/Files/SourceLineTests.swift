import Foundation
import PliantImages
import Testing

/// The lines of code, from what debuggers read.
struct SourceLineTests {
  private static let image = Image.loaded()[0]

  @Test func aFunctionOfThisFile() throws {
    let file = try ImageFile(Self.image)
    let address = try #require(
      file.definitions(of: "$s17PliantImagesTests6placedyS2iF").first
    ).address
    let line = try #require(file.lines(of: [address])[address])
    #expect("\(line.file):\(line.line)" == "\(#filePath):\(placedLine)")
    #expect(placed(1) == 2)
  }

  /// Of both forms of the headers, in any order, and only for code that there is.
  @Test(arguments: [4, 5]) func tablesByHand(version: UInt8) throws {
    let found = try Self.lines(
      in: Self.table(version),
      of: [0x1020, 0xFFF, 0x1000, 0x1010, 0x100F]
    )
    #expect(
      found == [
        0x1000: "/src/main.swift:10",
        0x100F: "/src/main.swift:10",
        0x1010: "/src/main.swift:12",
      ]
    )
  }

  /// Whatever the tables hold, reading them ends, and reads nothing outside of them.
  @Test(arguments: [4, 5]) func damagedTables(version: UInt8) throws {
    let whole = Self.table(version)
    for index in whole.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF, whole[index] &+ 1] {
        var table = whole
        table[index] = value
        _ = try Self.lines(in: table, of: [0, 0x1000, 0x1010])
      }
      _ = try Self.lines(in: Array(whole[..<index]), of: [0x1000])
    }
  }

  private static func lines(
    in table: [UInt8],
    of addresses: [UInt]
  ) throws -> [UInt: String] {
    let path = URL.temporaryDirectory.appending(path: "pliant-lines-\(UUID().uuidString)")
    try Data(file(with: table)).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let file = try ImageFile(image.read(from: path.path, checkingSegments: false))
    let found = file.lines(of: addresses.map { $0 &+ image.base })
    return Dictionary(
      uniqueKeysWithValues: found.map { ($0 &- image.base, "\($1.file):\($1.line)") }
    )
  }

  // MARK: - Files

  /// A library that has lines and nothing else.
  private static func file(with table: [UInt8]) -> [UInt8] {
    let names = Array("\0.debug_line\0.shstrtab\0".utf8)
    let headers = 64 + table.count + names.count
    var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 9)
    file += bytes(3, 2) + bytes(62, 2) + bytes(1, 4) + bytes(0, 16) + bytes(headers, 8)
    file += bytes(0, 4) + bytes(64, 2) + bytes(56, 2) + bytes(0, 2) + bytes(64, 2) + bytes(3, 2)
    file += bytes(2, 2) + table + names + Array(repeating: 0, count: 64)
    file += section(name: 1, type: 1, offset: 64, size: table.count)
    file += section(name: 13, type: 3, offset: 64 + table.count, size: names.count)
    return file
  }

  private static func section(name: Int, type: Int, offset: Int, size: Int) -> [UInt8] {
    bytes(name, 4) + bytes(type, 4) + bytes(0, 16) + bytes(offset, 8) + bytes(size, 8)
      + bytes(0, 24)
  }

  /// Lines 10 and 12 of a file, of 16 bytes of code each.
  private static func table(_ version: UInt8) -> [UInt8] {
    let isNew = version == 5
    let (folder, file) = (Array("/src\0".utf8), Array("main.swift\0".utf8))
    let names: [[UInt8]] =
      isNew
      ? [[1, 1, 8, 1], folder, [2, 1, 8, 2, 11, 1], file, [0]] : [folder, [0], file, [1, 0, 0, 0]]
    let start: [UInt8] = [1, 1, 1, 0xFB, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
    let header = start + names.joined()
    let address: [UInt8] = [0, 9, 2] + bytes(0x1000, 8)
    let rows: [UInt8] = [4, isNew ? 0 : 1, 3, 9, 1, 2, 16, 3, 2, 1, 2, 16, 0, 1, 1]
    let sizes: [UInt8] = isNew ? [version, 0, 8, 0] : [version, 0]
    let unit: [UInt8] = [sizes, bytes(header.count, 4), header, address, rows].flatMap { $0 }
    return bytes(unit.count, 4) + unit
  }

  private static func bytes(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: $0 < 8 ? value >> (8 * $0) : 0) }
  }
}

private let placedLine = #line + 1
func placed(_ n: Int) -> Int { n + 1 }
