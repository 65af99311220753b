import PliantImages

/// Facts from a type's metadata. (`Metadata.h` and `MetadataKind.def` in the runtime.)
enum TypeFacts {
  /// The layout of values, and whether nothing is done to free them.
  typealias Layout = (size: Int, stride: Int, alignment: Int, isPlain: Bool)

  static func layout(of type: Any.Type) -> Layout {
    func layout<T>(_: T.Type) -> Layout {
      (MemoryLayout<T>.size, MemoryLayout<T>.stride, MemoryLayout<T>.alignment, _isPOD(T.self))
    }
    return _openExistential(type, do: layout)
  }

  /// Whether callers know the inside of a type's values.
  ///
  /// Libraries that are built to be replaced hide it, but for types that are `@frozen`, and then
  /// pass values by their addresses. No metadata says so.
  static func isFixed(_ type: Any.Type) -> Bool {
    guard [.struct, .enum].contains(TypeKind(of: type)) else { return true }
    let parts = _typeName(type).prefix { $0 != "<" }.split(separator: ".")
    guard let module = parts.first, replaceable.contains(module) else { return true }
    // Types whose names begin with an underscore are parts of frozen ones, and frozen, too.
    return module == "Swift" && parts.count > 1
      && (frozen.contains(parts[1]) || parts[1].hasPrefix("_"))
  }

  private static let replaceable: Set<Substring> = [
    "Distributed", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
    "_Concurrency", "_Differentiation", "_RegexParser", "_StringProcessing",
  ]

  private static let frozen: Set<Substring> = [
    "Array", "ArraySlice", "Bool", "Character", "ClosedRange", "ContiguousArray", "Dictionary",
    "Double", "Duration", "Float", "Float16", "Int", "Int16", "Int32", "Int64", "Int8",
    "ObjectIdentifier", "OpaquePointer", "Optional", "Range", "Result", "Set", "StaticString",
    "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unmanaged",
    "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawBufferPointer", "UnsafeRawPointer",
  ]

  // MARK: - Enums

  static func payloadCases(of type: Any.Type) -> Int {
    LoadedType(ofValue: type)?.payloadCount ?? 1
  }

  /// The types of an enum's payloads; nil if they are not known.
  ///
  /// An indirect case has an object, which has the payload.
  static func payloads(of type: Any.Type) -> [Any.Type]? {
    guard let cases = cases(of: type) else { return nil }
    let payloads = cases.prefix(payloadCases(of: type))
      .map { $0.isIndirect ? AnyObject.self : $0.payload }
    return payloads.contains { $0 == nil } ? nil : payloads.compactMap { $0 }
  }

  struct Case {
    let name: String
    /// The type of its payload; nil if it has none, or that is not known.
    let payload: Any.Type?
    var isIndirect = false
  }

  /// The cases of a result or of an enum that is not generic, those with payloads first, in the
  /// order of their numbers.
  static func cases(of type: Any.Type) -> [Case]? {
    if let result = type as? any ResultType.Type { return result.cases }
    guard TypeKind(of: type) == .enum, let descriptor = LoadedType(ofValue: type),
      !descriptor.isGeneric
    else { return nil }
    return descriptor.fields?.records?.map { field in
      Case(
        name: field.name,
        payload: field.type.flatMap { MangledType.type(at: $0, in: descriptor) },
        isIndirect: field.isIndirect
      )
    }
  }
}

/// Gives the cases of a generic enum.
private protocol ResultType { static var cases: [TypeFacts.Case] { get } }
extension Result: ResultType {
  fileprivate static var cases: [TypeFacts.Case] {
    [.init(name: "success", payload: Success.self), .init(name: "failure", payload: Failure.self)]
  }
}
