/// A typed handle on a method, checked by the compiler: its receiver, its arguments and its result.
///
/// Create one with `#method`, `#getter` or `#setter`; `Function` is then inferred. It is flat, with
/// the receiver first: `(UserDefaults, String) -> Any?`.
///
/// ```swift
/// let greet = #method(Greeter.greet(_:))
/// try greet.override(on: greeter) { greeter, who in "Hi \(who)" }
/// ```
///
/// Creating a handle costs nothing and changes nothing. The first use of one reads the symbols of
/// the image that contains the method, in a few milliseconds; they are not kept. The hook that the
/// first installation makes stays in the hook for ever; with no layers left it costs a few
/// nanoseconds a call.
///
/// Handles can be used from any thread. The functions that are installed run on the thread that
/// calls the method, under no lock, and can use every handle themselves.
public struct Method<Function>: FunctionHandle {
  public let pliantHandle: __Pliant.Handle<Function>

  public init(pliantHandle: __Pliant.Handle<Function>) { self.pliantHandle = pliantHandle }
}

extension Method {
  /// Returns whether calling the handle on the object runs anything: a class declares the method,
  /// or a layer implements it.
  ///
  /// Layers of the object and of its classes count.
  public func isImplemented(by receiver: AnyObject) -> Bool {
    switch handle.subject {
    case .message:
      handle.messageLayers?.implementation(for: Receiver(receiver)) != nil
    case .instances: isReceiver(receiver)
    case .classes, .values, .mutableValues, .valueTypes, .functions: false
    }
  }
}
