import Foundation
import PliantTracing

/// Foundation's functions, recorded and changed while the program uses them.
struct TracingChapter: TourChapter {
  func run() async throws {
    section("UserDefaults and FileManager, recorded while this program uses them")
    do {
      try recordDefaults()
      try recordFiles()
      try answerByName()
    } catch let error as TraceError {
      show("not here", error)
    } catch let error as NamedOverrideError {
      show("not here", error)
    }
  }

  private func recordDefaults() throws {
    guard let defaults = UserDefaults(suiteName: "pliant-tour") else { return }
    let trace = try Trace.start(.matching("Foundation.UserDefaults.*"))
    defaults.set("Ann", forKey: "name")
    defaults.set(42, forKey: "count")
    _ = defaults.string(forKey: "name")
    _ = defaults.integer(forKey: "count")
    defaults.removeObject(forKey: "name")
    check(
      trace,
      [
        #"UserDefaults.set("Ann", forKey: "name")"#, #"UserDefaults.set(42, forKey: "count")"#,
        #"UserDefaults.string(forKey: "name") -> "Ann""#,
        #"UserDefaults.integer(forKey: "count") -> 42"#,
        #"UserDefaults.removeObject(forKey: "name")"#,
      ]
    )
  }

  private func recordFiles() throws {
    let path = NSTemporaryDirectory() + "pliant-tour"
    let trace = try Trace.start(
      .matching("FoundationEssentials.FileManager.fileExists(atPath:)"),
      .matching("FoundationEssentials.FileManager.contents(atPath:)"),
      .matching("FoundationEssentials.FileManager.removeItem(atPath:)")
    )
    _ = FileManager.default.fileExists(atPath: path + "/none")
    _ = FileManager.default.fileExists(atPath: "/")
    _ = FileManager.default.contents(atPath: path + "/none")
    try? FileManager.default.removeItem(atPath: path + "/none")
    check(
      trace,
      [
        "FileManager.fileExists(atPath: \"\(path)/none\") -> false",
        #"FileManager.fileExists(atPath: "/") -> true"#,
        "FileManager.contents(atPath: \"\(path)/none\") -> nil",
        "FileManager.removeItem(atPath: \"\(path)/none\") throws CocoaError",
      ]
    )
  }

  private func answerByName() throws {
    let name = TraceSelection.matching("FoundationEssentials.FileManager.fileExists(atPath:)")
    let override = try NamedOverride.start(.answer("true"), in: name)
    show("by name     a file that is not there", FileManager.default.fileExists(atPath: "/none"))
    override.stop()
    show("as it was   a file that is not there", FileManager.default.fileExists(atPath: "/none"))
    show("of a program that runs already", "pliant trace --filter 'Shop.Cart.*' --pid Shop")
  }

  /// Shows the calls that nothing recorded has made, and whether they are what was called.
  private func check(_ trace: Trace, _ expected: [String]) {
    trace.stop()
    let calls = trace.recorded.filter { $0.parent == nil }.map(\.description)
    for call in calls { show("recorded", call) }
    show("every value is right", calls == expected)
  }
}
