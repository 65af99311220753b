import PliantImages

/// Compares two descriptors of a type's stored properties or cases.
struct FieldChecks {
  let data: DataCheck

  func run() throws(ReloadError) {
    let (old, new) = (LoadedFields(at: data.old), LoadedFields(at: data.new))
    guard old.kind == new.kind, let former = old.records, let present = new.records else {
      throw .changed(data.name, "it is another kind of type")
    }
    let (before, now) = (former.map(\.name), present.map(\.name))
    if before.count < now.count, let name = now.first(where: { !before.contains($0) }) {
      throw .changed(data.name, "its property or case '\(name)' is new")
    }
    if before.count > now.count, let name = before.first(where: { !now.contains($0) }) {
      throw .changed(data.name, "its property or case '\(name)' is gone")
    }
    for (old, new) in zip(former, present) {
      guard old.name == new.name else {
        throw .changed(data.name, "its property or case '\(old.name)' is now '\(new.name)'")
      }
      guard old.flags == new.flags, TypeReference.areSame(old.type, new.type) else {
        throw .changed(data.name, "'\(old.name)' has another type")
      }
    }
    guard former.count == present.count else {
      throw .changed(
        data.name,
        "it has \(present.count) stored properties or cases instead of \(former.count)"
      )
    }
    guard TypeReference.areSame(old.superclass, new.superclass) else {
      throw .changed(data.name, "it has another superclass")
    }
  }
}

/// A mangled name in memory, in which some bytes are followed by an address.
enum TypeReference {
  static func areSame(_ old: UInt?, _ new: UInt?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return areSame(old, new)
  }

  static func areSame(_ old: UInt, _ new: UInt) -> Bool {
    if old == new { return true }
    var (old, new) = (old, new)
    while true {
      let byte = Memory.load(UInt8.self, at: old)
      guard byte == Memory.load(UInt8.self, at: new) else { return false }
      (old, new) = (old + 1, new + 1)
      switch byte {
      case 0: return true
      // An accessor of each object's own; the name beside it says what it stands for.
      case 9: (old, new) = (old + 4, new + 4)
      case _ where MangledType.addressSize(behind: byte) == 4:
        let (former, present) = (Memory.relative(at: old), Memory.relative(at: new))
        // One leads to a word with the address, which may be each object's own.
        guard former == present || byte == 2 && isSameWord(former, present) else { return false }
        (old, new) = (old + 4, new + 4)
      case _ where MangledType.addressSize(behind: byte) == 8:
        guard Memory.load(UInt64.self, at: old) == Memory.load(UInt64.self, at: new) else {
          return false
        }
        (old, new) = (old + 8, new + 8)
      default: break
      }
    }
  }

  /// Whether the words at two addresses are the same.
  static func isSameWord(_ old: UInt?, _ new: UInt?) -> Bool {
    guard let old, let new else { return false }
    return Memory.load(UInt.self, at: old) == Memory.load(UInt.self, at: new)
  }
}
