import ArgumentParser
import Foundation
import Pliant

/// Bends Foundation's own classes in this process and prints what happened.
struct Tour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bend and observe Foundation's own classes, and see each go back to what it was."
  )

  mutating func run() async throws {
    try redefineDefaults()
    try overrideOneFileManager()
    try freezeDate()
    try await decorateDownload()
    try addMessage()
    try stackLayers()
    try observeModel()
    try standInForDelegate()
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

  private func observeModel() throws {
    section("A model of three levels: observed, bound, and watched as it dies")
    let monitors = try followOrder()
    show("all is gone", monitors.allSatisfy { $0.state == .fired })
  }

  /// Everything that is made here dies as this returns.
  private func followOrder() throws -> [DeallocationMonitor] {
    let order = opaque(Order())
    let city = try observe(order, \.customer.address.city) { old, new in
      show("order.customer.address.city", "\(old) > \(new)")
    }
    order.customer.address.city = "Bergen"
    order.customer = Customer(city: "Tromsø")
    order.customer.address.city = "Narvik"

    let thermometer = opaque(Thermometer())
    try bindBoth(
      thermometer,
      \.celsius,
      thermometer,
      \.fahrenheit,
      to: { $0 * 9 / 5 + 32 },
      back: { ($0 - 32) * 5 / 9 }
    )
    thermometer.celsius = 100
    show("100 °C in °F", thermometer.fahrenheit)
    thermometer.fahrenheit = 212 - 90
    show("122 °F in °C", thermometer.celsius)

    let progress = opaque(Progress(totalUnitCount: 3))
    let steps = try observe(progress, \.completedUnitCount) { old, new in
      show("Progress.completedUnitCount", "\(old) > \(new)")
    }
    advance(progress)

    withExtendedLifetime((city, steps)) {}
    let watched: [(String, AnyObject)] = [
      ("order", order), ("thermometer", thermometer), ("progress", progress),
    ]
    return watched.map { name, object in
      onDeallocation(of: object) { show("gone", name) }
    }
  }

  @inline(never)
  private func advance(_ progress: Progress) {
    progress.completedUnitCount = 1
    progress.completedUnitCount += 2
  }

  private func standInForDelegate() throws {
    section("A delegate: one answer overridden, another call observed, and a mock")
    let delegate = Careless()
    let proxy = SheetDelegateProxy(implementer: delegate)
    let sheet = Sheet("letter", delegate: proxy)
    show("passed on   letter dismissed", sheet.dismiss())
    try proxy.override(\.shouldDismiss) { sheet in sheet.name != "letter" }
    show("overridden  letter dismissed", sheet.dismiss())
    try proxy.observe(\.didDismiss, .before) { sheet in show("before      didDismiss", sheet.name) }
    try proxy.observe(\.didDismiss, .after) { sheet in show("after       didDismiss", sheet.name) }
    show("observed    bill dismissed", Sheet("bill", delegate: proxy).dismiss())
    show("the delegate itself counted", delegate.count)

    let mock = SheetDelegateProxy()
    let asked = mock.stub(\.shouldDismiss, returning: false, true)
    let told = mock.spy(\.didDismiss)
    let note = Sheet("note", delegate: mock)
    show("mock        note dismissed", [note.dismiss(), note.dismiss()])
    show("mock        was asked", "\(asked.callCount) times")
    show(
      "in order",
      verifyInOrder {
        asked.call()
        asked.call()
        told.call(where: { $0 === note })
      }
    )
  }

  /// One call, in a function of its own: optimized code reads a vtable slot once a function, and so
  /// would not see what is installed between two calls.
  @inline(never)
  private func text(of object: NSObject) -> String { object.description }

  private func section(_ title: String) {
    print("\n\(title)")
  }

  private func show(_ label: String, _ value: Any?) {
    print("  " + label.padding(toLength: 38, withPad: " ", startingAt: 0), value ?? "nil")
  }
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

/// A model of three levels.
private final class Order {
  dynamic var customer = Customer(city: "Oslo")
}

private final class Customer {
  @Observed var address: Address
  init(city: String) { address = Address(city) }
}

private final class Address {
  dynamic var city: String
  init(_ city: String) { self.city = city }
}

private final class Thermometer {
  @Observed var celsius = 0.0
  @Observed var fahrenheit = 0.0
}

/// A sheet that asks its delegate before it goes, and tells it afterwards.
private final class Sheet {
  let name: String
  private weak var delegate: (any SheetDelegate)?

  init(_ name: String, delegate: any SheetDelegate) {
    self.name = name
    self.delegate = delegate
  }

  func dismiss() -> Bool {
    guard let delegate, delegate.shouldDismiss(self) else { return false }
    delegate.didDismiss(self)
    return true
  }
}

@Proxied private protocol SheetDelegate: AnyObject {
  func shouldDismiss(_ sheet: Sheet) -> Bool
  @Optional func didDismiss(_ sheet: Sheet)
}

private final class Careless: SheetDelegate {
  var count = 0
  func shouldDismiss(_ sheet: Sheet) -> Bool { true }
  func didDismiss(_ sheet: Sheet) { count += 1 }
}

/// Hides an object's exact class from the optimizer, which else calls its methods directly.
@inline(never)
@_optimize(none)
private func opaque<Object: AnyObject>(_ object: Object) -> Object {
  object
}
