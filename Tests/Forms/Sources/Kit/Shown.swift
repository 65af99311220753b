/// What writes itself, where a mirror would not see all of it.
public protocol Shown {
  var shown: String { get }
}

/// The same text for equal values, whatever their addresses.
@inline(never)
public func show<Value>(_ value: Value) -> String { text(value) }

private func text(_ value: Any) -> String {
  switch value {
  case let value as any Shown: return value.shown
  case let value as Tally: return value.shown
  case let value as String: return "\"\(value)\""
  case let value as any SIMD: return "\(value)"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { child in text(child.value) }
  switch mirror.displayStyle {
  case .optional: return parts.first.map { "some \($0)" } ?? "nil"
  case .collection, .tuple, .set, .dictionary: return "[\(parts.joined(separator: ","))]"
  case .enum:
    let name = mirror.children.first?.label ?? "\(value)"
    return ".\(name) \(parts.joined(separator: ","))"
  case .struct where !parts.isEmpty: return "\(mirror.subjectType){\(parts.joined(separator: ","))}"
  default: return "\(value)"
  }
}
