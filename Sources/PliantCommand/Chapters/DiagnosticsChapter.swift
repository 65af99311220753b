import Foundation
import Pliant

/// Values that are logged, inspected and verified, and notifications that find their methods.
struct DiagnosticsChapter: TourChapter {
  func run() async throws {
    let memory = MemoryLog()
    let logger = Logger(label: "tour") { SinkLogHandler(label: $0, level: .debug, sinks: [memory]) }
    withLogger(logger) { _ in
      section("A view that logs: names, values, the class at run time")
      let view = Button(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      view.layout()
      show("inspected   the width is", view.measure())
      tell(memory)

      section("Conditions that fail, under a policy that records them in the log")
      VerificationPolicy.with(.log) { view.check() }
      tell(memory)
      do {
        try VerificationPolicy.with(.throw) { try view.draw() }
      } catch {
        print("  thrown \(error)")
      }
    }

    section("Notifications that find the methods that are named for them")
    let controller = Controller()
    controller.begin()
    NotificationCenter.default.post(name: "ZZDataDidChangeNotification", object: nil)
    NotificationCenter.default.post(name: .networkBecameAvailable, object: nil)
    stopObservingNotifications(controller)
    NotificationCenter.default.post(name: .networkBecameAvailable, object: nil)
    show("heard", controller.heard.joined(separator: ", "))
  }

  /// Prints the logged lines, and removes them.
  private func tell(_ memory: MemoryLog) {
    for record in memory.records {
      let text = record.message.replacing(/0x[0-9a-f]+/, with: "0x…")
      print("  \(record.level) \(text)")
    }
    memory.clear()
  }
}

private class View {
  let frame: CGRect
  init(frame: CGRect) { self.frame = frame }

  func layout() {
    let isHidden = false
    #log(self, frame, isHidden)
    #log(.warning, "no content", frame.isEmpty)
  }

  func measure() -> CGFloat { #inspect(.debug, frame.width * 2) / 2 }

  func check() {
    let limit = 100.0
    #verify(frame.width < limit, "too wide")
  }

  func draw() throws { try #unimplemented() }
}

private final class Button: View {}

private final class Controller {
  private(set) var heard: [String] = []
  func begin() { #observeNotifications("ZZDataDidChangeNotification", .networkBecameAvailable) }
  func dataDidChange() { heard.append("dataDidChange()") }
  func networkBecameAvailable(_ notification: Notification) {
    heard.append("networkBecameAvailable(_:)")
  }
}

extension Notification.Name {
  fileprivate static let networkBecameAvailable: Notification.Name = "networkBecameAvailable"
}
