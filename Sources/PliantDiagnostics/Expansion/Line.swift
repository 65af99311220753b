import Logging

extension PliantDiagnosticsExpansion.Line {
  public func write(
    _ place: PliantDiagnosticsExpansion.Place,
    _ value: PliantDiagnosticsExpansion.Value
  ) {
    write(place, count: 1) { $0.initializeElement(at: 0, to: LinePart(value)) }
  }

  public func write(
    _ place: PliantDiagnosticsExpansion.Place,
    _ first: PliantDiagnosticsExpansion.Value,
    _ second: PliantDiagnosticsExpansion.Value
  ) {
    write(place, count: 2) {
      $0.initializeElement(at: 0, to: LinePart(first))
      $0.initializeElement(at: 1, to: LinePart(second))
    }
  }

  /// Logs any number of values; fewer are not put into an array, which would be allocated.
  public func write(
    _ place: PliantDiagnosticsExpansion.Place,
    _ values: [PliantDiagnosticsExpansion.Value] = []
  ) {
    write(place, count: values.count) { parts in
      for (index, value) in values.enumerated() {
        parts.initializeElement(at: index, to: LinePart(value))
      }
    }
  }

  @inline(__always)
  private func write(
    _ place: PliantDiagnosticsExpansion.Place,
    count: Int,
    _ fill: (UnsafeMutableBufferPointer<LinePart>) -> Void
  ) {
    guard Nesting.enter() else { return }
    defer { Nesting.leave() }
    // SAFETY: `fill` initializes each part.
    withUnsafeTemporaryAllocation(of: LinePart.self, capacity: count) { parts in
      fill(parts)
      log(place, parts)
      parts.deinitialize()
    }
  }

  private func log(
    _ place: PliantDiagnosticsExpansion.Place,
    _ parts: UnsafeMutableBufferPointer<LinePart>
  ) {
    let text = LinePart.text(Head.of(place), parts)
    logger.log(
      level: level,
      Logger.Message(stringLiteral: text),
      metadata: LinePart.metadata(parts, in: text),
      file: place.fileID,
      function: place.function,
      line: UInt(place.line)
    )
  }
}
