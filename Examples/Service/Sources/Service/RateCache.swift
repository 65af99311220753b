import Dispatch
import Foundation

/// The rates that were asked for, which are good for ten minutes.
///
/// A queue of its own guards them.
public final class RateCache: @unchecked Sendable {
  private struct Entry {
    let rate: Double
    let expires: Date
  }

  private let rates: Rates
  private let queue = DispatchQueue(label: "shop.rates")
  private var entries: [String: Entry] = [:]

  public init(_ rates: Rates = Rates()) { self.rates = rates }

  public func rate(of currency: String) async throws -> Double {
    if let known = await known(currency) { return known }
    let rate = try await rates.rate(of: currency)
    queue.async {
      self.entries[currency] = Entry(rate: rate, expires: Date().addingTimeInterval(600))
    }
    return rate
  }

  private func known(_ currency: String) async -> Double? {
    await withCheckedContinuation { continuation in
      queue.async {
        let entry = self.entries[currency]
        continuation.resume(returning: entry.flatMap { $0.expires > Date() ? $0.rate : nil })
      }
    }
  }
}
