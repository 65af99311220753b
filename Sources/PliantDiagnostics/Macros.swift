public import Logging

/// Logs values under the names that they have in the source, after the function that logs them.
///
/// ```swift
/// #log(self, view.frame)
/// // -[Controller viewDidLoad()] --- self <Controller 0x1234>, view.frame {{0, 0}, {320, 568}}
/// #log("loaded", count)  // a string literal is a message
/// #log()                 // the function alone
/// ```
///
/// The line goes to `Logger.current` of swift-log, the task's own logger, with the severity `.info`; its metadata
/// hold each value under its name. Behind the function's name stands the class at run time where it differs;
/// in closures and local functions only if the arguments name `self`, for to ask would keep it, and
/// never in a getter without `get`. Any number of values of any type is
/// taken; each is evaluated once, and not at all where the logger leaves the severity out. `try` and `await` work within
/// the arguments. How values are written is said by ``DiagnosticFormat``.
///
/// A build with `-D PLIANT_LOG_OFF` checks the types of the arguments and leaves nothing in the program;
/// with `-D PLIANT_LOG_MIN_WARNING` (or another severity) that holds for lines below it.
/// Any thread may log. A line that is left out costs what reading the task's logger costs.
@freestanding(expression)
public macro log<First, each Value>(_ first: First, _ values: repeat each Value) =
  #externalMacro(module: "PliantMacros", type: "LogMacro")

/// Logs values with a logger of one's own.
@freestanding(expression)
public macro log<First, each Value>(
  _ first: First,
  _ values: repeat each Value,
  to logger: Logger
) = #externalMacro(module: "PliantMacros", type: "LogMacro")

/// Logs the function that logs.
@freestanding(expression)
public macro log() = #externalMacro(module: "PliantMacros", type: "LogMacro")

/// Logs the function that logs, with a logger of one's own.
@freestanding(expression)
public macro log(to logger: Logger) = #externalMacro(module: "PliantMacros", type: "LogMacro")

/// Logs values with a severity.
///
/// ```swift
/// #log(.error, request.url)
/// ```
@freestanding(expression)
public macro log<each Value>(_ level: Logger.Level, _ values: repeat each Value) =
  #externalMacro(module: "PliantMacros", type: "LevelLogMacro")

/// Logs values with a severity and a logger of one's own.
@freestanding(expression)
public macro log<each Value>(
  _ level: Logger.Level,
  _ values: repeat each Value,
  to logger: Logger
) = #externalMacro(module: "PliantMacros", type: "LevelLogMacro")

/// Logs a value as `#log` does, and returns it.
///
/// ```swift
/// let y = try #inspect(compute(x))
/// ```
///
/// The value is evaluated whether it is logged or not; a build that leaves the line out leaves the value alone.
@freestanding(expression)
public macro inspect<Value>(_ value: Value) -> Value =
  #externalMacro(module: "PliantMacros", type: "InspectMacro")

/// Logs a value with a logger of one's own, and returns it.
@freestanding(expression)
public macro inspect<Value>(_ value: Value, to logger: Logger) -> Value =
  #externalMacro(module: "PliantMacros", type: "InspectMacro")

/// Logs a value with a severity, and returns it.
@freestanding(expression)
public macro inspect<Value>(_ level: Logger.Level, _ value: Value) -> Value =
  #externalMacro(module: "PliantMacros", type: "LevelInspectMacro")

/// Logs a value with a severity and a logger of one's own, and returns it.
@freestanding(expression)
public macro inspect<Value>(_ level: Logger.Level, _ value: Value, to logger: Logger) -> Value =
  #externalMacro(module: "PliantMacros", type: "LevelInspectMacro")

/// Verifies that a condition holds, and otherwise shows its source and what was compared.
///
/// ```swift
/// #verify(a > b)
/// // -[Cart add(_:)] --- verification failed: a > b; a 1, b 2
/// #verify(delegate != nil, "set a delegate first")
/// ```
///
/// `&&`, `||`, `!`, comparisons and `is` are taken apart; a part that is not reached is not evaluated. Of other conditions
/// the variables in them are read again, and only after a failure. What a failure does is the
/// ``VerificationPolicy`` of the task; in a function that is marked `throws` the macro throws a
/// ``VerificationError`` where the policy is to throw.
/// The condition is evaluated once, in release builds too; a build with `-D PLIANT_VERIFY_OFF` checks its
/// types and leaves nothing in the program.
@freestanding(expression)
public macro verify(_ condition: Bool, _ message: String? = nil) =
  #externalMacro(module: "PliantMacros", type: "VerifyMacro")

/// Verifies that the main thread runs this, or the thread that serves its queue.
@freestanding(expression)
public macro verifyMainThread() =
  #externalMacro(module: "PliantMacros", type: "VerifyMainThreadMacro")

/// Verifies that another thread than the main thread runs this.
@freestanding(expression)
public macro verifyBackground() =
  #externalMacro(module: "PliantMacros", type: "VerifyBackgroundMacro")

/// Says that a method was to be implemented, by the class at run time, which it names as `#log` does.
///
/// It throws a ``VerificationError`` in a function that is marked `throws`, where the ``VerificationPolicy`` is to
/// throw. Otherwise it reports as the policy says and then stops, for nothing can be returned.
@freestanding(expression)
public macro unimplemented() -> Never =
  #externalMacro(module: "PliantMacros", type: "UnimplementedMacro")

/// Says that the program is in a state that it cannot be in; names the class at run time.
///
/// It ends as `#unimplemented()` does.
@freestanding(expression)
public macro inconsistency(_ message: String) -> Never =
  #externalMacro(module: "PliantMacros", type: "InconsistencyMacro")
