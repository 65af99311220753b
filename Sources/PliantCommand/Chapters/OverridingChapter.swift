import Foundation
import Pliant

/// Methods of Foundation's classes: redefined, overridden, added, and put back.
struct OverridingChapter: TourChapter {
  func run() async throws {
    try orSayWhyNot(redefineDefaults)
    try orSayWhyNot(overrideOneFileManager)
    try orSayWhyNot(freezeDate)
    try overrideWhatWasNotPrepared()
    try await decorateDownload()
    try addMessage()
    try orSayWhyNot(stackLayers)
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
    let overridden = opaque(FileManager())
    let untouched = opaque(FileManager())
    let fileExists = #method(FileManager.fileExists(atPath:))
    let override = try fileExists.override(on: overridden) { _, path in path == "/no/such/file" }
    show("overridden        /no/such/file", overridden.fileExists(atPath: "/no/such/file"))
    show("untouched   /no/such/file", untouched.fileExists(atPath: "/no/such/file"))
    override.stop()
    show("removed     /no/such/file", overridden.fileExists(atPath: "/no/such/file"))
  }

  private func freezeDate() throws {
    section("Date(), frozen in this program")
    let now = #callable(Date.init as () -> Date)
    let frozen = try now.redefine { Date(timeIntervalSince1970: 0) }
    show("frozen", Date().ISO8601Format())
    frozen.stop()
    show("goes on", abs(Date().timeIntervalSince1970 - Double(time(nil))) < 2 ? "now" : "not now")
  }

  private func overrideWhatWasNotPrepared() throws {
    section("A struct's method, a final class, a function and getenv, none of them prepared")
    #if DEBUG
    let (total, greeting, opening) = (
      #method(Basket.total), #method(Till.greeting), #callable(isServing(at:))
    )
    let overridden = [
      try total.redefine(around: { original in { basket in original(basket) / 2 } }),
      try greeting.redefine { _ in "Have a seat" }, try opening.redefine { _ in true },
    ]
    show("overridden        Basket.total()", Basket(prices: [20, 22]).total())
    show("overridden        Till.greeting()", Till().greeting())
    show("overridden        isServing(at: 3)", isServing(at: 3))
    for redefinition in overridden { redefinition.stop() }
    show("as it was   Basket.total()", Basket(prices: [20, 22]).total())
    show("as it was   Till.greeting()", Till().greeting())
    show("as it was   isServing(at: 3)", isServing(at: 3))
    #else
    show("not now", "this program is optimized, and would not call them")
    #endif
    let environment = #callable(getenv(_:))
    let ann = strdup("Ann")
    defer { free(ann) }
    let user = try environment.redefine { _ in ann }
    show("overridden        getenv(\"USER\")", String(cString: getenv("USER")))
    user.stop()
    show("as it was   getenv(\"PATH\")", getenv("PATH") != nil)
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
    for override in description.overrides(on: object) { override.stop() }
    show("as it was", text(of: object) == plain)
  }

  private func text(of object: NSObject) -> String { object.description }
}

// Nothing of these is dynamic.
private struct Basket {
  var prices: [Int]
  func total() -> Int { prices.reduce(0, +) }
}

private final class Till {
  func greeting() -> String { "Next, please" }
}

private func isServing(at hour: Int) -> Bool { hour >= 9 && hour < 17 }

/// A class of this program; all calls but one fail.
private class Downloader {
  enum Failure: Error { case unreachable }

  dynamic func fetch(_ name: String) async throws -> String {
    try await Task.sleep(for: .milliseconds(1))
    guard name.hasPrefix("mirror/") else { throw Failure.unreachable }
    return "contents of \(name)"
  }
}
