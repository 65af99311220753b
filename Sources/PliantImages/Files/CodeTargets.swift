import CPliant
import Glibc
import PliantBase

/// The addresses in a file to which its code or its data leads, apart from what handles were
/// compiled to and the records of async functions.
///
/// Nothing in the file calls a function at another address, unless another image tells it that.
package struct CodeTargets: Sendable {
  private var low: UInt = 0
  /// A bit for each address; nil if the file has no sections, or they lie far apart.
  private var bits: [UInt8]?

  /// Whether anything leads to a function's code or, if it is async, to its record: callers may
  /// have read from there only how large its context is, which is its second word.
  package func contains(code: UInt, record: UInt?) -> Bool {
    contains(code) || record.map { contains($0) || contains($0 &+ 4) } ?? false
  }

  /// Whether anything leads to an address, or nothing tells.
  private func contains(_ address: UInt) -> Bool {
    guard let bits else { return true }
    guard address >= low, (address - low) / 8 < UInt(bits.count) else { return false }
    return bits[Int((address - low) / 8)] &>> UInt8((address - low) % 8) & 1 != 0
  }

  fileprivate init(_ file: ELFFile) {
    guard let range = file.loadedAddresses, range.count <= 16 * file.size else { return }
    low = range.lowerBound
    bits = [UInt8](repeating: 0, count: range.count / 8 + 1)
    let (names, thunks) = file.onlyNames
    mark { targets in
      for part in file.code {
        for var part in part.without(names) { pliant_mark_code(&targets, &part) }
      }
    }
    // Most words of data are numbers, and as distances lead to what is near, as records are. Only
    // code and whole addresses lead to the record of a function that no class dispatches to.
    mark(file.codeAddresses) { targets in
      for part in file.read {
        for var part in part.without(names) { pliant_mark_data(&targets, &part) }
      }
    }
    // Cells lead on if code reads them.
    let addresses = file.pointers.filter { !$0.isCell || contains($0.place) }.map(\.target)
    mark { targets in
      for address in addresses { pliant_mark(&targets, UInt64(address)) }
    }
    let led = thunks.filter { contains(UInt($0.address)) }
    mark { targets in
      for var thunk in led { pliant_mark_code(&targets, &thunk) }
    }
  }

  /// Marks what `body` finds, if it is within `addresses`.
  private mutating func mark(
    _ addresses: Range<UInt> = 0..<UInt.max,
    _ body: (inout pliant_targets) -> Void
  ) {
    let low = low
    // SAFETY: C sets the bits below `size` alone, and reads what is in the file, which is mapped.
    bits?.withUnsafeMutableBufferPointer { bits in
      let all = low..<low + UInt(bits.count) * 8
      let bytes = Int((addresses.clamped(to: all).lowerBound - low) / 8)..<bits.count
      guard let start = bits.baseAddress, !bytes.isEmpty else { return }
      var targets = pliant_targets(
        low: UInt64(low) + UInt64(bytes.lowerBound) * 8,
        size: Int(min(addresses.upperBound, all.upperBound) - low) - bytes.lowerBound * 8,
        bits: start + bytes.lowerBound
      )
      body(&targets)
    }
  }
}

extension ELFFile {
  /// Finds them, which reads all of the file that the loader maps.
  package var codeTargets: CodeTargets { CodeTargets(self) }

  /// From its first code to its last.
  fileprivate var codeAddresses: Range<UInt> {
    let low = code.map { UInt($0.address) }.min() ?? 0
    return low..<max(low, code.map { UInt($0.address) &+ UInt($0.size) }.max() ?? 0)
  }

  /// The addresses that its sections have; nil if it has none.
  fileprivate var loadedAddresses: Range<UInt>? {
    let loaded = segments.filter(\.isLoaded)
    guard !sections.isEmpty, let low = loaded.map(\.address).min(),
      let high = loaded.map({ $0.address.addingReportingOverflow($0.size) }).map({
        $0.overflow ? UInt.max : $0.partialValue
      }).max(), low <= high, high - low < UInt(Int.max)
    else { return nil }
    return low..<high
  }

  /// The code and records that refer to a function without calling it, by address, and the thunks
  /// among them, which count if something leads to them.
  fileprivate var onlyNames: (all: [pliant_code], thunks: [pliant_code]) {
    guard let symbols = try? ELFSymbols(self) else { return ([], []) }
    return symbols.withTables { tables in
      var (found, thunks): ([pliant_code], [pliant_code]) = ([], [])
      var (code, index, isThunk) = (pliant_code(), 0, false)
      while pliant_next_that_only_names(&tables, &index, &code, &isThunk) {
        found.append(code)
        guard isThunk, let bytes = bytes(at: UInt(code.address), size: UInt(code.size)) else {
          continue
        }
        code.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
        thunks.append(code)
      }
      return (found.sorted { $0.address < $1.address }, thunks)
    }
  }

  /// The sections that programs read: not code, cells that only code reads, nor the tables of the
  /// loader, of unwinders and of debuggers.
  fileprivate var read: [pliant_code] {
    let tables: Set<UInt32> = [2, 3, 4, 5, 6, 8, 9, 11, 0x6FFF_FFF6]
    return sections.filter { section in
      section.flags & 6 == 2 && !tables.contains(section.type)
        && !name(of: section).hasPrefix(".eh_frame") && !isOfCells(section)
    }.compactMap(part)
  }

  private func isOfCells(_ section: Section) -> Bool { name(of: section).hasPrefix(".got") }

  fileprivate struct Pointer {
    let place: UInt
    let target: UInt
    /// Whether it is in the table of addresses that only code reads, each where it needs one.
    let isCell: Bool
  }

  /// The addresses that the loader writes, from where it loads the file or from a symbol of it, and
  /// those that the table of cells has already.
  fileprivate var pointers: [Pointer] {
    let tables = sections.filter { $0.flags & 2 != 0 && isOfCells($0) }
    let symbols = ELFSymbols.dynamic(of: self)
    let written = loaderRelocations.map { relocation in
      let symbol = symbols?[Int(relocation.r_info &>> 32)]?.value ?? 0
      let place = UInt(relocation.r_offset)
      return Pointer(
        place: place,
        target: symbol &+ UInt(bitPattern: Int(relocation.r_addend)),
        isCell: tables.contains { place >= $0.address && place - $0.address < $0.size }
      )
    }
    let present = tables.flatMap { table -> [Pointer] in
      guard table.type != 8, let contents = range(at: table.offset, size: table.size) else {
        return []
      }
      return contents.all(UInt.self).enumerated().map { index, target in
        Pointer(place: table.address &+ UInt(index * 8), target: target, isCell: true)
      }
    }
    return written + present
  }
}

extension pliant_code {
  /// The parts of the code outside others, which are sorted.
  fileprivate func without(_ others: [pliant_code]) -> [pliant_code] {
    let end = address + UInt64(size)
    var parts: [pliant_code] = []
    var start = address
    for other in others where other.address >= start && other.address < end {
      parts.append(part(from: start, to: other.address))
      start = other.address + min(UInt64(other.size), end - other.address)
    }
    return parts + [part(from: start, to: end)]
  }

  private func part(from start: UInt64, to end: UInt64) -> pliant_code {
    let bytes = bytes.map { $0 + Int(start - address) }
    return pliant_code(address: start, bytes: bytes, size: Int(end - start))
  }
}
