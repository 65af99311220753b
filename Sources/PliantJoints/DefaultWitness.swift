import CPliant
import PliantImages

/// The code that answers a requirement for types which do not implement it: what an unconstrained
/// extension of its protocol has.
///
/// Whether a type uses it is not in any table. But the type's witness, a function that the compiler
/// writes for each conformance, is then a few instructions that lead to it.
package struct DefaultWitness {
  private let descriptor: ProtocolDescriptor
  /// The addresses of the code, and of the record that stands for it where it is async.
  private let targets: Set<UInt>
  /// The cells of import tables that lead to it.
  private let cells: Set<UInt>

  /// Finds the default of a requirement; nil where there is none, or no symbols tell.
  package init?(of type: Any.Type, kind: Declaration.Kind, name: String) {
    guard let descriptor = ProtocolDescriptor(type),
      let image = Image.loaded().first(where: { $0.contains(descriptor.start) }),
      let file = try? ImageFiles.file(of: image),
      let symbol = file.symbols(at: [descriptor.start]).map(\.0).first(where: {
        $0.hasPrefix("$s") && $0.hasSuffix("Mp")
      }), let text = Demangler.demangle(symbol), text.hasPrefix(Self.label)
    else { return nil }
    let owner = String(text.dropFirst(Self.label.count))
    // An extension in the protocol's own module, without constraints.
    let members = file.symbols(prefix: symbol.dropLast(2) + "PAAE")
    let found = members.filter { mangled, _ in
      let plain = mangled.hasSuffix("Tu") ? String(mangled.dropLast(2)) : mangled
      guard let member = MemberSymbol(mangled: plain, owner: owner) else { return false }
      return member.kind == kind && !member.isStatic && member.fullName == name
    }
    guard !found.isEmpty else { return nil }
    self.descriptor = descriptor
    targets = Set(found.map(\.1))
    cells = Set(
      found.flatMap { mangled, _ in
        Image.loaded().flatMap { ImportTable.cells(of: $0, symbol: mangled) }
      }.map { UInt(bitPattern: $0) }
    )
  }

  private static let label = "protocol descriptor for "

  /// Whether the type of a value, which is an existential of the protocol, has no code of its own.
  ///
  /// Nil where its witnesses are not what they are known to be.
  package func isUsed(byWitnessesIn table: UnsafePointer<UInt>) -> Bool? {
    let entries = descriptor.functionIndices.map { table[$0] }
    guard
      let image = Image.loaded().first(where: { image in entries.allSatisfy(image.contains) }),
      let file = try? ImageFiles.file(of: image)
    else { return nil }
    let symbols = Dictionary(file.symbols(at: Set(entries)).map { ($1, $0) }) { first, _ in first }
    for entry in entries {
      guard let name = symbols[entry] else { return nil }
      var code = entry
      if name.hasSuffix("Tu") {
        // An async function's record starts with where its code is, relative to itself.
        guard let record = UnsafePointer<Int32>(bitPattern: entry) else { return nil }
        code = UInt(bitPattern: Int(bitPattern: record) + Int(record.pointee))
      } else if !name.contains("TW") {
        return nil
      }
      guard let bytes = file.code(at: code) else { return nil }
      if leads(from: bytes) { return true }
      // The optimizer may have merged what several witnesses do into one function without a name; a call
      // to another image goes through a stub, which has none either.
      let called = Instructions.calls(in: bytes).filter(image.contains)
      let named = Set(file.symbols(at: Set(called)).map(\.1))
      let isLed = called.contains { address in
        guard !named.contains(address),
          let bytes = image.memory(at: address - image.base, size: 32)
        else { return false }
        return leads(from: bytes)
      }
      if isLed { return true }
    }
    return false
  }

  private func leads(from code: UnsafeRawBufferPointer) -> Bool {
    let named = Instructions.targets(in: code)
    return named.contains { targets.contains($0) || cells.contains($0) }
  }
}

/// Just enough of the machine's instructions to see where a few of them lead.
private enum Instructions {
  /// The addresses that `code` calls or jumps to.
  static func calls(in code: UnsafeRawBufferPointer) -> [UInt] {
    #if arch(x86_64)
    return code.indices.dropLast(4).compactMap { offset in
      guard code[offset] == 0xE8 || code[offset] == 0xE9 else { return nil }
      return targets(in: UnsafeRawBufferPointer(rebasing: code[(offset + 1)..<(offset + 5)])).first
    }
    #elseif arch(arm64)
    return targets(in: code)
    #endif
  }

  /// Every address that an instruction in `code` may name relative to itself.
  static func targets(in code: UnsafeRawBufferPointer) -> [UInt] {
    guard let start = code.baseAddress else { return [] }
    #if arch(x86_64)
    // Calls, jumps and address computations all end in four bytes that count from the next instruction.
    guard code.count >= 4 else { return [] }
    return (0...(code.count - 4)).map { offset in
      let distance = code.loadUnaligned(fromByteOffset: offset, as: Int32.self)
      return UInt(bitPattern: start + offset + 4) &+ UInt(bitPattern: Int(distance))
    }
    #elseif arch(arm64)
    var pages: [UInt32: UInt] = [:]
    return stride(from: 0, through: code.count - 4, by: 4).compactMap { offset in
      let word = code.load(fromByteOffset: offset, as: UInt32.self)
      let address = UInt(bitPattern: start + offset)
      // B and BL: 26 bits of words.
      if word & 0x7C00_0000 == 0x1400_0000 {
        return address &+ UInt(bitPattern: Int(Int32(bitPattern: word << 6) >> 6) * 4)
      }
      // ADRP, and the ADD or LDR that follows it.
      if word & 0x9F00_0000 == 0x9000_0000 {
        let high = Int(Int32(bitPattern: word << 8) >> 13)
        let distance = (high * 4 + Int(word >> 29 & 3)) << 12
        pages[word & 31] = (address & ~0xFFF) &+ UInt(bitPattern: distance)
      } else if word & 0xFFC0_0000 == 0x9100_0000, let page = pages[word >> 5 & 31] {
        return page + UInt(word >> 10 & 0xFFF)
      } else if word & 0xFFC0_0000 == 0xF940_0000, let page = pages[word >> 5 & 31] {
        return page + UInt(word >> 10 & 0xFFF) * 8
      }
      return nil
    }
    #endif
  }
}
