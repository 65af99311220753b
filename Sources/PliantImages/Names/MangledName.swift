/// Classifies a mangled name by its suffix. (`docs/ABI/Mangling.rst` in Swift.)
package struct MangledName {
  private let name: String
  package init(_ name: String) { self.name = name }

  /// An identifier as a part of mangled names.
  package static func identifier(_ text: some StringProtocol) -> String {
    "\(text.utf8.count)\(text)"
  }

  /// The module with which a name begins, of an extension that of the extended type; nil for the
  /// standard library's, which is a letter.
  package static func module(of name: some Collection<UInt8>) -> String? {
    let rest = name.dropFirst(2)
    let digits = rest.prefix { (48...57).contains($0) }
    guard name.starts(with: "$s".utf8), digits.first != 48,
      let length = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return String(decoding: rest.dropFirst(digits.count).prefix(length), as: UTF8.self)
  }

  /// Whether it is the record that stands for an async function.
  package var isRecord: Bool { name.hasSuffix("Tu") }

  /// The name of the function that a record is of, or the name itself.
  package var function: String { isRecord ? String(name.dropLast(2)) : name }

  /// The letter of an accessor of a property or a subscript, or of a coroutine: `g`, `s`, `r`, `M`.
  package var accessor: Character? {
    let end = member.utf8.suffix(2)
    guard "vi".utf8.contains(end.first ?? 0), "gsMr".utf8.contains(end.last ?? 0) else {
      return nil
    }
    return member.last
  }

  /// The name without the mark of a static.
  private var member: Substring { name.hasSuffix("Z") ? name.dropLast() : name[...] }

  /// Whether it is a function, an accessor or a closure of a declaration in source.
  package var isFunction: Bool {
    accessor != nil || member.hasSuffix("F") && !name.hasSuffix("MF") || name.hasSuffix("fC")
      || isNumbered(["U"])
  }

  /// The name of an accessor without its letter: `…v`.
  package var property: String { String(member.dropLast()) }

  /// Another accessor of the property or subscript: `beside("s")` of `…vgZ` is `…vsZ`.
  package func beside(_ kind: String) -> String {
    property + kind + (name.hasSuffix("Z") ? "Z" : "")
  }

  /// Whether it ends with a mark, a number or none, and an underscore.
  private func isNumbered(_ marks: [String]) -> Bool {
    guard name.utf8.last == UInt8(ascii: "_") else { return false }
    let rest = name.utf8.dropLast().reversed().drop { (48...57).contains($0) }
    return marks.contains { rest.starts(with: $0.utf8.reversed()) }
  }

  /// Whether it is Swift's, and no copy that the compiler numbered; such numbers change.
  package var isStable: Bool { name.hasPrefix("$s") && !name.utf8.contains(UInt8(ascii: ".")) }

  /// Whether it is where an async function continues.
  ///
  /// Contexts that wait for it have its layout.
  package var isResumption: Bool { isNumbered(["TY", "TQ"]) }

  /// The name of the function that continues there, or the name itself.
  package var resumed: String {
    isResumption ? name.lastIndex(of: "T").map { String(name[..<$0]) } ?? name : name
  }

  /// Whether it is, or is a part of, a function that unpacks a closure's context.
  package var isForwarder: Bool {
    function.hasSuffix("TA") || isResumption && resumed.hasSuffix("TA")
  }

  /// Whether it is a declaration, a default argument or a closure of its module, which the compiler
  /// may emit into its clients, too; and not a copy or a thunk, of which each object has its own.
  package var isDeclared: Bool {
    accessor != nil || isClosure || isNumbered(["fA"])
      || ["F", "fC", "fc", "vau"].contains(where: member.hasSuffix)
  }

  /// Whether it is the function through which a library's class is called, so that what a subclass
  /// has in its place is run.
  package var isDispatchThunk: Bool { name.hasSuffix("Tj") }

  /// Whether it is a global or a static property, and no function.
  package var isGlobal: Bool { member.hasSuffix("vp") }

  /// Whether it is a closure, or an expression that the compiler made one.
  package var isClosure: Bool { isNumbered(["U", "u"]) }

  /// Whether it is a function that the compiler made of an expression: a closure, one that applies
  /// a closure to its captures, or a thunk between two calling conventions.
  package var isCompilers: Bool {
    let name = MangledName(function)
    // One that applies a closure may have a number of its own, `…TA.7`.
    let kind = name.name.utf8.reversed().drop { "0123456789._".utf8.contains($0) }
    return name.isClosure || name.name.contains("Tf")
      || ["TA", "TATm", "TR", "TO", "Tr"].contains { kind.starts(with: $0.utf8.reversed()) }
  }

  /// Whether it is inside of a function, from which it may capture, but is no closure; members of
  /// local types capture nothing.
  package var isLocalFunction: Bool {
    let bytes = Array(name.utf8)
    let mayBe = bytes.indices.dropFirst().contains { index in
      guard bytes[index] == UInt8(ascii: "L"), bytes[index - 1] != UInt8(ascii: "L") else {
        return false
      }
      let rest = bytes[(index + 1)...].drop { (48...57).contains($0) }
      return rest.first == UInt8(ascii: "_")
        && !"VCOP".utf8.contains(rest.dropFirst().first ?? 0)
    }
    guard mayBe, let text = Demangler.demangle(name) else { return mayBe }
    return text.replacing("closure #", with: "").contains(" #")
  }

  /// Whether it is the program's top-level code, or a part of it between suspensions.
  package var isTopLevelCode: Bool {
    name == "main" || name.hasPrefix("async_Main")
      || !name.hasPrefix("$s") && name.hasSuffix("_main")
  }
}
