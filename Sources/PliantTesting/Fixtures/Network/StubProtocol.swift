import Foundation
import FoundationNetworking
import PliantBase

/// Answers the requests of sessions that replace others.
final class StubProtocol: URLProtocol {
  /// Whether the request has ended, so that the session must not receive anything else.
  private let isStopped = Guarded(false)
  private let exchange = Guarded<Exchange?>(nil)

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let exchange = Exchange.of(request) else { return fail(URLError(.cancelled)) }
    self.exchange.withLock { $0 = exchange }
    exchange.begin(Loading(request: self))
  }

  override func stopLoading() {
    isStopped.withLock { $0 = true }
    exchange.withLock { $0 }?.end()
  }

  /// The request without the header, with the bytes of its body's stream.
  var wholeRequest: URLRequest {
    var request = request
    request.setValue(nil, forHTTPHeaderField: Exchange.header)
    if request.httpBody == nil, let stream = request.httpBodyStream ?? streamOfDelegate {
      request.httpBody = Data(reading: stream)
    }
    return request
  }

  private var streamOfDelegate: InputStream? {
    guard let task = task as? URLSessionUploadTask,
      let session = exchange.withLock({ $0 })?.session,
      let delegate = session.delegate as? any URLSessionTaskDelegate
    else { return nil }
    nonisolated(unsafe) var stream: InputStream?
    delegate.urlSession(session, task: task) { stream = $0 }
    return stream
  }

  // MARK: Responses

  func response(of stubbed: StubbedResponse, to request: URLRequest) throws -> HTTPURLResponse {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url,
        statusCode: stubbed.status,
        httpVersion: "HTTP/1.1",
        headerFields: stubbed.headers
      )
    else { throw URLError(.badServerResponse) }
    let storage = exchange.withLock { $0 }?.session.configuration.httpCookieStorage
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: stubbed.headers, for: url)
    storage?.setCookies(cookies, for: url, mainDocumentURL: nil)
    return response
  }

  /// Returns the request that a response redirects to; nil if it is not a redirection, or if the
  /// session's delegate does not follow it.
  func redirection(
    by stubbed: StubbedResponse,
    from request: URLRequest
  ) async throws -> URLRequest? {
    guard [301, 302, 303, 307, 308].contains(stubbed.status),
      let place = stubbed.headers.first(where: { $0.key.lowercased() == "location" })?.value,
      let url = URL(string: place, relativeTo: request.url)
    else { return nil }
    var next = request
    next.url = url.absoluteURL
    let becomesGet = stubbed.status == 303 || stubbed.status < 303 && request.httpMethod == "POST"
    if becomesGet, request.httpMethod != "HEAD" {
      next.httpMethod = "GET"
      next.httpBody = nil
    }
    guard let task, let session = exchange.withLock({ $0 })?.session,
      let delegate = session.delegate as? any URLSessionTaskDelegate
    else { return next }
    let response = try response(of: stubbed, to: request)
    return await withCheckedContinuation { continuation in
      delegate.urlSession(
        session,
        task: task,
        willPerformHTTPRedirection: response,
        newRequest: next
      ) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Client

  private var isRunning: Bool { !isStopped.withLock { $0 } && task?.state != .canceling }

  func begin(_ response: URLResponse) {
    guard isRunning else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
  }

  func load(_ chunk: Data) {
    guard isRunning, !(task is URLSessionDownloadTask) else { return }
    client?.urlProtocol(self, didLoad: chunk)
  }

  func finish(_ response: URLResponse, _ body: Data) {
    end {
      if let task = task as? URLSessionDownloadTask {
        do {
          download(try TestNetwork.file(holding: body), response, nil, of: task)
        } catch {
          download(nil, nil, error, of: task)
        }
      }
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  func fail(_ error: any Error) {
    end {
      if let task = task as? URLSessionDownloadTask { download(nil, nil, error, of: task) }
      client?.urlProtocol(self, didFailWithError: error)
    }
  }

  /// Ends the request by calling its client, unless it has ended or was stopped.
  private func end(_ body: () -> Void) {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    if isFirst { body() }
  }

  /// Has the test told of a download: its task belongs to a session that tells nobody.
  private func download(
    _ file: URL?,
    _ response: URLResponse?,
    _ error: (any Error)?,
    of task: URLSessionDownloadTask
  ) {
    switch exchange.withLock({ $0 })?.download.withLock({ $0 }) {
    case .handler(let handler, let queue):
      queue.addOperation { handler(file, response, error) }
    case .delegate(let delegate, let session):
      session.delegateQueue.addOperation {
        if let file {
          delegate.urlSession(session, downloadTask: task, didFinishDownloadingTo: file)
        }
        delegate.urlSession(session, task: task, didCompleteWithError: error)
      }
    case nil: break
    }
  }
}

extension Data {
  /// Reads a stream to its end.
  fileprivate init(reading stream: InputStream) {
    self.init()
    stream.open()
    defer { stream.close() }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return }
      append(contentsOf: buffer[..<count])
    }
  }
}

/// A request that a session loads.
struct Loading: @unchecked Sendable {
  // SAFETY: the session starts it once, its client can be called on any thread, and its state is
  // guarded.
  let request: StubProtocol
}
