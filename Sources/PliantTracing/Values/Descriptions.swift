import CPliant
import PliantBase
import PliantImages

/// The texts that values' own code gives of them, in the calls that have them.
enum Descriptions {
  /// The types of which a text took too long, and how often one after another: the thread may have
  /// waited for a processor once.
  private static let slow = Guarded<[ObjectIdentifier: Int]>([:])
  private static let longest: UInt64 = 10_000_000
  private static let elements = 8

  /// Lets calls run what describes their values.
  static func allow() { pliant_trace_describe_by { Descriptions.write($0, $1, $2, $3) } }

  /// Whether code of the program may say what values of a type are.
  static func canDescribe(_ type: Any.Type) -> Bool {
    if type is any ArrayType.Type || type is any OptionalType.Type { return false }
    return type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || TypeKind(of: type) == .existential
  }

  static func value<Value>(of _: Value.Type, at address: UnsafeRawPointer) -> Any {
    address.assumingMemoryBound(to: Value.self).pointee
  }

  /// Implements `pliant_describer`.
  private static func write(
    _ type: UnsafeRawPointer?,
    _ address: UnsafeRawPointer,
    _ to: UnsafeMutableRawPointer,
    _ room: Int
  ) -> Int {
    // SAFETY: the call has a value of this type at the address until this returns.
    let type = type.map { unsafeBitCast($0, to: Any.Type.self) } ?? (any Error).self
    var text = text(of: value(of: type, at: address))
    return text.withUTF8 { bytes in
      if let start = bytes.baseAddress {
        to.copyMemory(from: start, byteCount: min(bytes.count, room))
      }
      return bytes.count
    }
  }

  private static func text(of value: Any) -> String {
    let type = type(of: value)
    let id = ObjectIdentifier(type)
    let times = slow.withLock { $0[id] ?? 0 }
    guard times < 2 else { return "<\(ValueText.name(of: type))>" }
    let start = pliant_trace_now()
    let text = describe(value)
    let isSlow = pliant_trace_now() - start > longest
    if isSlow || times > 0 { slow.withLock { $0[id] = isSlow ? times + 1 : nil } }
    return text
  }

  private static func describe(_ value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let collection as any CountedType: describe(collection)
    default: String(describing: value)
    }
  }

  private static func describe(_ collection: some Collection) -> String {
    let texts = collection.prefix(elements).map { element in
      guard let (key, value) = element as? (key: AnyHashable, value: Any) else {
        return describe(element)
      }
      return describe(key.base) + ": " + describe(value)
    }
    let more = collection.count - texts.count
    return "[" + (texts + (more > 0 ? ["… \(more) more"] : [])).joined(separator: ", ") + "]"
  }
}
