import Pliant
import Shared

extension Replaced {
  @_dynamicReplacement(for:before())
  func replacedBefore() -> String { "program(\(before()))" }

  @_dynamicReplacement(for:deaf())
  func replacedDeaf() -> String { "program" }

  @_dynamicReplacement(for:twice())
  func replacedTwice() -> String { "program(\(twice()))" }
}

extension Interplay {
  /// `@_dynamicReplacement` by the program itself, before and after Pliant overrides the same method.
  static func replacements() {
    var kept: [Override] = []
    defer { for override in kept { override.stop() } }
    let replaced = opaque(Replaced())
    let (before, after) = (#method(Replaced.before), #method(Replaced.after))
    let (twice, other) = (#method(Replaced.twice), #method(Replaced.other))
    func wrap(_ method: Method<(Replaced) -> String>, _ key: String = "pliant") throws {
      try method.wrap(on: replaced, key: key) { layer in
        { replaced in "\(key)(\(layer.next(replaced)))" }
      }
    }

    attempt("over a replacement") {
      try wrap(before)
      return replaced.before()
    }
    attempt("removed") {
      before.removeOverride(on: replaced, key: "pliant")
      return replaced.before()
    }
    // A replacement that never calls its original leaves nothing for the next method to find.
    attempt("over a replacement that calls nothing") {
      kept.append(try other.override(onAll: Replaced.self, key: "pliant") { _ in "overridden" })
      try #method(Replaced.deaf).wrap(on: replaced) { layer in
        { replaced in "pliant(\(layer.next(replaced)))" }
      }
      return "\(replaced.deaf()) \(replaced.other()) \(replaced.other())"
    }
    attempt("before a replacement is loaded") {
      for method in [after, twice] { try wrap(method) }
      return "\(replaced.after()) \(replaced.twice())"
    }
    _ = load("Replacing")
    attempt("after it was") { replaced.after() }
    attempt("with one more layer") {
      for method in [after, twice] { try wrap(method, "more") }
      return "\(replaced.after()) \(replaced.twice())"
    }
    attempt("removed") {
      for method in [after, twice] {
        method.removeOverride(on: replaced, key: "pliant")
        method.removeOverride(on: replaced, key: "more")
      }
      return "\(replaced.after()) \(replaced.twice())"
    }
    attempt("and nothing else") { "\(replaced.other()) \(opaque(Replaced()).after())" }
  }
}
