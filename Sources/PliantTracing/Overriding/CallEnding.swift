import CPliant
import PliantHooks
import PliantImages

/// The facts about a function that are needed to end its calls in its place.
struct CallEnding {
  /// The arguments that the function frees.
  private(set) var owned: [pliant_argument] = []
  /// Where it returns its result.
  let answer: pliant_argument
  private let type: Any.Type?
  private let plan: CallPlan
  /// Why its calls cannot end, as a part of a sentence.
  private var obstacle: String?
  /// Why its calls cannot be suspended before they begin.
  private var delayObstacle: String?

  init(_ found: FunctionSearch.Found, _ code: TraceableCode) {
    plan = CallPlan(found, code)
    let symbol = found.name.symbol
    type = symbol.flatMap { $0.kind == .setter ? Void.self : TypeLookup.type($0.result) }
    let place = type.flatMap { CallPlan.place(ofResult: $0, isAsync: found.isAsync) }
    answer = place ?? .unread
    switch symbol {
    case nil:
      obstacle = "its signature is not known"
      delayObstacle = found.isAsync ? obstacle : nil
    case _ where found.name.isClosure:
      obstacle = "it is a closure, which returns as its caller wants it"
      delayObstacle = found.isAsync ? obstacle : nil
    case let symbol? where symbol.kind.isCoroutine:
      obstacle = "it lends a place in memory to its caller"
    case let symbol?:
      if !code.hasKnownArguments { obstacle = "the optimizer may have changed how it is called" }
      if place == nil, type != nil { obstacle = "it is not known how it returns its result" }
      if found.isAsync, mayUseStack(symbol, found) {
        obstacle = obstacle ?? "it may take arguments on the stack, which it would free"
        delayObstacle = "it may take arguments on the stack, which are lost when it is suspended"
      }
      addOwned(of: symbol)
      if Self.mayConsumeReceiver(symbol, found) {
        obstacle = obstacle ?? "nothing tells whether it consumes its value, which would leak"
      }
    }
  }

  /// Whether a method may be `consuming`, which symbols do not say, and its value needs freeing.
  ///
  /// No one writes so in a class.
  private static func mayConsumeReceiver(
    _ symbol: MemberSymbol,
    _ found: FunctionSearch.Found
  ) -> Bool {
    guard symbol.kind == .method, symbol.isCalledOnInstance else { return false }
    guard let type = TypeLookup.type(found.name.owner) else { return !found.isInClass }
    return TypeKind(of: type) != .class && !TypeFacts.layout(of: type).isPlain
  }

  /// Whether an async function's arguments may not all be in registers.
  private func mayUseStack(_ symbol: MemberSymbol, _ found: FunctionSearch.Found) -> Bool {
    guard plan.arePlaced, !symbol.usesGenericParameters,
      let receiver = CallPlan.receiverWords(of: symbol, found)
    else { return true }
    let ends = plan.places.flatMap { $0.ends }
    guard ends.allSatisfy({ $0 <= Int(PLIANT_ON_STACK) }) else { return true }
    let count = Int(pliant_argument_register_count)
    let used = ends.filter { $0 <= 8 * count }.max() ?? 0
    // Without arguments, the plan does not tell of an indirect result and the caller's actor.
    return used / 8 + receiver + (symbol.parameters.isEmpty ? 3 : 0) > count
  }

  private mutating func addOwned(of symbol: MemberSymbol) {
    let ownerships = symbol.ownedParameters
    for (index, text) in symbol.parameters.enumerated()
    where ownerships[index] == .owned || text.hasPrefix("sending ") {
      let type = TypeLookup.type(text)
      if let type, TypeFacts.layout(of: type).isPlain { continue }
      guard type != nil, index < plan.places.count, plan.places[index].count > 0 else {
        obstacle = obstacle ?? "it frees '\(ReadableText.type(text))', which is not understood"
        return
      }
      owned.append(plan.places[index])
    }
  }

  /// Throws if the function does not allow an action, and returns the value that it is to answer.
  func check(
    _ action: NamedOverride.Action,
    _ found: FunctionSearch.Found
  ) throws -> AnswerValue? {
    func refuse(_ reason: String?) throws {
      if let reason { throw ActionRefusal(description: reason) }
    }
    switch action {
    case .count: return nil
    case .delay:
      try refuse(delayObstacle)
      if found.isAsync { AsyncDelay.allow() }
      return nil
    case .fail:
      try refuse(failure(of: found) ?? obstacle)
      return nil
    case .answer(let text):
      try refuse(obstacle)
      let name = ReadableText.type(found.name.symbol?.result ?? "()")
      guard let type, AnswerValue.canRead(type) else {
        throw ActionRefusal(description: "no text can be its result '\(name)'")
      }
      guard let value = AnswerValue(text, as: type) else {
        throw ActionRefusal(description: "'\(text)' is no '\(name)'")
      }
      return value
    }
  }

  /// Why it cannot fail with any error.
  private func failure(of found: FunctionSearch.Found) -> String? {
    guard let symbol = found.name.symbol else { return nil }
    switch plan.errors {
    case PLIANT_TYPED_ERRORS: return "it throws errors of one type alone"
    case PLIANT_ANY_ERRORS where symbol.parameters.contains { $0.contains("throws") }:
      return "its name does not tell whether it rethrows what a closure throws, and no more"
    case PLIANT_ANY_ERRORS: return nil
    default:
      return symbol.kind == .getter && !found.isWritable
        ? "a getter's name does not tell whether it throws" : "it does not throw"
    }
  }
}

extension pliant_argument {
  /// Where its pieces' words end.
  fileprivate var ends: [Int] {
    let all = [pieces.0, pieces.1, pieces.2, pieces.3]
    return all.prefix(Int(count)).map { Int($0.place) + 8 }
  }
}

/// Why a function does not allow an action, as a part of a sentence.
private struct ActionRefusal: Error, CustomStringConvertible { let description: String }
