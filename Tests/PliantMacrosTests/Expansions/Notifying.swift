// Not part of a target: ExpansionsTests compares what these expand to with Notifying.expanded.
import Foundation
import Pliant

final class Controller {
  func begin(_ sender: AnyObject) {
    #observeNotifications("ZZDataDidChangeNotification", .ZZThemeChanged, of: sender)
  }

  func dataDidChange() {}
  func themeChanged(_ notification: Notification) {}
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let ZZThemeChanged: Notification.Name = "ZZThemeChanged"
}
