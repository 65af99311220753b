import HTTPClient
import Pliant

// One class for each protocol of the library: its requirements, and no code.

@ProxyFor(Transport.self)
final class TransportProxy: Transport {
  func send(_ request: Request) async throws -> Response
}

@ProxyFor(HTTPClientDelegate.self)
final class HTTPClientDelegateProxy: HTTPClientDelegate {
  func client(_ client: HTTPClient, shouldRetry path: String, after error: any Error) -> Bool
  func client(_ client: HTTPClient, didReceive response: Response)
}
