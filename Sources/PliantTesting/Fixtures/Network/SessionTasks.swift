import Foundation
import FoundationNetworking
import PliantBase
import PliantOverriding
import Testing

extension TestNetwork {
  /// One for each way to create a session task; a URL is converted to a request first.
  static let scopes: [Scope] = datas + uploads + downloads + loads + sockets

  // MARK: Tasks

  // NB: swift-frontend 6.3.1 rejects a pack of parameters in the function type of a handle.
  private static var datas: [Scope] {
    [
      Session.data.scope(around: { make in
        { session, request in task(for: request, in: session, make) }
      }),
      Session.dataThen.scope(around: { make in
        { session, request, done in
          let (session, request, _) = replaced(session, request)
          return make(session, request, done)
        }
      }),
      Session.dataOf.scope { $0.dataTask(with: URLRequest(url: $1)) },
      Session.dataOfThen.scope { $0.dataTask(with: URLRequest(url: $1), completionHandler: $2) },
    ]
  }

  private static var uploads: [Scope] {
    [
      Session.uploadData.scope(around: { make in
        { session, request, body in
          let (session, request, _) = replaced(session, request, body: body)
          return make(session, request, body)
        }
      }),
      Session.uploadDataThen.scope(around: { make in
        { session, request, body, done in
          let (session, request, _) = replaced(session, request, body: body)
          return make(session, request, body, done)
        }
      }),
      Session.uploadFile.scope(around: { make in
        { session, request, file in
          let (session, request, _) = replaced(session, request, file: file)
          return make(session, request, file)
        }
      }),
      Session.uploadFileThen.scope(around: { make in
        { session, request, file, done in
          let (session, request, _) = replaced(session, request, file: file)
          return make(session, request, file, done)
        }
      }),
      Session.uploadStream.scope(around: { make in
        { session, request in task(for: request, in: session, make) }
      }),
    ]
  }

  private static var downloads: [Scope] {
    [
      Session.download.scope(around: { make in
        { session, request in
          let (session, request, exchange) = replaced(session, request)
          guard let exchange else { return make(session, request) }
          if let delegate = session.delegate as? any URLSessionDownloadDelegate {
            exchange.download.withLock { $0 = .delegate(delegate, of: session) }
          }
          return make(exchange.network.downloads, request)
        }
      }),
      Session.downloadThen.scope(around: { make in
        { session, request, done in
          let (session, request, exchange) = replaced(session, request)
          guard let exchange else { return make(session, request, done) }
          exchange.download.withLock { $0 = .handler(done, on: session.delegateQueue) }
          // It has a handler that does nothing: the exchange calls the test's.
          return make(exchange.network.downloads, request) { _, _, _ in }
        }
      }),
      Session.downloadOf.scope { $0.downloadTask(with: URLRequest(url: $1)) },
      Session.downloadOfThen.scope {
        $0.downloadTask(with: URLRequest(url: $1), completionHandler: $2)
      },
    ]
  }

  // MARK: Async methods

  private static var loads: [Scope] {
    [
      Session.loadData.scope(around: { load in
        { session, request, delegate in
          let (session, request, _) = replaced(session, request)
          return try await load(session, request, delegate)
        }
      }),
      Session.loadDataOf.scope { try await $0.data(for: URLRequest(url: $1), delegate: $2) },
      Session.loadFile.scope(around: { load in
        { session, request, delegate in
          guard local != nil else { return try await load(session, request, delegate) }
          let (data, response) = try await session.data(for: request, delegate: delegate)
          return (try file(holding: data), response)
        }
      }),
      Session.loadFileOf.scope { try await $0.download(for: URLRequest(url: $1), delegate: $2) },
      Session.sendData.scope(around: { send in
        { session, request, body, delegate in
          let (session, request, _) = replaced(session, request, body: body)
          return try await send(session, request, body, delegate)
        }
      }),
      Session.sendFile.scope(around: { send in
        { session, request, file, delegate in
          let (session, request, _) = replaced(session, request, file: file)
          return try await send(session, request, file, delegate)
        }
      }),
    ]
  }

  private static func task<Made>(
    for request: URLRequest,
    in session: URLSession,
    _ make: (URLSession, URLRequest) -> Made
  ) -> Made {
    let (session, request, _) = replaced(session, request)
    return make(session, request)
  }

  /// The session and the request to use; as they are, with no exchange, if there is no network of
  /// the test's, or if the request is in it already.
  private static func replaced(
    _ session: URLSession,
    _ request: URLRequest,
    body: Data? = nil,
    file: URL? = nil
  ) -> (session: URLSession, request: URLRequest, exchange: Exchange?) {
    guard let local, Exchange.of(request) == nil else { return (session, request, nil) }
    let standIn = local.standIn(for: session)
    let (marked, exchange) = local.marked(request, in: standIn, body: body, file: file)
    return (standIn, marked, exchange)
  }

  /// The temporary file that a download leaves.
  static func file(holding data: Data) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "PliantDownload-\(UUID().uuidString)")
    try data.write(to: file)
    return file
  }

  // MARK: Web sockets

  private static var sockets: [Scope] {
    [
      Session.socket.scope(around: { make in
        { session, request in
          if local != nil { refuseSocket(request.url) }
          let task = make(session, request)
          if local != nil { task.cancel() }
          return task
        }
      }),
      Session.socketOf.scope { $0.webSocketTask(with: URLRequest(url: $1)) },
      Session.socketFor.scope { session, url, _ in
        session.webSocketTask(with: URLRequest(url: url))
      },
    ]
  }

  private static func refuseSocket(_ url: URL?) {
    Issue.record(FixtureError.webSocket(url?.absoluteString ?? ""))
  }
}

/// The methods that create session tasks.
private enum Session {
  typealias Done<Value> = @Sendable (Value?, URLResponse?, (any Error)?) -> Void

  static let data = #method(
    URLSession.dataTask(with:) as (URLSession) -> (URLRequest) -> URLSessionDataTask
  )
  static let dataThen = #method(
    URLSession.dataTask(with:completionHandler:)
      as (URLSession) -> (URLRequest, @escaping Done<Data>) -> URLSessionDataTask
  )
  static let dataOf = #method(
    URLSession.dataTask(with:) as (URLSession) -> (URL) -> URLSessionDataTask
  )
  static let dataOfThen = #method(
    URLSession.dataTask(with:completionHandler:)
      as (URLSession) -> (URL, @escaping Done<Data>) -> URLSessionDataTask
  )
  static let uploadData = #method(URLSession.uploadTask(with:from:))
  static let uploadDataThen = #method(URLSession.uploadTask(with:from:completionHandler:))
  static let uploadFile = #method(URLSession.uploadTask(with:fromFile:))
  static let uploadFileThen = #method(URLSession.uploadTask(with:fromFile:completionHandler:))
  static let download = #method(
    URLSession.downloadTask(with:) as (URLSession) -> (URLRequest) -> URLSessionDownloadTask
  )
  static let downloadThen = #method(
    URLSession.downloadTask(with:completionHandler:)
      as (URLSession) -> (URLRequest, @escaping Done<URL>) -> URLSessionDownloadTask
  )
  static let downloadOf = #method(
    URLSession.downloadTask(with:) as (URLSession) -> (URL) -> URLSessionDownloadTask
  )
  static let downloadOfThen = #method(
    URLSession.downloadTask(with:completionHandler:)
      as (URLSession) -> (URL, @escaping Done<URL>) -> URLSessionDownloadTask
  )
  static let uploadStream = #method(URLSession.uploadTask(withStreamedRequest:))
  static let socket = #method(
    URLSession.webSocketTask(with:) as (URLSession) -> (URLRequest) -> URLSessionWebSocketTask
  )
  static let socketOf = #method(
    URLSession.webSocketTask(with:) as (URLSession) -> (URL) -> URLSessionWebSocketTask
  )
  static let socketFor = #method(URLSession.webSocketTask(with:protocols:))
  static let loadData = #method(URLSession.data(for:delegate:))
  static let loadDataOf = #method(URLSession.data(from:delegate:))
  static let loadFile = #method(URLSession.download(for:delegate:))
  static let loadFileOf = #method(URLSession.download(from:delegate:))
  static let sendData = #method(URLSession.upload(for:from:delegate:))
  static let sendFile = #method(URLSession.upload(for:fromFile:delegate:))
}
