import Foundation

/// The beginning of a line: `-[Super viewDidLoad()] (Sub)`.
enum Head {
  /// Adds `type` if it differs from the type in the head, and `function` if the macro knew no name.
  static func text(_ head: String, _ type: Any.Type?, _ function: String) -> String {
    let head = named(head, function)
    guard let type else { return head }
    let name = String(describing: type)
    guard base(of: name) != writtenType(in: head) else { return head }
    return "\(head) (\(name))"
  }

  private static func named(_ head: String, _ function: String) -> String {
    guard head.utf8.contains(UInt8(ascii: "#")) else { return head }
    // In the initial value of a property `#function` is the type's name.
    return function == writtenType(in: head)
      ? head.replacing(" #function", with: "") : head.replacing("#function", with: function)
  }

  /// `Inner` of `-[Outer.Inner<Int> f()]`.
  private static func writtenType(in head: String) -> Substring {
    let path = head.dropFirst(2).prefix { $0 != " " && $0 != "]" && $0 != "<" }
    return path.split(separator: ".").last ?? path
  }

  private static func base(of name: String) -> Substring { name.prefix { $0 != "<" } }
}
