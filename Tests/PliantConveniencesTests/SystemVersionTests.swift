import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 UIDevice: versions of the system.
struct SystemVersionTests {
  // Dev Kit 4.3 UIDevice: systemVersionGreaterThan[OrEquals]:, LowerThan[OrEquals]:.
  @Test func comparisons() {
    let version = SystemVersion(major: 5, minor: 15, patch: 2)
    #expect(version > SystemVersion(major: 5, minor: 15, patch: 1))
    #expect(version >= SystemVersion(major: 5, minor: 15, patch: 2))
    #expect(version < SystemVersion(major: 5, minor: 16))
    #expect(version <= SystemVersion(major: 6))
    #expect(version > SystemVersion(major: 5, minor: 9, patch: 10))
    #expect(version > SystemVersion(major: 4, minor: 99, patch: 99))
    #expect(!(version < version))
  }

  // Dev Kit 4.3 UIDevice: DKSystemVersionMake, missing parts are 0.
  @Test(arguments: [
    ("5.15.0-generic", "5.15.0"), ("14", "14.0.0"), ("14.2", "14.2.0"), ("6.18.44", "6.18.44"),
    ("1.2.3.4", "1.2.3"), ("5.15-rc1.7", "5.15.0"), ("10.x", "10.0.0"), ("10.", "10.0.0"),
    ("10..1", "10.0.0"), ("007.08", "7.8.0"), ("5.4.0 (Build 1)", "5.4.0"), ("6+", "6.0.0"),
  ])
  func parsing(_ text: String, _ expected: String) throws {
    #expect(try SystemVersion(parsing: text).description == expected)
  }

  @Test(arguments: [
    "", " 1", "v6.1", "x", ".5", "-1.2", "٣.1", "99999999999999999999", "1.99999999999999999999",
  ])
  func noVersion(_ text: String) {
    let error = ConvenienceError.notVersion(text: text)
    #expect(throws: error) { try SystemVersion(parsing: text) }
    #expect("\(error)" == "'\(text)' does not begin with a version: write one like 5.15.0")
  }

  // Dev Kit 4.3 UIDevice: systemVersionComponents.
  @Test func theSystemsOwn() {
    let foundation = ProcessInfo.processInfo.operatingSystemVersion
    #expect(SystemVersion.current.major == foundation.majorVersion)
    #expect(SystemVersion.current.minor == foundation.minorVersion)
    #expect(SystemVersion.current.patch == foundation.patchVersion)
    #expect(SystemVersion.current > SystemVersion(major: 0))
    #expect(ProcessInfo.processInfo.isOperatingSystemAtLeast(foundation))
  }
}
