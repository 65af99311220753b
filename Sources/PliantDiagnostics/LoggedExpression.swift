/// A value in a line of the log, as the metadata of swift-log contain it.
///
/// A handler that knows this type can tell the expressions of a line from other metadata, which it
/// should show beside the line; the line's text already contains the expressions.
///
/// ```swift
/// for case .stringConvertible(let value as LoggedExpression) in metadata.values {
///   print(value.name, value.value)
/// }
/// ```
public struct LoggedExpression: Sendable, Hashable, CustomStringConvertible {
  /// The whole line, whose bytes it shares.
  ///
  /// With the position these are three words, for which the metadata need no box.
  private let line: String
  private let position: Position

  /// The place of `name value` in a line, counted in bytes, and the number of the value.
  private struct Position: Sendable {
    private static let (longest, farthest, most) = (1 &<< 14, 1 &<< 28, 1 &<< 8)
    private let bits: UInt64

    /// Returns nil if a number needs more bits than there are.
    init?(name: Int, start: Int, value: Int, index: Int) {
      guard name < Self.longest, value < Self.longest, start < Self.farthest, index < Self.most
      else { return nil }
      bits = UInt64(name) | UInt64(value) &<< 14 | UInt64(start) &<< 28 | UInt64(index) &<< 56
    }

    /// Says that the line is not the line, but the parts with their sizes.
    static let apart = Position()
    private init() { bits = 0 }

    /// Whether the other properties have a meaning: a value never starts at 0.
    var isInLine: Bool { bits != 0 }
    var start: Int { Int(truncatingIfNeeded: bits &>> 28) & (Self.farthest - 1) }
    var name: Int { Int(truncatingIfNeeded: bits) & (Self.longest - 1) }
    var value: Int { Int(truncatingIfNeeded: bits &>> 14) & (Self.longest - 1) }
    var index: Int { Int(bits &>> 56) }
  }

  /// Creates the expression whose value stands at `value` in a line, after its name and a space.
  init(_ name: String, in line: String, _ value: Range<Int>, index: Int) {
    let position = Position(
      name: name.utf8.count,
      start: value.lowerBound,
      value: value.count,
      index: index
    )
    self.position = position ?? .apart
    self.line =
      position == nil
      ? "\(index) \(name.utf8.count) \(name)\(Self.part(value.lowerBound, value.count, of: line))"
      : line
  }

  /// The source of the expression.
  public var name: String {
    position.isInLine
      ? Self.part(position.start - 1 - position.name, position.name, of: line) : apart.name
  }

  /// The value, as ``DiagnosticFormat`` writes it.
  public var value: String {
    position.isInLine ? Self.part(position.start, position.value, of: line) : apart.value
  }

  /// The position in the line, from 0.
  public var index: Int { position.isInLine ? position.index : apart.index }

  public var description: String { value }

  public static func == (a: Self, b: Self) -> Bool {
    a.index == b.index && a.name == b.name && a.value == b.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
    hasher.combine(index)
  }

  /// The bytes of the name and the value.
  var bytes: Int {
    position.isInLine ? position.name + position.value : line.utf8.count
  }

  private var apart: (name: String, value: String, index: Int) {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let index = Int(parts[0]), let size = Int(parts[1]) else {
      return ("", line, 0)
    }
    let rest = String(parts[2])
    return (
      Self.part(0, size, of: rest), Self.part(size, rest.utf8.count - size, of: rest), index
    )
  }

  private static func part(_ start: Int, _ count: Int, of line: String) -> String {
    let start = line.utf8.index(line.startIndex, offsetBy: start)
    return String(line[start..<line.utf8.index(start, offsetBy: count)])
  }
}
