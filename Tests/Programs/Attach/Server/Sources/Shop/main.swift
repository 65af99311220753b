// A server that knows nothing of Pliant: each connection has a thread, and each request a task.
import Dispatch
import Foundation

func answer(_ number: Int, _ item: String) async -> String { await Cart(number).total(of: item) }

func serve(_ client: Int32) {
  defer { close(client) }
  var buffer = [UInt8](repeating: 0, count: 4_096)
  while case let count = read(client, &buffer, buffer.count), count > 0 {
    let words = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
    let parts = words[1].split(separator: "/").map(String.init)
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var text = ""
    Task.detached {
      text = await answer(Int(parts[0]) ?? 0, parts[1])
      done.signal()
    }
    done.wait()
    let whole = "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
    _ = Array(whole.utf8).withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
  }
}

signal(SIGPIPE, SIG_IGN)
let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
var address = sockaddr_in()
address.sin_family = sa_family_t(AF_INET)
address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
var size = socklen_t(MemoryLayout<sockaddr_in>.size)
withUnsafeMutablePointer(to: &address) {
  $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
    _ = bind(listener, $0, size)
    getsockname(listener, $0, &size)
  }
}
listen(listener, 64)
print(UInt16(bigEndian: address.sin_port))
fflush(nil)
while case let client = accept(listener, nil, nil), client >= 0 {
  Thread.detachNewThread { serve(client) }
}
