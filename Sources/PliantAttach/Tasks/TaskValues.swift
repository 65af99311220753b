import Glibc
import PliantBase
import PliantImages

/// Reads the few kinds of values that are told of a task: task-local ones, deadlines, types.
struct TaskValues {
  private let images: ProcessImages
  private var program: RunningProgram { images.program }

  init(_ images: ProcessImages) { self.images = images }

  // MARK: - Task-local values

  private static let mostLocals = 128

  /// The values that a task sees, the newest of each key.
  ///
  /// An entry has the address of the next one, whose low bits say whether it is a value, then the
  /// key, the type, and the value. (`TaskLocal.h` in the runtime.)
  func locals(at first: UInt, _ flaw: inout String?) -> [ProgramTask.Local] {
    var (at, seen, keys, found) = (first & ~7, Set<UInt>(), Set<UInt>(), [ProgramTask.Local]())
    while at != 0 {
      guard seen.insert(at).inserted, seen.count < Self.mostLocals else {
        flaw = "its list of task-local values does not end"
        break
      }
      guard let next = program.load(UInt.self, at: at) else { break }
      if next & 7 == 0, let item = program.words(at: at, count: 3), keys.insert(item[1]).inserted {
        found.append(
          ProgramTask.Local(
            // The variable is looked for once all tasks are known.
            key: hexadecimal(item[1]),
            type: type(item[2]) ?? "?",
            text: text(at: at &+ 24, type: item[2]),
            place: at &+ 24
          )
        )
      }
      at = next & ~7
    }
    return found
  }

  /// Replaces the addresses of keys by the names of the variables that hold them.
  func addKeys(_ tasks: inout [ProgramTask], places: (UInt) -> [UInt]) {
    var names: [String: String] = [:]
    for task in tasks {
      for local in task.locals where names[local.key] == nil {
        let address = UInt(local.key.dropFirst(2), radix: 16) ?? 0
        let variable = places(address).lazy.compactMap { images.symbol(at: $0) }.first
          .flatMap { Demangler.demangle($0) }
        names[local.key] =
          variable.map { variable in
            let name = String(variable.prefix { $0 != ":" }.dropLast())
            return ReadableText.type(name.hasPrefix("static ") ? name.dropFirst(7) : name[...])
              .replacing("$", with: "")
          } ?? local.key
      }
    }
    for index in tasks.indices {
      for local in tasks[index].locals.indices {
        let key = tasks[index].locals[local].key
        tasks[index].locals[local].key = names[key] ?? key
      }
    }
  }

  /// The text of a number, a truth value, a short text, or an optional one of these.
  private func text(at address: UInt, type: UInt) -> String? {
    guard let words = program.words(at: type, count: 3) else { return nil }
    // An optional value: its own type is the argument of its type.
    if words[0] == 0x202 {
      let isText = self.type(words[2]) == "String"
      let isNil = isText && program.load(UInt.self, at: address &+ 8) == 0
      return isNil ? "nil" : isText ? text(at: address, type: words[2]) : nil
    }
    func number<T: BinaryInteger & BitwiseCopyable>(_ type: T.Type) -> String? {
      program.load(type, at: address).map { "\($0)" }
    }
    return switch self.type(type) {
    case "Int": number(Int.self)
    case "UInt": number(UInt.self)
    case "Int32": number(Int32.self)
    case "UInt32": number(UInt32.self)
    case "UInt64": number(UInt64.self)
    case "Int64": number(Int64.self)
    case "Bool": program.load(UInt8.self, at: address).map { $0 & 1 == 1 ? "true" : "false" }
    case "Double": program.load(Double.self, at: address).map { "\($0)" }
    case "String": string(at: address)
    default: nil
    }
  }

  /// The beginning of a text: in its own two words if it is short, else behind an object's header.
  private func string(at address: UInt) -> String? {
    guard let words = program.words(at: address, count: 2) else { return nil }
    if words[1] >> 60 == 0xe || words[1] >> 60 == 0xa {
      return words.withUnsafeBytes { bytes in
        String(decoding: bytes.prefix(Int(words[1] >> 56 & 0xf)), as: UTF8.self)
      }
    }
    let (start, count) = (words[1] & 0x0fff_ffff_ffff_ffff &+ 32, words[0] & 0xffff_ffff_ffff)
    let shown = Int(min(count, 200))
    guard words[1] >> 60 == 8, let text = program.bytes(at: start, count: shown) else { return nil }
    return String(decoding: text, as: UTF8.self) + (shown < count ? "…" : "")
  }

  // MARK: - Types

  /// The name of the type of metadata: of an object's first word, or of a value's type.
  func type(_ metadata: UInt) -> String? {
    guard let words = program.words(at: metadata, count: 6) else { return nil }
    let isClass = words[0] == 0 || words[0] > 0x7ff
    guard isClass || [0x200, 0x201, 0x202].contains(words[0]),
      let name = described(words[isClass ? 5 : 1])
    else { return nil }
    return words[0] == 0x202 ? type(words[2], depth: 1).map { $0 + "?" } ?? name : name
  }

  private func type(_ metadata: UInt, depth: Int) -> String? {
    guard let kind = program.load(UInt.self, at: metadata), kind != 0x202 else { return nil }
    return type(metadata)
  }

  /// The name of a type's descriptor: that of its symbol, or the one that it has for reflection.
  private func described(_ descriptor: UInt) -> String? {
    if let symbol = images.symbol(at: descriptor), symbol.hasSuffix("Mn"),
      let name = Demangler.demangle(symbol).flatMap(Demangler.described)
    {
      return ReadableText.type(name)
    }
    guard images.part(holding: descriptor) != nil,
      let offset = program.load(Int32.self, at: descriptor &+ 8)
    else { return nil }
    return program.shortText(at: descriptor &+ 8 &+ UInt(bitPattern: Int(offset)))
  }

  // MARK: - Deadlines

  /// The seconds until a sleep ends, from the context of the runtime's function that sleeps: that
  /// has the instant twice, as a whole number of attoseconds since the system's start.
  func deadline(at context: UInt) -> Double? {
    guard let words = program.words(at: context, count: 32) else { return nil }
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    let now = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    for index in 4..<29
    where words[index] != 0 && words[index..<index + 2] == words[index + 2..<index + 4] {
      let seconds = (Double(words[index + 1]) * 0x1p64 + Double(words[index])) / 1e18
      if (now - 3_600...now + 1e9).contains(seconds) { return seconds - now }
    }
    return nil
  }
}
