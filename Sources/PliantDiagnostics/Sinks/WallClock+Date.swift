import Foundation
import PliantBase

extension WallClock {
  static var date: Date { Date(timeIntervalSince1970: seconds) }
}
