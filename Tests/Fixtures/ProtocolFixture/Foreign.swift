public import Pliant

/// A protocol of another module that is not proxied.
public protocol ForeignDelegate: AnyObject {
  func move(to place: Int) -> Bool
  func load(_ name: String) async throws -> String
  var title: String { get set }
  var count: Int { get }
  subscript(index: Int) -> String { get }
}

/// A protocol of another module that is.
@Proxied public protocol Named {
  var name: String { get set }
  func rename(to name: String) -> String
}
