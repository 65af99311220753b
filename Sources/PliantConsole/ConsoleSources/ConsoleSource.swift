#if Console
import Foundation
import Glibc

/// Something that a console shows in place of its own process: a saved file, or another console.
package struct ConsoleSource: Sendable {
  enum Kind {
    case file(path: String)
    case process(Endpoint, token: String)
  }

  package let name: String
  let kind: Kind
  var isFile: Bool { if case .file = kind { true } else { false } }

  /// A source that cannot be shown, and why.
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String

    init(_ text: String, _ reason: String) {
      description = "Cannot show '\(text)': \(reason)."
    }
  }

  /// The address that a console printed, or the path of a file.
  package init(_ text: String) throws(Refusal) {
    self = try text.hasPrefix("http") ? Self(address: text) : Self(path: text)
  }

  private init(address text: String) throws(Refusal) {
    guard let url = URL(string: text), url.scheme == "http", let host = url.host() else {
      throw Refusal(text, "it is no address of the form http://127.0.0.1:8080/#token=…")
    }
    let parts = (url.fragment ?? "").split(separator: "&").map { $0.split(separator: "=") }
    guard let token = parts.first(where: { $0.first == "token" && $0.count == 2 })?.last,
      let known = try? Token(.text(String(token)))
    else {
      throw Refusal(text, "its token is missing. Put #token= and the token behind the address")
    }
    let address = host.trimmingCharacters(in: ["[", "]"])
    guard let port = UInt16(exactly: url.port ?? 80),
      let endpoint = try? Endpoint(address: address, port: port)
    else { throw Refusal(text, "'\(host)' is no IP address. Use 127.0.0.1, or another one") }
    name = "\(host):\(port)"
    kind = .process(endpoint, token: known.text)
  }

  private init(path: String) throws(Refusal) {
    name = URL(fileURLWithPath: path).lastPathComponent
    kind = .file(path: path)
    do {
      try close(Self.open(path).file)
    } catch {
      throw Refusal(path, error.description)
    }
  }

  struct FileError: Error {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// Opens a regular file; a pipe would be waited for.
  static func open(_ path: String) throws(FileError) -> (file: Int32, bytes: Int) {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(String(cString: strerror(errno))) }
    var status = stat()
    let isKnown = fstat(file, &status) == 0
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw FileError(isKnown ? "it is not a regular file" : String(cString: strerror(errno)))
    }
    return (file, status.st_size)
  }
}
#endif
