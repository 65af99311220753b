import CPliant

/// The addresses to which the code of a function leads.
package struct CodeLeads {
  /// The addresses outside it that it calls, jumps to, or takes.
  package private(set) var addresses: [UInt] = []
  /// The memory from which it reads the addresses of functions that it calls.
  package private(set) var cells: [UInt] = []
  /// Whether it calls nothing else.
  package let isWhole: Bool

  /// The leads of code that is, or was before somebody wrote to it, at an address.
  package init(_ code: UnsafeRawBufferPointer, at place: UInt? = nil) {
    let distance = place.map { $0 &- UInt(bitPattern: code.baseAddress) } ?? 0
    var leads = pliant_leads()
    if let start = code.bindMemory(to: UInt8.self).baseAddress {
      pliant_find_leads(start, code.count, &leads)
    }
    isWhole = leads.is_whole
    // Thread Sanitizer has functions take addresses within themselves.
    let start = UInt(bitPattern: code.baseAddress)
    let inside = start &+ 1..<start &+ max(UInt(code.count), 1)
    withUnsafeBytes(of: leads.addresses) { all in
      for (index, address) in all.bindMemory(to: UInt.self).prefix(leads.count).enumerated() {
        if leads.cells &>> UInt64(index) & 1 != 0 {
          cells.append(address &+ distance)
        } else if !inside.contains(address) {
          addresses.append(address &+ distance)
        }
      }
    }
  }
}

extension ImageFile {
  /// The addresses to which the function at an address leads, whatever was written to it since; nil
  /// if there is no code.
  ///
  /// A function without a symbol is taken for a stub of the linker's, which jumps through a cell.
  package func leads(at address: UInt) -> CodeLeads? {
    guard image.containsCode(address) else { return nil }
    let code = storedCode(at: address)?.withUnsafeBytes { CodeLeads($0, at: address) }
    return code ?? image.memory(at: address &- image.base, size: 16).map { CodeLeads($0) }
  }
}

extension ELFFile {
  /// The addresses in a file that is not loaded to which the function at an address leads.
  package func leads(at address: UInt, size: UInt) -> [UInt] {
    guard let code = bytes(at: address, size: size) else { return [] }
    return CodeLeads(code, at: address).addresses
  }
}
