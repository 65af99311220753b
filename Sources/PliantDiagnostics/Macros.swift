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
/// The line is logged to `Logger.current` of swift-log, the task's own logger, with the severity
/// `.info`; its metadata contain each value under its name. The class at run time follows the
/// function's name if it differs; in closures and local functions only if the arguments name
/// `self`, because asking would keep it, and never in a getter without `get`. Any number of values
/// of any type can be passed; each is evaluated once, and not at all if the logger leaves the
/// severity out. `try` and `await` work within the arguments. ``DiagnosticFormat`` describes how
/// values are written.
///
/// A build with `-D PLIANT_LOG_OFF` checks the types of the arguments and leaves no trace in the
/// program; with `-D PLIANT_LOG_MIN_WARNING` (or another severity) that applies to lines below it.
/// Any thread may log. A line that is left out costs as much as reading the task's logger.
@freestanding(expression)
public macro log<First, each Value>(_ first: First, _ values: repeat each Value) =
  #externalMacro(module: "PliantMacros", type: "LogMacro")

/// Logs values with a given logger.
@freestanding(expression)
public macro log<First, each Value>(
  _ first: First,
  _ values: repeat each Value,
  to logger: Logger
) = #externalMacro(module: "PliantMacros", type: "LogMacro")

/// Logs the name of the function that contains it.
@freestanding(expression)
public macro log() = #externalMacro(module: "PliantMacros", type: "LogMacro")

/// Logs the name of the function that contains it, with a given logger.
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

/// Logs values with a severity and a given logger.
@freestanding(expression)
public macro log<each Value>(
  _ level: Logger.Level,
  _ values: repeat each Value,
  to logger: Logger
) = #externalMacro(module: "PliantMacros", type: "LevelLogMacro")

/// Is refused: a logger is given with `to:`.
@freestanding(expression)
public macro log<each Value>(_ logger: Logger, _ values: repeat each Value) =
  #externalMacro(module: "PliantMacros", type: "LoggerInLogMacro")

/// Logs a value as `#log` does, and returns it.
///
/// ```swift
/// let y = try #inspect(compute(x))
/// ```
///
/// The value is evaluated whether it is logged or not; in a build that leaves the line out, only
/// the value remains.
@freestanding(expression)
public macro inspect<Value>(_ value: Value) -> Value =
  #externalMacro(module: "PliantMacros", type: "InspectMacro")

/// Logs a value with a given logger, and returns it.
@freestanding(expression)
public macro inspect<Value>(_ value: Value, to logger: Logger) -> Value =
  #externalMacro(module: "PliantMacros", type: "InspectMacro")

/// Logs a value with a severity, and returns it.
@freestanding(expression)
public macro inspect<Value>(_ level: Logger.Level, _ value: Value) -> Value =
  #externalMacro(module: "PliantMacros", type: "LevelInspectMacro")

/// Logs a value with a severity and a given logger, and returns it.
@freestanding(expression)
public macro inspect<Value>(_ level: Logger.Level, _ value: Value, to logger: Logger) -> Value =
  #externalMacro(module: "PliantMacros", type: "LevelInspectMacro")

/// Verifies that a condition holds; if it fails, shows its source and the values that were
/// compared.
///
/// ```swift
/// #verify(a > b)
/// // -[Cart add(_:)] --- verification failed: a > b; a 1, b 2
/// #verify(delegate != nil, "set a delegate first")
/// ```
///
/// `&&`, `||`, `!`, comparisons and `is` are taken apart; a part that is not reached is not
/// evaluated. The variables in other conditions are read again, and only after a failure. The
/// task's ``VerificationPolicy`` determines the effect of a failure; in a function that is marked
/// `throws` the macro throws a ``VerificationError`` if that is the policy. The condition is
/// evaluated once, in release builds too; a build with `-D PLIANT_VERIFY_OFF` checks its types and
/// leaves no trace in the program.
@freestanding(expression)
public macro verify(_ condition: Bool, _ message: String? = nil) =
  #externalMacro(module: "PliantMacros", type: "VerifyMacro")

/// Verifies that the code runs on the main thread, or on the thread that serves its queue.
@freestanding(expression)
public macro verifyMainThread() =
  #externalMacro(module: "PliantMacros", type: "VerifyMainThreadMacro")

/// Verifies that the code runs on a thread other than the main thread.
@freestanding(expression)
public macro verifyBackground() =
  #externalMacro(module: "PliantMacros", type: "VerifyBackgroundMacro")

/// Reports a method that is not implemented, with the class at run time, which it names as `#log`
/// does.
///
/// It throws a ``VerificationError`` in a function that is marked `throws`, if that is the
/// ``VerificationPolicy``. Otherwise it reports as the policy says and then stops, because there is
/// no value to return.
@freestanding(expression)
public macro unimplemented() -> Never =
  #externalMacro(module: "PliantMacros", type: "UnimplementedMacro")

/// Reports a state that the program must never be in; names the class at run time.
///
/// It ends as `#unimplemented()` does.
@freestanding(expression)
public macro inconsistency(_ message: String) -> Never =
  #externalMacro(module: "PliantMacros", type: "InconsistencyMacro")
