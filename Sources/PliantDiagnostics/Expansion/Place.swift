public import Logging

extension __Pliant {
  /// The place of a macro in the source.
  public struct Place {
    /// The head as the macro wrote it, without the type at run time.
    @usableFromInline let written: String
    @usableFromInline let type: Any.Type?
    @usableFromInline let fileID: String
    @usableFromInline let filePath: String
    @usableFromInline let function: String
    @usableFromInline let line: Int
    @usableFromInline let column: Int

    /// Creates a place; `type` is the type at run time.
    ///
    /// Inlined, and with the names as `String`: the compiler makes them constants, which nobody
    /// counts the references of.
    @inlinable
    public init(
      _ head: String,
      _ type: Any.Type? = nil,
      fileID: String,
      filePath: String,
      function: String,
      line: Int,
      column: Int
    ) {
      written = head
      self.type = type
      self.fileID = fileID
      self.filePath = filePath
      self.function = function
      self.line = line
      self.column = column
    }

    var head: String { Head.of(self).text }
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

extension __Pliant {
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
    _ name: String,
    _ place: @autoclosure () -> Place,
    level: Logger.Level,
    atLeast minimum: Logger.Level = .trace,
    to logger: Logger = .current
  ) -> Value {
    line(level: level, atLeast: minimum, to: logger)?.write(place(), .value(name, value))
    return value
  }
}

// MARK: - Verifying

extension __Pliant {
  public static func verify(
    _ verdict: Verdict,
    _ condition: StaticString,
    message: @autoclosure () -> String?,
    _ place: @autoclosure () -> Place
  ) {
    if verdict.holds { return }
    Failure(.verification, message(), place(), verdict, of: condition).report()
  }

  public static func verifyOrThrow(
    _ verdict: Verdict,
    _ condition: StaticString,
    message: @autoclosure () -> String?,
    _ place: @autoclosure () -> Place
  ) throws {
    if verdict.holds { return }
    try Failure(.verification, message(), place(), verdict, of: condition).reportOrThrow()
  }

  public static func fail(
    _ kind: VerificationError.Kind,
    _ message: String?,
    _ place: Place
  ) -> Never {
    Failure(kind, message, place).end()
  }

  public static func failOrThrow(
    _ kind: VerificationError.Kind,
    _ message: String?,
    _ place: Place
  ) throws -> Never {
    try Failure(kind, message, place).endOrThrow()
  }
}
