/// An error that occurs when a handle is called.
///
/// ```swift
/// let sayHello = Method<(NSObject) -> Void>("sayHello")
/// try sayHello(object)  // throws unless a layer of the object implements it
/// ```
public enum MethodError: Error, Equatable {
  /// No class declares the message and no layer implements it for the receiver. Add one with
  /// `override(on:)`, or ask `isImplemented(by:)` first.
  case notImplemented(message: String, receiver: String)
}

extension MethodError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notImplemented(let message, let receiver):
      "\(receiver) does not implement '\(message)'; add it with override(on:)"
    }
  }
}
