import PliantBase
import PliantImages

/// Digests of functions, which are equal if the compiler made the same code of them.
///
/// They are of the bytes without addresses, and of the names and the constants that are meant.
extension ReloadedObject {
  func makeDigests() {
    for index in digested {
      let symbol = file.symbols[index]
      guard let section = symbol.section else { continue }
      notes[index].digest = digest(of: section, symbol.value..<symbol.value + symbol.size)
    }
    for section in file.sections.indices where file.sections[section].isCode { findBoxes(section) }
    countClosures()
  }

  /// The names of what has the same code in another object.
  func equals(in other: ReloadedObject) -> Set<String> {
    func digests(_ object: ReloadedObject) -> [String: Int?] {
      object.makeDigests()
      let all = object.digested.map { (object.name($0), object.notes[$0].digest) }
      return Dictionary(all) { first, _ in first }
    }
    let others = digests(other)
    return Set(digests(self).filter { $1 != nil && others[$0] == $1 }.keys)
  }

  /// Functions, and globals, whose values may have no code.
  var digested: [Int] {
    namedSymbols.filter { file.symbols[$0].kind == .function || MangledName(name($0)).isGlobal }
  }

  private func digest(of section: Int, _ range: Range<Int>, depth: Int = 0) -> Int {
    var hasher = Hasher()
    hasher.combine(range.count)
    let bytes = file.sections[section].contents
    var at = range.lowerBound
    func combineBytes(until end: Int) {
      guard at < end, end <= bytes.count else { return }
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[at..<end]))
    }
    for reference in self.references(of: section, in: range) {
      combineBytes(until: reference.offset)
      at = reference.offset + reference.size
      hasher.combine(bits(besides: reference, bytes))
      hasher.combine(reference.offset - range.lowerBound)
      if let target = reference.target {
        // Coverage names its counters by the file's path, which is another for what is reloaded.
        let called = name(target)
        hasher.combine(called.hasPrefix("__profc_") ? "" : called)
        hasher.combine(reference.addend)
      } else if let constant = constant(at: reference.place, of: reference.section, depth) {
        hasher.combine(constant)
      }
    }
    combineBytes(until: range.upperBound)
    return hasher.finalize()
  }

  /// The bits of the instruction outside the reference's field.
  private func bits(besides reference: Reference, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
    guard let mask = reference.type?.field.mask, reference.offset + reference.size <= bytes.count
    else { return 0 }
    let word = bytes[reference.offset..<reference.offset + reference.size].reversed()
      .reduce(0) { $0 << 8 | UInt64($1) }
    return word & ~mask
  }

  private func references(of section: Int, in range: Range<Int>) -> ArraySlice<Reference> {
    let all = references[section]
    let first = all.indices.partitioningIndex { all[$0].offset >= range.lowerBound }
    return all[first...].prefix { $0.offset < range.upperBound }
  }

  /// A digest of what has no name.
  private func constant(at offset: Int, of section: Int, _ depth: Int) -> Int? {
    let bytes = file.sections[section].contents
    guard offset >= 0, offset < bytes.count else { return nil }
    if file.sections[section].holdsStrings {
      return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self).hashValue
    }
    guard depth < 3 else { return nil }
    let end = min(offset + 256, bytes.count, nextSymbol(behind: offset, of: section) ?? .max)
    return digest(of: section, offset..<end, depth: depth + 1)
  }

  /// Notes, at the forwarders of closures that a function makes, what their contexts look like.
  private func findBoxes(_ section: Int) {
    var hasher = Hasher()
    for reference in references[section] where reference.target == nil {
      let (place, box) = (reference.place, file.sections[reference.section])
      guard box.isWritable, place >= 0, place + 16 <= box.contents.count else { continue }
      hasher.combine(
        digest(of: reference.section, place..<min(place + 24, box.contents.count))
      )
    }
    let boxes = hasher.finalize()
    for target in references[section].compactMap(\.target)
    where isNamed(target) && name(target).hasSuffix("TA") {
      notes[target].boxes = boxes
    }
  }

  /// Counts the closures that are in one function, the longest name that a closure's begins with,
  /// or in the file's globals and top-level code.
  private func countClosures() {
    var (outer, groups): ([Int], [Int?: [Int]]) = ([], [:])
    for index in functions.sorted(by: { name($0) < name($1) }) {
      while let last = outer.last, !name(index).hasPrefix(name(last)) { outer.removeLast() }
      if MangledName(name(index)).isClosure { groups[outer.last, default: []].append(index) }
      outer.append(index)
    }
    for group in groups.values { for index in group { notes[index].beside = group.count } }
  }
}
