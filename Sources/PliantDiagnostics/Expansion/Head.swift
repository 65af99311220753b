import Foundation

/// What stands before the values: `-[Super viewDidLoad()] (Sub)`.
enum Head {
  /// `type` is shown where it is not the one that is written; `function` stands where the macro knew none.
  static func text(_ head: String, _ type: Any.Type?, _ function: String) -> String {
    // In the initial value of a property `#function` is the type's name.
    let isInitialValue = function == writtenType(in: head)
    let head =
      isInitialValue
      ? head.replacing(" #function", with: "") : head.replacing("#function", with: function)
    guard let type else { return head }
    let name = String(describing: type)
    guard base(of: name) != writtenType(in: head) else { return head }
    return "\(head) (\(name))"
  }

  /// `Inner` of `-[Outer.Inner<Int> f()]`.
  private static func writtenType(in head: String) -> Substring {
    let path = head.dropFirst(2).prefix { $0 != " " && $0 != "]" && $0 != "<" }
    return path.split(separator: ".").last ?? path
  }

  private static func base(of name: String) -> Substring { name.prefix { $0 != "<" } }
}
