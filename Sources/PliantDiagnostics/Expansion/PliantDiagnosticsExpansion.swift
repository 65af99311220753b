public import Logging

/// The declarations that the macros' expansions use.
///
/// Not for use by hand.
public enum PliantDiagnosticsExpansion {
  /// A value and the text that it is written with.
  public struct Value {
    /// Nil for a message, which is written as it is.
    let name: StaticString?
    let value: Any

    public static func value<Value>(_ name: StaticString, _ value: Value) -> Self {
      Self(name: name, value: value)
    }

    public static func message(_ text: String) -> Self { Self(name: nil, value: text) }
  }

  /// The place of a macro in the source.
  public struct Place {
    let head: String
    let fileID: String
    let filePath: String
    let function: String
    let line: Int
    let column: Int

    /// Creates a place; `type` is the type at run time.
    public init(
      _ head: StaticString,
      _ type: Any.Type? = nil,
      fileID: String,
      filePath: String,
      function: String,
      line: Int,
      column: Int
    ) {
      self.head = Head.text(head.description, type, function)
      self.fileID = fileID
      self.filePath = filePath
      self.function = function
      self.line = line
      self.column = column
    }
  }

  /// Lets an expression that is left out be marked with `try` or `await`; it is never called.
  public static func leftOutThrowing() throws {}
  public static func leftOutAsync() async {}
  public static func leftOutAsyncThrowing() async throws {}

  /// Returns the type of `self` within a closure, in which it may be weak.
  public static func type<Value>(of value: Value?) -> Any.Type? {
    value.map { Swift.type(of: $0 as Any) }
  }
}

// MARK: - Lines

extension PliantDiagnosticsExpansion {
  /// A line whose severity the logger does not leave out.
  public struct Line {
    @usableFromInline let level: Logger.Level
    @usableFromInline let logger: Logger

    @usableFromInline
    init(level: Logger.Level, logger: Logger) {
      self.level = level
      self.logger = logger
    }
  }

  /// Returns a line, or nil if it is left out; its arguments are not evaluated then.
  @inlinable
  public static func line(level: Logger.Level, to logger: Logger = .current) -> Line? {
    logger.logLevel <= level ? Line(level: level, logger: logger) : nil
  }

  /// Returns a line whose severity is unknown to a build that leaves severities out.
  @inlinable
  public static func line(
    level: Logger.Level,
    atLeast minimum: Logger.Level,
    to logger: Logger = .current
  ) -> Line? {
    minimum <= level ? line(level: level, to: logger) : nil
  }

  /// Logs a value and returns it.
  public static func inspect<Value>(
    _ value: Value,
    _ name: StaticString,
    _ place: @autoclosure () -> Place,
    level: Logger.Level,
    atLeast minimum: Logger.Level = .trace,
    to logger: Logger = .current
  ) -> Value {
    line(level: level, atLeast: minimum, to: logger)?.write(place(), [.value(name, value)])
    return value
  }
}

extension PliantDiagnosticsExpansion.Line {
  public func write(
    _ place: PliantDiagnosticsExpansion.Place,
    _ values: [PliantDiagnosticsExpansion.Value]
  ) {
    guard Nesting.enter() else { return }
    defer { Nesting.leave() }
    var text = place.head
    var metadata: Logger.Metadata = [:]
    var separator = " --- "
    for (index, value) in values.enumerated() {
      let formatted = DiagnosticFormat.string(for: value.value)
      text += separator
      separator = ", "
      if let name = value.name?.description {
        text += "\(name) \(formatted)"
        let expression = LoggedExpression(name: name, value: formatted, index: index)
        // Two of the same source are two entries.
        metadata[metadata[name] == nil ? name : "\(name) (\(index))"] = .stringConvertible(
          expression
        )
      } else {
        text += formatted
      }
    }
    logger.log(
      level: level,
      "\(text)",
      metadata: metadata.isEmpty ? nil : metadata,
      file: place.fileID,
      function: place.function,
      line: UInt(place.line)
    )
  }
}

// MARK: - Verifying

extension PliantDiagnosticsExpansion {
  public static func verify(
    _ verdict: Verdict,
    _ condition: StaticString,
    message: @autoclosure () -> String?,
    _ place: @autoclosure () -> Place
  ) {
    if verdict.holds { return }
    Failure(verdict, condition, message(), place()).report()
  }

  public static func verifyOrThrow(
    _ verdict: Verdict,
    _ condition: StaticString,
    message: @autoclosure () -> String?,
    _ place: @autoclosure () -> Place
  ) throws {
    if verdict.holds { return }
    try Failure(verdict, condition, message(), place()).reportOrThrow()
  }

  public static func fail(
    _ kind: VerificationError.Kind,
    _ message: String?,
    _ place: Place
  ) -> Never {
    Failure(kind: kind, message: message, place: place).end()
  }

  public static func failOrThrow(
    _ kind: VerificationError.Kind,
    _ message: String?,
    _ place: Place
  ) throws -> Never {
    try Failure(kind: kind, message: message, place: place).endOrThrow()
  }
}
