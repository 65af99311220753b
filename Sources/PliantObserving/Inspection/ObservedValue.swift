@_spi(PliantRooms) import PliantLifetime

/// The value of an observed property, for debugging tools to read and to set.
package struct ObservedValue {
  package let text: String
  /// Whether a text can be turned into another value.
  package let canBeSet: Bool

  /// The reason why a value is not set.
  package enum Refusal: Error, CustomStringConvertible {
    case gone
    case constant(path: String)
    case unreadable(path: String, text: String, type: String)

    package var description: String {
      switch self {
      case .gone: "Cannot set the property: the observation has ended. Look at the object again"
      case .constant(let path):
        "Cannot set '\(path)': it has no setter, or no value of its type can be written as text. "
          + "Set numbers, texts and booleans"
      case .unreadable(let path, let text, let type):
        "Cannot set '\(path)': '\(text)' is no \(type). Write a value of that type"
      }
    }
  }

  /// Reads the property of an observation or binding of an object; nil if that has ended.
  ///
  /// Calls the getter on the calling thread.
  package static func read(_ observation: UInt, of object: AnyObject) -> ObservedValue? {
    guard let path = path(of: observation, of: object) else { return nil }
    return path.withValue(of: object) { value in
      ObservedValue(
        text: WatchedProperty.Sample(at: value, as: path.valueType).text,
        canBeSet: path.writable?.canBeSet ?? false
      )
    }
  }

  /// Sets the property of an observation or binding of an object to the value of a text.
  ///
  /// Calls the setter, which notifies observers, on the calling thread.
  package static func set(
    _ observation: UInt,
    of object: AnyObject,
    to text: String
  ) throws(Refusal) {
    guard let path = path(of: observation, of: object) else { throw .gone }
    let name = PathNames.name(of: path)
    guard let writable = path.writable, writable.canBeSet else { throw .constant(path: name) }
    guard writable.set(object, to: text) else {
      throw .unreadable(path: name, text: text, type: "\(path.valueType)")
    }
  }

  private static func path(of observation: UInt, of object: AnyObject) -> ObservedPath? {
    Subscription.all(of: object).first { $0.order == observation && !$0.path.isIsolated }?.path
  }
}

extension ObservedPath {
  /// The path as one that can be written.
  fileprivate var writable: (any WritablePath)? { keyPath as? any WritablePath }
}

private protocol WritablePath {
  var canBeSet: Bool { get }
  /// Returns false if the text is no value.
  func set(_ object: AnyObject, to text: String) -> Bool
}

extension ReferenceWritableKeyPath: WritablePath {
  fileprivate var canBeSet: Bool { Value.self is any LosslessStringConvertible.Type }

  fileprivate func set(_ object: AnyObject, to text: String) -> Bool {
    guard let type = Value.self as? any LosslessStringConvertible.Type,
      let value = type.init(text) as? Value, let root = object as? Root
    else { return false }
    root[keyPath: self] = value
    return true
  }
}
