import Foundation
import Pliant

/// Methods of Foundation's classes: redefined, overridden, added, and put back.
struct OverridingChapter: TourChapter {
  func run() async throws {
    try redefineDefaults()
    try overrideOneFileManager()
    try freezeDate()
    try await decorateDownload()
    try addMessage()
    try stackLayers()
  }

  private func redefineDefaults() throws {
    section("UserDefaults.object(forKey:), redefined for all instances")
    let defaults = UserDefaults.standard
    show("before      string(forKey: \"user\")", defaults.string(forKey: "user"))
    let objectForKey = #method(UserDefaults.object(forKey:))
    let redefinition = try objectForKey.redefine { _, key in "Value for \(key)" }
    show("redefined   string(forKey: \"user\")", defaults.string(forKey: "user"))
    show("reach", objectForKey.reach)
    redefinition.stop()
    show("stopped     string(forKey: \"user\")", defaults.string(forKey: "user"))
  }

  private func overrideOneFileManager() throws {
    section("FileManager.fileExists(atPath:), overridden on one object")
    let bent = opaque(FileManager())
    let untouched = opaque(FileManager())
    let fileExists = #method(FileManager.fileExists(atPath:))
    let override = try fileExists.override(on: bent) { _, path in path == "/no/such/file" }
    show("bent        /no/such/file", bent.fileExists(atPath: "/no/such/file"))
    show("untouched   /no/such/file", untouched.fileExists(atPath: "/no/such/file"))
    override.remove()
    show("removed     /no/such/file", bent.fileExists(atPath: "/no/such/file"))
  }

  private func freezeDate() throws {
    section("Date(), frozen in this program")
    let now = #callable(Date.init as () -> Date)
    let frozen = try now.redefine { Date(timeIntervalSince1970: 0) }
    show("frozen", Date().ISO8601Format())
    frozen.stop()
    show("goes on", abs(Date().timeIntervalSince1970 - Double(time(nil))) < 2 ? "now" : "not now")
  }

  private func decorateDownload() async throws {
    section("Downloader.fetch(_:), async and throwing, decorated on one object")
    let downloader = Downloader()
    let fetch = #method(Downloader.fetch(_:))
    try fetch.wrap(on: downloader, key: "retry") { layer in
      { downloader, name in
        do {
          return try await layer.next(downloader, name)
        } catch {
          return "\(try await layer.next(downloader, "mirror/" + name)), after \(error)"
        }
      }
    }
    show("decorated   fetch(\"a.txt\")", try await downloader.fetch("a.txt"))
    fetch.removeOverride(on: downloader, key: "retry")
    do {
      show("removed     fetch(\"a.txt\")", try await downloader.fetch("a.txt"))
    } catch {
      show("removed     fetch(\"a.txt\") throws", error)
    }
  }

  private func addMessage() throws {
    section("sayHello, a message that no class declares, added to one object")
    let object = NSObject()
    let sayHello = Method<(NSObject) -> String>("sayHello")
    show("before      isImplemented", sayHello.isImplemented(by: object))
    try sayHello.override(on: object, key: "hello") { _ in "Hello World!" }
    show("added       sayHello(object)", try sayHello(object))
    show("another     isImplemented", sayHello.isImplemented(by: NSObject()))
    sayHello.removeOverride(on: object, key: "hello")
    show("removed     isImplemented", sayHello.isImplemented(by: object))
  }

  private func stackLayers() throws {
    section("NSObject.description, three layers, the middle one removed")
    let object = opaque(NSObject())
    let plain = text(of: object)
    let description = #getter(\NSObject.description)
    for name in ["one", "two", "three"] {
      try description.wrap(on: object, key: name) { layer in
        { object in layer.next(object) + " " + name }
      }
    }
    show("three", text(of: object).dropFirst(plain.count))
    description.removeOverride(on: object, key: "two")
    show("without two", text(of: object).dropFirst(plain.count))
    for override in description.overrides(on: object) { override.remove() }
    show("as it was", text(of: object) == plain)
  }

  /// One call, in a function of its own: optimized code reads a vtable slot once a function, and so
  /// would not see what is installed between two calls.
  @inline(never)
  private func text(of object: NSObject) -> String { object.description }
}

/// A class of this program whose every call fails but one.
private class Downloader {
  enum Failure: Error { case unreachable }

  dynamic func fetch(_ name: String) async throws -> String {
    try await Task.sleep(for: .milliseconds(1))
    guard name.hasPrefix("mirror/") else { throw Failure.unreachable }
    return "contents of \(name)"
  }
}
