import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 NSUserDefaults: `registerDefaultsFromFile:withExtension:`.
struct DefaultsFileTests {
  // Dev Kit 4.3 NSUserDefaults: a named file of a bundle, UserDefaults.plist where none is named.
  @Test func aFileOfABundle() throws {
    try withDirectory { directory in
      try write(["color": "red", "on": true], to: directory, "UserDefaults.plist")
      try write(["color": "blue"], to: directory, "Other.xml")
      let bundle = try #require(Bundle(path: directory.path))
      let defaults = try #require(UserDefaults(suiteName: directory.lastPathComponent))
      try defaults.registerDefaults(in: bundle)
      #expect(defaults.string(forKey: "color") == "red")
      #expect(defaults.bool(forKey: "on"))
      try defaults.registerDefaults(fromFile: "Other", withExtension: "xml", in: bundle)
      #expect(defaults.string(forKey: "color") == "blue")
      let name = "Missing.plist"
      #expect(throws: ConvenienceError.defaultsFileNotFound(name: name, bundle: bundle.bundlePath))
      {
        try defaults.registerDefaults(fromFile: "Missing", in: bundle)
      }
    }
  }

  // Dev Kit 4.3 NSUserDefaults: nil, nil is UserDefaults.plist in the main bundle.
  @Test func theProgramsOwn() {
    let bundle = Bundle.main.bundlePath
    let error = ConvenienceError.defaultsFileNotFound(name: "UserDefaults.plist", bundle: bundle)
    #expect(throws: error) { try UserDefaults().registerDefaults() }
    #expect(
      "\(error)" == "no file 'UserDefaults.plist' is in the bundle \(bundle): add it to the "
        + "target's resources, or pass the bundle that has it"
    )
  }

  @Test func setValuesWinOverRegisteredOnes() throws {
    try withDirectory { directory in
      let url = try write(
        ["a": "default", "b": ["c": [1, "x"] as [Any]]],
        to: directory,
        "d.plist"
      )
      let defaults = try #require(UserDefaults(suiteName: directory.lastPathComponent))
      defaults.set("own", forKey: "a")
      try defaults.registerDefaults(from: url)
      #expect(defaults.string(forKey: "a") == "own")
      defaults.removeObject(forKey: "a")
      #expect(defaults.string(forKey: "a") == "default")
      let list = defaults.dictionary(forKey: "b")?.array(forKey: "c")
      #expect(list?.integer(at: 0) == 1)
      #expect(list?.string(at: 1) == "x")
    }
  }

  @Test func misuseNamesTheFile() throws {
    try withDirectory { directory in
      let missing = directory.appendingPathComponent("none.plist")
      #expect(
        try description(missing).hasPrefix(
          "the defaults in \(missing.path) cannot be read: correct the path or its permissions; "
        )
      )
      #expect(
        try description(directory).hasPrefix("the defaults in \(directory.path) cannot be read")
      )
      for (name, text) in ["markup": "<html>", "empty": "", "json": #"{"a": 1}"#] {
        let url = directory.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        #expect(
          try description(url).hasPrefix(
            "the defaults in \(url.path) are no property list: save the file as one; "
          )
        )
      }
      let url = directory.appendingPathComponent("array")
      try Data("<plist><array/></plist>".utf8).write(to: url)
      #expect(
        try description(url) == "the defaults in \(url.path) are Array<Any> at the top: "
          + "make it a dictionary, the values under their keys"
      )
    }
  }

  private func description(_ url: URL) throws -> String {
    let error = #expect(throws: ConvenienceError.self) {
      try UserDefaults().registerDefaults(from: url)
    }
    return "\(try #require(error))"
  }

  @discardableResult
  private func write(_ values: [String: Any], to directory: URL, _ name: String) throws -> URL {
    let url = directory.appendingPathComponent(name)
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: url)
    return url
  }

  /// Its name is the name of a suite of defaults too, which nobody else has.
  private func withDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("pliant-defaults-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer {
      UserDefaults.standard.removePersistentDomain(forName: directory.lastPathComponent)
      try? FileManager.default.removeItem(at: directory)
    }
    try body(directory)
  }
}
