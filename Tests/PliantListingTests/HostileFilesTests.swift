import Foundation
import PliantImages
import PliantListing
import Testing

/// Files that are not what they should be are refused, or read as far as they go.
struct HostileFilesTests {
  @Test func filesThatAreNoSwiftProgramsAreNamed() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let text = try File(Data("#!/bin/sh\n".utf8))
    let empty = try File(Data())
    let magic = try File(Data([0x7F, 0x45, 0x4C, 0x46]))
    var log: [String] = []
    for path in [
      "/no/such/file", folder, "/dev/null", text.path, empty.path, magic.path, "/bin/true",
    ] {
      log.append(outcome(of: path))
    }
    #expect(
      log == [
        "unreadable", "notAFile", "notAFile", "notELF", "notELF", "notELF", "noSwift",
      ]
    )
  }

  @Test func machinesThatSwiftIsNotBuiltForAreRefused() throws {
    var bytes = try sample()
    bytes[4] = 1
    #expect(try outcome(of: bytes) == "unsupported")
    bytes[4] = 2
    bytes[5] = 2
    #expect(try outcome(of: bytes) == "unsupported")
    bytes[5] = 1
    bytes[18] = bytes[18] == 183 ? 62 : 183
    let file = try File(bytes)
    #expect(try HookListing(path: file.path).foreignMachine != nil)
    bytes[16] = 1
    #expect(try outcome(of: bytes) == "notLinked")
  }

  @Test func truncatedFilesAreRefused() throws {
    let bytes = try sample()
    for length in [5, 16, 63, 64, 100, 4_096, bytes.count / 2, bytes.count - 1] {
      let outcome = try outcome(of: bytes.prefix(length))
      #expect(["malformed", "notELF", "noSymbols"].contains(outcome), "\(length): \(outcome)")
    }
  }

  @Test func strippedFilesListWhatTheyExport() throws {
    var bytes = try sample()
    let whole = try File(bytes)
    let all = try HookListing(path: whole.path)
    #expect(!all.isStripped && !all.isProgram)
    let headers = word(40, of: bytes)
    for type in [2, 11] {
      for section in stride(from: headers, to: bytes.count, by: 64) where bytes[section + 4] == type
      {
        bytes[section + 4] = 0
      }
      let file = try File(bytes)
      // Without any table it is still seen to be Swift.
      guard type == 2 else {
        #expect(outcome(of: file.path) == "noSymbols")
        continue
      }
      let stripped = try HookListing(path: file.path)
      #expect(stripped.isStripped)
      #expect(try exported(stripped) == exported(all))
    }
  }

  /// Twenty letters more for each doubling: the text of such a name is never written out.
  @Test func namesThatStandForGigabytesAreLeftOut() throws {
    var type = "SDyS2iG"
    for level in 0..<24 {
      let reference = "A" + String(UnicodeScalar(UInt8(ascii: "C") + UInt8(level)))
      type = "SDy" + type + reference + "G"
    }
    let name = "$s1a1f\(type)yF"
    #expect(UntrustedName.demangle("$s1a1fSDySDyS2iGACGyF") != nil)
    #expect(UntrustedName.demangle(name) == nil)
    // Nor is anything left out that a compiler wrote.
    for image in Image.loaded() where image.name.contains("/libFoundationEssentials") {
      for (name, _) in try ImageFile(image).symbols(prefix: "$s", containing: "LL") {
        let isRead = UntrustedName.demangle(name) != nil
        #expect(isRead, "\(name)")
      }
    }
  }

  private func exported(_ listing: HookListing) throws -> [String] {
    var symbols: [String] = []
    listing.visit { group in
      for declaration in group.declarations {
        if case .nothing = declaration.reach { continue }
        symbols.append(declaration.symbol)
      }
    }
    return symbols.sorted()
  }

  /// Whatever a few hundred files say in their headers, tables and descriptors: nothing is read
  /// outside of them, and nothing is read for ever.
  @Test(arguments: 0..<4) func corruptedFilesAreReadOrRefused(_ part: Int) throws {
    let original = try sample()
    let file = try File(original)
    let places = try places(in: original)
    var random = SeededRandom(seed: UInt64(part + 1))
    var outcomes: [String: Int] = [:]
    for variant in 0..<75 {
      var bytes = original
      let place = places[variant % places.count]
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let at = Int.random(in: place, using: &random)
        bytes[at] = Bool.random(using: &random) ? .random(in: 0...255, using: &random) : 0xFF
      }
      try bytes.write(to: URL(filePath: file.path))
      outcomes[outcome(of: file.path), default: 0] += 1
    }
    #expect(outcomes.values.reduce(0, +) == 75)
    #expect(outcomes["read", default: 0] > 0, "\(outcomes)")
  }

  // MARK: - Reading

  private func outcome(of bytes: Data) throws -> String {
    let file = try File(bytes)
    return withExtendedLifetime(file) { outcome(of: file.path) }
  }

  private func outcome(of path: String) -> String {
    do {
      var count = 0
      try HookListing(path: path).visit { count += $0.declarations.count }
      return "read"
    } catch {
      return Mirror(reflecting: error).children.first?.label ?? "\(error)"
    }
  }

  /// A small library of the toolchain.
  private func sample() throws -> Data {
    let core = try #require(Image.loaded().first { $0.name.hasSuffix("/libswiftCore.so") })
    let folder = URL(filePath: core.name).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: "libswiftObservation.so"))
  }

  /// The header, the section headers, and the contents of sections.
  private func places(in bytes: Data) throws -> [Range<Int>] {
    let headers = word(40, of: bytes)
    var places = [16..<64, 64..<512, headers..<bytes.count]
    for section in 1..<((bytes.count - headers) / 64) {
      let header = headers + section * 64
      let (offset, size) = (word(header + 24, of: bytes), word(header + 32, of: bytes))
      if size > 0, offset + size <= bytes.count { places.append(offset..<(offset + size)) }
    }
    return places
  }

  private func word(_ offset: Int, of bytes: Data) -> Int {
    bytes.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }
}

private final class File {
  let path: String

  init(_ bytes: Data) throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try bytes.write(to: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
