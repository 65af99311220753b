/// The form of a named declaration, as the overload that the type checker chose reports it.
///
/// Each overload of `#method` and `#callable` names a macro type of its own, none of which exist:
/// the plugin reads the form from the name, `AsyncCalling1At0Of2ValueMethodMacro`, as
/// `Scripts/Forms/Table.swift` spells it.
struct NamedForm {
  enum Role: String, CaseIterable {
    case value = "ValueMethod"
    case actor = "ActorMethod"
    case object = "Method"
    case callable = "Callable"
  }

  let role: Role
  /// The suffix of the functions that the expansion infers types with.
  let name: String
  private(set) var effects: HandleExpansion.Effects
  let parameters: [Callee.Parameter]
  let isVariadic: Bool
  /// Whether one of its parameters is `sending`; it is not known which.
  let isSending: Bool
  /// Whether the types of the handle are not those of the declaration: no closure that infers its
  /// types has `sending` parameters, and closures that do not escape are `@Sendable` for what
  /// suspends, or region isolation would refuse to pass them on.
  var differs: Bool {
    isSending || effects.isAsync && parameters.contains { $0.isClosure || $0.isAutoclosure }
  }

  /// The place of the type after `for:` in the function's type; nil without one.
  let binding: TypeBinding?

  var isValue: Bool { role == .value }

  /// Reads the name of a macro type; nil if it is the name of no form.
  init?(macro type: String) {
    guard type.hasSuffix("Macro"),
      let role = Role.allCases.first(where: { type.dropLast(5).hasSuffix($0.rawValue) })
    else { return nil }
    self.role = role
    name = String(type.dropLast(5 + role.rawValue.count))
    var words = Words(rest: name[...])
    effects = .init(isAsync: words.take("Async"), isThrowing: words.take("Throwing"))
    guard effects.isAsync || effects.isThrowing || words.take("Plain"),
      let shape = Shape(&words)
    else { return nil }
    effects.isNamed = true
    effects.isOnMain = words.take("OnMain")
    _ = words.take("Async") || words.take("Inheriting")
    binding = words.take("For") ? TypeBinding(&words) : nil
    guard words.rest.isEmpty else { return nil }
    isVariadic = shape.letters.last == "v"
    isSending = shape.isSending
    parameters = shape.parameters(isSent: effects.isAsync || isSending)
  }

  /// One letter for each parameter: `p`lain, `i`nout, `v`ariadic, `a`utoclosure or `c`losure.
  private struct Shape {
    var letters: [Character]
    var isSending = false

    init?(_ words: inout Words) {
      if words.take("Variadic") {
        guard let count = words.number(), count > 0 else { return nil }
        letters = .init(repeating: "p", count: count - 1) + ["v"]
        return
      }
      let special: Character? =
        words.take("Inout")
        ? "i" : words.take("Evaluating") ? "a" : words.take("Calling") ? "c" : nil
      guard let special else {
        isSending = words.take("Sending")
        guard let count = words.number() else { return nil }
        letters = .init(repeating: "p", count: count)
        return
      }
      if special == "c" { guard words.number() != nil, words.take("At") else { return nil } }
      guard let index = words.number(), words.take("Of"), let count = words.number(), index < count
      else { return nil }
      letters = .init(repeating: "p", count: count)
      letters[index] = special
    }

    func parameters(isSent: Bool) -> [Callee.Parameter] {
      letters.map { letter in
        Callee.Parameter(
          isInout: letter == "i",
          isVariadic: letter == "v",
          isAutoclosure: letter == "a",
          isClosure: letter == "c",
          isSent: isSent && letter == "p"
        )
      }
    }
  }

  /// The unread rest of a name.
  struct Words {
    var rest: Substring

    mutating func take(_ word: String) -> Bool {
      guard rest.hasPrefix(word) else { return false }
      rest = rest.dropFirst(word.count)
      return true
    }

    /// Takes a digit.
    mutating func number() -> Int? {
      guard let number = rest.first?.wholeNumberValue else { return nil }
      rest = rest.dropFirst()
      return number
    }
  }
}

/// The place of a type after `for:` in the type of the chosen function.
enum TypeBinding {
  case result
  case parameter(Int)
  /// The parameter is a type.
  case metatype(Int)
  case array(Int)
  case optionalResult
  case arrayResult

  fileprivate init?(_ words: inout NamedForm.Words) {
    if words.take("Result") {
      self = .result
    } else if words.take("OptionalResult") {
      self = .optionalResult
    } else if words.take("ArrayResult") {
      self = .arrayResult
    } else {
      let place =
        words.take("Type") ? Self.metatype : words.take("Array") ? Self.array : Self.parameter
      guard let index = words.number() else { return nil }
      self = place(index)
    }
  }
}
