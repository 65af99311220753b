public import Foundation

/// The version of an operating system, for comparison: parts that are left out count as 0.
///
/// ```swift
/// if SystemVersion.current >= SystemVersion(major: 6, minor: 1) { … }
/// let old = try SystemVersion(parsing: "5.15.0-generic") < SystemVersion(major: 6)  // true
/// ```
public struct SystemVersion: Hashable, Sendable {
  /// The first part: 5 of 5.15.2.
  public var major: Int
  /// The second part: 15 of 5.15.2.
  public var minor: Int
  /// The third part: 2 of 5.15.2.
  public var patch: Int

  /// Creates a version from its parts.
  ///
  /// - Parameters:
  ///   - major: The first part.
  ///   - minor: The second part.
  ///   - patch: The third part.
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

  /// Creates a version from Foundation's.
  public init(_ version: OperatingSystemVersion) {
    self.init(
      major: version.majorVersion,
      minor: version.minorVersion,
      patch: version.patchVersion
    )
  }

  /// Creates a version from the numbers, separated by dots, at the beginning of `text`.
  ///
  /// At most three are read, missing ones are 0, and the rest of the text is ignored:
  /// "5.15.0-generic" is 5.15.0, and "14" is 14.0.0. Letters and spaces in front are not skipped.
  ///
  /// - Parameter text: The version, as `uname -r` prints it.
  /// - Throws: ``ConvenienceError/notVersion(text:)`` if `text` does not begin with a digit, or one
  ///   of the numbers does not fit an `Int`.
  public init(parsing text: String) throws {
    let version = /([0-9]+)(?:\.([0-9]+))?(?:\.([0-9]+))?/
    guard let (_, major, minor, patch) = text.prefixMatch(of: version)?.output,
      let major = Int(major), let minor = Int(minor ?? "0"), let patch = Int(patch ?? "0")
    else { throw ConvenienceError.notVersion(text: text) }
    self.init(major: major, minor: minor, patch: patch)
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
