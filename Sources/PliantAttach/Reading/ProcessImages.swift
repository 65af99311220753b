import CPliantAttach
import Glibc
import PliantBase
import PliantImages

/// The files that a process has mapped, by which its code addresses have names and lines.
package final class ProcessImages {
  struct Part {
    /// The addresses of the image, and how far these are from those in the file.
    let range: Range<UInt>
    let bias: UInt
    let code: [Range<UInt64>]
    let path: String
    /// The table of what leads from its functions to their callers.
    let frames: UInt?
    var name: String { String(path.split(separator: "/").last ?? "") }
  }

  let program: RunningProgram
  /// Every image, by its addresses.
  let parts: [Part]
  private var files: [String: ImageFile?] = [:]
  private var names: [UInt: FrameName] = [:]

  init(_ program: RunningProgram, _ mappings: [RunningProgram.Mapping]) {
    self.program = program
    var grouped: [(path: Substring, mappings: [RunningProgram.Mapping])] = []
    for mapping in mappings where mapping.path.isEmpty || mapping.path.hasPrefix("/") {
      let end = grouped.last?.mappings.last?.range.upperBound
      // Variables that begin as zero lie behind the file's; a file that is mapped once more begins
      // anew at its start.
      if mapping.path.isEmpty
        ? end == mapping.range.lowerBound
        : mapping.offset > 0 && grouped.last?.path == mapping.path
      {
        grouped[grouped.count - 1].mappings.append(mapping)
      } else if mapping.offset == 0, !mapping.path.isEmpty {
        grouped.append((mapping.path, [mapping]))
      }
    }
    parts = grouped.compactMap { path, all in
      guard let start = all.first?.range.lowerBound, let end = all.last?.range.upperBound,
        program.value(at: start, as: UInt32.self) == 0x464C_457F,
        let first = program.segment(PT_LOAD, ofImageAt: start)
      else { return nil }
      let bias = UInt(start) &- UInt(first)
      return Part(
        range: UInt(start)..<UInt(end),
        bias: bias,
        code: all.filter(\.isCode).map(\.range),
        path: String(path),
        frames: program.segment(PT_GNU_EH_FRAME, ofImageAt: start).map { bias &+ UInt($0) }
      )
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func part(holding address: UInt) -> Part? {
    let index = parts.indices.partitioningIndex { parts[$0].range.upperBound > address }
    return index < parts.count && parts[index].range.contains(address) ? parts[index] : nil
  }

  /// Whether an address is one of code that a file holds.
  func isCode(_ address: UInt) -> Bool {
    part(holding: address)?.code.contains { $0.contains(UInt64(address)) } ?? false
  }

  func part(called prefix: String) -> Part? { parts.first { $0.name.hasPrefix(prefix) } }

  /// The program itself.
  var own: Part? {
    program.executable.flatMap { path in
      parts.first { $0.path == path || $0.path + " (deleted)" == path }
    }
  }

  // MARK: - Files

  /// The file of a part, unless it is another by now.
  private func file(of part: Part) -> ImageFile? {
    if let known = files[part.path] { return known }
    let path =
      part.path == own?.path
      ? "/proc/\(program.process)/exe" : "/proc/\(program.process)/root\(part.path)"
    let found = same(path, as: part) ? Self.open(path) : nil
    files[part.path] = .some(found)
    return found
  }

  /// Whether a file begins as the part does in memory, with its build ID.
  private func same(_ path: String, as part: Part) -> Bool {
    guard let file = fopen(path, "re") else { return false }
    defer { fclose(file) }
    var stored = [UInt8](repeating: 0, count: 2_048)
    let count = fread(&stored, 1, stored.count, file)
    var loaded = stored
    return count > 64
      && pliant_read_process(program.process, UInt64(part.range.lowerBound), &loaded, count)
      && stored[..<count] == loaded[..<count]
  }

  /// A file that this process has not loaded; its addresses are as if this program's base were its.
  private static func open(_ path: String) -> ImageFile? {
    Image.loaded().first.flatMap {
      try? ImageFile($0.read(from: path, checkingSegments: false))
    }
  }

  private func located(_ address: UInt) -> (file: ImageFile, address: UInt)? {
    guard let part = part(holding: address), let file = file(of: part) else { return nil }
    return (file, address &- part.bias &+ file.image.base)
  }

  /// The address of a variable of the part's own symbols, exported or not.
  func variable(_ name: String, in part: Part) -> UInt? {
    if let found = OfferedSymbols(program, base: UInt64(part.range.lowerBound))?[name] {
      return UInt(found)
    }
    guard let file = file(of: part), let found = file.definitions(of: name).first else {
      return nil
    }
    return found.address &- file.image.base &+ part.bias
  }

  // MARK: - Names

  /// The name of the symbol at an address of data.
  func symbol(at address: UInt) -> String? {
    located(address).flatMap { $0.file.symbols(at: [$0.address]).first?.0 }
  }

  /// The name of the function that holds an address.
  func name(_ address: UInt) -> FrameName {
    if let known = names[address] { return known }
    let library = part(holding: address)?.name
    let symbol = located(address).flatMap { $0.file.symbol(holding: $0.address) }
    let name = FrameName(symbol: symbol, library: library)
    names[address] = name
    return name
  }

  /// The lines of addresses, as far as files have them.
  func lines(of addresses: Set<UInt>) -> [UInt: SourceLine] {
    var found: [UInt: SourceLine] = [:]
    for (start, addresses) in Dictionary(
      grouping: addresses,
      by: { part(holding: $0)?.range.lowerBound ?? 0 }
    ) {
      guard let part = part(holding: start), let file = file(of: part) else { continue }
      let distance = file.image.base &- part.bias
      for (address, line) in file.lines(of: addresses.map { $0 &+ distance }) {
        found[address &- distance] = line
      }
    }
    return found
  }
}
