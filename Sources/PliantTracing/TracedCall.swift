/// A call that a trace has recorded.
///
/// Its values are texts, which were made of what the call copied, so that no object is kept.
/// Nothing of the program ran for them unless ``TraceOptions/describesValues`` is true.
///
/// ```swift
/// for await call in trace.calls { print(call.name, call.arguments, call.outcome) }
/// ```
public struct TracedCall: Sendable, Identifiable {
  /// A value that was passed.
  public struct Argument: Sendable, Hashable, CustomStringConvertible {
    /// The label in the declaration; nil if it has none.
    public let label: String?
    /// The value's text or, if it was not read, its type in angle brackets.
    public let text: String

    public var description: String { label.map { $0 + ": " + text } ?? text }
  }

  /// How a call ended.
  public enum Outcome: Sendable, Hashable {
    /// It returned: the text of the result, or nil if it has none.
    case returned(String?)
    /// It threw an error of this text.
    case threw(String)
    /// An exception or `longjmp` passed it.
    case unwound
    /// Its end was lost, or it had not ended when the trace stopped.
    case unknown

    package var word: String {
      switch self {
      case .returned: "returned"
      case .threw: "threw"
      case .unwound: "unwound"
      case .unknown: "unknown"
      }
    }
  }

  /// A number that no other call has.
  public let id: UInt64
  /// Whether the call had begun before the trace; its time is counted from that beginning.
  ///
  /// Its arguments are not known, and mostly not its end.
  public var wasRunning = false
  /// Without the module: `Cart.load(id:)`.
  public let name: String
  /// The module that declares the function.
  public let module: String
  /// The arguments in order; a setter's new value is one.
  public let arguments: [Argument]
  /// The way it ended.
  public internal(set) var outcome: Outcome
  /// When it began, in nanoseconds of the system's monotonic clock.
  public let start: UInt64
  /// The time from its beginning to its end, or to the end of the trace.
  public internal(set) var duration: Duration
  /// The duration without the traced calls within it.
  public internal(set) var ownDuration: Duration
  /// The system's number of the thread on which it began.
  public let thread: Int32
  /// The number of the task, as the runtime counts them; nil outside tasks.
  public let task: UInt64?
  /// The number of the task whose child that is; nil if it is none, or the runtime does not say.
  public internal(set) var parentTask: UInt64?
  /// The thing for which its task waited when the trace stopped, such as `task 7`.
  ///
  /// Nil if the call had ended, or was in another one, or the runtime does not say.
  public internal(set) var waitedFor: String?
  /// The traced call that called this one, perhaps through functions that are not traced.
  public let parent: UInt64?
  /// How many such calls there are.
  public let depth: Int
  let callerAddress: UInt
  /// The value of the task-local variable that calls keep.
  package let keptLocal: KeptLocal?

  package var nanoseconds: UInt64 { duration.nanoseconds }
  /// With the module.
  package var fullName: String { module + "." + name }

  /// The task or the thread that made it.
  var owner: String {
    let parent = parentTask.map { ", child of task \($0)" } ?? ""
    return task.map { "task \($0)" + parent } ?? "thread \(thread)"
  }

  /// The text of the result; nil if there is none.
  public var result: String? {
    if case .returned(let text) = outcome { text } else { nil }
  }

  /// The function that contains the call, traced or not; nil if no symbol holds its address.
  public var caller: String? { CallerNames.name(at: callerAddress) }
}

extension TracedCall: CustomStringConvertible {
  /// `Cart.load(id: 3) -> "bread"`.
  public var description: String { head + ending }

  var ending: String {
    switch outcome {
    case .returned(let text): text.map { " -> " + $0 } ?? ""
    case .threw(let error): " throws " + error
    case .unwound: " unwound"
    case .unknown: waitedFor.map { " … waits for " + $0 } ?? " …"
    }
  }

  /// `Cart.load(id: 3)`.
  package var head: String { Self.head(name, arguments) + (wasRunning ? " (was running)" : "") }

  static func head(_ name: String, _ arguments: [Argument]) -> String {
    let list = arguments.map(\.description).joined(separator: ", ")
    if name.hasSuffix("subscript (setter)"), let value = arguments.last {
      return head(String(name.dropLast(" (setter)".count)), arguments.dropLast()) + " = \(value)"
    }
    if name.hasSuffix(" (setter)") {
      return name.dropLast(" (setter)".count) + (arguments.isEmpty ? " =" : " = " + list)
    }
    guard !arguments.isEmpty else { return name }
    if let open = name.lastIndex(of: "("), name.hasSuffix(":)") {
      return name[..<open] + "(" + list + ")"
    }
    return name + "[" + list + "]"  // a subscript
  }
}
