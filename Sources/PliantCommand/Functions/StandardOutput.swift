import Glibc

/// The reason why no more can be written.
enum OutputError: Error, CustomStringConvertible {
  /// The reader has closed the output.
  case closed
  case failed(String)

  var description: String {
    switch self {
    case .closed: "nobody reads the output any longer"
    case .failed(let detail): "the output cannot be written: \(detail)"
    }
  }
}

/// Standard output in large pieces; writing throws if the reader has closed it.
final class StandardOutput {
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private var waiting: [UInt8] = []

  private init() { signal(SIGPIPE, SIG_IGN) }

  /// Runs a command, which ends without an error if nobody reads its output any longer, as in
  /// `pliant functions … | head`.
  static func run(_ body: (StandardOutput) throws -> Void) throws {
    let output = StandardOutput()
    do {
      try body(output)
      try output.flush()
    } catch OutputError.closed {}
  }

  func write(_ text: String) throws(OutputError) {
    waiting += text.utf8
    if isTerminal || waiting.count >= 16_384 { try flush() }
  }

  func flush() throws(OutputError) {
    defer { waiting.removeAll(keepingCapacity: true) }
    var start = 0
    while start < waiting.count {
      let count = waiting[start...].withUnsafeBytes {
        Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR {
        throw .failed(String(cString: strerror(errno)))
      }
    }
  }
}

enum StandardError {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
