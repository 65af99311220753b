#if Console
import PliantBase
import PliantTracing

/// Asks that calls of a function return the value of a text, wait, or throw an error of a text.
struct OverrideRequest: Decodable {
  enum Action: String, Decodable {
    case answer, delay, fail
  }

  let function: Int
  let action: Action
  var text: String?
  var milliseconds: Int?
  /// Only one call in so many is changed.
  var every: Int?
}

/// Asks for overrides by number; nil for all.
struct OverridesRequest: Decodable {
  let overrides: [Int]?
}

/// The functions that pages have overridden.
struct OverridesMessage: Encodable {
  let overrides: [Item]

  struct Item: Encodable {
    let id: Int
    let function: Int
    let module: String
    let name: String
    let action: String
    let text: String
    let calls: Int
    let changed: Int
  }
}

/// The error that overridden functions throw.
private struct ConsoleFailure: Error, CustomStringConvertible {
  let description: String
}

/// The overrides that pages have started; they end with the console.
final class PageOverrides: Sendable {
  private let state = Guarded(PageTokens<Entry>())

  private struct Entry: Sendable {
    let function: FunctionCatalog.Function
    let request: OverrideRequest
    let override: NamedOverride
  }

  private static let most = 64
  private static let longestDelay = 60_000

  /// Overrides a function, and returns the override's number.
  func start(
    _ request: OverrideRequest,
    of function: FunctionCatalog.Function,
    _ selection: TraceSelection
  ) throws(HTTPError) -> Int {
    guard state.withLock({ !$0.isOver && $0.entries.count < Self.most }) else {
      throw .conflict("\(Self.most) functions are overridden here already: stop some")
    }
    let action = try action(of: request)
    let every = min(max(request.every ?? 1, 1), 1_000_000)
    let override: NamedOverride
    do {
      override = try NamedOverride.start(action, in: selection, every: every)
    } catch {
      throw .conflict("\(error)")
    }
    let entry = Entry(function: function, request: request, override: override)
    guard let number = state.withLock({ $0.add { _ in entry } }) else {
      override.stop()
      throw .conflict("the console has stopped")
    }
    return number
  }

  private func action(of request: OverrideRequest) throws(HTTPError) -> NamedOverride.Action {
    switch request.action {
    case .answer: return .answer(request.text ?? "")
    case .fail: return .fail(ConsoleFailure(description: request.text ?? "the console's error"))
    case .delay:
      guard let time = request.milliseconds, (1...Self.longestDelay).contains(time) else {
        throw .malformed("a delay has 1 to \(Self.longestDelay) milliseconds")
      }
      return .delay(.milliseconds(time))
    }
  }

  /// Stops the overrides of these numbers, or all of them.
  func stop(_ numbers: [Int]?) {
    for entry in state.withLock({ $0.remove(numbers) }) { entry.override.stop() }
  }

  /// Stops all, and prevents new ones.
  func stopAll() {
    for entry in state.withLock({ $0.end() }) { entry.override.stop() }
  }

  /// The number of calls of each override, by a text that names it.
  var callCounts: [String: UInt64] {
    state.withLock { $0.entries }.reduce(into: [:]) { counts, entry in
      let calls = entry.value.override.counts.map(\.calls).reduce(0, +)
      counts["override \(entry.key)"] = UInt64(calls)
    }
  }

  var message: OverridesMessage {
    let all = state.withLock { $0.entries }.sorted { $0.key < $1.key }
    return OverridesMessage(
      overrides: all.map { number, entry in
        let counts = entry.override.counts
        return OverridesMessage.Item(
          id: number,
          function: entry.function.id,
          module: entry.function.module,
          name: entry.function.name,
          action: entry.request.action.rawValue,
          text: entry.request.milliseconds.map { "\($0) ms" } ?? entry.request.text ?? "",
          calls: counts.map(\.calls).reduce(0, +),
          changed: counts.map(\.changed).reduce(0, +)
        )
      }
    )
  }
}
#endif
