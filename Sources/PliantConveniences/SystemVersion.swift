public import Foundation

/// The version of an operating system, to be compared: what is left out counts as 0.
///
/// ```swift
/// if SystemVersion.current >= SystemVersion(major: 6, minor: 1) { … }
/// let old = try SystemVersion(parsing: "5.15.0-generic") < SystemVersion(major: 6)  // true
/// ```
public struct SystemVersion: Hashable, Sendable {
  /// What comes first: 5 of 5.15.2.
  public var major: Int
  /// What comes second: 15 of 5.15.2.
  public var minor: Int
  /// What comes third: 2 of 5.15.2.
  public var patch: Int

  /// Makes a version of its parts.
  ///
  /// - Parameters:
  ///   - major: What comes first.
  ///   - minor: What comes second.
  ///   - patch: What comes third.
  public init(major: Int, minor: Int = 0, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }
}

extension SystemVersion {
  /// The version of the system that the program runs on; on Linux, the kernel's.
  public static var current: SystemVersion {
    SystemVersion(ProcessInfo.processInfo.operatingSystemVersion)
  }

  /// Makes a version of Foundation's.
  public init(_ version: OperatingSystemVersion) {
    self.init(
      major: version.majorVersion,
      minor: version.minorVersion,
      patch: version.patchVersion
    )
  }

  /// Makes a version of the numbers, separated by dots, that `text` begins with.
  ///
  /// At most three are read, missing ones are 0, and what follows is ignored: "5.15.0-generic" is
  /// 5.15.0, and "14" is 14.0.0. Letters and spaces in front are not skipped.
  ///
  /// - Parameter text: The version, as `uname -r` says it.
  /// - Throws: ``ConvenienceError/notVersion(text:)`` where `text` does not begin with a digit, or
  ///   one of the numbers does not fit an `Int`.
  public init(parsing text: String) throws {
    var numbers: [Int] = []
    for part in text.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
    {
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else { break }
      guard let number = Int(digits) else { throw ConvenienceError.notVersion(text: text) }
      numbers.append(number)
      guard digits.endIndex == part.endIndex else { break }
    }
    guard let major = numbers.first else { throw ConvenienceError.notVersion(text: text) }
    self.init(
      major: major,
      minor: numbers.dropFirst().first ?? 0,
      patch: numbers.dropFirst(2).first ?? 0
    )
  }
}

extension SystemVersion: Comparable {
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension SystemVersion: CustomStringConvertible {
  public var description: String { "\(major).\(minor).\(patch)" }
}
