public import PliantBase
import PliantHooks
import PliantImages

/// Changes what the calls of functions do that are found by their names, while the program runs.
///
/// ```swift
/// let slow = try NamedOverride.start(.delay(.milliseconds(300)), in: .matching("Shop.Cart.load*"))
/// let down = try NamedOverride.start(.fail(Outage()), in: .matching("Shop.Bank.*"), every: 10)
/// let full = try NamedOverride.start(.answer("0"), in: .matching("Shop.Store.stock(of:)"))
/// ```
///
/// For chaos tests and debugging: nothing is compiled for it, so that it needs no handle, and the
/// functions need no preparation. It comes before layers and redefinitions of the same functions,
/// and traces see what callers get. Of several, the newest comes first, and one that fails or
/// answers ends the call. Calls that the optimizer has inlined are not changed.
///
/// While `Override.areEnabled` is false, calls do what they did; `Override.removeAll()` ends it,
/// too. It ends with its last reference. Can be used from any thread.
public final class NamedOverride: Token {
  /// The change of each call.
  public enum Action: Sendable {
    /// They are counted, and do what they did.
    case count
    /// They wait first: the thread does, and of async functions the task, without a thread. A task
    /// that is cancelled goes on at once.
    case delay(Duration)
    /// They throw an error. Only functions that throw errors of any type do.
    case fail(any Error)
    /// They return the value of a text.
    ///
    /// Results may be numbers, `Bool`, `String` and other types that are
    /// `LosslessStringConvertible`, Optionals of them (`nil`), and `Void` (`()`). A text in quotes
    /// is read as Swift does.
    case answer(String)
  }

  /// The action and the selections, as text.
  public let description: String
  private let running: [RunningAction]
  private let isStopped = Guarded(false)

  private init(_ description: String, _ running: [RunningAction]) {
    self.description = description
    self.running = running
  }

  deinit { stop() }

  /// Starts to change the functions of all selections; one call in `every` of each function, and
  /// at most `atMost` of each.
  ///
  /// Throws ``NamedOverrideError`` and changes nothing if no function is selected, or if any of
  /// them cannot do it; an error of the process's policy otherwise. Takes tens of microseconds for
  /// a function that was not traced before.
  public static func start(
    _ action: Action,
    in selections: TraceSelection...,
    excluding excluded: [TraceSelection] = [],
    every: Int = 1,
    atMost: Int? = nil
  ) throws -> NamedOverride {
    try start(action, in: selections, excluding: excluded, every: every, atMost: atMost)
  }

  /// Starts to change the functions of a list of selections.
  public static func start(
    _ action: Action,
    in selections: [TraceSelection],
    excluding excluded: [TraceSelection] = [],
    every: Int = 1,
    atMost: Int? = nil
  ) throws -> NamedOverride {
    let text = selections.map(\.description).joined(separator: ", ")
    try OverridePolicy.require(.all, for: text)
    let changes = try Self.changes(action, of: selections, excluding: excluded)
    let running = changes.map { function, value in
      RunningAction(action, value, of: function, every: max(1, every), atMost: atMost)
    }
    for action in running { action.function.add(action) }
    let override = NamedOverride("\(action.text) in \(text)", running)
    TokenLog.add(owner: override)
    Installed.add(override)
    return override
  }

  /// The hooked functions, each with the value of its answer.
  private static func changes(
    _ action: Action,
    of selections: [TraceSelection],
    excluding excluded: [TraceSelection]
  ) throws -> [(TracedFunction, AnswerValue?)] {
    let text = selections.map(\.description).joined(separator: ", ")
    let all: [FunctionSearch.Found]
    do {
      all = try FunctionSearch.functions(of: selections, excluding: excluded)
        .filter { !$0.name.isClosure || text.contains("closure") }
    } catch TraceError.noMatch(let selection, let nearMisses) {
      throw NamedOverrideError.noMatch(selection: selection, nearMisses: nearMisses)
    }
    let search = SymbolSearch()
    var refusals: [NamedOverrideError.Refusal] = []
    func checked<Result>(_ found: FunctionSearch.Found, _ body: () throws -> Result) -> Result? {
      do { return try body() } catch {
        let reason = (error as? OverrideError)?.reason ?? "\(error)"
        refusals.append(.init(name: found.name.fullName, reason: reason))
        return nil
      }
    }
    let possible = all.compactMap { found in
      checked(found) {
        let code = try Recorder.code(of: found, search)
        return (found, code, try CallEnding(found, code).check(action, found))
      }
    }
    let hooked =
      refusals.isEmpty
      ? possible.compactMap { found, code, value in
        checked(found) { (try Recorder.function(found, code), value) }
      } : []
    guard refusals.isEmpty, !hooked.isEmpty else {
      throw NamedOverrideError.refused(selection: text, action: action.text, refusals: refusals)
    }
    return hooked
  }

  public var isActive: Bool { !isStopped.withLock { $0 } }

  /// Ends it: calls that begin afterwards do what they did.
  ///
  /// Calls that wait go on waiting.
  public func stop() {
    let isFirst = isStopped.withLock { !exchange(&$0, with: true) }
    guard isFirst else { return }
    for action in running { action.function.remove(action) }
  }

  // MARK: - Counts

  /// How often a function was called since the start.
  public struct Count: Sendable, Hashable {
    /// The function's name, with its module.
    public let name: String
    /// The calls that came to the override.
    public let calls: Int
    /// How many of them it changed.
    public let changed: Int
  }

  /// The counts of each function, by name.
  public var counts: [Count] {
    running.map { action in
      Count(name: action.function.fullName, calls: action.calls, changed: action.acted)
    }
  }

  /// The calls of all its functions.
  public var calls: Int { running.map(\.calls).reduce(0, +) }
}

extension NamedOverride.Action {
  fileprivate var text: String {
    switch self {
    case .count: "count"
    case .delay(let time): "delay \(time)"
    case .fail(let error): "fail with \(error)"
    case .answer(let text): "answer \(text)"
    }
  }
}
