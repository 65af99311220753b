import CPliant

/// A line of a source file.
package struct SourceLine: Hashable, Sendable {
  /// The path of the file, as it was compiled.
  package let file: String
  package let line: Int
}

extension ELFFile {
  /// The lines of addresses, from what debuggers read; those that the file does not tell are left
  /// out.
  package func lines(of addresses: [UInt]) -> [(address: UInt, line: SourceLine)] {
    let (lines, strings) = (debugSection(".debug_line"), debugSection(".debug_str"))
    let lineStrings = debugSection(".debug_line_str")
    // SAFETY: the ranges are in the file; what they say is checked when it is read.
    var tables = pliant_line_tables(
      lines: lines?.baseAddress?.assumingMemoryBound(to: UInt8.self),
      line_strings: lineStrings?.baseAddress?.assumingMemoryBound(to: UInt8.self),
      strings: strings?.baseAddress?.assumingMemoryBound(to: UInt8.self),
      lines_size: lines?.count ?? 0,
      line_strings_size: lineStrings?.count ?? 0,
      strings_size: strings?.count ?? 0
    )
    var found = addresses.sorted().map { address in
      var line = pliant_line()
      line.address = UInt64(address)
      return line
    }
    return withExtendedLifetime(self) {
      pliant_find_lines(&tables, &found, found.count)
      return found.compactMap { line in
        line.sourceLine.map { (UInt(line.address), $0) }
      }
    }
  }

  /// The bytes of a section; nil if there is none, or if it is compressed.
  private func debugSection(_ name: String) -> UnsafeRawBufferPointer? {
    sections.first { $0.type == 1 && $0.flags & 0x800 == 0 && self.name(of: $0) == name }
      .flatMap { range(at: $0.offset, size: $0.size) }
  }
}

extension pliant_line {
  /// The line; nil if there is none, or no file has it: the compiler calls that
  /// `<compiler-generated>`.
  fileprivate var sourceLine: SourceLine? {
    guard line > 0, let line = Int(exactly: line), let file = Self.text(file, file_size),
      !file.hasPrefix("<")
    else { return nil }
    let folder = Self.text(folder, folder_size) ?? ""
    let path = file.hasPrefix("/") || folder.isEmpty ? file : folder + "/" + file
    return SourceLine(file: path, line: line)
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ size: Int) -> String? {
    start.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: size), as: UTF8.self) }
  }
}
