import AsyncHTTPClient

/// Asks a shop's server for prices, and once more, a little later, where it is busy.
///
/// Nothing in this library knows of Pliant.
public struct Prices: Sendable {
  private let server: String

  public init(server: String) {
    self.server = server
  }

  public func price(of item: String) async throws -> Int {
    let request = HTTPClientRequest(url: "\(server)/prices/\(item)")
    var response = try await HTTPClient.shared.execute(request, timeout: .seconds(5))
    if response.status == .serviceUnavailable {
      let seconds = response.headers.first(name: "Retry-After").flatMap { Int($0) }
      try await Task.sleep(for: .seconds(seconds ?? 1))
      response = try await HTTPClient.shared.execute(request, timeout: .seconds(5))
    }
    let body = try await response.body.collect(upTo: 1_024)
    guard response.status == .ok, let price = Int(String(buffer: body)) else {
      throw NoPrice(item: item, status: response.status.code)
    }
    return price
  }
}

/// Thrown where the server's answer is not a price.
public struct NoPrice: Error, Equatable {
  public var item: String
  public var status: UInt

  public init(item: String, status: UInt) {
    self.item = item
    self.status = status
  }
}
