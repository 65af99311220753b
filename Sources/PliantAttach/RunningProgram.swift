import CPliantAttach
import Glibc
import PliantImages

/// Another process, as `/proc` and its memory show it.
package struct RunningProgram: Sendable {
  package let process: Int32

  package init(_ process: Int32) { self.process = process }

  package func read(_ name: String) -> String? {
    guard let file = fopen("/proc/\(process)/\(name)", "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return ferror(file) != 0 && bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Facts

  /// The first word of each line of its status.
  var status: [String: String]? {
    guard let text = read("status") else { return nil }
    return text.split(separator: "\n").reduce(into: [:]) { facts, line in
      let words = line.split(whereSeparator: \.isWhitespace)
      facts[String(words[0].dropLast())] = words.count > 1 ? String(words[1]) : ""
    }
  }

  /// How large its address space may become, in bytes; nil without a limit.
  var addressLimit: Int? {
    let line = read("limits")?.split(separator: "\n").first { $0.hasPrefix("Max address space") }
    return line?.split(separator: " ").dropFirst(3).first.flatMap { Int($0) }
  }

  var name: String { read("comm")?.split(separator: "\n").first.map(String.init) ?? "?" }

  /// The path of the file that it runs.
  var executable: String? { Image.target(of: "/proc/\(process)/exe") }

  /// The owner of a file that shows whether it is protected.
  var owner: UInt32? {
    var facts = Glibc.stat()
    return stat("/proc/\(process)/auxv", &facts) == 0 ? facts.st_uid : nil
  }

  /// The entries of a folder that are numbers: of processes, or of threads.
  package static func numbers(in path: String) -> [Int32] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var found: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let number = Int32(name) { found.append(number) }
    }
    return found.sorted()
  }

  // MARK: - Memory

  struct Mapping {
    let range: Range<UInt64>
    let isCode: Bool
    let isWritable: Bool
    /// The place in the file from which it begins.
    let offset: UInt64
    let path: Substring
    var name: Substring { path.split(separator: "/").last ?? "" }
  }

  /// The program's mappings; nil without permission to read them.
  var mappings: [Mapping]? {
    guard let text = read("maps"), !text.isEmpty else { return nil }
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard ends.count == 2, ends[0] < ends[1], words.count > 2 else { return nil }
      let path = words.count > 5 ? words[5].drop { $0 == " " } : ""
      let end = path.hasSuffix(" (deleted)") ? path.dropLast(" (deleted)".count) : path
      return Mapping(
        range: ends[0]..<ends[1],
        isCode: words[1].dropFirst(2).first == "x",
        isWritable: words[1].hasPrefix("rw"),
        offset: UInt64(words[2], radix: 16) ?? 0,
        path: end
      )
    }
  }

  func value<Value>(at address: UInt64, as type: Value.Type = Value.self) -> Value? {
    withUnsafeTemporaryAllocation(of: type, capacity: 1) { room in
      guard let start = room.baseAddress else { return nil }
      // SAFETY: plain numbers, all of whose bytes were written.
      return pliant_read_process(process, address, start, MemoryLayout<Value>.size)
        ? start.pointee : nil
    }
  }

  func hasText(_ text: String, at address: UInt64) -> Bool {
    let wanted = Array(text.utf8) + [0]
    var bytes = [UInt8](repeating: 1, count: wanted.count)
    return pliant_read_process(process, address, &bytes, bytes.count) && bytes == wanted
  }
}

extension RunningProgram {
  func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T? {
    value(at: UInt64(address), as: type)
  }

  /// So many words; nil if the process does not have all of them.
  func words(at address: UInt, count: Int) -> [UInt]? {
    var words = [UInt](repeating: 0, count: count)
    return pliant_read_process(process, UInt64(address), &words, 8 * count) ? words : nil
  }

  func bytes(at address: UInt, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return count == 0 || pliant_read_process(process, UInt64(address), &bytes, count) ? bytes : nil
  }

  /// A text that ends with a zero within so many bytes.
  func shortText(at address: UInt, most: Int = 256) -> String? {
    // Its end may be near that of the memory.
    let rest = Int(4_096 - address % 4_096)
    for count in [min(most, rest), most] {
      guard let bytes = bytes(at: address, count: count) else { return nil }
      let text = bytes.prefix { $0 != 0 }
      if text.count < count { return String(decoding: text, as: UTF8.self) }
    }
    return nil
  }
}

extension RunningProgram {
  /// The address that the file of an image has for its first segment of a kind.
  func segment(_ kind: Int32, ofImageAt start: UInt64) -> UInt64? {
    guard let headers: UInt64 = value(at: start &+ 32), let count: UInt16 = value(at: start &+ 56)
    else { return nil }
    for index in 0..<UInt64(count) {
      let header = start &+ headers &+ 56 * index
      guard value(at: header, as: UInt32.self) == UInt32(kind) else { continue }
      return value(at: header &+ 16, as: UInt64.self)
    }
    return nil
  }
}

/// The functions that an image of another process offers, found as its loader finds them: the file
/// may be another by now, or not be seen from here.
struct OfferedSymbols {
  private let program: RunningProgram
  private let base: UInt64
  private var (table, names, hashes) = (UInt64(0), UInt64(0), UInt64(0))

  init?(_ program: RunningProgram, base: UInt64) {
    (self.program, self.base) = (program, base)
    guard let start = program.segment(PT_DYNAMIC, ofImageAt: base) else { return nil }
    var at = base + start
    while let tag: Int64 = program.value(at: at), tag != 0,
      let value: UInt64 = program.value(at: at + 8)
    {
      let address = value < base ? base + value : value
      switch tag {
      case 5: names = address
      case 6: table = address
      case 0x6fff_fef5: hashes = address
      default: break
      }
      at += 16
    }
    guard table != 0, names != 0, hashes != 0 else { return nil }
  }

  /// The address of a function or variable.
  subscript(name: String) -> UInt64? {
    let hash = name.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) }
    guard let buckets: UInt32 = program.value(at: hashes), buckets > 0,
      let first: UInt32 = program.value(at: hashes + 4),
      let filter: UInt32 = program.value(at: hashes + 8)
    else { return nil }
    let list = hashes + 16 + 8 * UInt64(filter)
    let chains = list + 4 * UInt64(buckets)
    guard var index: UInt32 = program.value(at: list + 4 * UInt64(hash % buckets)), index >= first
    else { return nil }
    while let chain: UInt32 = program.value(at: chains + 4 * UInt64(index - first)) {
      let symbol = table + 24 * UInt64(index)
      if chain | 1 == hash | 1, let text: UInt32 = program.value(at: symbol),
        let value: UInt64 = program.value(at: symbol + 8), value != 0,
        program.hasText(name, at: names + UInt64(text))
      {
        return base + value
      }
      guard chain & 1 == 0 else { return nil }
      index += 1
    }
    return nil
  }
}
