/// Classes for PropertyBuildsTests.
///
/// There is an owner of each kind with a property of each kind and access, which the class itself and
/// another function change in each way. With a `count` the properties are that many, of values of
/// several types, and not of arrays alone.
struct Properties {
  private var classes = [String]()
  private var entries = [String]()
  private var value = ""

  static func written(count: Int) -> String {
    var forms = Properties()
    for value in [
      "[Int]", "String", "Int?", "Double", "Pair", "Wide", "Choice", "Vector", "Set<Int>", "UInt8",
      "Float",
    ] where forms.classes.isEmpty || forms.entries.count < count {
      forms.value = value
      forms.write()
    }
    // The compiler takes long for functions of thousands of lines.
    let firsts = Array(stride(from: 0, to: forms.entries.count, by: 100))
    let parts = each(firsts) { first in
      """
        private static func part\(first)() -> [PropertyForm] {
          var all: [PropertyForm] = []
          \(forms.entries.dropFirst(first).prefix(100).joined(separator: "\n    "))
          return all
        }
      """
    }
    return """
      import Observation
      \(forms.classes.joined(separator: "\n"))
      extension PropertyForm {
      \(parts)
        static func all() -> [PropertyForm] {
          [\(firsts.map { "part\($0)()" }.joined(separator: ","))].flatMap { $0 }
        }
      }

      """
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

  /// A class with one property, and its entries in the list.
  private mutating func write(_ owner: String, _ kind: String, _ access: String) {
    let name = "Form\(classes.count + 1)"
    let (parameter, argument) = owner == "generic" ? ("<T>", "<String>") : ("", "")
    let object = owner == "subclass" ? "Sub\(name)" : name + argument
    let words =
      (kind == "observable" ? "@Observable " : "") + (owner == "private" ? "private " : "")
      + (owner == "final" ? "final " : "")
    let isSeen = !access.hasPrefix("private") && owner != "private"
    classes.append(
      """
      \(words)class \(name)\(parameter) {
        var told = 0
        var q = 0
        var r = \(value)(0)
        \(property(kind, access == "internal" ? "" : access + " "))
        func write(_ way: Int) async {
      \(ways("", "self"))
        }
        func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \\.p) { await $0.write($1) } }
      }
      """ + (owner != "subclass" ? "" : "\nclass Sub\(name): \(name) {}")
        + (!isSeen
          ? ""
          : """

          func write\(classes.count + 1)(_ object: \(object), _ way: Int) async {
          \(ways("object.", "object"))
          }
          """)
    )
    entries.append("all.append(\(object)().form(\"\(owner) \(kind) \(access)\"))")
    guard isSeen else { return }
    entries.append(
      "all.append(PropertyForm(\"\(owner) \(kind) \(access), from outside\", \(object)(), \\.p) { await write\(classes.count)($0, $1) })"
    )
  }

  /// The declaration of the property, by its kind and its modifiers.
  private func property(_ kind: String, _ modifiers: String) -> String {
    switch kind {
    case "didSet", "willSet": "\(modifiers)var p = \(value)(0) { \(kind) { told += 1 } }"
    case "lazy": "\(modifiers)lazy var p = \(value)(0)"
    case "wrapped": "@FormWrapper \(modifiers)var p = \(value)(0)"
    case "computed":
      "\(modifiers)var p: \(value) { get { \(value)(q) } set { q = newValue.number } }"
    case "modify": "\(modifiers)var p: \(value) { get { r } _modify { yield &r } }"
    case "observable": "\(modifiers)var p: \(value) = \(value)(0)"
    default: "\(modifiers)var p = \(value)(0)"
    }
  }

  /// The ways of changing it, each of which is one change.
  private func ways(_ place: String, _ object: String) -> String {
    """
        switch way {
        case 0: \(place)p = \(value)(1)
        case 1: \(place)p += \(value)(2)
        case 2: \(place)p.add(3)
        case 3: \(place)p[0] = 4
        case 4: change(&\(place)p)
        case 5: try? setAndThrow(&\(place)p, \(value)(5))
        case 6: \(object)[keyPath: \\.p] = \(value)(6)
        case 7: \(object)[keyPath: \\.p].add(7)
        case 8: var other = \(value)(8); swap(&\(place)p, &other)
        default: await \(place)p.suspend()
        }
    """
  }
}
