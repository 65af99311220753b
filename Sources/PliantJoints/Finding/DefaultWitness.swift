package import PliantImages

/// The default implementation of a requirement, which an unconstrained extension of its protocol
/// has.
///
/// No table says whether a type uses it. But the type's witness, a function that the compiler
/// writes for each conformance, is then a few instructions that lead to it.
package struct DefaultWitness {
  private let descriptor: ProtocolDescriptor
  /// The addresses of the code and, if it is async, of its record.
  private let targets: Set<UInt>
  /// The cells of import tables that lead to it.
  private let cells: Set<UInt>

  /// Finds the default of a requirement; nil if there is none, or if no symbols name it.
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

  /// Whether a value's type, given as an existential of the protocol, has no code of its own.
  ///
  /// It is nil if its witnesses are not of the known form.
  package func isUsed(byWitnessesIn table: UnsafePointer<UInt>) -> Bool? {
    let entries = descriptor.functionIndices.map {
      WitnessSlot(of: UInt(bitPattern: table), at: $0).original
    }
    guard
      let image = Image.loaded().first(where: { image in entries.allSatisfy(image.contains) }),
      let file = try? ImageFiles.file(of: image)
    else { return nil }
    let symbols = Dictionary(file.symbols(at: Set(entries)).map { ($1, $0) }) { first, _ in first }
    for entry in entries {
      guard let name = symbols[entry] else { return nil }
      var code = entry
      if name.hasSuffix("Tu") {
        guard let record = AsyncRecord(at: entry) else { return nil }
        code = record.code
      } else if !name.contains("TW") {
        return nil
      }
      guard let leads = file.code(at: code).map({ CodeLeads($0) }) else { return nil }
      if leadsToDefault(leads) { return true }
      // The optimizer may have merged the code of several witnesses into a function without a name,
      // and a call of another image's function goes through a stub, which has none either.
      let called = leads.addresses.filter(image.containsCode)
      let named = Set(file.symbols(at: Set(called)).map(\.1))
      let isLed = called.contains { address in
        !named.contains(address)
          && image.memory(at: address - image.base, size: 32).map { leadsToDefault(CodeLeads($0)) }
            == true
      }
      if isLed { return true }
    }
    return false
  }

  private func leadsToDefault(_ leads: CodeLeads) -> Bool {
    leads.addresses.contains(where: targets.contains) || leads.cells.contains(where: cells.contains)
  }
}
