import Foundation

extension WallClock {
  static var date: Date { Date(timeIntervalSince1970: seconds) }
}
