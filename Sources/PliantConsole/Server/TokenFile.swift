#if Console
import Foundation

/// A file that keeps a token, which only its owner can read.
struct TokenFile {
  let path: String

  private static let mostBytes = 1_024

  /// The token in the file, which is created with a random one if it does not exist.
  func token() throws(ConsoleError) -> String {
    if let text = try read() { return text }
    let made = Token().text
    try create(made)
    // Another process may have created it first.
    guard let text = try read() else { throw failure("it was removed meanwhile") }
    return text
  }

  /// Returns the token; nil if there is no file.
  private func read() throws(ConsoleError) -> String? {
    // A link could lead to a file of someone else; a pipe would be waited for.
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw failure(errno == ELOOP ? "it is a symbolic link; name the file itself" : reason(errno))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(reason(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure("it is not a regular file") }
    guard status.st_uid == geteuid() else { throw failure("another user owns it") }
    guard status.st_mode & 0o077 == 0 else {
      throw failure("others can read or write it; run chmod 600, and replace the token in it")
    }
    var bytes = [UInt8](repeating: 0, count: Self.mostBytes + 1)
    let count = Glibc.read(file, &bytes, bytes.count)
    guard count >= 0 else { throw failure(reason(errno)) }
    guard count <= Self.mostBytes else { throw failure("it has more than 1,024 bytes") }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Puts a whole file there, unless there is one.
  private func create(_ token: String) throws(ConsoleError) {
    var name = Array("\(path).XXXXXX".utf8CString)
    // With the mode 0600.
    let file = mkstemp(&name)
    guard file >= 0 else { throw failure(reason(errno)) }
    defer {
      close(file)
      unlink(name)
    }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    let bytes = Array("\(token)\n".utf8)
    guard write(file, bytes, bytes.count) == bytes.count else { throw failure(reason(errno)) }
    guard link(name, path) == 0 || errno == EEXIST else { throw failure(reason(errno)) }
  }

  private func failure(_ detail: String) -> ConsoleError {
    .unusableToken(source: "the file '\(path)'", detail: detail)
  }

  private func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
#endif
