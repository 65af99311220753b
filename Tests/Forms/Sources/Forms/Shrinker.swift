import Building
import Foundation

/// Makes a find small by simplifications: first all in one batch, then those that keep it.
struct Shrinker {
  let plan: Plan
  let folder: URL
  let compiler: Compiler

  func shrink(_ form: Form) throws -> (form: Form, reason: String)? {
    guard var reason = try verdicts([form])[0], let wanted = reason.findClass else { return nil }
    var form = form
    while true {
      let single = form.simplifications
      let kept = zip(single, try verdicts(single.map { apply([$0], to: form) }))
        .filter { $0.1?.findClass == wanted }.map(\.0)
      guard !kept.isEmpty else { break }
      let prefixes = kept.indices.map { apply(Array(kept[...$0]), to: form) }
      let together = try verdicts(prefixes)
      let last = together.lastIndex { $0?.findClass == wanted } ?? 0
      guard prefixes[last].length < form.length else { break }
      (form, reason) = (prefixes[last], together[last] ?? reason)
      say("\(form.index): \(last + 1) simplifications")
    }
    guard case .wrong(let text) = reason else { return nil }
    return (form, text)
  }

  private func apply(_ simplifications: [Form.Simplification], to form: Form) -> Form {
    var form = form
    for simplification in simplifications { simplification(&form) }
    return form
  }

  /// Of forms that are built together, under numbers of their own.
  private func verdicts(_ forms: [Form]) throws -> [Verdict?] {
    var plan = plan
    plan.forms = forms.enumerated().map { number, form in form.numbered(number) }
    let verdicts = try Batch(plan: plan, folder: folder, compiler: compiler).verdicts()
    return forms.indices.map { verdicts[$0] }
  }
}
