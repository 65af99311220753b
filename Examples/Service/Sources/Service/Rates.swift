import Foundation
import FoundationNetworking

/// A currency that the bank has no rate of, or does not answer.
public struct NoRate: Error, Equatable {
  public let currency: String
  public let status: Int
}

/// The bank's exchange rates, asked as clients were written before `async`.
public struct Rates: Sendable {
  private struct Answer: Decodable { let rate: Double }

  public init() {}

  /// Calls `done` with the rate of a currency, on a queue of the session's.
  public func fetch(
    _ currency: String,
    _ done: @escaping @Sendable (Result<Double, any Error>) -> Void
  ) {
    guard let url = URL(string: "https://bank.example.com/rates/\(currency)") else {
      return done(.failure(NoRate(currency: currency, status: 0)))
    }
    URLSession.shared.dataTask(with: url) { data, response, error in
      if let error { return done(.failure(error)) }
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      guard status == 200, let data else {
        return done(.failure(NoRate(currency: currency, status: status)))
      }
      done(Result { try JSONDecoder().decode(Answer.self, from: data).rate })
    }.resume()
  }

  /// Asks up to three times, with a pause of a second and of two in between.
  public func rate(of currency: String) async throws -> Double {
    for pause in 1...2 {
      do {
        return try await once(currency)
      } catch is NoRate {
        try await Task.sleep(for: .seconds(pause))
      }
    }
    return try await once(currency)
  }

  private func once(_ currency: String) async throws -> Double {
    try await withCheckedThrowingContinuation { continuation in
      fetch(currency) { continuation.resume(with: $0) }
    }
  }
}
