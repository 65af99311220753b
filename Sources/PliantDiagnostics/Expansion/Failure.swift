import Logging

/// A failure and its report.
struct Failure {
  let error: VerificationError
  private let place: __Pliant.Place

  init(
    _ kind: VerificationError.Kind,
    _ message: String?,
    _ place: __Pliant.Place,
    _ verdict: __Pliant.Verdict? = nil,
    of condition: StaticString? = nil
  ) {
    self.place = place
    let operands = verdict?.operands.filter { !$0.name.isEmpty }
      .map { VerificationError.Operand(name: $0.name, value: $0.content.text) }
    error = VerificationError(
      kind: kind,
      place: place.head,
      condition: condition?.description,
      operands: operands ?? [],
      message: message,
      fileID: place.fileID,
      line: place.line
    )
  }

  func report() {
    switch VerificationPolicy.current {
    case .stop, .throw: stop()
    case .record: if !TestFailure.record(error.description, at: site) { stop() }
    case .log: log()
    }
  }

  func reportOrThrow() throws {
    if VerificationPolicy.current == .throw { throw error }
    report()
  }

  /// Reports a failure that cannot return.
  func end() -> Never {
    if VerificationPolicy.current == .record { report() }
    stop()
  }

  func endOrThrow() throws -> Never {
    if VerificationPolicy.current == .throw { throw error }
    end()
  }

  private func stop() -> Never {
    log()
    LogSinks.flush()
    fatalError("\(error.fileID):\(error.line): \(error)")
  }

  private func log() {
    Logger.current.critical(
      "\(error.description)",
      file: place.fileID,
      function: place.function,
      line: UInt(place.line)
    )
  }

  private var site: CallSite {
    CallSite(
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}
