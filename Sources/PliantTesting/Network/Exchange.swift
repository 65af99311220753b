import Foundation
import FoundationNetworking
import PliantBase

/// A request of a test and its response, in the place of a server and of libcurl.
final class Exchange: Answering, @unchecked Sendable {
  // SAFETY: what changes is used on the queue of the task, but for the task of Swift's.
  private typealias Callback = @convention(c) (UnsafeMutableRawPointer?, Int, Int, Int) -> Int
  /// The largest part that libcurl passes on at once, and the largest that it sends.
  private static let (largest, largestSent) = (16_384, 65_536)
  private static let isPaused = 0x1000_0001

  /// The ends of transfers that Foundation has not read.
  private static let ended = Guarded<[Exchange]>([])

  private let transfer: Transfer
  let network: TestNetwork
  private let loader: URLProtocol
  private let task: URLSessionTask
  private let known: NetworkTask?
  private let queue: DispatchQueue
  private let adding: EntryPoint.Call
  private let answering = Guarded<Task<Void, Never>?>(nil)
  private let (pauses, pause) = AsyncStream.makeStream(of: Void.self)
  private var response: StubbedResponse?
  private(set) var isOver = false
  private var isHandedOver = false
  private var fixtures: (any AnyObject & Sendable)?
  /// A `CURLMsg`: its kind, the handle and the code of the end.
  private let message = UnsafeMutablePointer<Int>.allocate(capacity: 3)

  init?(_ transfer: Transfer, adding call: EntryPoint.Call) {
    guard let loader = transfer.loader, let task = loader.task, let queue = task.workQueue else {
      return nil
    }
    (self.transfer, self.loader, self.task, self.queue) = (transfer, loader, task, queue)
    (network, known, adding) = (transfer.network, transfer.network.task(task), call)
    (message[0], message[1], message[2]) = (1, call[1], 0)
  }

  deinit { message.deallocate() }

  func start() {
    known?.begin(self) ?? begin()
  }

  func begin() {
    // Not under the lock, where the task would not be counted.
    let task = Task(executorPreference: OwnQueues.preferred) { await self.answer(self.request) }
    answering.withLock { $0 = task }
  }

  func cancel() {
    // Whoever is told may need the queue.
    answering.withLock { $0 }.map { answering in DispatchQueue.global().async { answering.cancel() }
    }
  }

  /// Ends the exchange, as Foundation has done with the transfer; returns whether libcurl has it.
  func end() -> Bool {
    isOver = true
    pause.finish()
    cancel()
    let isUnread = Self.ended.withUncheckedLock { ended in
      defer { ended.removeAll { $0 === self } }
      return ended.contains { $0 === self }
    }
    if isUnread { known?.goesOn() }
    known?.end(self)
    // Foundation makes the file when it needs it, at the latest in what it does now.
    if task is URLSessionDownloadTask {
      queue.async {
        if let file: URL = property("$__lazy_storage_$_tempFileURL", of: self.loader) {
          self.network.removeAtEnd { try? FileManager.default.removeItem(at: file) }
        }
      }
    }
    let goesOn = task.state == .suspended || isHandedOver && !isUnread && isFollowed
    if !goesOn { network.forget(task) }
    return isHandedOver
  }

  func unpause() { pause.yield() }

  /// The length of the body, if the response tells it.
  var length: Double? { response?.value(of: "Content-Length").flatMap { Double($0) } }

  /// Whether Foundation may make another request of the task's.
  private var isFollowed: Bool {
    guard let response else { return false }
    return response.status == 401
      || 301...308 ~= response.status && response.value(of: "Location") != nil
  }

  var hasNoBody: Bool { transfer.options[.hasNoBody] == 1 }

  func enqueue(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  func waiting<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    known?.release()
    defer { known?.hold(for: self) }
    return try await body()
  }

  // MARK: The request

  @Sendable private func request() async throws -> URLRequest {
    guard transfer.url.hasPrefix("http") else { throw URLError(.unsupportedURL) }
    let body = try await body()
    return try await inOrder { [self] in
      guard let url = URL(string: transfer.url) else { throw URLError(.badURL) }
      var request = task.currentRequest ?? URLRequest(url: url)
      (request.url, request.httpMethod, request.httpBody) = (url, transfer.method, body)
      request.allHTTPHeaderFields = [:]
      for line in transfer.headers {
        let parts = line.split(maxSplits: 1, omittingEmptySubsequences: false) {
          $0 == ":" || $0 == ";"
        }
        let value = parts.last?.trimmingCharacters(in: .whitespaces) ?? ""
        // A name and a colon alone keep libcurl from adding a header of its own.
        if !value.isEmpty || line.hasSuffix(";") {
          request.setValue(value, forHTTPHeaderField: String(parts[0]))
        }
      }
      return request
    }
  }

  private func body() async throws -> Data? {
    guard transfer.options[.uploads] == 1, transfer.options[.bodySize] != 0 else { return nil }
    var body = Data()
    while true {
      let (part, isEnd) = try await inOrder { [body] in try self.read(after: body.count) }
      body += part
      if isEnd { return body }
      for await _ in pauses { break }
    }
  }

  /// Reads the body until its end, or until Foundation has to wait for the rest.
  private func read(after count: Int) throws -> (Data, isEnd: Bool) {
    var data = Data()
    // A part of a body of unknown length has its length before it.
    let size = Self.largestSent - (transfer.options[.bodySize] == -1 ? 12 : 0)
    var buffer = [UInt8](repeating: 0, count: size)
    while !isOver {
      // A file's end after its size is waited for in vain.
      if count + data.count == transfer.options[.bodySize] { return (data, true) }
      let count = buffer.withUnsafeMutableBytes { call(.read, $0.baseAddress, size) }
      switch count {
      case 0: return (data, true)
      case Self.isPaused: return (data, false)
      case 1...size: data += buffer[..<count]
      default: throw Abort(code: 42)
      }
    }
    throw CancellationError()
  }

  // MARK: The response

  /// The end that libcurl tells of, by its code, if Foundation does not go on.
  private struct Abort: Error { let code: Int }

  func tell(_ response: StubbedResponse) throws {
    self.response = response
    let reason = HTTPURLResponse.localizedString(forStatusCode: response.status)
    let fields = response.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    for line in ["HTTP/1.1 \(response.status) \(reason)"] + fields + [""] {
      try pass(Array("\(line)\r\n".utf8), to: .header)
    }
  }

  func write(_ chunk: Data) throws {
    var rest = chunk[...]
    while !rest.isEmpty {
      try pass(rest.prefix(Self.largest), to: .write)
      rest = rest.dropFirst(Self.largest)
    }
  }

  private func pass(_ bytes: some ContiguousBytes, to callback: Transfer.Option) throws {
    if isOver { throw CancellationError() }
    let isTaken = bytes.withUnsafeBytes {
      call(callback, UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) == $0.count
    }
    if !isTaken { throw Abort(code: 23) }
  }

  private func call(
    _ option: Transfer.Option,
    _ start: UnsafeMutableRawPointer?,
    _ size: Int
  ) -> Int {
    guard let function = transfer.options[option] else { return 0 }
    // SAFETY: Foundation has set such a function, and an object, which is there until it removes
    // the transfer.
    return unsafeBitCast(function, to: Callback.self)(
      start,
      1,
      size,
      transfer.options[.object] ?? 0
    )
  }

  // MARK: The end

  func finish() { handOver(0) }

  /// Has Foundation read the end, which it does when it has added the transfer.
  private func handOver(_ code: Int) {
    guard task.state == .running, isFollowed || known?.ends() != false else { return }
    message[2] = code
    (isHandedOver, fixtures) = (true, Surroundings.own?.fixtures)
    Self.ended.withUncheckedLock { $0.append(self) }
    adding.original()
  }

  /// The end of a transfer of the test that the caller works for; 0 if there is none.
  static func message(of handle: Int) -> Int {
    ended.withUncheckedLock { ended in
      let fixtures = Surroundings.own?.fixtures
      let index = ended.firstIndex { $0.adding[0] == handle && $0.fixtures === fixtures }
      return index.map { Int(bitPattern: ended.remove(at: $0).message) } ?? 0
    }
  }

  /// Fails the task with an error, which need not be one that libcurl has.
  func fail(_ error: any Error) {
    if let abort = error as? Abort { return handOver(abort.code) }
    guard task.state == .running, known?.ends() != false else { return }
    task.fail(with: error)
    loader.stopLoading()
    loader.client?.urlProtocol(loader, didFailWithError: error)
  }
}

extension StubbedResponse {
  fileprivate func value(of field: String) -> String? {
    headers.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
  }
}

extension URLRequest {
  /// The method and the address.
  var line: String { "\(httpMethod ?? "GET") \(url?.absoluteString ?? "")" }

  /// The request as a failed test shows it.
  var text: String {
    let headers = (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    let lines = headers.map { "\($0.key): \($0.value)" }
    let body = httpBody.map { ["", String(decoding: $0.prefix(2_000), as: UTF8.self)] } ?? []
    return ([line] + lines + body).joined(separator: "\n")
  }
}
