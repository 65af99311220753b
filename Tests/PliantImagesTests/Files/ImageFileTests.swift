import CPliant
import Foundation
import PliantImages
import Testing

/// Files that are not what they should be are refused, and never read out of bounds.
struct ImageFileTests {
  private let image = Image.loaded()[0]

  @Test func theProgramItself() throws {
    let file = try ImageFile(image)
    #expect(!file.isStripped)
    let symbols = file.symbols(prefix: "$s17PliantImagesTests", containing: "theProgramItself")
    #expect(!symbols.isEmpty)
    let (name, address) = try #require(symbols.first)
    #expect(file.symbols(at: [address]).contains { $0.0 == name })
    #expect(image.contains(address))
  }

  /// Something leads to what is called, and to what a variable holds.
  @Test func callsAndStoredReferencesAreFound() throws {
    let file = try ImageFile(image)
    func isLedTo(_ name: String) throws -> Bool {
      let symbol = "$s17PliantImagesTests\(name.utf8.count)\(name)yS2iF"
      return file.leads(to: try #require(file.definitions(of: symbol).first).address, record: nil)
    }
    #expect(calledToLead(image.name.count) < heldToLeadBy[0](image.name.count))
    #expect(try isLedTo("calledToLead"))
    #expect(try isLedTo("heldToLead"))
    #expect(try !isLedTo("neitherToLead"))
  }

  /// Sorted by name and by address, the symbols are what a walk through the table finds.
  @Test(arguments: ["$s", "$sSS", "$sSS5", "$s17PliantImagesTests0", "$sZZZ"])
  func sortedSymbols(_ prefix: String) throws {
    for image in Image.loaded().prefix(4) {
      guard let file = try? ImageFile(image),
        let all = try ELFSymbols(ELFFile(path: image.path))
      else { continue }
      let walked = (0..<all.count).compactMap { all[$0] }.filter {
        $0.isDefined && $0.name.starts(with: prefix.utf8)
      }.map { String(decoding: $0.name, as: UTF8.self) }
      // The first look-ups pass names that are not sorted.
      for _ in 0..<4 {
        #expect(file.symbols(prefix: prefix).map(\.0).sorted() == walked.sorted())
      }
      // All that it knows by name are Swift's.
      #expect(file.symbols(prefix: "").count == file.symbols(prefix: "$s").count)
      let sample = file.symbols(prefix: prefix).prefix(50)
      #expect(
        sample.allSatisfy { symbol in file.symbols(at: [symbol.1]).contains { $0.0 == symbol.0 } }
      )
    }
  }

  /// Records of coverage are such symbols: their values are those of functions.
  @Test func unloadedSymbolsHaveNoAddress() throws {
    let name = "$s14CShadowFixture8unloadedyyF"
    let all = try #require(try ELFSymbols(ELFFile(path: image.path)))
    let symbols = (0..<all.count).lazy.compactMap { all[$0] }
    #expect(symbols.first { $0.name.elementsEqual(name.utf8) }?.isDefined == false)
    #expect(try ImageFile(image).definitions(of: name).isEmpty)
  }

  @Test func everyImageOfTheProcess() {
    let read = Image.loaded().filter { (try? ImageFile($0)) != nil }
    #expect(read.count > 5)
  }

  /// Swift's crash reports take the lowest mapping of a library's file for its base.
  @Test func filesAreMappedAboveTheirImages() throws {
    let images = Image.loaded().dropFirst()
    let opened = images.map { try? ImageFile($0) }
    var mappings: [String: [UInt]] = [:]
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    for line in maps.split(separator: "\n") {
      guard let path = line.firstIndex(of: "/"), let start = line.split(separator: "-").first else {
        continue
      }
      mappings[String(line[path...]), default: []].append(try #require(UInt(start, radix: 16)))
    }
    for (image, file) in zip(images, opened) where file != nil {
      let path = URL(filePath: image.path).resolvingSymlinksInPath().path
      // Tests of reloading remove what they have loaded.
      let all = try #require(mappings[path] ?? mappings[path + " (deleted)"], "\(path)")
      #expect(all.min() == image.base && (all.max() ?? 0) > image.base + 0x400_0000)
    }
  }

  @Test func smallFilesAreMappedBehindLargeOnes() throws {
    let file = open(image.path, O_RDONLY)
    defer { close(file) }
    let first = try #require(pliant_map_file(file, 4_096))
    let large = try #require(pliant_map_file(file, 1 << 26))
    pliant_unmap_file(first, 4_096)
    let small = try #require(pliant_map_file(file, 8_192))
    let linker = try #require(Image.loaded().first { $0.name.contains("/ld-linux-") }).base
    #expect(UInt(bitPattern: small) > linker && UInt(bitPattern: large) > linker)
    pliant_unmap_file(small, 8_192)
    pliant_unmap_file(large, 1 << 26)
  }

  @Test func truncated() throws {
    let bytes = try Data(contentsOf: URL(filePath: image.path))
    for length in [0, 1, 4, 63, 64, 100, 4_096, bytes.count / 2, bytes.count - 4_096] {
      #expect(throws: ImageError.self, "\(length) bytes") { try scan(bytes.prefix(length)) }
    }
  }

  @Test(arguments: ["", "#!/bin/sh\n", "\u{7F}ELF", String(repeating: "x", count: 10_000)])
  func notAnImage(_ text: String) {
    #expect(throws: ImageError.self) { try scan(Data(text.utf8)) }
  }

  @Test func isOpenedOnce() throws {
    let core = try #require(Image.loaded().first { $0.name.hasSuffix("/libswiftCore.so") })
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data(contentsOf: URL(filePath: core.path)).write(to: URL(filePath: path))
    let copy = core.read(from: path)
    _ = try ImageFile.of(copy)
    try FileManager.default.removeItem(atPath: path)
    let file = try ImageFile.of(copy)
    #expect(!file.symbols(prefix: "$sSS", containing: "count").isEmpty)
    #expect(throws: ImageError.self) { try ImageFile(copy) }
  }

  @Test func missing() {
    #expect(throws: ImageError.self) { try ImageFile(image.read(from: "/no/such/file")) }
    #expect(throws: ImageError.self) { try ImageFile(image.read(from: "/")) }
  }

  @Test func replacedSinceItWasLoaded() {
    #expect(throws: ImageError.self) { try ImageFile(image.read(from: "/bin/sh")) }
  }

  /// Headers with random bytes in them: whatever they say, nothing is read outside the file.
  @Test func corrupted() throws {
    var random = SystemRandomNumberGenerator()
    let original = try Data(contentsOf: URL(filePath: "/bin/true"))
    let sections = Int(
      original.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 40, as: UInt64.self) }
    )
    var refused = 0
    for _ in 0..<300 {
      var bytes = original
      for _ in 0..<8 {
        let inHeader = Bool.random(using: &random)
        let range = inHeader ? 32..<64 : sections..<bytes.count
        bytes[Int.random(in: range, using: &random)] = .random(in: 0...255, using: &random)
      }
      let path = try temporary(bytes)
      defer { try? FileManager.default.removeItem(atPath: path) }
      do {
        let file = try ImageFile(image.read(from: path, checkingSegments: false))
        _ = file.symbols(prefix: "", containing: "a")
        _ = file.symbols(at: [image.base])
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  private func scan(_ bytes: Data) throws {
    let path = try temporary(bytes)
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try ImageFile(image.read(from: path)).symbols(prefix: "$s")
  }

  private func temporary(_ bytes: Data) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try bytes.write(to: URL(filePath: path))
    return path
  }
}

@inline(never) public func calledToLead(_ number: Int) -> Int { number &+ 1 }
@inline(never) public func heldToLead(_ number: Int) -> Int { number &+ 2 }
@inline(never) public func neitherToLead(_ number: Int) -> Int { number &+ 3 }
public nonisolated(unsafe) var heldToLeadBy = [heldToLead]
