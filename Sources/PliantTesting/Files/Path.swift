/// An absolute path without links, "." and "..", as the names that lead to it from the root.
///
/// Names are bytes, as they are to the kernel.
struct Path: Hashable, Sendable {
  static let here: [UInt8] = [UInt8(ascii: ".")]
  static let above: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: ".")]
  static let slash = UInt8(ascii: "/")

  var names: [[UInt8]]

  init(_ names: [[UInt8]] = []) { self.names = names }

  /// The path with these bytes, in which every name stands for itself.
  init(bytes: [UInt8]) { names = Self.names(in: bytes) }

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  static func names(in bytes: some Collection<UInt8>) -> [[UInt8]] {
    bytes.split(separator: slash).map { Array($0) }
  }

  /// The bytes, which begin with a slash.
  var bytes: [UInt8] {
    names.isEmpty ? [Self.slash] : names.reduce(into: []) { $0 += [Self.slash] + $1 }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The folder that contains it; the root's is the root.
  var parent: Path { Path(names.dropLast()) }

  func appending(_ name: [UInt8]) -> Path { Path(names + [name]) }

  /// Whether it is `other`, or something below it.
  func isWithin(_ other: Path) -> Bool { names.starts(with: other.names) }

  /// Whether it is one of the paths, below one, or a folder above.
  func isSeen(amid paths: Set<Path>) -> Bool {
    paths.contains { isWithin($0) || $0.isWithin(self) }
  }

  /// The path after something was renamed.
  func moved(from: Path, to: Path) -> Path {
    isWithin(from) ? Path(to.names + names.dropFirst(from.names.count)) : self
  }

  /// It and all folders above it, from the root down.
  var lineage: [Path] { (0...names.count).map { Path(Array(names.prefix($0))) } }
}

extension Path {
  init(_ names: ArraySlice<[UInt8]>) { self.init(Array(names)) }
}
