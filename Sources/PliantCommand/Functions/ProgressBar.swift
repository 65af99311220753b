import Glibc

/// The progress of reading a large file, on standard error if that is a terminal.
final class ProgressBar {
  private let name: String
  private let isShown: Bool
  private var isVisible = false
  private var last = ContinuousClock.now

  init(of path: String) {
    name = String(path.split(separator: "/").last ?? "")
    isShown = isatty(STDERR_FILENO) == 1
  }

  /// Draws the bar at most ten times a second, so that small files have none.
  func show(_ fraction: Double) {
    guard isShown, last.duration(to: .now) >= .milliseconds(100) else { return }
    last = .now
    let width = 30
    let filled = Int(Double(width) * min(max(fraction, 0), 1))
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    StandardError.write("\r\u{1B}[K\(name) [\(bar)] \(Int(fraction * 100)) %")
    isVisible = true
  }

  /// Removes the bar before other output.
  func hide() {
    guard isVisible else { return }
    StandardError.write("\r\u{1B}[K")
    isVisible = false
  }
}
