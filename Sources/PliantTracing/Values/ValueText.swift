import CPliant
import PliantBase
import PliantImages

/// Reads the text of values from the bytes that a call has copied.
struct ValueText {
  private var rest: UnsafeRawBufferPointer
  private(set) var isCut = false
  private let isDescribed: Bool

  init(_ bytes: UnsafeRawBufferPointer, isDescribed: Bool = false) {
    rest = bytes
    self.isDescribed = isDescribed
  }

  /// Whether a value is shown by its description.
  func isDescribed(_ value: ValueType) -> Bool { isDescribed && value.isDescribable }

  private mutating func take(_ count: Int) -> UnsafeRawBufferPointer? {
    guard !isCut, rest.count >= count else {
      isCut = true
      return nil
    }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count)) }
    return UnsafeRawBufferPointer(rebasing: rest.prefix(count))
  }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    take(MemoryLayout<Number>.size)?.loadUnaligned(as: Number.self)
  }

  mutating func text(of value: ValueType) -> String {
    if isDescribed(value) { return described() }
    return switch value.kind {
    case PLIANT_VALUE_BYTES:
      take(Int(value.pointer.pointee.size)).map { NumberText.text(of: $0, value.type) } ?? "…"
    case PLIANT_VALUE_STRING: string()
    case PLIANT_VALUE_OBJECT: object()
    case PLIANT_VALUE_FIELDS: fields(of: value)
    case PLIANT_VALUE_OPTIONAL: optional(value)
    case PLIANT_VALUE_ENUM: enumCase(of: value)
    case PLIANT_VALUE_ARRAY: array(value)
    case PLIANT_VALUE_COUNTED: counted(value)
    case PLIANT_VALUE_ANY: anyValue()
    case PLIANT_VALUE_ERROR: error()
    case PLIANT_VALUE_BOXED: text(of: value.parts[0].value)
    case PLIANT_VALUE_DESCRIBED: described()
    default: "<\(Self.name(of: value.type))>"
    }
  }

  static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  private mutating func described() -> String {
    guard let whole = number(UInt32.self), let count = number(UInt32.self),
      let bytes = take(Int(count))
    else { return "…" }
    let text = String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\\n")
    return TerminalText.escaped(text) + (whole > count ? "…" : "")
  }

  private mutating func string() -> String {
    guard let whole = number(UInt32.self), let count = number(UInt32.self),
      let bytes = take(Int(count))
    else { return "…" }
    if count == 0, whole > 0 { return "<String of \(whole) bytes>" }
    let text = TerminalText.escaped(String(decoding: bytes, as: UTF8.self).debugDescription)
    return whole > count ? text + "…" : text
  }

  private mutating func object() -> String {
    guard let object = number(UInt.self), let type = number(UInt.self) else { return "…" }
    guard object != 0, type != 0 else { return "nil" }
    // SAFETY: the call has read it as the class of an object; metadata of classes is never freed.
    let name = Self.name(of: unsafeBitCast(type, to: Any.Type.self))
    return "<\(name) \(hexadecimal(object))>"
  }

  private mutating func fields(of value: ValueType) -> String {
    let texts = value.parts.map { part in
      (part.name.isEmpty ? "" : part.name + ": ") + text(of: part.value)
    }
    let list = "(" + texts.joined(separator: ", ") + ")"
    if value.type == Character.self { return String(texts[0].dropFirst("_str: ".count)) }
    return TypeKind(of: value.type) == .tuple ? list : Self.name(of: value.type) + list
  }

  private mutating func optional(_ value: ValueType) -> String {
    guard let isSome = number(UInt8.self) else { return "…" }
    return isSome == 0 ? "nil" : text(of: value.parts[0].value)
  }

  private mutating func enumCase(of value: ValueType) -> String {
    guard let tag = number(UInt32.self) else { return "…" }
    guard tag < value.cases.count else { return "<\(Self.name(of: value.type))>" }
    let name = "." + value.cases[Int(tag)]
    guard tag < value.parts.count else { return name }
    let payload = value.parts[Int(tag)].value
    guard payload.kind != PLIANT_VALUE_UNREAD, value.pointer.pointee.size <= PLIANT_LARGEST_DIRECT
    else { return name + "(…)" }
    let text = text(of: payload)
    return name + (TypeKind(of: payload.type) == .tuple ? text : "(" + text + ")")
  }

  private mutating func array(_ value: ValueType) -> String {
    guard let count = number(UInt64.self), let read = number(UInt32.self) else { return "…" }
    let element = value.parts[0].value
    if element.kind == PLIANT_VALUE_UNREAD {
      return "<\(Self.name(of: value.type)), \(count) elements>"
    }
    var texts: [String] = []
    for _ in 0..<read where !isCut { texts.append(text(of: element)) }
    if count > UInt64(read) { texts.append("… \(count - UInt64(read)) more") }
    return "[" + texts.joined(separator: ", ") + "]"
  }

  private mutating func counted(_ value: ValueType) -> String {
    guard let count = number(UInt64.self) else { return "…" }
    return "<\(ReadableText.type(Self.name(of: value.type))), \(count) elements>"
  }

  private mutating func anyValue() -> String {
    guard let type = number(UInt.self), let form = number(UInt8.self), type != 0 else { return "…" }
    switch UInt32(form) {
    case PLIANT_FORM_STRING.rawValue: return string()
    case PLIANT_FORM_OBJECT.rawValue: return object()
    default: break
    }
    // SAFETY: the call has read it as the type of an existential value.
    let known = unsafeBitCast(type, to: Any.Type.self)
    let name = "<" + Self.name(of: known) + ">"
    if UInt32(form) == PLIANT_FORM_VALUE.rawValue { return text(of: ValueType.of(known)) }
    guard UInt32(form) == PLIANT_FORM_PLAIN.rawValue, let size = number(UInt32.self),
      let bytes = take(Int(size))
    else { return name }
    return Self.plainText(of: known, bytes) ?? name
  }

  /// The text of a thrown error.
  mutating func error() -> String {
    if isDescribed { return described() }
    guard let type = number(UInt.self), let size = number(UInt32.self), type != 0 else {
      return "an error"
    }
    // SAFETY: the call has read it as the type of an error.
    let error = unsafeBitCast(type, to: Any.Type.self)
    let name = Self.name(of: error)
    if size == UInt32(PLIANT_ERROR_VALUE) {
      return self.error(ValueType.of(error))
    }
    guard size != .max, let bytes = take(Int(size)) else { return name }
    return Self.plainText(of: error, bytes).map { Self.named($0, name) } ?? name
  }

  /// The text of a thrown error of a type.
  mutating func error(_ value: ValueType) -> String {
    Self.named(text(of: value), Self.name(of: value.type))
  }

  /// A case, with the name of its enum.
  private static func named(_ text: String, _ name: String) -> String {
    text.hasPrefix(".") ? name + text : text
  }

  /// The text of a value that is its bytes alone, such as most errors.
  ///
  /// Returns nil if values of its type are not read.
  private static func plainText(of type: Any.Type, _ bytes: UnsafeRawBufferPointer) -> String? {
    let value = ValueType.of(type)
    guard value.kind != PLIANT_VALUE_UNREAD else { return nil }
    var copied = [UInt8](repeating: 0, count: 512)
    return copied.withUnsafeMutableBytes { copied in
      guard let start = bytes.baseAddress ?? UnsafeRawPointer(copied.baseAddress),
        let at = copied.baseAddress
      else { return nil }
      let count = pliant_copy_value(value.pointer, start, at, copied.count)
      var text = ValueText(UnsafeRawBufferPointer(rebasing: copied.prefix(count)))
      return text.text(of: value)
    }
  }
}

/// The text of numbers and of what is one.
enum NumberText {
  static func isKnown(_ type: Any.Type) -> Bool { known[ObjectIdentifier(type)] != nil }

  static func text(of bytes: UnsafeRawBufferPointer, _ type: Any.Type) -> String {
    known[ObjectIdentifier(type)]?(bytes) ?? "…"
  }

  private typealias Text = @Sendable (UnsafeRawBufferPointer) -> String

  private static let known: [ObjectIdentifier: Text] = {
    var known: [ObjectIdentifier: Text] = [:]
    func add<T: CustomStringConvertible & BitwiseCopyable & SendableMetatype>(_: T.Type) {
      known[ObjectIdentifier(T.self)] = { $0.loadUnaligned(as: T.self).description }
    }
    let numbers: [any (CustomStringConvertible & BitwiseCopyable & SendableMetatype).Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self, Float16.self, Duration.self,
    ]
    for number in numbers { add(number) }
    known[ObjectIdentifier(Any.Type.self)] = { bytes in
      // SAFETY: a call has it as a type; metadata is never freed.
      ValueText.name(of: unsafeBitCast(bytes.loadUnaligned(as: UInt.self), to: Any.Type.self))
        + ".self"
    }
    known[ObjectIdentifier(Bool.self)] = { $0[0] & 1 == 0 ? "false" : "true" }
    for type in [UnsafeRawPointer.self, UnsafeMutableRawPointer.self, OpaquePointer.self]
      as [Any.Type]
    {
      known[ObjectIdentifier(type)] = { hexadecimal($0.loadUnaligned(as: UInt.self)) }
    }
    return known
  }()
}
