/// Classes for UnpreparedFormsTests: an owner of each kind with a property of each kind and access,
/// which the class itself and another function change in each way. With a `count` the properties are
/// that many, of values of several types, and not of arrays alone.
struct Properties {
  private var lines = [String]()
  private var all = [String]()
  private var number = 0
  private var value = "[Int]"

  static func written(count: Int = 0) -> [String] {
    var forms = Properties()
    forms.write()
    for value in [
      "String", "Int?", "Double", "Pair", "Wide", "Choice", "Vector", "Set<Int>", "UInt8", "Float",
    ]
    where forms.all.count < count {
      forms.value = value
      forms.write()
    }
    return ["#if DEBUG", "import Observation"] + forms.lines + forms.list() + ["#endif"]
  }

  /// All of them with values of one type.
  private mutating func write() {
    for owner in ["class", "final", "generic", "subclass", "private"] {
      for kind in ["stored", "didSet", "willSet", "lazy", "wrapped", "computed", "modify"] {
        for access in ["internal", "private(set)", "private", "final"]
        where (owner, access) != ("final", "final") && (kind, access) != ("modify", "private(set)")
        {
          write(owner, kind, access)
        }
      }
    }
    for owner in ["class", "final"] {
      for access in ["internal", "private(set)", "private"] { write(owner, "observable", access) }
    }
  }

  /// A class with one property, and its entry in the list.
  private mutating func write(_ owner: String, _ kind: String, _ access: String) {
    number += 1
    let name = "Form\(number)"
    let isHidden = owner == "private"
    let object = name + (owner == "generic" ? "<String>" : "")
    let words =
      (kind == "observable" ? "@Observable " : "") + (isHidden ? "private " : "")
      + (owner == "final" ? "final class" : "class")
    lines += ["\(words) \(name)\(owner == "generic" ? "<T>" : "") {"]
    lines += ["  var told = 0", "  var q = 0", "  var r = \(value)(0)"]
    lines += ["  " + property(kind, access == "internal" ? "" : access + " ")]
    lines += ["  func write(_ way: Int) async {"] + ways("", "self") + ["  }"]
    lines += [
      "  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \\.p) { await $0.write($1) } }",
      "}",
    ]
    let isSubclass = owner == "subclass"
    if isSubclass { lines.append("class Sub\(name): \(name) {}") }
    let made = isSubclass ? "Sub\(name)" : object
    all.append("\(made)().form(\"\(owner) \(kind) \(access)\")")
    guard !access.hasPrefix("private"), !isHidden else { return }
    lines += ["func write\(number)(_ object: \(made), _ way: Int) async {"]
    lines += ways("object.", "object") + ["}"]
    all.append(
      "PropertyForm(\"\(owner) \(kind) \(access), from outside\", \(made)(), \\.p) { await write\(number)($0, $1) }"
    )
  }

  /// The declaration of the property, by its kind and its modifiers.
  private func property(_ kind: String, _ modifiers: String) -> String {
    let stored = "\(modifiers)var p = \(value)(0)"
    return switch kind {
    case "didSet", "willSet": "\(stored) { \(kind) { told += 1 } }"
    case "lazy": "\(modifiers)lazy var p = \(value)(0)"
    case "wrapped": "@FormWrapper \(stored)"
    case "computed":
      "\(modifiers)var p: \(value) { get { \(value)(q) } set { q = newValue.number } }"
    case "modify": "\(modifiers)var p: \(value) { get { r } _modify { yield &r } }"
    case "observable": "\(modifiers)var p: \(value) = \(value)(0)"
    default: stored
    }
  }

  /// The ways of changing it, each of which is one change.
  private func ways(_ place: String, _ object: String) -> [String] {
    let changes = [
      "\(place)p = \(value)(1)", "\(place)p += \(value)(2)", "\(place)p.add(3)", "\(place)p[0] = 4",
      "change(&\(place)p)", "try? setAndThrow(&\(place)p, \(value)(5))",
      "\(object)[keyPath: \\.p] = \(value)(6)", "\(object)[keyPath: \\.p].add(7)",
      "var other = \(value)(8); swap(&\(place)p, &other)",
    ]
    return ["    switch way {"]
      + changes.enumerated().map { "    case \($0.offset): \($0.element)" }
      + ["    default: await \(place)p.suspend()", "    }"]
  }

  /// The compiler takes long for functions of thousands of lines.
  private func list() -> [String] {
    var (lines, parts) = (["extension PropertyForm {"], [String]())
    for first in stride(from: 0, to: all.count, by: 100) {
      parts.append("part\(first)()")
      lines += ["  private static func part\(first)() -> [PropertyForm] {"]
      lines += ["    var all: [PropertyForm] = []"]
      lines += all[first..<min(first + 100, all.count)].map { "    all.append(\($0))" }
      lines += ["    return all", "  }"]
    }
    lines += ["  static func all() -> [PropertyForm] {"]
    lines += ["    [\(parts.joined(separator: ","))].flatMap { $0 }", "  }", "}"]
    return lines
  }
}
