import CPliant
import Foundation
import PliantBase
import PliantImages
@_spi(Reflection) import Swift

/// A type whose values are copied in calls, and turned into text later.
final class ValueType: @unchecked Sendable {
  // SAFETY: what the pointer leads to is written once, and never freed.
  let pointer: UnsafePointer<pliant_value>
  let type: Any.Type
  let parts: [Part]
  let cases: [String]
  var kind: pliant_value_kind { pointer.pointee.kind }
  /// Whether its own code can say what it is.
  var isDescribable: Bool { pointer.pointee.is_describable }

  struct Part { let name: String, offset: Int, value: ValueType }

  private init(
    _ type: Any.Type,
    _ kind: pliant_value_kind,
    parts: [Part] = [],
    cases: [String] = []
  ) {
    self.type = type
    self.parts = parts
    self.cases = cases
    let fields = UnsafeMutablePointer<pliant_field>.allocate(capacity: max(1, parts.count))
    for (index, part) in parts.enumerated() {
      (fields + index).initialize(
        to: pliant_field(offset: UInt64(part.offset), value: part.value.pointer)
      )
    }
    let pointer = UnsafeMutablePointer<pliant_value>.allocate(capacity: 1)
    pointer.initialize(
      to: pliant_value(
        kind: kind,
        size: UInt32(clamping: TypeFacts.layout(of: type).size),
        count: UInt32(parts.count),
        fields: fields,
        // SAFETY: a metatype is the address of its metadata.
        type: unsafeBitCast(type, to: UnsafeRawPointer.self),
        is_describable: ![PLIANT_VALUE_STRING, PLIANT_VALUE_BOXED].contains(kind)
          && !NumberText.isKnown(type) && Descriptions.canDescribe(type)
      )
    )
    self.pointer = UnsafePointer(pointer)
  }

  private static let known = Guarded<[ObjectIdentifier: ValueType]>([:])

  static func of(_ type: Any.Type) -> ValueType { of(type, depth: 0) }

  /// A value of which nothing is read.
  static let unread = ValueType(Void.self, PLIANT_VALUE_UNREAD)

  private static func of(_ type: Any.Type, depth: Int) -> ValueType {
    let id = ObjectIdentifier(type)
    if let known = known.withLock({ $0[id] }) { return known }
    guard depth < 6 || NumberText.isKnown(type) || type == String.self else {
      return ValueType(type, PLIANT_VALUE_UNREAD)
    }
    let made = make(type, depth: depth + 1)
    // Does not cache a nested type, whose value may have been cut off at the deepest level.
    if depth == 0 { known.withLock { $0[id] = made } }
    return made
  }

  private static func make(_ type: Any.Type, depth: Int) -> ValueType {
    func unread() -> ValueType { ValueType(type, PLIANT_VALUE_UNREAD) }
    if NumberText.isKnown(type) { return ValueType(type, PLIANT_VALUE_BYTES) }
    if type == String.self { return ValueType(type, PLIANT_VALUE_STRING) }
    if described.contains(ObjectIdentifier(type)) {
      Descriptions.allow()
      return ValueType(type, PLIANT_VALUE_DESCRIBED)
    }
    switch TypeKind(of: type) {
    case .class: return ValueType(type, PLIANT_VALUE_OBJECT)
    case .optional:
      guard let wrapped = (type as? any OptionalType.Type)?.wrapped else { return unread() }
      let part = Part(name: "", offset: 0, value: of(wrapped, depth: depth))
      return ValueType(type, PLIANT_VALUE_OPTIONAL, parts: [part])
    case .enum:
      guard let cases = TypeFacts.cases(of: type) else { return unread() }
      let payloads = cases.prefix(TypeFacts.payloadCases(of: type)).map { one in
        let value = one.payload.map { payload in
          one.isIndirect ? boxed(payload, depth: depth + 1) : of(payload, depth: depth)
        }
        return Part(name: one.name, offset: 0, value: value ?? ValueType.unread)
      }
      return ValueType(type, PLIANT_VALUE_ENUM, parts: payloads, cases: cases.map(\.name))
    case .tuple:
      let parts = (TupleElement.all(of: type) ?? []).map {
        Part(name: $0.label, offset: $0.offset, value: of($0.type, depth: depth))
      }
      return ValueType(type, PLIANT_VALUE_FIELDS, parts: parts)
    case .struct: return makeStruct(type, depth: depth)
    case .existential where ExistentialType(type)?.isOpaque == true:
      return ValueType(type, PLIANT_VALUE_ANY)
    case .existential where type == (any Error).self: return ValueType(type, PLIANT_VALUE_ERROR)
    case .existential: return ValueType(type, PLIANT_VALUE_OBJECT)
    default: return unread()
    }
  }

  /// The payload of an indirect case: in an object, behind its header.
  ///
  /// One level deeper, for each of many cases may hold others of its own type.
  private static func boxed(_ payload: Any.Type, depth: Int) -> ValueType {
    let value = of(payload, depth: depth)
    guard value.kind != PLIANT_VALUE_UNREAD else { return value }
    let offset = max(16, TypeFacts.layout(of: payload).alignment)
    return ValueType(
      payload,
      PLIANT_VALUE_BOXED,
      parts: [Part(name: "", offset: offset, value: value)]
    )
  }

  /// Foundation's types whose fields mean nothing to their users.
  private static let described = Set(
    ([Data.self, Date.self, Decimal.self, URL.self, UUID.self] as [Any.Type])
      .map { ObjectIdentifier($0) }
  )

  /// Lets calls ask how values are read whose types they alone know.
  static let isRead: Void = pliant_trace_read_by { type in
    // SAFETY: a call has read it as the type of a value; ValueType is never freed.
    let value = ValueType.of(unsafeBitCast(type, to: Any.Type.self))
    return Unmanaged.passRetained(value).takeUnretainedValue().pointer
  }

  private static func makeStruct(_ type: Any.Type, depth: Int) -> ValueType {
    if let array = type as? any ArrayType.Type {
      let element = of(array.element, depth: depth)
      let stride = TypeFacts.layout(of: array.element).stride
      return ValueType(
        type,
        PLIANT_VALUE_ARRAY,
        parts: [Part(name: "", offset: stride, value: element)]
      )
    }
    if type is any CountedType.Type { return ValueType(type, PLIANT_VALUE_COUNTED) }
    guard !_typeName(type).hasPrefix("__C."), ValueLayout.isBitwiseTakable(type) else {
      return ValueType(type, PLIANT_VALUE_UNREAD)
    }
    var parts: [Part] = []
    _ = _forEachField(of: type, options: []) { name, offset, field, _ in
      parts.append(
        Part(name: String(cString: name), offset: offset, value: of(field, depth: depth))
      )
      return true
    }
    let isEmpty = parts.isEmpty && TypeFacts.layout(of: type).size > 0
    // The inside of a type of the standard library means nothing to its users.
    guard !isEmpty, !_typeName(type).hasPrefix("Swift.") || type == Character.self else {
      return ValueType(type, PLIANT_VALUE_UNREAD)
    }
    return ValueType(type, PLIANT_VALUE_FIELDS, parts: parts)
  }
}

protocol ArrayType { static var element: Any.Type { get } }
extension Array: ArrayType { static var element: Any.Type { Element.self } }

/// A collection whose storage has the number of its elements after its header.
protocol CountedType: Collection {}
extension Dictionary: CountedType {}
extension Set: CountedType {}
