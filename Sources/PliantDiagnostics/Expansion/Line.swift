import Logging

extension __Pliant.Line {
  // Values are given away, so that no reference in them is counted on their way into the line.
  public func write(
    _ place: __Pliant.Place,
    _ value: consuming __Pliant.Value
  ) {
    guard Nesting.enter() else { return }
    defer { Nesting.leave() }
    var part = LinePart(value)
    withUnsafeMutablePointer(to: &part) {
      log(place, UnsafeMutableBufferPointer(start: $0, count: 1))
    }
  }

  public func write(
    _ place: __Pliant.Place,
    _ first: consuming __Pliant.Value,
    _ second: consuming __Pliant.Value
  ) {
    guard Nesting.enter() else { return }
    defer { Nesting.leave() }
    var parts = (LinePart(first), LinePart(second))
    withUnsafeMutablePointer(to: &parts) {
      // SAFETY: a tuple of one type lies in memory as an array of it.
      let parts = UnsafeMutableRawPointer($0).assumingMemoryBound(to: LinePart.self)
      log(place, UnsafeMutableBufferPointer(start: parts, count: 2))
    }
  }

  /// Logs any number of values; fewer are not put into an array, which would be allocated.
  public func write(
    _ place: __Pliant.Place,
    _ values: [__Pliant.Value] = []
  ) {
    guard Nesting.enter() else { return }
    defer { Nesting.leave() }
    var parts = values.map { LinePart($0) }
    parts.withUnsafeMutableBufferPointer { log(place, $0) }
  }

  private func log(
    _ place: __Pliant.Place,
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
