import PliantHooks
import PliantImages

extension Method {
  /// Creates a handle on a message, with functions for its number of arguments.
  init(
    message: String,
    forward: @escaping EntryPoints<Function>.Forward,
    double: @escaping (Function, __Pliant.CallRecorder) -> Function
  ) {
    pliantHandle = Handle(
      declaration: Declaration(
        kind: .method,
        isStatic: false,
        name: message,
        signature: Signature(parameters: [], result: "")
      ),
      subject: .message,
      reference: __Pliant.Reference(),
      shapes: [],
      forward: forward,
      double: double,
      invoke: nil
    )
  }

  /// Returns the function that a call of the handle runs on the receiver.
  func implementation<Receiver>(for receiver: Receiver) throws -> Function {
    if let invoke = handle.invoke { return invoke }
    guard let layers = handle.messageLayers else { return try handle.entered(for: receiver) }
    let object = __Pliant.Receiver(receiver as AnyObject)
    guard let node = layers.implementation(for: object) else {
      throw MethodError.notImplemented(
        message: handle.declaration.name,
        receiver: String(describing: type(of: receiver))
      )
    }
    return node.function(as: Function.self)
  }
}
