package import Foundation

/// A message between the agent and a command: a letter, a length of four bytes, and a text.
package struct AgentMessage: Sendable {
  package enum Kind: UInt8, Sendable {
    /// The first message to the agent: an ``AgentRequest`` as JSON.
    case request = 0x72
    /// To the agent: write what was recorded until now; the same, and end.
    case write = 0x77
    case end = 0x65
    /// From the agent: a line for the person, a trace's text, and why it does not do what it was
    /// asked.
    case line = 0x6c
    case text = 0x74
    case refusal = 0x78
  }

  package let kind: Kind
  package let text: Data

  package init(_ kind: Kind, _ text: String = "") {
    (self.kind, self.text) = (kind, Data(text.utf8))
  }

  fileprivate init(_ kind: Kind, data: Data) { (self.kind, text) = (kind, data) }

  /// Shows a message of the agent's to the person: on standard error, or a trace's text in a file;
  /// returns false if there can be no such file.
  @discardableResult
  package func show(output: String?) -> Bool {
    guard kind == .text, let output else {
      Self.say(text)
      return true
    }
    do { try text.write(to: URL(filePath: output)) } catch {
      Self.say(Data("Cannot write '\(output)': \(error)\n".utf8))
      return false
    }
    return true
  }

  /// Writes to standard error; what it does not take is lost, for the program must not end by it.
  private static func say(_ text: Data) {
    var (pipe, before, now) = (sigset_t(), sigset_t(), timespec())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try? FileHandle.standardError.write(contentsOf: text)
    if sigismember(&before, SIGPIPE) == 0 { sigtimedwait(&pipe, nil, &now) }
  }
}

/// One end of the socket between the agent and a command.
package struct AgentChannel: Sendable {
  package let socket: Int32

  package init(_ socket: Int32) { self.socket = socket }

  /// Sends a message; returns false if the other end is gone, or reads nothing for five seconds.
  @discardableResult
  package func send(_ message: AgentMessage) -> Bool {
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var bytes = Data([message.kind.rawValue])
    withUnsafeBytes(of: UInt32(message.text.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes += message.text
    return bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        let count = Glibc.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          end()
          return false
        }
        sent += count
      }
      return true
    }
  }

  /// Waits for a message; nil if the other end is closed, or says what this one does not know.
  package func receive() -> AgentMessage? {
    guard let head = read(5), let kind = AgentMessage.Kind(rawValue: head[0]) else { return nil }
    let size = head.dropFirst().reversed().reduce(0) { $0 << 8 | Int($1) }
    return read(size).map { AgentMessage(kind, data: $0) }
  }

  /// Reads so many bytes, for which memory is taken as they come: the other end may claim too many.
  private func read(_ size: Int) -> Data? {
    var (bytes, part) = (Data(), [UInt8](repeating: 0, count: min(size, 65_536)))
    while bytes.count < size {
      let count = recv(socket, &part, min(part.count, size - bytes.count), 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += part[..<count]
    }
    return bytes
  }

  /// Makes both ends receive nothing more.
  package func end() { shutdown(socket, Int32(SHUT_RDWR)) }
}
