import Foundation
import PliantBase

/// Writes one value, whatever its type.
enum ValueFormatter {
  /// The greatest depth of nested collections.
  private static let deepest = 4

  static func string(_ value: Any, isElement: Bool, depth: Int) -> String {
    if Nesting.isNested { return plain(value) }
    if let text = DiagnosticFormat.registeredString(for: value) { return text }
    if let text = simple(value, isElement: isElement, depth: depth) { return text }
    switch value {
    case let text as String: return string(of: text, isElement: isElement)
    case let text as Substring: return string(String(text), isElement: isElement, depth: depth)
    case let flag as Bool where type(of: value) == Bool.self: return flag ? "YES" : "NO"
    case let rect as CGRect:
      let (origin, size) = (rect.origin, rect.size)
      return "{\(numbers(origin.x, origin.y)), \(numbers(size.width, size.height))}"
    case let point as CGPoint: return numbers(point.x, point.y)
    case let size as CGSize: return numbers(size.width, size.height)
    case let insets as NSEdgeInsets:
      return numbers(insets.top, insets.left, insets.bottom, insets.right)
    case let range as NSRange: return "{\(range.location), \(range.length)}"
    case let date as Date:
      return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    case let type as Any.Type: return String(describing: type)
    case let error as any Error: return string(of: error)
    default: return reflected(value, isElement: isElement, depth: depth)
    }
  }

  /// Formats values of the most common types, because a cast or a mirror takes longer than they do.
  private static func simple(_ value: Any, isElement: Bool, depth: Int) -> String? {
    func known<Value>(_ value: Value) -> String? {
      // SAFETY: each branch has compared the types.
      if Value.self == String.self {
        return string(of: unsafeBitCast(value, to: String.self), isElement: isElement)
      }
      if Value.self == Int.self { return unsafeBitCast(value, to: Int.self).description }
      if Value.self == Double.self { return unsafeBitCast(value, to: Double.self).description }
      if Value.self == Bool.self { return unsafeBitCast(value, to: Bool.self) ? "YES" : "NO" }
      // Values inside these may have registered formats.
      if DiagnosticFormat.hasFormats { return nil }
      if Value.self == String?.self {
        let text = unsafeBitCast(value, to: String?.self)
        return text.map { string(of: $0, isElement: isElement) } ?? "nil"
      }
      if Value.self == Int?.self {
        return unsafeBitCast(value, to: Int?.self).map(\.description) ?? "nil"
      }
      guard depth < deepest else { return nil }
      if Value.self == [Int].self {
        return list(unsafeBitCast(value, to: [Int].self), \.description)
      }
      if Value.self == [String].self {
        return list(unsafeBitCast(value, to: [String].self), quoted)
      }
      return nil
    }
    return _openExistential(value, do: known)
  }

  private static func list<Element>(_ all: [Element], _ text: (Element) -> String) -> String {
    "[" + elements(all, text) + "]"
  }

  static func string(of text: String, isElement: Bool) -> String {
    isElement || text.isEmpty ? quoted(text) : text
  }

  private static func reflected(_ value: Any, isElement: Bool, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { string($0.value, isElement: isElement, depth: depth) }
        ?? "nil"
    case .collection, .set:
      guard depth < deepest else { return "[…]" }
      return "[" + elements(mirror.children) { string($0.value, isElement: true, depth: depth + 1) }
        + "]"
    case .dictionary:
      guard depth < deepest else { return "[…]" }
      guard !mirror.children.isEmpty else { return "[:]" }
      return "["
        + elements(mirror.children) { pair in
          Mirror(reflecting: pair.value).children
            .map { string($0.value, isElement: true, depth: depth + 1) }.joined(separator: ": ")
        } + "]"
    case .tuple:
      guard depth < deepest else { return "(…)" }
      return "("
        + elements(mirror.children) { child in
          let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
          return label + string(child.value, isElement: true, depth: depth + 1)
        } + ")"
    case .class, .foreignReference:
      return described(value) ?? address(of: value)
    default:
      return String(describing: value)
    }
  }

  private static func elements<All: Collection>(
    _ all: All,
    _ text: (All.Element) -> String
  ) -> String {
    let shown = all.prefix(DiagnosticFormat.mostElements).map(text)
    let rest = all.count - shown.count
    return (rest > 0 ? shown + ["… \(rest) more"] : shown).joined(separator: ", ")
  }

  private static func described(_ value: Any) -> String? {
    if let value = value as? any CustomStringConvertible { return value.description }
    return (value as? any CustomDebugStringConvertible)?.debugDescription
  }

  private static func string(of error: any Error) -> String {
    let name = String(describing: type(of: error))
    let localized = (error as? any LocalizedError)?.errorDescription
    if let localized, !((error as Any) is any CustomStringConvertible) {
      return "\(name): \(localized)"
    }
    let text = String(describing: error)
    if type(of: error) is NSError.Type || text.contains(name) { return text }
    return (error as Any) is any CustomStringConvertible ? "\(name): \(text)" : "\(name).\(text)"
  }

  /// Formats a value without calling functions of the user.
  private static func plain(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let number as any BinaryInteger & CustomStringConvertible: number.description
    case let number as any BinaryFloatingPoint & CustomStringConvertible: number.description
    case let flag as Bool: flag ? "YES" : "NO"
    default: type(of: value) is AnyClass ? address(of: value) : "<\(type(of: value))>"
    }
  }

  private static func address(of value: Any) -> String {
    let address = UInt(bitPattern: ObjectIdentifier(value as AnyObject))
    return "<\(type(of: value)) \(hexadecimal(address))>"
  }

  // MARK: Numbers

  private static func numbers(_ all: CGFloat...) -> String {
    "{" + all.map(number).joined(separator: ", ") + "}"
  }

  /// Formats a number, without a fraction if it is an integer.
  private static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }

  // MARK: Text

  private static let cut = DiagnosticFormat.longestValue

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// Cuts a text by bytes, so that the cost of a long one does not depend on its length.
  static func shortened(_ text: String) -> String {
    let bytes = text.utf8.count
    guard bytes > cut else { return text }
    // An index within a character is rounded down.
    return text[..<text.utf8.index(text.startIndex, offsetBy: cut)] + "… (\(bytes) bytes)"
  }
}
