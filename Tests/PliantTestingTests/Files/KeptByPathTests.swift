import Foundation
import Glibc
import PliantTesting
import Testing

/// Values that Foundation and the C library keep by path for the whole process.
@Suite struct KeptByPathTests {
  /// Tests at once, each with another bundle at the same path.
  @Test(arguments: 0..<4) func aBundleIsTheTests(_ number: Int) async throws {
    let files: [String: FileSystem.Entry] = [
      "/shop.bundle/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>shop.\(number)</string>
      </dict></plist>
      """,
      "/shop.bundle/\(number).txt": .text("\(number)"),
      "/shop.bundle/en.lproj/Localizable.strings": .text("\"name\" = \"Shop \(number)\";"),
    ]
    try await Fixture.files(files).run {
      let bundle = try #require(Bundle(path: "/shop.bundle"))
      #expect(bundle.bundleIdentifier == "shop.\(number)")
      #expect(bundle.paths(forResourcesOfType: "txt", inDirectory: nil).count == 1)
      let resource = try #require(bundle.url(forResource: "\(number)", withExtension: "txt"))
      #expect(try String(contentsOf: resource, encoding: .utf8) == "\(number)")
      #expect(bundle.localizedString(forKey: "name", value: nil, table: nil) == "Shop \(number)")
    }
  }

  @Test(arguments: 0..<4) func aUserIsTheTests(_ number: Int) async throws {
    try await Fixture.files(["/etc/passwd": .text("kept:x:\(number):0::/:/bin/sh\n")]).run {
      var (entry, found) = (passwd(), UnsafeMutablePointer<passwd>?.none)
      var texts = [CChar](repeating: 0, count: 1_024)
      getpwnam_r("kept", &entry, &texts, texts.count, &found)
      #expect(found?.pointee.pw_uid == uid_t(number))
    }
  }

  /// As the page's limits say.
  @Test func preferencesAreOfTheProcess() async throws {
    let suite = "pliant.kept.by.path"
    try await Fixture.files().run { UserDefaults(suiteName: suite)?.set(1, forKey: "a") }
    try await Fixture.files().run {
      #expect(UserDefaults(suiteName: suite)?.integer(forKey: "a") == 1)
      UserDefaults(suiteName: suite)?.removeObject(forKey: "a")
    }
  }
}
