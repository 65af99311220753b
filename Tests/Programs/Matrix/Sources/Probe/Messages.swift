import Foundation
import Overridden
import Pliant

@Proxied protocol Delegate: AnyObject {
  func must() -> Int
  @Optional func maybe() -> Int
}

final class Whole: Delegate {
  func must() -> Int { 1 }
  func maybe() -> Int { 2 }
}

final class Part: Delegate {
  func must() -> Int { 3 }
}

final class Listener {
  var heard: [String] = []
  func start() { #observeNotifications("ZZDataDidChangeNotification") }
  func dataDidChange(_ notification: Notification) { heard.append(notification.name.rawValue) }
}

final class Shared: SharedOne, SharedPackage {
  let text = "hand"
  func name() -> String { text }
}

extension Probe {
  static func proxies() async {
    attempt("a proxy") {
      let proxy = DelegateProxy(retaining: Part())
      let spy = proxy.spy(\.must)
      try proxy.override(\.maybe) { 4 }
      let delegate: any Delegate = opaque(proxy)
      return "\(delegate.must()) \(delegate.maybe()) \(spy.callCount)"
    }
    attempt("optional requirements of three implementers") {
      let proxies = [
        DelegateProxy(retaining: Whole()), DelegateProxy(retaining: Part()), DelegateProxy(),
      ]
      return proxies.map { $0.responds(to: \.maybe) }
    }
    await attempt("conformers by hand: none, one and two") { try await conformers() }
    attempt("in another module") {
      [
        ask(SharedNoneProxy()), ask(SharedOneProxy()), ask(SharedWithinProxy()),
        ask(SharedPackageProxy()), ask(Shared() as any SharedOne), ask(SharedWithinValue()),
      ]
    }
  }

  static func messages() {
    attempt("a notification") {
      let listener = Listener()
      listener.start()
      NotificationCenter.default.post(name: "ZZDataDidChangeNotification", object: nil)
      stopObservingNotifications(listener)
      NotificationCenter.default.post(name: "ZZDataDidChangeNotification", object: nil)
      return listener.heard
    }
    attempt("a log") {
      let memory = MemoryLog()
      let names = ["A", "B"]
      withLogger(Logger(label: "probe") { SinkLogHandler(label: $0, sinks: [memory]) }) { _ in
        #log("begins")
        #log(.warning, names, names.count)
      }
      return memory.records.map(\.message)
    }
  }
}
