import PliantImages

/// The memory of an object: its code with the jumps to far functions, then its data.
struct Placement {
  /// With room for the head of the file that it is mapped from.
  let code: Range<UInt>

  /// Copies an object's sections to memory; nil if none is left.
  init?(_ object: ReloadedObject, in memory: inout NearMemory) {
    let wanted = Self.wanted(object)
    let slotted = Self.slotted(object, wanted)
    let (codes, codeSize) = Self.layOut(object, wanted) { $0.isCode }
    let (datas, dataSize) = Self.layOut(object, wanted) { !$0.isCode }
    let (jumpSize, pageSize) = (RelocationTable.own.jump.count, NearMemory.pageSize)
    let stubs = (CodeFile.headSize + codeSize + 15) & ~15
    let dataStart = (stubs + slotted.count * jumpSize + pageSize - 1) & ~(pageSize - 1)
    let words = (dataSize + 15) & ~15
    guard let start = memory.take(dataStart + words + slotted.count * 8 + 16) else { return nil }
    func place(_ offsets: [(section: Int, offset: Int)], _ base: Int) {
      for (section, offset) in offsets {
        let address = start + UInt(base + offset)
        object.bases[section] = address
        Memory.copy(object.file.sections[section].contents, to: address)
      }
    }
    place(codes, CodeFile.headSize)
    place(datas, dataStart)
    for (number, symbol) in slotted.enumerated() {
      object.slots[symbol] = ReloadedObject.Slot(
        word: start + UInt(dataStart + words + number * 8),
        stub: start + UInt(stubs + number * jumpSize)
      )
    }
    code = start..<start + UInt(dataStart)
  }

  /// The sections that are loaded: not those of functions whose code the program has.
  private static func wanted(_ object: ReloadedObject) -> [Int] {
    let loaded = object.file.sections.indices.filter { object.file.sections[$0].isLoaded }
    var entered: Set<Int> = []
    for section in loaded where object.file.sections[section].name != ".eh_frame" {
      for reference in object.references[section] {
        if let home = object.home(of: reference), home != section, reference.leadsInside {
          entered.insert(home)
        }
      }
    }
    return loaded.filter { section in
      !object.file.sections[section].isCode || entered.contains(section)
        || object.keptFunction(of: section) == nil
    }
  }

  /// The offsets of some of the sections, and their size.
  private static func layOut(
    _ object: ReloadedObject,
    _ wanted: [Int],
    _ isWanted: (ObjectFile.Section) -> Bool
  ) -> ([(section: Int, offset: Int)], Int) {
    var (offsets, size): ([(section: Int, offset: Int)], Int) = ([], 0)
    for index in wanted where isWanted(object.file.sections[index]) {
      let section = object.file.sections[index]
      size = (size + section.alignment - 1) & ~(section.alignment - 1)
      offsets.append((index, size))
      // The frames of functions end with zeros.
      size += section.size + (section.name == ".eh_frame" ? 8 : 0)
    }
    return (offsets, size)
  }

  /// The symbols that may be far away: those that are read through a table, and functions.
  private static func slotted(_ object: ReloadedObject, _ wanted: [Int]) -> [Int] {
    var found: Set<Int> = []
    for reference in wanted.flatMap({ object.references[$0] }) {
      guard let target = reference.target else { continue }
      let isSymbol = reference.type.map { $0.destination == .symbol } ?? true
      if !isSymbol || object.file.symbols[target].section == nil { found.insert(target) }
    }
    return found.sorted()
  }
}
