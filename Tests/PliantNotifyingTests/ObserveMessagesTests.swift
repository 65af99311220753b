#if compiler(>=6.3)
import Foundation
import Pliant
import Testing

struct ObserveMessagesTests {
  let center = NotificationCenter()
  let log = Log()

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

private final class Sender {}

@MainActor private final class Screen {
  let log: Log
  init(_ log: Log) { self.log = log }
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
#endif
