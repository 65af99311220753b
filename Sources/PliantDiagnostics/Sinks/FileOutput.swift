import Foundation

/// A system call that failed.
struct SystemError: Error, CustomStringConvertible {
  let call: String
  let code: Int32
  init(_ call: String) {
    self.call = call
    code = errno
  }
  var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// Writing to file descriptors.
enum FileOutput {
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        throw SystemError("write")
      } else if errno == EAGAIN {
        var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&event, 1, 1000)
      }
    }
  }
}
