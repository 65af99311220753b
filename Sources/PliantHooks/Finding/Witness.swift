import CPliant
import Glibc
import PliantImages

/// The function that a type has in its witness table for a protocol's requirement.
package struct Witness: Sendable {
  package let implementation: Implementation
  package let conformer: Any.Type
  /// The address of the witness table, and the place of the function in it.
  package let table: UInt
  package let index: Int
  /// How many words the table has.
  package let count: Int
  /// The functions of the type that direct calls, which are not seen, lead to; as demangled names.
  package let callees: [String]
}

/// A protocol's requirement, as a witness's symbol names it.
private struct Requirement {
  let descriptor: ProtocolDescriptor
  /// The protocol's demangled name.
  let owner: String
  /// Its place in the witness tables of all types.
  var index = 0
  var symbol: MemberSymbol?
  /// Whether it takes a closure that it does not keep.
  var borrowsClosure = false
}

/// A type that conforms, and the file that says so.
private struct Conformer {
  let conformance: Conformance
  let file: ImageFile
  let type: Any.Type?
  let table: UInt?
}

extension HookFinder {
  /// The witnesses of all types that conform, in the images' order, or that of one type.
  ///
  /// Throws if one of them cannot be overridden; the names are those of types left out of all,
  /// because they have type parameters or because another conformance's table is theirs.
  package func witnesses(
    of type: Any.Type,
    for conformer: Any.Type?
  ) throws -> (all: [Witness], leftOut: [String]) {
    try RuntimeLayout.check(for: declaration.description)
    let all = try conformers(to: type)
    let wanted = all.conformers.filter { conformer == nil || $0.isOf(conformer) }
    guard !wanted.isEmpty else {
      throw declaration.refusal(
        conformer.map { "\($0) does not conform to \(type) by a record of its own" }
          ?? "no type conforms to \(type)"
      )
    }
    let usable = wanted.filter { $0.table != nil }
    guard !usable.isEmpty else {
      throw declaration.refusal(
        "\(name(of: wanted[0])) has type parameters, or the table of another conformance, which "
          + "all its types share: write the handle of the type's own method, which names them"
      )
    }
    let requirement = try identify(all.requirement, in: all.conformers)
    return (
      try usable.map { try witness(of: requirement, $0) },
      wanted.filter { $0.table == nil }.map(name(of:))
    )
  }

  private func conformers(
    to type: Any.Type
  ) throws -> (requirement: Requirement, conformers: [Conformer]) {
    guard let descriptor = ProtocolDescriptor(type),
      let home = Image.holding(descriptor.start)
    else { throw OverrideError.requirement(declaration: declaration.description) }
    let owner = try file(of: home).symbols(at: [descriptor.start])
      .compactMap { Demangler.demangle($0.0).flatMap(Demangler.described) }.first
    guard let owner else {
      throw OverrideError.stripped(declaration: declaration.description, image: home.name)
    }
    var found: [Conformer] = []
    for image in images {
      // The vDSO has no file, and an image that cannot be read shows no conformances.
      guard let file = try OverrideError.attempt({ try self.file(of: image) }) else { continue }
      found += Conformance.all(of: descriptor, in: file).map { conformance in
        let type = conformance.type
        let table = type.flatMap { conformance.table(of: $0, for: descriptor) }
        return Conformer(conformance: conformance, file: file, type: type, table: table)
      }
    }
    return (Requirement(descriptor: descriptor, owner: owner), found)
  }

  /// Finds the place of the requirement in witness tables, which is the same in all.
  ///
  /// The linker may have made witnesses of the same code one, which then has several names.
  private func identify(
    _ requirement: Requirement,
    in conformers: [Conformer]
  ) throws -> Requirement {
    var candidates: Set<Int> = []
    for conformer in conformers {
      var named = requirement
      let found = requirement.descriptor.functionIndices.filter { index in
        guard let table = conformer.table,
          let (mangled, symbol) = symbol(at: WitnessSlot(of: table, at: index), of: requirement)
        else { return false }
        named.index = index
        named.symbol = symbol
        named.borrowsClosure = symbol.borrowsClosure(mangled)
        return true
      }
      if found.count == 1 {
        try checkForm(of: named)
        return named
      }
      candidates.formUnion(found)
    }
    if candidates.isEmpty, let type = conformers.first(where: { isEmptied($0, requirement) }) {
      throw declaration.refusal(
        "an optimized build left out what calls through the protocol would run of "
          + "'\(name(of: type))', for it calls that type's own method in their place: "
          + "write the handle on that type, or build the module of the protocol for debugging"
      )
    }
    throw declaration.refusal(
      candidates.isEmpty
        ? "no symbol names a witness for it: it is inherited from another protocol, whose handle "
          + "is needed then, or is a protocol extension's method, or its images are stripped"
        : "the linker made its witnesses one with those of other requirements"
    )
  }

  /// Whether the optimizer, which knew all calls through the protocol, deleted a type's witnesses.
  private func isEmptied(_ conformer: Conformer, _ requirement: Requirement) -> Bool {
    // Statically linked programs may not export it.
    guard let deleted = dlsym(nil, "swift_deletedMethodError").map({ UInt(bitPattern: $0) }) else {
      return false
    }
    return requirement.descriptor.functionIndices.contains { index in
      conformer.table.map { WitnessSlot(of: $0, at: index).original == deleted } ?? false
    }
  }

  /// A witness's symbol, if the witness is the declaration's.
  private func symbol(
    at slot: WitnessSlot,
    of requirement: Requirement
  ) -> (mangled: String, symbol: MemberSymbol)? {
    guard let file = ImageFile.holding(slot.original) else { return nil }
    let word = declaration.longestWord
    for (name, _) in file.symbols(at: [slot.original]) where name.contains(word) {
      guard let symbol = MemberSymbol(witness: name, of: requirement.owner),
        symbol.matches(declaration)
      else { continue }
      return (name, symbol)
    }
    return nil
  }

  private func checkForm(of requirement: Requirement) throws {
    guard let symbol = requirement.symbol, !symbol.usesGenericParameters else {
      throw OverrideError.generic(declaration: declaration.description)
    }
    guard requirement.descriptor.isOnInstance(requirement.index),
      symbol.signature.effects?.contains("(") != true
    else {
      throw declaration.refusal("it is static, or throws an error of a stated type")
    }
  }
}

// MARK: - Witnesses

extension Witness {
  /// A copy of its table that leads to its own code, and is passed to nothing; never freed.
  package func copyTable() throws -> UnsafeRawPointer {
    let copy = UnsafeRawPointer(bitPattern: table).flatMap { table in
      UnsafeRawPointer(bitPattern: implementation.function).flatMap {
        pliant_copy_table(table, count, index, $0, implementation.isAsync)
      }
    }
    guard let copy else {
      throw OverrideError.noThunk(implementation.declaration)
    }
    return copy
  }
}

extension HookFinder {
  private func witness(of requirement: Requirement, _ conformer: Conformer) throws -> Witness {
    guard let type = conformer.type, let table = conformer.table, let symbol = requirement.symbol
    else { throw OverrideError.requirement(declaration: declaration.description) }
    let slot = WitnessSlot(of: table, at: requirement.index)
    guard ValueLayout.isCopyable(type) else {
      throw declaration.refusal("\(type) cannot be copied: choose other types by 'conformer(_:)'")
    }
    var implementation = Implementation(
      declaration: "\(declaration) of \(type)",
      function: slot.original,
      kind: .witness(slot),
      symbol: symbol,
      borrowsClosure: requirement.borrowsClosure
    )
    implementation.isAsync = requirement.descriptor.isAsync(requirement.index)
    return Witness(
      implementation: implementation,
      conformer: type,
      table: table,
      index: requirement.index,
      count: requirement.descriptor.tableCount,
      callees: callees(of: implementation, type)
    )
  }

  /// The type's own methods and the functions of the declaration's name that a witness calls.
  private func callees(of witness: Implementation, _ type: Any.Type) -> [String] {
    let code =
      witness.isAsync ? AsyncRecord(at: witness.function)?.code ?? 0 : witness.function
    guard let file = ImageFile.holding(code) else { return [] }
    let leads = file.leads(at: code)
    let called = file.symbols(at: Set((leads?.addresses ?? []).filter(file.image.containsCode)))
    let imported = (leads?.cells ?? []).compactMap(file.symbol(filling:))
    let members = try? LoadedType(of: type).map {
      try self.members(of: $0.address, elsewhere: false, part: declaration.longestWord)
        .filter { $0.symbol.matches(declaration) }
    }
    return Set(
      (called.map(\.0) + imported + (members ?? []).map(\.mangled)).compactMap(Demangler.demangle)
    )
    .filter { $0.contains(".\(declaration.name)(") }.sorted()
  }

  /// Throws if the type is a class, unless it or one above it has the method itself.
  ///
  /// A class's witness may lead to a default implementation in a protocol extension, which is
  /// passed the witness table.
  package func requireMember(of type: Any.Type) throws {
    guard let type = (type as? AnyClass).map({ ClassMetadata($0) }) else { return }
    let finder = HookFinder(declaration, in: search)
    guard (try? finder.code(for: type)) != nil, try finder.isPrivate(in: type) == false else {
      throw declaration.refusal(
        "it takes more arguments than registers hold, \(type.type) is a class, and no symbol tells "
          + "that it has the method itself: choose other types by 'conformer(_:)'"
      )
    }
  }

  private func name(of conformer: Conformer) -> String {
    conformer.conformance.typeDescriptor.flatMap { descriptor in
      ImageFile.holding(descriptor)?.prefix(ofType: descriptor)
        .flatMap(Demangler.typeName(prefix:))
    } ?? conformer.type.map { "\($0)" } ?? "a type of \(conformer.file.image.name)"
  }
}

extension Conformer {
  /// Whether the conformance is that of a type, which may be one of a generic one's.
  func isOf(_ other: Any.Type?) -> Bool {
    guard let other, type == nil, let descriptor = conformance.typeDescriptor else {
      return type == other
    }
    return LoadedType(of: other)?.address == descriptor
  }
}
