/// An object that collects arguments of the calls that a check or a stub matched.
///
/// ```swift
/// let body = ArgumentCaptor<String>("body")
/// spy.verify("ann@example.com", .capture(into: body))
/// body.value  // of the last of these calls
/// ```
///
/// Can be used from any thread. It keeps the arguments that it collected.
public final class ArgumentCaptor<Value>: @unchecked Sendable {
  // SAFETY: the values are locked; they are the user's, who is told so by `Spy`.
  private let label: String
  private let collected = Guarded<[Value]>([])

  /// - Parameter label: The name of the captor in messages.
  public init(_ label: String = "argument") { self.label = label }

  /// The collected arguments, in the order of the calls.
  public var values: [Value] { collected.withUncheckedLock { $0 } }

  /// The argument that was collected last; nil if no call matched.
  public var value: Value? { values.last }

  func add(_ value: Value) { collected.withUncheckedLock { $0.append(value) } }
}

extension ArgumentCaptor: CustomStringConvertible {
  public var description: String { "\(label): \(values)" }
}
