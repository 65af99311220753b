#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The capabilities of a terminal.
package enum Terminal {
  /// Whether a descriptor is a terminal that can show color, and its user has not asked for none.
  package static func wantsColor(_ descriptor: Int32) -> Bool {
    let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? true
    // An empty NO_COLOR stands for none: https://no-color.org
    let saysNoColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isatty(descriptor) == 1 && !isDumb && !saysNoColor
  }

  /// The characters of a line of a terminal; nil if it is none, or has less than 21.
  package static func width(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return nil }
    return Int(size.ws_col)
  }
}
