package import PliantImages

/// The default implementation of a requirement, which an unconstrained extension of its protocol,
/// or of one that inherits it, has.
///
/// No table says whether a type uses it. But the type's witness, a function that the compiler
/// writes for each conformance, is then a few instructions that lead to it, or the optimizer made
/// them the default's own.
package struct DefaultWitness {
  /// The protocol that was asked for and those that it inherits, which may declare the requirement.
  private let protocols: [(descriptor: ProtocolDescriptor, owner: String)]
  private let kind: Declaration.Kind
  private let name: String
  /// The addresses of the code and, if it is async, of its record.
  private let targets: Set<UInt>
  /// The cells of import tables that lead to it.
  private let cells: Set<UInt>

  /// Finds the default of a requirement; nil if there is none, or if no symbols name it.
  package init?(of type: Any.Type, kind: Declaration.Kind, name: String) {
    guard let adopted = ProtocolDescriptor(type) else { return nil }
    var protocols: [(ProtocolDescriptor, String)] = []
    var found: [(String, UInt)] = []
    for descriptor in [adopted] + adopted.inherited {
      guard let file = ImageFile.holding(descriptor.start),
        let symbol = file.symbols(at: [descriptor.start]).map(\.0).first(where: {
          $0.hasPrefix("$s") && $0.hasSuffix("Mp")
        }), let owner = Demangler.demangle(symbol).flatMap(Demangler.described)
      else { continue }
      protocols.append((descriptor, owner))
      // An extension in the protocol's own module, without constraints.
      found += file.symbols(prefix: symbol.dropLast(2) + "PAAE").filter { mangled, _ in
        let plain = MangledName(mangled).function
        guard let member = MemberSymbol(mangled: plain, owner: owner) else { return false }
        return member.kind == kind && !member.isStatic && member.fullName == name
      }
    }
    guard !found.isEmpty else { return nil }
    self.protocols = protocols
    self.kind = kind
    self.name = name
    targets = Set(found.map(\.1))
    cells = Set(
      found.flatMap { mangled, _ in
        Image.loaded().flatMap { ImportTable.cells(of: $0, symbol: mangled) }
      }.map { UInt(bitPattern: $0) }
    )
  }

  /// Whether a value's type, of which `table` finds the witnesses for an existential's protocol,
  /// has no code of its own.
  ///
  /// It is nil if no symbol names the witness: the optimizer leaves out one that nothing calls.
  package func isUsed(byWitnessesIn table: (Any.Type) -> UnsafePointer<UInt>?) -> Bool? {
    for (descriptor, owner) in protocols {
      guard let table = table(descriptor.existentialType) else { continue }
      for index in descriptor.functionIndices {
        let entry = WitnessSlot(of: UInt(bitPattern: table), at: index).original
        guard let file = ImageFile.holding(entry),
          let symbol = file.symbols(at: [entry]).map(\.0)
            .first(where: { isWitness($0, of: owner) })
        else { continue }
        let code = MangledName(symbol).isRecord ? AsyncRecord(at: entry)?.code : entry
        return code.map { leadsToDefault($0, in: file) || isDefault($0, in: file) }
      }
    }
    return nil
  }

  /// Whether the optimizer made a witness of the default's own instructions.
  private func isDefault(_ code: UInt, in file: ImageFile) -> Bool {
    guard let bytes = file.bytes(of: code) else { return false }
    return targets.contains { ImageFile.holding($0)?.bytes(of: $0) == bytes }
  }

  /// Whether a symbol is that of a type's witness, or of its record, for the requirement.
  private func isWitness(_ symbol: String, of owner: String) -> Bool {
    let member = MemberSymbol(witness: symbol, of: owner)
    return member?.kind == kind && member?.fullName == name
  }

  /// Whether a witness calls the default or jumps to a function that does: another witness of the
  /// same code, what the optimizer merged several into, or a function without a name, as the
  /// linker's stubs and some of the merged ones are.
  private func leadsToDefault(_ code: UInt, in file: ImageFile, depth: Int = 0) -> Bool {
    guard let leads = file.leads(at: code) else { return false }
    if isReached(by: leads) { return true }
    return depth < 3
      && leads.addresses.contains { address in
        let names = file.symbols(at: [address]).map(\.0)
        if names.isEmpty { return file.leads(at: address).map(isReached) ?? false }
        return names.contains { $0.hasSuffix("TW") || $0.hasSuffix("Tm") }
          && leadsToDefault(address, in: file, depth: depth + 1)
      }
  }

  private func isReached(by leads: CodeLeads) -> Bool {
    leads.addresses.contains(where: targets.contains) || leads.cells.contains(where: cells.contains)
  }
}
