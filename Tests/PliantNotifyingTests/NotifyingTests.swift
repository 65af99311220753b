import Foundation
import Pliant
import Testing

/// Each test has a center of its own, so that they run beside each other.
///
/// Nobody keeps who observes: tests say how long it lives, or optimized code ends it early.
struct NotifyingTests {
  let center = NotificationCenter()
  let log = Log()

  private func post(_ name: String, from sender: AnyObject? = nil) {
    center.post(name: Notification.Name(name), object: sender, userInfo: ["n": 1])
  }

  // Dev Kit 4.4#5: a prefix of n-1 capitals and the suffix go, the first letter is lowercased
  @Test func methodsNamedForNotifications() {
    let listener = Listener(log)
    listener.begin(center)
    post("ZZDataDidChangeNotification")
    post("NSURLDidLoadNotification")
    post("UIKeyboardWillShowNotification")
    center.post(name: .networkBecameAvailable, object: nil)
    center.post(name: .ZZThemeChanged, object: nil)
    center.post(name: Listener.didStopNotification, object: nil)
    #expect(
      log.text == "dataDidChange, didLoad ZZ=1, keyboardWillShow, networkBecameAvailable, "
        + "themeChanged, didStop"
    )
    withExtendedLifetime(listener) {}
  }

  // Dev Kit 4.4#3: the handler without an argument wins
  @Test func theMethodThatTakesNothingWins() {
    let listener = Listener(log)
    listener.beginBoth(center)
    post("ZZBothNotification")
    #expect(log.text == "both()")
    withExtendedLifetime(listener) {}
  }

  // Dev Kit README: observeWithSelector:notificationsNames:, …ForObject:…
  @Test func methodReferencesAndSenders() {
    let listener = Listener(log)
    let (a, b) = (Sender(), Sender())
    observeNotifications(listener, ["A", "B"], of: a, in: center, with: Listener.update)
    observeNotifications(listener, ["A"], in: center, with: Listener.note(_:))
    post("A", from: a)
    post("A", from: b)
    post("B", from: a)
    post("B")
    #expect(log.text == "update, note A, note A, update")
    withExtendedLifetime((listener, a, b)) {}
  }

  @Test func stopSomeAndAll() {
    let listener = Listener(log)
    let other = Listener(log)
    let (a, b) = (Sender(), Sender())
    observeNotifications(listener, ["A", "B"], of: a, in: center, with: Listener.note(_:))
    observeNotifications(listener, ["A"], of: b, in: center, with: Listener.note(_:))
    observeNotifications(other, ["A"], in: center, with: Listener.update)
    stopObservingNotifications(listener, ["A"], of: b, in: center)
    post("A", from: a)
    post("A", from: b)
    log.add("|")
    stopObservingNotifications(listener, ["A"])
    post("A", from: a)
    post("B", from: a)
    log.add("|")
    stopObservingNotifications(listener)
    post("B", from: a)
    post("A")
    #expect(log.text == "note A, update, update, |, update, note B, |, update")
    withExtendedLifetime((listener, other, a, b)) {}
  }

  @Test func orderOfRegistration() {
    let listeners = (0..<50).map { Numbered($0, log) }
    for listener in listeners {
      observeNotifications(listener, ["A"], in: center, with: Numbered.hear)
    }
    post("A")
    #expect(log.text == (0..<50).map(String.init).joined(separator: ", "))
    withExtendedLifetime(listeners) {}
  }

  @Test func observingEndsWithItsOwnerAndSender() {
    var listener: Listener? = Listener(log)
    weak let weakListener = listener
    var sender: Sender? = Sender()
    weak let weakSender = sender
    if let listener {
      observeNotifications(listener, ["A"], in: center, with: Listener.update)
      observeNotifications(listener, ["B"], of: sender, in: center, with: Listener.update)
    }
    sender = nil
    #expect(weakSender == nil)
    post("B", from: Sender())
    listener = nil
    #expect(weakListener == nil)
    post("A")
    #expect(log.text == "")
  }

  @Test func changesWithinHandlers() {
    let first = Changing(log, "first")
    let second = Changing(log, "second")
    let third = Changing(log, "third")
    for object in [first, second, third] {
      observeNotifications(object, ["A"], in: center, with: Changing.hear)
    }
    let center = center
    first.onHear = {
      stopObservingNotifications(second)
      observeNotifications(second, ["B"], in: center, with: Changing.hear)
      center.post(name: "B", object: nil)
    }
    post("A")
    #expect(log.text == "first, second, third")
    withExtendedLifetime((first, second, third)) {}
  }

  @MainActor @Test func methodsOfTheMainActor() async {
    let screen = Screen(log)
    screen.begin(center)
    center.post(name: "ZZThemeNotification", object: nil)
    #expect(log.text == "theme")
    let center = center
    await Task.detached { center.post(name: "ZZThemeNotification", object: nil) }.value
    while log.text == "theme" { await Task.yield() }
    screen.beginByReference(center)
    let outside = Task.detached {
      observeNotifications(screen, ["B"], in: center, with: Screen.size)
      for name in ["A", "B", "ZZSizeNotification"] as [Notification.Name] {
        center.post(name: name, object: nil)
      }
    }
    await outside.value
    while log.text.split(separator: ",").count < 6 { await Task.yield() }
    #expect(log.text == "theme, theme, theme, size, size, size")
    withExtendedLifetime(screen) {}
  }

}

// MARK: - Objects

final class Log: @unchecked Sendable {
  // SAFETY: locked.
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var text: String { lock.withLock { lines.joined(separator: ", ") } }
}

extension Notification.Name {
  fileprivate static let networkBecameAvailable: Notification.Name = "networkBecameAvailable"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  fileprivate static let ZZThemeChanged: Notification.Name = "ZZThemeChanged"
}

private final class Sender {}

private class Listener {
  static let didStopNotification: Notification.Name = "didStop"
  let log: Log
  init(_ log: Log) { self.log = log }

  func begin(_ center: NotificationCenter) {
    #observeNotifications(
      "ZZDataDidChangeNotification",
      "NSURLDidLoadNotification",
      .networkBecameAvailable,
      .ZZThemeChanged,
      Listener.didStopNotification,
      in: center
    )
    #observeNotifications(Notification.Name("UIKeyboardWillShowNotification"), in: center)
  }

  func beginBoth(_ center: NotificationCenter) {
    #observeNotifications("ZZBothNotification", in: center)
  }

  func dataDidChange() { log.add("dataDidChange") }
  func didLoad(_ notification: Notification) {
    log.add("didLoad ZZ=\(notification.userInfo?["n"] ?? "")")
  }
  func keyboardWillShow() { log.add("keyboardWillShow") }
  func networkBecameAvailable() { log.add("networkBecameAvailable") }
  func themeChanged() { log.add("themeChanged") }
  func didStop() { log.add("didStop") }
  func both() { log.add("both()") }
  func both(_ notification: Notification) { log.add("both(_:)") }
  func update() { log.add("update") }
  func note(_ notification: Notification) { log.add("note \(notification.name.rawValue)") }
}

private final class Numbered {
  let n: Int
  let log: Log
  init(_ n: Int, _ log: Log) { (self.n, self.log) = (n, log) }
  func hear() { log.add("\(n)") }
}

private final class Changing {
  let name: String
  let log: Log
  var onHear: () -> Void = {}
  init(_ log: Log, _ name: String) { (self.log, self.name) = (log, name) }
  func hear() {
    log.add(name)
    onHear()
  }
}

@MainActor private final class Screen {
  let log: Log
  init(_ log: Log) { self.log = log }
  func begin(_ center: NotificationCenter) {
    #observeNotifications("ZZThemeNotification", "ZZSizeNotification", in: center)
  }
  func theme() {
    MainActor.assertIsolated()
    log.add("theme")
  }
  func size(_ notification: Notification) {
    MainActor.assertIsolated()
    log.add("size")
  }
  func beginByReference(_ center: NotificationCenter) {
    observeNotifications(self, ["A"], in: center, with: Screen.theme)
    observeNotifications(self, ["B"], in: center, with: Screen.size)
  }
}
