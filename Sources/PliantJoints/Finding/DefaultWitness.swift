package import PliantImages

/// The code that answers a requirement for types which do not implement it: what an unconstrained
/// extension of its protocol has.
///
/// No table says whether a type uses it. But the type's witness, a function that the compiler writes
/// for each conformance, is then a few instructions that lead to it.
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
      guard let leads = file.code(at: code).map({ CodeLeads($0) }) else { return nil }
      if isAmong(leads) { return true }
      // The optimizer may have merged the code of several witnesses into a function without a name,
      // and a call to another image goes through a stub, which has none either.
      let called = leads.addresses.filter(image.containsCode)
      let named = Set(file.symbols(at: Set(called)).map(\.1))
      let isLed = called.contains { address in
        !named.contains(address)
          && image.memory(at: address - image.base, size: 32).map { isAmong(CodeLeads($0)) } == true
      }
      if isLed { return true }
    }
    return false
  }

  private func isAmong(_ leads: CodeLeads) -> Bool {
    leads.addresses.contains(where: targets.contains) || leads.cells.contains(where: cells.contains)
  }
}
