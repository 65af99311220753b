import Foundation

/// How many forms came out how.
struct Report {
  struct Row: CustomStringConvertible {
    private(set) var right = 0, refused = 0, wrong = 0
    private var handle = 0, use = 0, declaration = 0

    mutating func count(_ verdict: Verdict) {
      switch verdict {
      case .right: right += 1
      case .refused: refused += 1
      case .wrong: wrong += 1
      case .unbuildable(.handle, _): handle += 1
      case .unbuildable(.use, _): use += 1
      case .unbuildable(.declaration, _): declaration += 1
      }
    }

    private var all: Int { right + refused + wrong + handle + use + declaration }

    fileprivate var cells: String {
      [all, right, refused, wrong, handle, use, declaration].map { "\($0)" }
        .joined(separator: " | ")
    }

    fileprivate var sentence: String {
      "\(all) forms: \(right) right, \(refused) refused, \(wrong) wrong, "
        + "\(handle + use + declaration) not built."
    }

    var description: String {
      "\(right) right, \(refused) refused, \(wrong) wrong, not built \(handle) handles, "
        + "\(use) uses, \(declaration) declarations"
    }
  }

  /// By kind and holder.
  private var kinds: [String: Row] = [:]
  private var builds: [String: Row] = [:]
  private var total = Row()
  private var reasons: [String: [Int]] = [:]

  var wrong: Int { total.wrong }

  mutating func add(_ form: Form, _ build: Build, _ verdict: Verdict, example: Int) {
    let kind =
      form.kind.rawValue + (form.holder == .none ? "" : ", \(form.holder.rawValue)")
      + (form.isBySymbol ? ", by symbol" : "")
    kinds[kind, default: Row()].count(verdict)
    builds[build.name, default: Row()].count(verdict)
    total.count(verdict)
    switch verdict {
    case .right: break
    case .refused(let step, let error, let description):
      reasons["refused | \(step): \(error): \(Verdict.normalized(description))", default: []]
        .append(example)
    case .unbuildable(let part, let reason):
      reasons["\(part.rawValue) not built | \(Verdict.normalized(reason))", default: []].append(
        example
      )
    case .wrong:
      reasons["wrong | \(verdict.findClass ?? "")", default: []].append(example)
    }
  }

  private static let columns =
    "forms | right | refused | wrong | handle not built | use not built | declaration not built"

  private func table(_ head: String, _ rows: [String: Row]) -> String {
    let lines = rows.sorted { $0.key < $1.key }.map { "| \($0.key) | \($0.value.cells) |" }
    let rule = String(repeating: " --- |", count: Self.columns.split(separator: "|").count)
    return """
      | \(head) | \(Self.columns) |
      | --- |\(rule)
      \(lines.joined(separator: "\n"))
      | all | \(total.cells) |
      """
  }

  /// For the one who runs it.
  var markdown: String {
    let order = reasons.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return """
      \(table("declaration", kinds))

      \(table("build", builds))

      | what | reason | forms | of which |
      | --- | --- | --- | --- |
      \(order.map(line).joined(separator: "\n"))
      """
  }

  private func line(_ reason: String, _ forms: [Int]) -> String {
    let examples = forms.prefix(3).map { "\($0)" }.joined(separator: ", ")
    return "| \(reason.replacing("\n", with: " ")) | \(forms.count) | \(examples) |"
  }

  /// The sums, between the markers of a page, or into a file of its own.
  func write(to file: URL) throws {
    let (begin, end) = ("<!-- forms: begin -->", "<!-- forms: end -->")
    let text = try? String(contentsOf: file, encoding: .utf8)
    guard let text, let first = text.range(of: begin), let last = text.range(of: end) else {
      try "\(begin)\n\(total.sentence)\n\(end)\n".write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let new = text[..<first.upperBound] + "\n\(total.sentence)\n" + text[last.lowerBound...]
    try String(new).write(to: file, atomically: true, encoding: .utf8)
  }
}
