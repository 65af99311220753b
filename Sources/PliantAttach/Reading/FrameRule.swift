/// The way from the registers at a place to the caller's.
struct FrameRule {
  var isFromFramePointer = false
  var offset: Int = 0
  var returnOffset: Int?
  var pointerOffset: Int?
  var contextOffset: Int?

  mutating func set(_ register: Int, _ offset: Int) {
    switch register {
    case 16: returnOffset = offset
    case 6: pointerOffset = offset
    case 14: contextOffset = offset
    default: break
    }
  }
}

/// An entry for one function: the instructions that lead to its caller.
struct FrameBytes {
  private let bytes: [UInt8]
  private let address: UInt
  private var at = 0
  private let program: RunningProgram
  private var (codeStep, dataStep) = (UInt(1), -8)

  init?(_ program: RunningProgram, at address: UInt) {
    guard let size: UInt32 = program.load(UInt32.self, at: address), (8..<65_536).contains(size),
      let bytes = program.bytes(at: address, count: Int(size) + 4)
    else { return nil }
    (self.program, self.address, self.bytes) = (program, address, bytes)
    at = 4
  }

  private mutating func byte() -> UInt8? {
    defer { at += 1 }
    return at < bytes.count ? bytes[at] : nil
  }

  private mutating func number(_ count: Int) -> UInt? {
    guard at + count <= bytes.count else { return nil }
    defer { at += count }
    return bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | UInt($1) }
  }

  /// A number of seven bits a byte, with its sign if `isSigned`.
  private mutating func varying(isSigned: Bool = false) -> Int? {
    var (value, shift) = (0, 0)
    while let byte = byte(), shift < 63 {
      value |= Int(byte & 0x7f) << shift
      shift += 7
      if byte & 0x80 == 0 {
        return isSigned && byte & 0x40 != 0 && shift < 63 ? value | -1 << shift : value
      }
    }
    return nil
  }

  /// The rule at an address of the function; nil if it is of a kind that only the C library and
  /// signals need.
  mutating func rule(at pc: UInt) -> FrameRule? {
    guard let distance = number(4), distance != 0,
      var common = FrameBytes(program, at: address &+ 4 &- distance),
      let initial = common.commonRule(), let offset = number(4), let size = number(4)
    else { return nil }
    (codeStep, dataStep) = (common.codeStep, common.dataStep)
    let start = address &+ 8 &+ UInt(bitPattern: Int(Int32(truncatingIfNeeded: offset)))
    guard pc >= start, pc - start < size, let more = varying() else { return nil }
    at += more
    return run(initial, initial, until: pc - start)
  }

  /// The rule with which all functions of a kind begin.
  private mutating func commonRule() -> FrameRule? {
    guard number(4) == 0, let version = byte(), version == 1 || version == 3 else { return nil }
    var kind: [UInt8] = []
    while let letter = byte(), letter != 0 { kind.append(letter) }
    guard let code = varying(), let data = varying(isSigned: true), varying() == 16 else {
      return nil
    }
    (codeStep, dataStep) = (UInt(max(code, 1)), data)
    guard kind.first == UInt8(ascii: "z"), !kind.contains(UInt8(ascii: "S")),
      let more = varying()
    else { return nil }
    let end = at + more
    for letter in kind.dropFirst() {
      guard let encoding = byte() else { return nil }
      switch letter {
      case UInt8(ascii: "R"): guard encoding == 0x1b else { return nil }
      case UInt8(ascii: "P"): at += encoding & 7 == 4 || encoding & 7 == 0 ? 8 : 4
      case UInt8(ascii: "L"): break
      default: return nil
      }
    }
    at = end
    return run(FrameRule(), FrameRule(), until: .max)
  }

  private mutating func run(
    _ initial: FrameRule,
    _ first: FrameRule,
    until target: UInt
  ) -> FrameRule? {
    var (rule, kept, location) = (initial, [FrameRule](), UInt(0))
    while let code = byte() {
      let low = Int(code & 0x3f)
      var step: UInt?
      switch code >> 6 {
      case 1: step = UInt(low)
      case 2:
        guard let offset = varying() else { return nil }
        rule.set(low, offset &* dataStep)
        continue
      case 3:
        if low == 6 { rule.pointerOffset = first.pointerOffset }
        if low == 14 { rule.contextOffset = first.contextOffset }
        continue
      default: break
      }
      switch code {
      case 0x00, 0x40...: break
      case 0x02: step = number(1)
      case 0x03: step = number(2)
      case 0x04: step = number(4)
      case 0x05:
        guard let register = varying(), let offset = varying() else { return nil }
        rule.set(register, offset &* dataStep)
      case 0x07, 0x08, 0x06: guard varying() != nil else { return nil }
      case 0x0a: kept.append(rule)
      case 0x0b: rule = kept.popLast() ?? rule
      case 0x0c, 0x0d:
        guard let register = varying(), register == 6 || register == 7 else { return nil }
        rule.isFromFramePointer = register == 6
        if code == 0x0c { rule.offset = varying() ?? 0 }
      case 0x0e: rule.offset = varying() ?? 0
      case 0x10, 0x16:
        guard varying() != nil, let size = varying() else { return nil }
        at += max(size, 0)
      case 0x2e: guard varying() != nil else { return nil }
      default: return nil
      }
      if let step {
        location &+= step &* codeStep
        if location > target { return rule }
      }
    }
    return rule
  }
}
