import Foundation
import FoundationNetworking
import PliantOverriding

extension Network {
  /// One for each way to create a session task; a URL is converted to a request first.
  var scopes: [Scope] {
    [
      scope(Session.data), scope(Session.dataThen), scope(Session.uploadData),
      scope(Session.uploadDataThen), scope(Session.uploadFile), scope(Session.uploadFileThen),
      scope(Session.download), scope(Session.downloadThen), scope(Session.loadData),
      scope(Session.sendData), scope(Session.sendFile),
      Session.dataOf.scope { $0.dataTask(with: URLRequest(url: $1)) },
      Session.dataOfThen.scope { $0.dataTask(with: URLRequest(url: $1), completionHandler: $2) },
      Session.downloadOf.scope { $0.downloadTask(with: URLRequest(url: $1)) },
      Session.downloadOfThen.scope {
        $0.downloadTask(with: URLRequest(url: $1), completionHandler: $2)
      },
      Session.loadDataOf.scope { try await $0.data(for: URLRequest(url: $1), delegate: $2) },
      Session.loadFile.scope { try await Self.file(holding: $0.data(for: $1, delegate: $2)) },
      Session.loadFileOf.scope {
        try await Self.file(holding: $0.data(for: URLRequest(url: $1), delegate: $2))
      },
    ]
  }

  // NB: swift-frontend 6.3.1 rejects a pack of parameters in the function type of a handle.
  private func scope<Made>(_ handle: Method<(URLSession, URLRequest) -> Made>) -> Scope {
    handle.scope(around: { make in { make(self.standIn(for: $0), self.marked($1)) } })
  }

  private func scope<A, Made>(_ handle: Method<(URLSession, URLRequest, A) -> Made>) -> Scope {
    handle.scope(around: { make in { make(self.standIn(for: $0), self.marked($1), $2) } })
  }

  private func scope<A, B, Made>(
    _ handle: Method<(URLSession, URLRequest, A, B) -> Made>
  ) -> Scope {
    handle.scope(around: { make in { make(self.standIn(for: $0), self.marked($1), $2, $3) } })
  }

  private func scope<A, Loaded>(
    _ handle: Method<(URLSession, URLRequest, A) async throws -> Loaded>
  ) -> Scope {
    handle.scope(around: { load in
      { try await load(self.standIn(for: $0), self.marked($1), $2) }
    })
  }

  private func scope<A, B, Loaded>(
    _ handle: Method<(URLSession, URLRequest, A, B) async throws -> Loaded>
  ) -> Scope {
    handle.scope(around: { load in
      { try await load(self.standIn(for: $0), self.marked($1), $2, $3) }
    })
  }

  /// The temporary file that a download leaves.
  private static func file(
    holding loaded: (data: Data, response: URLResponse)
  ) throws -> (URL, URLResponse) {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "PliantDownload-\(UUID().uuidString)")
    try loaded.data.write(to: file)
    return (file, loaded.response)
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
  static let loadData = #method(URLSession.data(for:delegate:))
  static let loadDataOf = #method(URLSession.data(from:delegate:))
  static let loadFile = #method(URLSession.download(for:delegate:))
  static let loadFileOf = #method(URLSession.download(from:delegate:))
  static let sendData = #method(URLSession.upload(for:from:delegate:))
  static let sendFile = #method(URLSession.upload(for:fromFile:delegate:))
}
