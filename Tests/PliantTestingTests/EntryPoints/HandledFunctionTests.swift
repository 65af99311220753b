import Foundation
import Glibc
import PliantTesting
import Testing

/// Compares the table of functions with the libraries on this machine.
@Suite struct HandledFunctionTests {
  private static let library = try? Exports(of: "/lib/x86_64-linux-gnu/libc.so.6")

  /// System calls by which code enters the file system with a path, or changes attributes; and those
  /// that tell a time, or wait until one.
  private static let calls: [HandledFunction.Part: Set<UInt32>] = [
    .files: [
      2, 4, 6, 21, 59, 76, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 132,
      133, 134, 136, 137, 155, 161, 163, 165, 166, 167, 168, 179, 188, 189, 190, 191, 192, 193,
      194, 195, 196, 197, 198, 199, 235, 240, 241, 254, 257, 258, 259, 260, 261, 262, 263, 264, 265,
      266,
      267, 268, 269, 280, 301, 303, 304, 316, 322, 332, 428, 429, 430, 437, 439, 442, 452, 463,
      464, 465, 466,
    ],
    .time: [
      7, 23, 35, 36, 37, 38, 96, 128, 201, 220, 222, 223, 224, 225, 226, 227, 228, 229, 230, 232,
      242, 243, 270, 271, 281, 283, 286, 287, 299, 441,
    ],
  ]

  /// Parts of the names of functions that may enter the file system, tell a time, wait until one or
  /// read the environment.
  private static let stems = [
    "open", "stat", "link", "dir", "path", "mknod", "mkfifo", "chmod", "chown", "rename", "remove",
    "xattr", "utime", "access", "trunc", "creat", "mount", "glob", "ftw", "fts_", "temp", "tmp",
    "cwd", "chroot", "spawn", "exec", "file", "shm_", "wordexp", "system", "syscall", "bind",
    "time", "clock", "sleep", "poll", "select", "alarm", "env",
  ]

  @Test(.enabled(if: library != nil), arguments: [(HandledFunction.Part.files, 60), (.time, 20)])
  func everySystemCallIsInTheTable(_ part: HandledFunction.Part, _ least: Int) throws {
    let library = try #require(Self.library)
    let known = HandledFunction.names(part, .replaced, .refused, .limit)
    let calls = try #require(Self.calls[part])
    let callers = library.functions.filter { function in
      !library.numbersOfCalls(in: function).isDisjoint(with: calls)
    }
    #expect(callers.count > least)
    let unknown = callers.filter { $0.names.isDisjoint(with: known) }
    #expect(unknown.map { $0.names.sorted() } == [])
  }

  @Test(.enabled(if: library != nil)) func everyNameOfTheEnvironmentIsInTheTable() throws {
    let library = try #require(Self.library)
    let known = HandledFunction.names(.environment, .replaced, .limit, .unrelated)
    let functions = library.functions.map(\.names).filter { names in
      names.contains { $0.contains("env") } && names.isDisjoint(with: known)
    }
    #expect(functions.map { $0.sorted() } == [])
    #expect(library.variables.filter { $0.contains("env") && !known.contains($0) } == [])
    #expect(library.variables.contains("environ"))
  }

  /// The C library opens files through a function of its own, too, which cannot be hooked.
  @Test(.enabled(if: library != nil)) func everyCallerOfHiddenFunctionsIsInTheTable() throws {
    let library = try #require(Self.library)
    let hidden = try #require(library.functions.first { $0.names.contains("__open_nocancel") })
    let callers = library.functions.filter { function in
      library.targets(of: function).contains(hidden.range.lowerBound)
    }
    #expect(callers.count > 5)
    let known = HandledFunction.names(.files, .replaced, .refused, .limit)
    #expect(callers.filter { $0.names.isDisjoint(with: known) }.map { $0.names.sorted() } == [])
  }

  /// What Foundation, the standard library and Dispatch call of the C library, and Dispatch's own.
  @Test func everyFunctionThatFoundationCallsIsInTheTable() throws {
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let paths = Set(maps.split(separator: "\n").compactMap { $0.split(separator: " ").last })
    let known = Set(HandledFunction.all.map(\.name))
    for path in paths where path.contains("/swift/linux/lib") && path.hasSuffix(".so") {
      let library = try Exports(of: String(path))
      var names = library.imports.filter { !$0.contains("swift") && !$0.hasPrefix("_Z") }
      if path.hasSuffix("/libdispatch.so") {
        names.formUnion(library.functions.flatMap(\.names).filter { $0.contains("path") })
      }
      let own = Self.stems
      let unknown = names.filter { name in
        own.contains { name.contains($0) } && !known.contains(name)
          && dlsym(dlopen("libc.so.6", RTLD_LAZY | RTLD_NOLOAD), name) != nil
          || name.hasPrefix("dispatch_") && !known.contains(name)
      }
      #expect(unknown.sorted() == [], "\(path)")
    }
  }

  @Test func everyFunctionIsHandledOnce() {
    let addresses = FileEntryPoints.all.compactMap(\.address)
    #expect(addresses.count == FileEntryPoints.all.count)
    #expect(Set(addresses).count == addresses.count)
    let keys = HandledFunction.all.map { "\($0.part) \($0.name)" }
    #expect(Set(keys).count == keys.count)
    let limits = HandledFunction.all.filter { $0.handling == .limit }
    #expect(limits.filter(\.reason.isEmpty).map(\.name) == [])
  }
}

/// The functions that a library exports, and their code.
struct Exports {
  struct Function {
    var names: Set<String>
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private(set) var functions: [Function] = []
  private(set) var imports: Set<String> = []
  private(set) var variables: Set<String> = []

  init(of path: String) throws {
    bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let bytes = bytes
    func word<Word: FixedWidthInteger>(_ offset: Int, as: Word.Type) -> Int {
      bytes.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: offset, as: Word.self)) }
    }
    let sections = word(40, as: UInt64.self)
    let headers = (0..<word(60, as: UInt16.self)).map { sections + $0 * 64 }
    // Symbols that the loader finds, of type 11.
    guard let table = headers.first(where: { word($0 + 4, as: UInt32.self) == 11 }) else { return }
    let names = word(sections + word(table + 40, as: UInt32.self) * 64 + 24, as: UInt64.self)
    let start = word(table + 24, as: UInt64.self)
    var found: [Int: Function] = [:]
    for symbol in stride(from: start, to: start + word(table + 32, as: UInt64.self), by: 24) {
      let bytesOfName = bytes[(names + word(symbol, as: UInt32.self))...].prefix { $0 != 0 }
      let name = String(decoding: bytesOfName, as: UTF8.self)
      guard word(symbol + 6, as: UInt16.self) != 0 else {
        imports.insert(name)
        continue
      }
      if bytes[symbol + 4] & 15 == 1 { variables.insert(name) }
      // Functions, chosen for the processor or not.
      guard [2, 10].contains(bytes[symbol + 4] & 15) else { continue }
      let (address, size) = (word(symbol + 8, as: UInt64.self), word(symbol + 16, as: UInt64.self))
      found[address, default: Function(names: [], range: address..<(address + size))]
        .names.insert(name)
    }
    functions = Array(found.values)
  }

  /// The numbers that a function puts in `eax` before its `syscall` instructions.
  func numbersOfCalls(in function: Function) -> Set<UInt32> {
    var numbers: Set<UInt32> = []
    var last: UInt32?
    // In the C library addresses of code are offsets in the file.
    for index in function.range.dropLast(5) {
      if bytes[index] == 0xb8 {
        last = (1...4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1 - 1)) }
      } else if bytes[index] == 0x0f, bytes[index + 1] == 0x05, let last {
        numbers.insert(last)
      }
    }
    return numbers
  }

  /// The addresses that calls and jumps in a function's code lead to.
  func targets(of function: Function) -> Set<Int> {
    var targets: Set<Int> = []
    for index in function.range.dropLast(5) where bytes[index] == 0xe8 || bytes[index] == 0xe9 {
      let offset = (1...4).reduce(UInt32(0)) {
        $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1 - 1))
      }
      targets.insert(index + 5 + Int(Int32(bitPattern: offset)))
    }
    return targets
  }
}
