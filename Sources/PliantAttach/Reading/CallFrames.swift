import PliantBase
import PliantImages

/// Leads from a function of another process to its caller, by what compilers write for exceptions
/// (`.eh_frame`), and else by the frame pointers that Swift's functions keep.
final class CallFrames {
  /// The registers that lead to the caller; `fp` is not known of a thread that waits in the kernel.
  struct Place: Equatable {
    var pc: UInt
    var sp: UInt
    var fp: UInt?
    /// The context of an asynchronous function.
    var context: UInt?
  }

  private let images: ProcessImages
  private var program: RunningProgram { images.program }
  private var rules: [UInt: FrameRule?] = [:]
  /// A copy of a part of a stack, which is read in place of the stack.
  var copy: (start: UInt, bytes: [UInt8])?
  private static let most = 256

  init(_ images: ProcessImages) { self.images = images }

  /// The places from the innermost on, each farther up the stack than the one before, so that none
  /// comes twice.
  func places(from first: Place) -> [Place] {
    var all = [first]
    while all.count < Self.most, let next = caller(of: all[all.count - 1], isFirst: all.count == 1),
      next.sp > all[all.count - 1].sp, images.isCode(next.pc &- 1)
    {
      all.append(next)
    }
    return all
  }

  private func caller(of place: Place, isFirst: Bool) -> Place? {
    // A call may be the last instruction of a function.
    let address = isFirst ? place.pc : place.pc &- 1
    let rule = rules[address] ?? self.rule(at: address)
    rules[address] = .some(rule)
    if let rule, let offset = rule.returnOffset,
      let base = rule.isFromFramePointer ? place.fp : place.sp
    {
      let frame = base &+ UInt(bitPattern: rule.offset)
      guard let pc = word(at: frame &+ UInt(bitPattern: offset)), pc != 0 else { return nil }
      func saved(_ offset: Int?, or value: UInt?) -> UInt? {
        offset.map { word(at: frame &+ UInt(bitPattern: $0)) } ?? value
      }
      let fp = saved(rule.pointerOffset, or: place.fp)
      let context = saved(rule.contextOffset, or: place.context)
      return Place(pc: pc, sp: frame, fp: fp, context: context)
    }
    return below(place) ?? place.fp.flatMap { linked(at: $0) } ?? found(above: place.sp)
  }

  /// The caller of a function that the optimizer left without a frame and without a description: a
  /// little above is where it returns to.
  private func below(_ place: Place) -> Place? {
    for index in 0..<8 as Range<UInt> where ELFFile.ownMachine == 62 {
      let at = place.sp &+ 8 &* index
      guard at != place.fp, let pc = word(at: at) else { return nil }
      if isBehindCall(pc, of: place.pc) {
        return Place(pc: pc, sp: at &+ 8, fp: place.fp, context: place.context)
      }
    }
    return nil
  }

  /// Whether an instruction follows one that may have called a function.
  private func isBehindCall(_ pc: UInt, of function: UInt) -> Bool {
    guard images.isCode(pc &- 1), let before = program.bytes(at: pc &- 7, count: 7) else {
      return false
    }
    guard before[2] == 0xe8 else { return before[1..<6].contains(0xff) }
    let distance = before[3...].reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    let called = images.name(pc &+ UInt(bitPattern: Int(Int32(bitPattern: distance)))).symbol
    return called.isEmpty || called == images.name(function).symbol
  }

  /// The caller of the function whose frame pointer this is.
  private func linked(at fp: UInt) -> Place? {
    guard fp & 7 == 0, let next = word(at: fp), let pc = word(at: fp &+ 8), pc != 0 else {
      return nil
    }
    return Place(pc: pc, sp: fp &+ 16, fp: next)
  }

  /// A word of the stack.
  func word(at address: UInt) -> UInt? {
    if let copy, address >= copy.start, address - copy.start &+ 8 <= UInt(copy.bytes.count) {
      return copy.bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: Int(address - copy.start), as: UInt.self)
      }
    }
    return program.load(UInt.self, at: address)
  }

  /// The functions of a task that a thread runs: those on the thread, and then those that wait for
  /// them, and the outermost context, or 0; all that are on the thread, and nil, if it runs none.
  ///
  /// The outermost function of the task has its context below its frame, which ends where that of
  /// its caller begins, or, if it was optimized, in a register.
  func stack(of places: [Place]) -> (functions: [UInt], context: UInt?) {
    let functions = places.map(\.pc)
    guard
      let outer = functions.firstIndex(where: {
        images.name($0).symbol.contains("runJobInEstablished")
      }), outer > 0
    else { return (functions, nil) }
    let contexts = [word(at: places[outer].sp &- 24), places[outer - 1].context]
    let all = contexts.lazy.map { self.waiting(for: $0 ?? 0) }.first { !$0.functions.isEmpty }
    let (waiting, context) = all ?? ([], 0)
    return (functions[..<outer] + waiting, context)
  }

  /// The functions that wait for the one of a context, and the context of the outermost.
  private func waiting(for context: UInt) -> (functions: [UInt], context: UInt) {
    var (found, next, seen, last) = ([UInt](), context, Set<UInt>(), context)
    while next != 0, found.count < Self.most, seen.insert(next).inserted,
      let pair = program.words(at: next, count: 2), images.isCode(pair[1])
    {
      found.append(pair[1])
      (last, next) = (next, pair[0])
    }
    return (found, last)
  }

  /// The first frame above that two more follow, if no register leads to one.
  private func found(above sp: UInt) -> Place? {
    guard let words = program.words(at: sp & ~7, count: 256) else { return nil }
    for (index, word) in words.enumerated().dropLast() {
      let at = (sp & ~7) &+ UInt(8 * index)
      guard word > at, word < at &+ 1 << 20, word & 7 == 0, images.isCode(words[index + 1]),
        let next = linked(at: word), images.isCode(next.pc)
      else { continue }
      return linked(at: at)
    }
    return nil
  }

  // MARK: - Rules

  private func rule(at pc: UInt) -> FrameRule? {
    guard let part = images.part(holding: pc), let table = part.frames,
      let entry = entry(for: pc, in: table), var frame = FrameBytes(program, at: entry)
    else { return nil }
    return frame.rule(at: pc)
  }

  /// The entry of the function that holds an address, by the sorted table of all functions.
  private func entry(for pc: UInt, in table: UInt) -> UInt? {
    // A version, and three encodings: relative to itself, a number of four bytes, pairs of those.
    guard program.load(UInt32.self, at: table) == 0x3b03_1b01,
      let count: UInt32 = program.load(UInt32.self, at: table &+ 8)
    else { return nil }
    func value(_ index: Int, _ part: UInt) -> UInt? {
      program.load(Int32.self, at: table &+ 12 &+ UInt(8 * index) &+ part)
        .map { table &+ UInt(bitPattern: Int($0)) }
    }
    let next = (0..<Int(count)).partitioningIndex { value($0, 0).map { $0 > pc } ?? true }
    return next == 0 ? nil : value(next - 1, 4)
  }
}
