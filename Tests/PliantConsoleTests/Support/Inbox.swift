import Foundation
import Glibc
import PliantBase

/// The bytes that a client has received, and the readers that wait for more; closes the file after
/// the last reader.
final class Inbox: Sendable {
  private let file: Int32
  private let state = Guarded(State())

  fileprivate struct State {
    var bytes: [UInt8] = []
    var hasReader = false
    var isOver = false
    var waiting: (isEnough: @Sendable (String) -> Bool, body: @Sendable (String) -> Void)?
  }

  init(_ file: Int32) { self.file = file }

  deinit { close(file) }

  /// Takes what comes until the connection ends.
  private func fill() {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(file, &room, room.count, 0)
      if count < 0, errno == EINTR { continue }
      let answer = state.withLock { state in
        state.bytes += room.prefix(max(count, 0))
        state.isOver = count <= 0
        return state.answer()
      }
      answer?()
      if count <= 0 { break }
    }
  }

  /// Calls `body` with all that has come since the last time, once it is enough or no more comes.
  func take(
    until isEnough: @escaping @Sendable (String) -> Bool,
    then body: @escaping @Sendable (String) -> Void
  ) {
    let (isFirst, answer) = state.withLock { state in
      defer { state.hasReader = true }
      state.waiting = (isEnough, body)
      return (!state.hasReader, state.answer())
    }
    if isFirst { Thread.detachNewThread { self.fill() } }
    answer?()
  }
}

extension Inbox.State {
  /// Tells who waits, if it is enough now; the beginning of an event whose end has not come stays.
  fileprivate mutating func answer() -> (@Sendable () -> Void)? {
    guard let (isEnough, body) = waiting, isOver || !bytes.isEmpty else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard isOver || isEnough(text) else { return nil }
    waiting = nil
    let end = bytes.indices.last { $0 > 0 && bytes[$0] == 10 && bytes[$0 - 1] == 10 }
    bytes.removeFirst(end.map { $0 + 1 } ?? 0)
    return { body(text) }
  }
}
