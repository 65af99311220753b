import Foundation
import Glibc
import PliantHooks
import Testing

struct WritableMemoryTests {
  private let size = Int(sysconf(Int32(_SC_PAGESIZE)))

  @Test func aReadOnlyPageIsWrittenAndPutBack() throws {
    let page = try #require(
      mmap(nil, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    )
    defer { munmap(page, size) }
    let value = UnsafeRawPointer(bitPattern: 0x1234_5678)
    try WritableMemory.store(value, to: page + 64, of: "test")
    #expect((page + 64).load(as: UnsafeRawPointer?.self) == value)
    let protection = try protection(of: page)
    #expect(protection == "r--p")
  }

  @Test func aWritablePageStaysSo() throws {
    let word = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    defer { word.deallocate() }
    try WritableMemory.store(UnsafeRawPointer(word), to: UnsafeMutableRawPointer(word), of: "test")
    #expect(word.pointee == UnsafeRawPointer(word))
    #expect(try protection(of: UnsafeMutableRawPointer(word)) == "rw-p")
  }

  @Test func unmappedAndUnalignedWordsAreRefused() throws {
    let page = try #require(mmap(nil, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    #expect(throws: OverrideError.self) { try WritableMemory.store(nil, to: page + 1, of: "test") }
    munmap(page, size)
    #expect(throws: OverrideError.self) {
      try WritableMemory.store(
        nil,
        to: try #require(UnsafeMutableRawPointer(bitPattern: 8)),
        of: "test"
      )
    }
  }

  private func protection(of address: UnsafeMutableRawPointer) throws -> String? {
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    let address = UInt(bitPattern: address)
    return maps.split(separator: "\n").first { line in
      let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      return range.count == 2 && range[0] <= address && address < range[1]
    }.map { String($0.split(separator: " ")[1]) }
  }
}
