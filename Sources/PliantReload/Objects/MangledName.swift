import PliantImages

/// What the end of a mangled name says about a function.
struct MangledName {
  private let name: String
  init(_ name: String) { self.name = name }

  /// Whether it ends with a mark, a number or none, and an underscore.
  private func isNumbered(_ marks: [String]) -> Bool {
    guard name.utf8.last == UInt8(ascii: "_") else { return false }
    var rest = name.utf8.dropLast()
    while let last = rest.last, (48...57).contains(last) { rest = rest.dropLast() }
    return marks.contains { mark in rest.suffix(mark.utf8.count).elementsEqual(mark.utf8) }
  }

  /// Whether it is Swift's, and no copy that the compiler numbered; such numbers change.
  var isStable: Bool { name.hasPrefix("$s") && !name.utf8.contains(UInt8(ascii: ".")) }

  /// Whether it is where an async function continues.
  ///
  /// Contexts that wait for it have its layout.
  var isResumption: Bool { isNumbered(["TY", "TQ"]) }

  /// Whether it is, or is a part of, a function that unpacks a closure's context.
  var isForwarder: Bool {
    if name.hasSuffix("TA") || name.hasSuffix("TATu") { return true }
    guard isResumption, let end = name.utf8.lastIndex(of: UInt8(ascii: "T")) else { return false }
    return name.utf8[..<end].suffix(2).elementsEqual("TA".utf8)
  }

  /// Whether it is a declaration, a default argument or a closure of its module, which the compiler
  /// may emit into its clients, too; and not a copy or a thunk, of which each object has its own.
  var isDeclared: Bool {
    let last = name.hasSuffix("Z") ? name.dropLast() : name[...]
    return isClosure || isNumbered(["fA"])
      || ["F", "fC", "fc", "vg", "vs", "vM", "vr", "ig", "is", "iM", "ir", "vau"]
        .contains(where: last.hasSuffix)
  }

  /// Whether it is a global or a static property, and no function.
  var isGlobal: Bool { name.hasSuffix("vp") || name.hasSuffix("vpZ") }

  /// Whether it is a closure, or an expression that the compiler made one.
  var isClosure: Bool { isNumbered(["U", "u"]) }

  /// Whether it is inside of a function, from which it may capture, but is no closure; members of
  /// local types capture nothing.
  var isLocalFunction: Bool {
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
  var isTopLevelCode: Bool {
    name == "main" || name.hasPrefix("async_Main")
      || !name.hasPrefix("$s") && name.hasSuffix("_main")
  }
}
