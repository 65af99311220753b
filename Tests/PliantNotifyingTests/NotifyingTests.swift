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

  /// An owner that dies while others are stopped once ran its `deinit` under the lock.
  @Test func ownersMayStopInTheirDeinit() async {
    let center = center
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<2_000 {
          let owner = StopsInDeinit()
          observeNotifications(owner, ["A"], in: center, with: StopsInDeinit.hear)
        }
      }
      group.addTask {
        for _ in 0..<2_000 {
          let other = StopsInDeinit()
          observeNotifications(other, ["A"], in: center, with: StopsInDeinit.hear)
          center.post(name: "A", object: nil)
          stopObservingNotifications(other)
        }
      }
    }
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

  @MainActor @Test func typedMessages() async {
    let screen = Screen(log)
    let subject = Sender()
    observeNotifications(
      screen,
      SizeDidChange.self,
      of: subject,
      in: center,
      with: Screen.sizeDidChange
    )
    center.post(SizeDidChange(width: 3), subject: subject)
    center.post(SizeDidChange(width: 4), subject: Sender())
    stopObservingNotifications(screen)
    center.post(SizeDidChange(width: 5), subject: subject)
    #expect(log.text == "width 3")
    let worker = Worker(log)
    observeNotifications(worker, DidWork.self, in: center, with: Worker.didWork)
    // Another center's are not meant.
    stopObservingNotifications(worker, in: NotificationCenter())
    center.post(DidWork(n: 1), subject: subject)
    while !log.text.contains("work") { await Task.yield() }
    #expect(log.text == "width 3, work 1")
    stopObservingNotifications(worker, in: center)
    center.post(DidWork(n: 2), subject: subject)
    withExtendedLifetime((screen, subject)) {}
  }
}

struct NotifyingConcurrencyTests {
  @Test func observersComeAndGoWhileNotificationsArePosted() async {
    let center = NotificationCenter()
    let count = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask { for _ in 0..<2_000 { center.post(name: "A", object: nil) } }
      }
      for _ in 0..<2 {
        group.addTask {
          for n in 0..<500 {
            let hearing = Hearing(count)
            observeNotifications(hearing, ["A"], in: center, with: Hearing.hear)
            center.post(name: "A", object: nil)
            if n.isMultiple(of: 2) { stopObservingNotifications(hearing) }
          }
        }
      }
    }
    #expect(count.value >= 1_000)
    let before = count.value
    center.post(name: "A", object: nil)
    #expect(count.value == before)
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
  func sizeDidChange(_ message: SizeDidChange) { log.add("width \(message.width)") }
}

private final class Worker: Sendable {
  let log: Log
  init(_ log: Log) { self.log = log }
  @Sendable func didWork(_ message: DidWork) async { log.add("work \(message.n)") }
}

private struct SizeDidChange: NotificationCenter.MainActorMessage {
  typealias Subject = Sender
  static var name: Notification.Name { "SizeDidChange" }
  let width: Int
}

private struct DidWork: NotificationCenter.AsyncMessage {
  typealias Subject = Sender
  static var name: Notification.Name { "DidWork" }
  let n: Int
}

private final class Counter: @unchecked Sendable {
  // SAFETY: locked.
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func add() { lock.withLock { count += 1 } }
}

private final class StopsInDeinit {
  func hear() {}
  deinit { stopObservingNotifications(self) }
}

private final class Hearing {
  let counter: Counter
  init(_ counter: Counter) { self.counter = counter }
  func hear() { counter.add() }
}
