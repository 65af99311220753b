import Foundation

/// The confirmations of orders, which one thread writes to the mail's folder.
///
/// The thread begins with the process, and takes texts from a list under a lock.
public final class Mailer: @unchecked Sendable {
  public static let shared = Mailer()

  private let condition = NSCondition()
  private var texts: [String] = []
  private var sent = 0

  private init() { Thread.detachNewThread { [self] in while true { send(next()) } } }

  /// Hands a text over, and returns at once.
  public func post(_ text: String) {
    condition.lock()
    texts.append(text)
    condition.broadcast()
    condition.unlock()
  }

  /// Returns when a number of texts have been written since the process began.
  public func wait(for count: Int) {
    condition.lock()
    while sent < count { condition.wait() }
    condition.unlock()
  }

  private func next() -> String {
    condition.lock()
    defer { condition.unlock() }
    while texts.isEmpty { condition.wait() }
    return texts.removeFirst()
  }

  private func send(_ text: String) {
    let mail = "\(Int(Date().timeIntervalSince1970)): \(text)"
    try? mail.write(toFile: "/var/spool/shop/\(sent + 1)", atomically: true, encoding: .utf8)
    condition.lock()
    sent += 1
    condition.broadcast()
    condition.unlock()
  }
}
