import Glibc
import PliantBase
import PliantHooks
import PliantImages

/// The Swift symbols of a file that matter for listing, sorted by name.
///
/// Names stay in the file, and an entry has their place. Names that begin with a type's mangled
/// name follow it directly.
struct SymbolIndex {
  private(set) var entries: [Entry] = []
  private(set) var hasSwift = false
  /// Whether it holds the library that only code built for debugging is linked with.
  private(set) var hasDebugLibrary = false
  /// The addresses of code that several functions share, since the optimizer left some out, or the
  /// linker folded them.
  let shared: Set<UInt>
  private let forwarded: Set<UInt>
  private let isStripped: Bool

  struct Entry {
    /// The name, without the suffix `Mn` or `Mp` of a type.
    let name: UnsafeRawBufferPointer
    let value: UInt
    let size: UInt
    let role: Role
    let isDefined: Bool
    let isGlobal: Bool
    let isInternal: Bool

    var text: String { String(decoding: name, as: UTF8.self) }
  }

  enum Role {
    /// A class, a struct or an enum, by its descriptor.
    case type
    case `protocol`
    /// A function, by its code.
    case member
    /// The cell of a dynamic function, the record of an async one, the offset of a stored property,
    /// the function that returns a stored static's address or fills an initializer's object, a
    /// property's `willSet` or `didSet`, or a part of a coroutine.
    case companion
  }

  init(_ symbols: ELFSymbols, progress: (Double) throws -> Void) rethrows {
    var starts: [UInt] = []
    for index in 0..<symbols.count {
      if index % 65_536 == 0 { try progress(Double(index) / Double(symbols.count)) }
      guard let symbol = symbols[index] else { continue }
      if symbol.isDefined, symbol.size > 0 { starts.append(symbol.value) }
      guard symbol.name.count > 4,
        symbol.name[0] == UInt8(ascii: "$"), symbol.name[1] == UInt8(ascii: "s")
      else { continue }
      hasSwift = hasSwift || symbol.isDefined
      if symbol.isDefined, symbol.name.starts(with: "$s17SwiftOnoneSupport".utf8) {
        hasDebugLibrary = true
      }
      guard let role = Self.role(of: symbol.name) else { continue }
      let isType = role == .type || role == .protocol
      guard symbol.isDefined || isType else { continue }
      entries.append(
        Entry(
          name: isType ? UnsafeRawBufferPointer(rebasing: symbol.name.dropLast(2)) : symbol.name,
          value: symbol.value,
          size: symbol.size,
          role: role,
          isDefined: symbol.isDefined,
          isGlobal: symbol.isGlobal,
          isInternal: symbol.isInternal
        )
      )
    }
    forwarded = symbols.forwarded
    isStripped = symbols.isStripped
    starts.sort()
    shared = Set(zip(starts, starts.dropFirst()).filter { $0 == $1 }.map(\.0))
    entries.sort { Self.compare($0.name, $1.name) < 0 }
  }

  /// Whether the optimizer, if it was at work, may have made a function one with another.
  func mayBeMerged(_ function: Entry) -> Bool { isStripped || forwarded.contains(function.value) }

  func entries(
    from prefix: String,
    where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) -> [Entry] {
    var prefix = prefix
    return prefix.withUTF8 { prefix in
      let prefix = UnsafeRawBufferPointer(prefix)
      let first = entries.indices.partitioningIndex { Self.compare(entries[$0].name, prefix) >= 0 }
      return entries[first...].prefix { $0.name.starts(withBytesOf: prefix) }
        .filter { isWanted($0.name) }
    }
  }

  private static func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count - b.count }
    let order = memcmp(first, second, min(a.count, b.count))
    return order == 0 ? a.count - b.count : Int(order)
  }

  /// The role of a symbol, by the end of its name.
  private static func role(of name: UnsafeRawBufferPointer) -> Role? {
    var last = name.count - 1
    switch (name[last - 1], name[last]) {
    case (UInt8(ascii: "M"), UInt8(ascii: "n")): return .type
    case (UInt8(ascii: "M"), UInt8(ascii: "p")): return .protocol
    case (UInt8(ascii: "T"), UInt8(ascii: "X")), (UInt8(ascii: "T"), UInt8(ascii: "u")),
      (UInt8(ascii: "v"), UInt8(ascii: "d")), (UInt8(ascii: "a"), UInt8(ascii: "u")),
      (UInt8(ascii: "f"), UInt8(ascii: "c")):
      return .companion
    case (UInt8(ascii: "f"), UInt8(ascii: "C")): return .member
    default: break
    }
    // The continuations of a coroutine are `…vM.resume.0` and so on.
    if name.count > 12, name[name.count - 9..<name.count - 1].elementsEqual(".resume.".utf8) {
      return .companion
    }
    if name[last] == UInt8(ascii: "Z") { last -= 1 }
    if name[last] == UInt8(ascii: "F") { return .member }
    let isVariable = name[last - 1] == UInt8(ascii: "v") || name[last - 1] == UInt8(ascii: "i")
    guard isVariable else { return nil }
    return "gsM".utf8.contains(name[last])
      ? .member : "rwW".utf8.contains(name[last]) ? .companion : nil
  }
}

extension UnsafeRawBufferPointer {
  func starts(withBytesOf other: UnsafeRawBufferPointer) -> Bool {
    guard count >= other.count, let start = baseAddress, let prefix = other.baseAddress else {
      return other.isEmpty
    }
    return memcmp(start, prefix, other.count) == 0
  }
}
